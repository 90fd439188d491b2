import type { AddressedEvent, GameTypes, LoggedMove, Match, Seat } from '@souk/kernel';

/** What entries do to a match: it plays moves and takes them back. */
export type MoveTarget = Pick<Match<GameTypes>, 'length' | 'play' | 'undoTo'>;

export const NOTHING: readonly AddressedEvent<GameTypes['Event']>[] = [];

/** The moves that a log leads to, without playing them. */
export class MoveCollector implements MoveTarget {
  moves: LoggedMove[] = [];

  get length(): number {
    return this.moves.length;
  }
  play(seat: Seat, code: number, time: number): typeof NOTHING {
    this.moves.push([seat, code, time]);
    return NOTHING;
  }
  undoTo(length: number): void {
    this.moves = this.moves.slice(0, length);
  }
}
