import type { Outcome } from '@souk/kernel';
import { NONE } from './cards/card.js';
import { LAST_STACK } from './stall/stack.js';
import type { State } from './state.js';

/**
 * DM-WIN-1, DM-EDGE-1: scores are finished stacks. DM-WIN-4: they rank all who have not won, those who have left
 * among them; the winner is first with any number of them.
 */
export function outcomeOf({ stalls, winner }: State): Outcome {
  const scores = stalls.map((stall) => stall.length);
  const keys = scores.map((stacks, seat) => (seat === winner ? LAST_STACK : stacks));
  return {
    ranks: keys.map((own) => 1 + keys.filter((other) => other > own).length),
    scores,
    winners: winner === NONE ? [] : [winner],
    rivals: [],
  };
}

/** Before DM-WIN-4 only the winner's place was better than the others', and in a draw all were first. */
export const earlierRanks = ({ ranks, winners }: Outcome): readonly number[] =>
  ranks.map((_, seat) => (winners.length === 0 || winners.includes(seat) ? 1 : 2));
