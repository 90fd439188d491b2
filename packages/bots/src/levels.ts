import { InputError } from '@souk/kernel';
import type { Bot, Budget, Player } from './bot.js';
import { withEpsilon } from './epsilon.js';
import { greedyBot } from './greedy.js';
import type { AnyHeuristics } from './heuristics.js';
import { searchBot } from './search/index.js';

/** An opponent that people can choose, as data. */
export interface Level {
  /** From 1, which lets a child win, to the strongest. */
  readonly level: number;
  /** Somebody whom one might meet on the market. */
  readonly name: string;
  /** What to expect, in a few words. */
  readonly help: string;
  readonly way: keyof typeof WAYS;
  readonly iterations: number;
  /** How long it thinks at most where somebody waits for it, whatever the machine. */
  readonly milliseconds: number;
  /** In how many of a hundred decisions any move at all is made. */
  readonly errs: number;
}

const WAYS = {
  greedy: greedyBot,
  search: searchBot,
  lookAhead: (heuristics: AnyHeuristics): Bot => (heuristics.lookAhead ?? searchBot)(heuristics),
} satisfies { readonly [way: string]: (heuristics: AnyHeuristics) => Bot };

/** How well a level plays. */
export type Strength = Omit<Level, 'level' | 'name' | 'help' | 'milliseconds'>;

/** Level by level. What comes before and after thinking is left out: an answer is there in 100 ms, and in a second. */
const LONGEST = [80, 80, 80, 900, 900] as const;

const HELP = [
  'plays for fun and lets a child win',
  'sees a bargain now and then',
  'takes the best that offers itself',
  'thinks ahead',
  'thinks far ahead and gives nothing away',
] as const;

/** Five levels, by their names and strengths. */
export const levelsOf = (names: readonly string[], strengths: readonly Strength[]): readonly Level[] =>
  strengths.map((strength, i) => ({
    level: i + 1,
    name: names[i],
    help: HELP[i],
    milliseconds: LONGEST[i],
    ...strength,
  }));

export const greedyLevel = (errs: number): Strength => ({ way: 'greedy', iterations: 1, errs });
export const searchLevel = (iterations: number, errs = 0): Strength => ({ way: 'search', iterations, errs });
export const lookAheadLevel = (iterations: number): Strength => ({ way: 'lookAhead', iterations, errs: 0 });

/** Of a game that says nothing of its opponents. */
export const GENERIC_LEVELS: readonly Level[] = levelsOf(
  ['Newcomer', 'Passer-by', 'Regular', 'Dealer', 'Old Hand'],
  [60, 40, 20, 10, 0].map((errs, i) => searchLevel(20 * (i + 1), errs)),
);

export function levelIn(levels: readonly Level[], level: number): Level {
  const found = levels.find((each) => each.level === level);
  if (found === undefined) throw new InputError('level', `a whole number from 1 to ${levels.length}`, level);
  return found;
}

/** A player for one seat of one match, and how long it may think about a move. */
export interface Opponent {
  readonly player: Player;
  readonly budget: Budget;
}

/** The bot that plays at a level. */
export const botAt = ({ way }: Level, heuristics: AnyHeuristics): Bot => WAYS[way](heuristics);

/**
 * Sits somebody of a level down. With a clock it answers in time on any machine; without one it always plays the same
 * from the same seed.
 */
export function playerOf({ iterations, milliseconds, errs }: Level, bot: Bot, now?: () => number): Opponent {
  const budget = now === undefined ? { iterations } : { iterations, within: { milliseconds, now } };
  return { player: withEpsilon(bot.sit(), errs), budget };
}
