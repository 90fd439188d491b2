import type { ClientMessageOf, ServerMessage, State, Update } from '@souk/protocol';

interface Watch {
  /** The number of the last thing that was told; undefined: nothing yet. */
  seq: number | undefined;
  /** Whether the host was asked for the match and has said nothing of it since. */
  isUnanswered: boolean;
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
  add(match: string, since?: number): void {
    this.#watches.set(match, { seq: since, isUnanswered: false, isRefreshing: false });
  }

  delete(match: string): void {
    this.#watches.delete(match);
  }

  /** What the host is to be asked for over this connection, of one match or of all. */
  requests(...matches: readonly string[]): ClientMessageOf<'watch'>[] {
    const all = [...this.#watches];
    return (matches.length === 0 ? all : all.filter(([match]) => matches.includes(match))).map(([match, watch]) => {
      const { seq, isUnanswered } = watch;
      watch.isUnanswered = true;
      watch.isRefreshing = false;
      // Who got no answer the last time may have missed more than can be sent in one go, and takes a fresh state.
      return { type: 'watch', match, ...(seq === undefined || isUnanswered ? {} : { since: seq }) };
    });
  }

  /** Forgets how far matches have been told: all of them will begin with a fresh state. */
  forget(): void {
    for (const watch of this.#watches.values()) watch.seq = undefined;
  }

  hear(message: ServerMessage): void {
    const watch = this.#watches.get(matchOf(message) ?? '');
    if (watch !== undefined) watch.isUnanswered = false;
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
