import type { State } from '../state.js';

/** What can be otherwise for the active player in this turn; each is counted as often as it came into effect. */
export const HAND_SIZE_RAISED = 0;
export const PRICE_RAISED = 1;
export const PRICE_LOWERED = 2;
/** DX-CARD-sea-salt: how many junk cards more each stack may hold. */
export const JUNK_ADMITTED = 3;
/** Whether stacks may mix sets. */
export const SETS_MIX = 4;
/** Whether the cards of stacks must come from the discard pile. */
export const ONLY_DISCARDED = 5;
/** Stacks placed in this turn. */
export const STACKS_PLACED = 6;
/** By how much the hand size is raised if no stack is placed (DX-CARD-treasure-hoard). */
export const HAND_SIZE_WITHOUT_STACK = 7;

export const FOR_TURN_NAMES = [
  'hand-size-raised',
  'price-raised',
  'price-lowered',
  'junk-admitted',
  'sets-mix',
  'only-discarded',
  'stacks-placed',
  'hand-size-without-stack',
] as const;

export const NOTHING_FOR_TURN: readonly number[] = FOR_TURN_NAMES.map(() => 0);

export const forTurn = (state: State, what: number): number => state.forTurn[what];

export function addForTurn(state: State, what: number, by: number): void {
  const next = state.forTurn.slice();
  next[what] += by;
  state.forTurn = next;
}
