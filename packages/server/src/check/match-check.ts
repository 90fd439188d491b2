import { isDeepStrictEqual } from 'node:util';
import type { AnyGame } from '@souk/kernel';
import { Progress } from '../matches/progress.js';
import type { EntryRow, SeatRow, StoredMatch, TableRow } from '../store/rows.js';
import { hasBegun, isDone } from '../tables/phases.js';
import type { Problem } from './problems.js';

const KINDS: { readonly [kind in EntryRow['kind']]: true } = {
  move: true,
  leave: true,
  undo: true,
  'undo-asked': true,
  'undo-answered': true,
  'to-bot': true,
  'to-person': true,
  abandoned: true,
};

/** What entries say by themselves, without being played. */
function* entryProblems(match: string, entries: readonly EntryRow[]): Generator<Problem> {
  const sends = new Set<string>();
  let before = Number.NEGATIVE_INFINITY;
  for (const { seq, seat, send, time } of entries) {
    if (time < before) yield { kind: 'time', match, entry: seq };
    before = time;
    if (send === null) continue;
    if (sends.has(`${seat} ${send}`)) yield { kind: 'send', match, entry: seq };
    sends.add(`${seat} ${send}`);
  }
}

/** Plays the entries; says instead which one cannot be played. */
function replayed(progress: Progress, entries: readonly EntryRow[]): Progress | number {
  for (const entry of entries) {
    try {
      if (!Object.hasOwn(KINDS, entry.kind)) return entry.seq;
      progress.apply(entry);
    } catch {
      return entry.seq;
    }
  }
  return progress;
}

const playersOf = (seats: readonly SeatRow[]): object[] => seats.map(({ bot, resigned }) => ({ bot, resigned }));

/** What the row says of a match that its log does not lead to. */
function* rowProblems(table: TableRow, progress: Progress): Generator<Problem> {
  const { id: match, phase, outcome, seats, finished, deadline } = table;
  const differing: readonly (readonly [(Problem & { kind: 'differs' })['field'], boolean])[] = [
    ['phase', phase !== progress.phase],
    ['outcome', !isDeepStrictEqual(outcome, plain(progress.outcome ?? null))],
    ['seats', !isDeepStrictEqual(playersOf(seats), playersOf(progress.seats))],
    ['finished', (finished !== null) !== isDone(table)],
    ['deadline', isDone(table) && deadline !== null],
  ];
  for (const [field, isOther] of differing) if (isOther) yield { kind: 'differs', match, field };
}

/** As it is once it was stored. */
const plain = (value: object | null): unknown => JSON.parse(JSON.stringify(value));

/** Whether going on from the snapshot leads where the whole log leads. */
function snapshotFits(game: AnyGame, { table, log, snapshot }: StoredMatch, whole: Progress): boolean {
  if (snapshot === null) return true;
  try {
    const progress = replayed(new Progress(game, table, { snapshot, log }), log.entries(snapshot.seq));
    return typeof progress !== 'number' && progress.snapshot().text === whole.snapshot().text;
  } catch {
    return false;
  }
}

/** Everything that is wrong with a match, as far as its row and its log tell; without the game it is not played. */
export function* matchProblems(stored: StoredMatch, game: AnyGame | undefined): Generator<Problem> {
  const { table, log } = stored;
  const { id: match } = table;
  const entries = log.entries();
  yield* entryProblems(match, entries);
  if (!hasBegun(table) || game === undefined) return;
  const progress = startOf(game, table);
  const end = progress === undefined ? 0 : replayed(progress, entries);
  if (typeof end === 'number') {
    yield { kind: 'replay', match, entry: end };
    return;
  }
  yield* rowProblems(table, end);
  if (!snapshotFits(game, stored, end)) yield { kind: 'snapshot', match };
}

/** The deal; undefined if there is none by these rules. */
function startOf(game: AnyGame, table: TableRow): Progress | undefined {
  try {
    return new Progress(game, table);
  } catch {
    return undefined;
  }
}
