export type SendKind = 'move' | 'undo' | 'answer-undo';

interface Unanswered {
  readonly kind: SendKind;
  /** The number that a move stands by, from when the host has said so until it is seen here. */
  acknowledged: number | undefined;
}

/** Sends that are not done with: moves until they are seen, all others until the host has acknowledged them. */
export class UnansweredSends {
  readonly #sends = new Set<Unanswered>();

  get hasMove(): boolean {
    return [...this.#sends].some(({ kind }) => kind === 'move');
  }

  add(kind: SendKind): Unanswered {
    const send: Unanswered = { kind, acknowledged: undefined };
    this.#sends.add(send);
    return send;
  }

  delete(send: Unanswered): boolean {
    return this.#sends.delete(send);
  }

  /** The entry of a send has the number `seq`; up to `seen`, entries are seen here already. */
  acknowledge(send: Unanswered, seq: number, seen: number): void {
    send.acknowledged = seq;
    if (send.kind !== 'move' || seq <= seen) this.#sends.delete(send);
  }

  /** Entries up to this number are seen here. */
  see(seq: number): void {
    for (const send of this.#sends) {
      if (send.acknowledged !== undefined && send.acknowledged <= seq) this.#sends.delete(send);
    }
  }

  forgetMoves(): void {
    for (const send of this.#sends) if (send.kind === 'move') this.#sends.delete(send);
  }
}
