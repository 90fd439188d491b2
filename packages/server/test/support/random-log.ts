import { type AnyGame, below, elementAt, MoveList, pick, type RandomState, seedRandom } from '@souk/kernel';
import type { EntryRow, TableRow } from '@souk/server';
import {
  followingEntry,
  moveEntry,
  toBotEntry,
  toPersonEntry,
  undoAnswerEntry,
  undoEntry,
} from '../../src/matches/entries.js';
import { isPlayedByPerson, Progress } from '../../src/matches/progress.js';
import { newTable } from '../../src/tables/new-table.js';
import { seededRuntime } from './seeded-runtime.js';

const ANN = { id: 'ann', name: 'Ann' };
const BEN = { id: 'ben', name: 'Ben' };
const FIRST = 1_800_000_000_000;

/** A match with a clock that two people have just begun. */
export function begunTable(game: AnyGame, seed: string): TableRow {
  const clock = { kind: 'live', perMove: 20, bank: 600 } as const;
  const wish = { game: game.id, seats: [{ kind: 'you' }, { kind: 'open' }], clock } as const;
  const table = newTable({ ...wish, seats: [...wish.seats] }, ANN, seededRuntime(seed), { idleDays: 1 });
  const [own, open] = [elementAt(table.seats, 0), elementAt(table.seats, 1)];
  return { ...table, phase: 'playing', started: FIRST, seats: [own, { ...open, person: BEN, salt: 'pepper' }] };
}

const list = new MoveList();

function someMove(progress: Progress, random: RandomState, now: number): EntryRow {
  const { game, match } = progress;
  const seat = pick(random, progress.toAct);
  game.moves(match.state, seat, list);
  const move = game.describeMove(match.state, seat, list.at(below(random, list.size)));
  const answers = progress.askedAt(seat) ?? -1;
  return moveEntry(progress, seat, { id: `send ${progress.seq}`, answers }, move, now);
}

/** Anything that can be in a log but moves, if it is possible now. */
function somethingElse(progress: Progress, random: RandomState, now: number): EntryRow | undefined {
  const { seq, question, seats } = progress;
  const send = { id: `send ${seq}`, answers: seq };
  const seat = below(random, seats.length);
  try {
    if (question !== undefined)
      return undoAnswerEntry(progress, elementAt(question.waiting, 0), send, below(random, 3) > 0, now);
    if (below(random, 3) > 0) return undoEntry(progress, seat, send, now);
    return isPlayedByPerson(elementAt(seats, seat))
      ? toBotEntry(progress, seat, 2, 'left', now)
      : toPersonEntry(progress, seat, now);
  } catch {
    return undefined;
  }
}

/**
 * A random log of a match between two people who leave, come back, and take moves back with and without leave.
 * `seen` is shown how the match stands after every entry.
 */
export function randomLog(
  game: AnyGame,
  table: TableRow,
  most: number,
  seen: (progress: Progress) => void,
): EntryRow[] {
  const random = seedRandom(`log ${table.id}`);
  const progress = new Progress(game, table);
  const entries: EntryRow[] = [];
  let now = FIRST;
  while (entries.length < most && progress.phase === 'playing') {
    now += below(random, 30_000);
    const isOdd = progress.question !== undefined || below(random, 12) === 0;
    // A bot's seat has to be taken back before its person can move.
    const away = progress.seats.findIndex((seat) => !isPlayedByPerson(seat));
    const next =
      followingEntry(progress, now) ??
      (isOdd ? somethingElse(progress, random, now) : undefined) ??
      (away < 0 ? someMove(progress, random, now) : toPersonEntry(progress, away, now));
    progress.apply(next);
    entries.push(next);
    seen(progress);
  }
  return entries;
}
