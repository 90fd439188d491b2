import type { ClientMessageOf, ServerMessage, State, Update } from '@souk/protocol';

interface Watch {
  /** The number of the last thing that was told; undefined: nothing yet. */
  seq: number | undefined;
  /** Whether the host has said anything of the match since it was last asked for it. */
  isAnswered: boolean;
  /** Whether a fresh state has been asked for because numbers were missing. */
  isRefreshing: boolean;
}

const matchOf = (message: ServerMessage): string | undefined => {
  if (message.type === 'table') return message.table.id;
  return 'match' in message ? message.match : undefined;
};

/** The matches that are watched and how far each has been told, so that nothing is told twice and nothing left out. */
export class Watches {
  readonly #watches = new Map<string, Watch>();

  /** From after this number if it is given, or from a fresh state. */
  add(match: string, since?: number): ClientMessageOf<'watch'> {
    this.#watches.set(match, { seq: since, isAnswered: false, isRefreshing: false });
    return { type: 'watch', match, ...(since === undefined ? {} : { since }) };
  }

  delete(match: string): void {
    this.#watches.delete(match);
  }

  /** What has to be asked for over a new connection. */
  resume(): ClientMessageOf<'watch'>[] {
    return [...this.#watches].map(([match, watch]) => {
      const { seq, isAnswered } = watch;
      // Who got no answer the last time may have missed more than can be sent in one go, and takes a fresh state.
      const since = isAnswered && seq !== undefined ? { since: seq } : {};
      watch.isAnswered = false;
      watch.isRefreshing = false;
      return { type: 'watch', match, ...since };
    });
  }

  /** Forgets how far matches have been told: all of them will begin with a fresh state. */
  forget(): void {
    for (const watch of this.#watches.values()) watch.seq = undefined;
  }

  hear(message: ServerMessage): void {
    const watch = this.#watches.get(matchOf(message) ?? '');
    if (watch !== undefined) watch.isAnswered = true;
  }

  /** Whether to tell this now; `gap`: numbers are missing, and a fresh state is to be asked for. */
  take(message: State | Update): 'tell' | 'drop' | 'gap' {
    const watch = this.#watches.get(message.match);
    if (watch === undefined) return 'drop';
    if (message.type === 'update' && watch.seq !== undefined) {
      if (message.seq <= watch.seq) return 'drop';
      if (message.seq > watch.seq + 1) {
        if (watch.isRefreshing) return 'drop';
        watch.isRefreshing = true;
        return 'gap';
      }
    }
    watch.seq = message.seq;
    watch.isRefreshing = false;
    return 'tell';
  }
}
