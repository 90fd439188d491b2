import type { Outcome } from '@souk/kernel';
import { NONE } from './cards/card.js';
import type { State } from './state.js';

/** DM-WIN-1, DM-EDGE-1: scores are finished stacks. Only the winner's place is better than the others'. */
export function outcomeOf({ stalls, winner, rules }: State): Outcome {
  const drawn = winner === NONE;
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  return {
    ranks: seats.map((seat) => (drawn || seat === winner ? 1 : 2)),
    scores: stalls.map((stall) => stall.length),
    winners: drawn ? [] : [winner],
    rivals: [],
  };
}
