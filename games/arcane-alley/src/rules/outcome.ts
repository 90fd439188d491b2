import type { Outcome } from '@souk/kernel';
import type { State } from './state.js';

/** AA-SETUP-2. */
const ROUNDS = 3;
/** AA-END-2. */
const RACE_GOAL = 100;

/** How many rounds a match has at most. */
export const roundsOf = ({ options, numbers }: State['rules']): number =>
  options.raceTo100 ? numbers.raceInspections : ROUNDS;

/** After an inspection: AA-INSP-5, AA-END-2. */
export const endsMatch = ({ rules, round, gold }: State): boolean =>
  round >= roundsOf(rules) || (rules.options.raceTo100 && gold.some((coins) => coins >= RACE_GOAL));

/** AA-END-1: most gold, then least infamy. */
export function outcomeOf({ gold, infamy }: State): Outcome {
  const beats = (one: number, other: number): boolean =>
    gold[one] > gold[other] || (gold[one] === gold[other] && infamy[one] < infamy[other]);
  const seats = gold.map((_, seat) => seat);
  const ranks = seats.map((seat) => 1 + seats.filter((other) => beats(other, seat)).length);
  return { ranks, scores: gold.slice(), winners: seats.filter((seat) => ranks[seat] === 1), rivals: [] };
}
