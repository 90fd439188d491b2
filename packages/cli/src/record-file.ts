import {
  dealtSeed,
  type GameTypes,
  IllegalMove,
  InputError,
  type Match,
  type MatchRecord,
  readRecord,
  replayRecord,
} from '@souk/kernel';
import type { Arguments } from './arguments.js';
import { readJson } from './files.js';
import type { GameEntry } from './games.js';
import { gameNamed, noMoreThan } from './match-arguments.js';
import { asUsage, UsageError } from './usage.js';

/** The record in the file that is named, and its game; or a `UsageError` that says what is wrong with it. */
export function recordNamed(args: Arguments, games: readonly GameEntry[]): { entry: GameEntry; record: MatchRecord } {
  noMoreThan(1, args);
  const [path] = args.positionals;
  if (path === undefined) throw new UsageError(({ say }) => say('usage.record'));
  const document = readJson(path);
  const record = asUsage(
    () => readRecord(document),
    (problem) =>
      ({ say }) =>
        say('usage.noRecord', { path, problem }),
  );
  return { entry: gameNamed(games, record.game), record };
}

/** The whole match of a record, or a `UsageError`. */
export function matchOf({ game }: GameEntry, record: MatchRecord): Match<GameTypes> {
  if (record.reveal === null) throw new UsageError(({ say }) => say('usage.sealedRecord'));
  try {
    return replayRecord(game, record, dealtSeed({ seed: record.reveal.seed, salts: record.salts }));
  } catch (error) {
    if (!(error instanceof InputError || error instanceof IllegalMove)) throw error;
    const { message: problem } = error;
    throw new UsageError(({ say }) => say('usage.recordProblem', { problem }));
  }
}
