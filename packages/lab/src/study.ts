import type { Game, GameTypes, Outcome, Seat } from '@souk/kernel';
import type { Figure } from './figures.js';
import type { Sheet } from './sheet.js';

/**
 * Wins are counted in sixtieths: however many share one, up to six, it comes to a whole number, and sums of
 * whole numbers are exact in any order.
 */
export const WHOLE_WIN = 60;

/** How a game ended, as studies count it. */
export interface Ending {
  readonly outcome: Outcome;
  /** By seat: its part of the win, in sixtieths. */
  readonly wins: readonly number[];
}

/** Follows one game after the other. */
export interface Watcher<T extends GameTypes = GameTypes> {
  /** A game begins. The state goes on changing and may be looked at any time. */
  begin(state: T['State']): void;
  /** Everything that happens, in full: what single seats were told, too. */
  hear(event: T['Event']): void;
  end(state: T['State'], ending: Ending): void;
}

/** What a designer asks of one game. */
export interface Study<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** Who comes first in the first round; the others follow clockwise. */
  firstPlayer(state: T['State']): Seat;
  /** Watches games played at a table of this many seats, and writes what it sees on the sheet. */
  watch(sheet: Sheet, seats: number): Watcher<T>;
  /** What the sheet says, ready to be drawn. */
  figures(sheet: Sheet, seats: number): readonly Figure[];
}

/** Some game's study, whichever. */
export type AnyStudy = Study<GameTypes>;
