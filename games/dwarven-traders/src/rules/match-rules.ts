import { type Side, sidesOf, TRADING_CARDS } from './cards.js';
import type { Options } from './options.js';
import type { Trader } from './traders.js';

/** The rules as this match has them, which stay the same from the first move to the last. Copies of a state share them. */
export interface MatchRules {
  readonly options: Options;
  readonly seats: number;
  readonly solo: boolean;
  readonly smuggler: Trader;
  readonly sides: readonly Side[];
}

const made = new WeakMap<Options, Map<number, MatchRules>>();

/** The rules under these options; made once, so that a million games set up quickly. */
export function rulesFor(options: Options, seats: number): MatchRules {
  const known = made.get(options) ?? new Map<number, MatchRules>();
  made.set(options, known);
  const rules = known.get(seats) ?? {
    options,
    seats,
    solo: seats === 1,
    smuggler: seats,
    sides: sidesOf(options.cards ?? TRADING_CARDS),
  };
  known.set(seats, rules);
  return rules;
}
