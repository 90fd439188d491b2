import { type MatchRecord, readRecord } from '@souk/kernel';
import type { Arguments } from './arguments.js';
import { readJson } from './files.js';
import type { GameEntry } from './games.js';
import { gameNamed, noMoreThan } from './match-arguments.js';
import { asUsage, UsageError } from './usage.js';

/** The record in the file that is named, and its game; or a `UsageError` that says what is wrong with it. */
export function recordNamed(args: Arguments, games: readonly GameEntry[]): { entry: GameEntry; record: MatchRecord } {
  noMoreThan(1, args);
  const [path] = args.positionals;
  if (path === undefined) throw new UsageError('expected a record: a file that souk play has written');
  const document = readJson(path);
  const record = asUsage(
    () => readRecord(document),
    (message) => `${path} is not a record: ${message}`,
  );
  return { entry: gameNamed(games, record.game), record };
}
