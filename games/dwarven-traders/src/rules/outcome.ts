import type { Outcome } from '@souk/kernel';
import type { State } from './state.js';
import { MAX_TRADERS } from './traders.js';

/** DT-SETUP-4. */
export const ROUNDS = 4;
/** DT-SOLO-8. */
export const SOLO_ROUNDS = 7;
export const SOLO_ROUNDS_TO_WIN = 2;

export const roundsOf = (solo: boolean): number => (solo ? SOLO_ROUNDS : ROUNDS);

/** Whether the round just scored was the last. */
export const isLastRound = (solo: boolean, round: number, points: readonly number[]): boolean =>
  round === roundsOf(solo) || (solo && points.some((won) => won === SOLO_ROUNDS_TO_WIN));

/** DT-END-1: most points, then the better place in the last round; DT-SOLO-8: rounds won alone decide. */
export function outcomeOf({ rules, points, lastPlaces }: State): Outcome {
  const keys = points.map((sum, trader) =>
    rules.solo ? sum : sum * (MAX_TRADERS + 1) + MAX_TRADERS - lastPlaces[trader],
  );
  const ranks = keys.map((own) => 1 + keys.filter((key) => key > own).length);
  const isDraw = rules.solo && ranks.every((rank) => rank === 1);
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  return {
    ranks: ranks.slice(0, rules.seats),
    scores: points.slice(0, rules.seats),
    winners: isDraw ? [] : seats.filter((seat) => ranks[seat] === 1),
    rivals: [{ name: 'smuggler', rank: ranks[rules.smuggler], score: points[rules.smuggler] }],
  };
}
