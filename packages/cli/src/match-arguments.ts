import {
  type AnyGame,
  assertMatches,
  checkSetup,
  elementAt,
  flagsOf,
  fromFlag,
  type GameTypes,
  type OptionSpec,
} from '@souk/kernel';
import { type Arguments, type FlagSpec, textOf } from './arguments.js';
import { readJson } from './files.js';
import type { GameEntry } from './games.js';
import { asUsage, nothingMore, UsageError, wholeNumber } from './usage.js';

/** What every command that starts a match takes. */
export const PLAYERS = {
  flag: 'players',
  value: ({ say }) => say('value.n'),
  help: ({ say }) => say('flag.players'),
} as const satisfies FlagSpec;
export const SEED = {
  flag: 'seed',
  value: ({ say }) => say('value.text'),
  help: ({ say }) => say('flag.seed'),
} as const satisfies FlagSpec;

const MOST_SEED = 200;

const idsOf = (games: readonly GameEntry[]): string => games.map(({ game }) => game.id).join(', ');

/** The game of this name, or a `UsageError`. */
export function gameNamed(games: readonly GameEntry[], id: string | undefined): GameEntry {
  if (id === undefined) throw new UsageError(({ say }) => say('usage.game', { ids: idsOf(games) }));
  const found = games.find(({ game }) => game.id === id);
  if (found === undefined) throw new UsageError(({ say }) => say('usage.noSuchGame', { ids: idsOf(games), got: id }));
  return found;
}

export function noMoreThan(count: number, { positionals }: Arguments): void {
  if (positionals.length > count) throw nothingMore(elementAt(positionals, count));
}

/** How many seats there are if no number is asked for: three where that is possible. */
const USUAL_SEATS = 3;
export const usualSeats = ({ minSeats, maxSeats }: AnyGame): number =>
  Math.min(maxSeats, Math.max(minSeats, USUAL_SEATS));

/** The number of seats that `--players` asks for; undefined if it was not given. */
export function seatsAsked(game: AnyGame, args: Arguments): number | undefined {
  const text = textOf(args, PLAYERS.flag);
  return text === undefined ? undefined : wholeNumber('--players', text, game.minSeats, game.maxSeats);
}

export function seedAsked(args: Arguments): string | undefined {
  const seed = textOf(args, SEED.flag);
  if (seed !== undefined && (seed === '' || seed.length > MOST_SEED)) {
    throw new UsageError(({ say }) => say('usage.seed', { most: MOST_SEED }));
  }
  return seed;
}

/** Complete options of the game from the flags given for it. */
export function optionsAsked(game: AnyGame, seats: number, args: Arguments): GameTypes['Options'] {
  const flags = flagsOf(game.options);
  const given = flags.flatMap(({ option, flag }) => {
    const text = args.flags.get(flag);
    const spec = game.options[option];
    if (text === undefined || spec === undefined) return [];
    const value = asUsage(
      () => fromFlag(spec, flag, text, (path) => documentFor(spec, `--${flag}`, path)),
      (message) => message,
    );
    return [[option, value] as const];
  });
  return asUsage(
    () => checkSetup(game, seats, Object.fromEntries(given)),
    (message, path) => {
      const named = flags.find(({ option }) => path === `options.${option}` || path.startsWith(`options.${option}[`));
      return named === undefined ? message : message.replace(`options.${named.option}`, `--${named.flag}`);
    },
  );
}

/**
 * The document in a file that is named for an option, or as it is typed: a list, an object or a number. It is
 * held against the option's own schema here, since it is never meant to be the default.
 */
export function documentFor(option: OptionSpec, what: string, text: string): unknown {
  try {
    const document = /^([[{].*|\d+)$/s.test(text) ? parsed(text) : readJson(text);
    if (option.type === 'document') assertMatches(option.schema, document, what);
    return document;
  } catch (error) {
    if (error instanceof UsageError) throw new UsageError((translator) => `${what}: ${error.saidBy(translator)}`);
    throw error;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(({ say }) => say('usage.json'));
  }
}
