import { InputError } from '@souk/kernel';
import type { Bot, Budget, Player } from './bot.js';
import { erring } from './erring.js';
import { greedyBot } from './greedy.js';
import type { AnyMind } from './mind.js';
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
  lookAhead: (mind: AnyMind): Bot => (mind.lookAhead ?? searchBot)(mind),
} satisfies { readonly [way: string]: (mind: AnyMind) => Bot };

type Strength = Omit<Level, 'level' | 'name' | 'help' | 'milliseconds'>;

/** Level by level. What comes before and after thinking is left out: an answer is there in 100 ms, and in a second. */
const LONGEST = [80, 80, 80, 900, 900] as const;

const HELP = [
  'plays for fun and lets a child win',
  'sees a bargain now and then',
  'takes the best that offers itself',
  'thinks ahead',
  'thinks far ahead and gives nothing away',
] as const;

const levels = (names: readonly string[], strengths: readonly Strength[]): readonly Level[] =>
  strengths.map((strength, i) => ({
    level: i + 1,
    name: names[i],
    help: HELP[i],
    milliseconds: LONGEST[i],
    ...strength,
  }));

const greedy = (errs: number): Strength => ({ way: 'greedy', iterations: 1, errs });
const search = (iterations: number, errs = 0): Strength => ({ way: 'search', iterations, errs });
const lookAhead = (iterations: number): Strength => ({ way: 'lookAhead', iterations, errs: 0 });

/** The five levels of each game, by the game's id. */
export const LEVELS: { readonly [game: string]: readonly Level[] } = {
  'dwarven-traders': levels(
    ['Pebble Picker', 'Cart Pusher', 'Gem Cutter', 'Guild Trader', 'Keeper of the Mountain Vault'],
    [greedy(80), greedy(0), search(25), search(120), lookAhead(6000)],
  ),
  'arcane-alley': levels(
    ['Broom Sweeper', 'Bottle Washer', 'Shopkeeper', 'Licensed Enchantress', 'Eye of the Alley'],
    [greedy(80), greedy(40), greedy(10), search(100, 8), search(1000)],
  ),
  'dale-of-merchants': levels(
    ['Cub with a Basket', 'Roadside Peddler', 'Stall Keeper', 'Caravan Leader', 'Champion of the Fair'],
    [greedy(75), greedy(40), greedy(12), search(150, 10), search(1000)],
  ),
};

/** For games that bots know nothing of beyond the rules. */
const UNKNOWN_GAME = levels(
  ['Newcomer', 'Passer-by', 'Regular', 'Dealer', 'Old Hand'],
  [60, 40, 20, 10, 0].map((errs, i) => ({ way: 'search', iterations: 20 * (i + 1), errs })),
);

export const levelsOf = (game: string): readonly Level[] => (Object.hasOwn(LEVELS, game) ? LEVELS[game] : UNKNOWN_GAME);

export function levelOf(game: string, level: number): Level {
  const found = levelsOf(game).find((each) => each.level === level);
  if (found === undefined) throw new InputError('level', `a whole number from 1 to ${levelsOf(game).length}`, level);
  return found;
}

/** A player for one seat of one match, and how long it may think about a move. */
export interface Opponent {
  readonly player: Player;
  readonly budget: Budget;
}

/** The bot that plays at a level. */
export const botAt = ({ way }: Level, mind: AnyMind): Bot => WAYS[way](mind);

/**
 * Sits somebody of a level down. With a clock it answers in time on any machine; without one it always plays the same
 * from the same seed.
 */
export function playerOf({ iterations, milliseconds, errs }: Level, bot: Bot, now?: () => number): Opponent {
  const budget = now === undefined ? { iterations } : { iterations, within: { milliseconds, now } };
  return { player: erring(bot.sit(), errs), budget };
}
