import type { Bot, Budget, Player } from './bot.js';
import { withEpsilon } from './epsilon.js';
import { greedyBot } from './greedy.js';
import type { AnyHeuristics } from './heuristics.js';
import type { Level, Way } from './levels.js';
import { searchBot } from './search/index.js';

const WAYS = {
  greedy: greedyBot,
  search: searchBot,
  lookAhead: (heuristics: AnyHeuristics): Bot => (heuristics.lookAhead ?? searchBot)(heuristics),
} satisfies { readonly [W in Way]: (heuristics: AnyHeuristics) => Bot };

/** A player for one seat of one match, and how long it may think about a move. */
export interface Opponent {
  readonly player: Player;
  readonly budget: Budget;
}

/** The bot that plays at a level. */
export const botAt = ({ way }: Level, heuristics: AnyHeuristics): Bot => WAYS[way](heuristics);

/**
 * A player of a level. With a clock it answers in time on any machine; without one it always plays the same
 * from the same seed.
 */
export function playerOf({ iterations, milliseconds, errs }: Level, bot: Bot, now?: () => number): Opponent {
  const budget = now === undefined ? { iterations } : { iterations, within: { milliseconds, now } };
  return { player: withEpsilon(bot.sit(), errs), budget };
}
