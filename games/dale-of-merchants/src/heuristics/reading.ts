import {
  codes,
  frames,
  isMarked,
  kindOf,
  likenessOf,
  NONE,
  questionOf,
  type State,
} from '@souk/games/dale-of-merchants';
import { type Seat, topFrame } from '@souk/kernel';

/**
 * The one place that knows how the rules keep a state. Everything else here asks these questions.
 */

export type MatchRules = State['rules'];
export type Frame = State['frames'][number];

export { kindOf, NONE };

export const LAST_STACK = 8;

/** Finished stacks of a seat. */
export const stacksOf = (state: State, seat: Seat): number => state.stalls[seat].length;

export const hasLeft = (state: State, seat: Seat): boolean => ((state.gone >> seat) & 1) === 1;

/** The seat whose turn it is; −1 before the first and after the last one. */
export function activeSeat(state: State): Seat {
  return state.frames.length > 0 && state.frames[0].effect === frames.TURN ? state.frames[0].seat : -1;
}

/** Whether a turn begins here: nothing has been done in it. */
export function atTurnStart(state: State): boolean {
  if (state.frames.length !== 1 || state.actions > 0) return false;
  const [{ effect, step, seat }] = state.frames;
  if (effect !== frames.TURN || step !== frames.ACTION) return false;
  const hand = state.hands[seat];
  for (let i = 0; i < hand.length; i++) if (isMarked(hand[i])) return false;
  return true;
}

export const questionIn = (state: State): Frame | undefined => topFrame(state.frames);

/** What the technique on top asks for, by the name of its question. */
export const kindOfQuestion = (state: State, frame: Frame): string => questionOf(state, frame)?.kind ?? '';

/** The top card of a discard pile; NONE if it is empty. */
export const topOf = (pile: readonly number[]): number => (pile.length === 0 ? NONE : pile[pile.length - 1]);

/** The card that a purchase takes. */
export const offeredBy = (state: State, from: number): number =>
  from === codes.FROM_DISCARD ? topOf(state.marketDiscard) : state.market[from];

const MULTIPLIER = 0x9e3779b1;

/** Moves name places of the hand and of the market: what lies there, as a number. */
export function cardsBefore(state: State, seat: Seat): number {
  let mixed = 1;
  const hand = state.hands[seat];
  for (let i = 0; i < hand.length; i++) mixed = Math.imul(mixed ^ likenessOf(hand[i]), MULTIPLIER) ^ (mixed >>> 15);
  const { market } = state;
  for (let i = 0; i < market.length; i++) mixed = Math.imul(mixed ^ (market[i] + 1), MULTIPLIER) ^ (mixed >>> 13);
  return mixed;
}
