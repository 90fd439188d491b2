import type { Seat } from '@souk/kernel';
import type { Kind, Kinds } from '../cards/card.js';
import { askSizing, HAND_SIZE, sizing } from '../cards/identity.js';
import type { State } from '../state.js';

/**
 * What the size of a hand shows (DM-CLEAN-1, DM-INFO-4). As long as a hand is as its clean-up left it, all know
 * how many of its cards counted as Cookies then: as many as it has beyond five. `State.filled` says whose hands
 * are; whatever puts a card into a hand or takes one out clears the bit.
 */
export interface Filled {
  /** The kinds that counted as Cookies at that clean-up, whatever else was in the hand. */
  readonly counting: Kinds;
  /** The copies that counted as Cookies if a card of those kinds was in the hand as well (DM-CHAM-13). */
  readonly joining: Kinds;
  /** Whether the hand was filled exactly up to its size; if not, it may be larger (DM-CLEAN-2). */
  readonly exact: boolean;
}

/** What stands for a hand of which nothing has been noted yet. */
export const NEVER_FILLED: Filled = { counting: 0, joining: 0, exact: false };

/** Whether a hand can be as it was left if so many of its cards are of the counting and of the joining kinds. */
export function fitsFilling({ exact }: Filled, size: number, counted: number, joined: number): boolean {
  const beyond = counted === 0 ? 0 : counted + joined;
  return exact ? size === HAND_SIZE + beyond : size >= HAND_SIZE + beyond;
}

/** The same of a hand that is known. */
export function isFilled(filled: Filled, hand: readonly Kind[]): boolean {
  const count = (kinds: Kinds): number => hand.filter((kind) => (kinds >> kind) & 1).length;
  return fitsFilling(filled, hand.length, count(filled.counting), count(filled.joining));
}

/** Whether the same kinds count as Cookies for a player whose discard pile becomes a deck; only copies can look at it. */
export function sizesWithoutPile(state: State, seat: Seat): boolean {
  if (!state.watched || state.rules.copying === 0 || state.rules.raisingHandSize === 0) return true;
  askSizing(state, seat);
  const { counting, joining } = sizing;
  const pile = state.discards[seat];
  state.discards[seat] = [];
  askSizing(state, seat);
  state.discards[seat] = pile;
  return sizing.counting === counting && sizing.joining === joining;
}

/**
 * A clean-up has not been cut short; `drewUp` if it drew cards up to the hand size, by the same kinds all the time.
 * Nothing is concluded where decks change the hand size by rules of their own (DM-MORE-5).
 */
export function noteFilled(state: State, seat: Seat, drewUp: boolean): void {
  if (!state.watched || state.extras !== undefined || ((state.filled >> seat) & 1) !== 0) return;
  askSizing(state, seat);
  const { counting, joining } = sizing;
  const exact = drewUp || state.hands[seat].length === HAND_SIZE;
  const last = state.fillings[seat];
  if (last.counting !== counting || last.joining !== joining || last.exact !== exact) {
    const fillings = state.fillings.slice();
    fillings[seat] = { counting, joining, exact };
    state.fillings = fillings;
  }
  state.filled |= 1 << seat;
}
