import type { Seat } from '@souk/kernel';
import type { Level } from '@souk/protocol';
import { Refusal } from '../refusal.js';
import type { EntryData, EntryRow } from '../store/rows.js';
import { isFreeToUndo } from './messages.js';
import { isPlayedByPerson, type Progress } from './progress.js';

// What a seat wants to do becomes the next entry of the log, or a refusal. Nothing is changed here.

/** A send of a client: what it calls it, and the number that it answers. */
export interface Send {
  readonly id: string;
  readonly answers: number;
}

const entry = (
  progress: Progress,
  kind: EntryRow['kind'],
  seat: Seat,
  code: number,
  now: number,
  send: string | null = null,
  data: EntryData | null = null,
): EntryRow => ({
  seq: progress.seq + 1,
  kind,
  seat,
  code,
  // The log never goes back in time, whatever the clock of the host does.
  time: Math.max(now, progress.time),
  send,
  data,
});

function checkGoesOn({ phase }: Progress): void {
  if (phase !== 'playing') throw new Refusal('conflict', 'the match is over');
}

function checkPlays(progress: Progress, seat: Seat): void {
  checkGoesOn(progress);
  if (!isPlayedByPerson(progress.seatAt(seat))) {
    throw new Refusal('conflict', 'a bot plays this seat: expected it to be taken back first');
  }
}

const stale = ({ seq }: Progress, answers: number): Refusal =>
  new Refusal(
    'stale',
    `answers: expected the number of the decision asked now, got ${answers}; the match is at ${seq}`,
  );

/** The seat makes one of its legal moves. */
export function moveEntry(progress: Progress, seat: Seat, { id, answers }: Send, move: unknown, now: number): EntryRow {
  checkPlays(progress, seat);
  const asked = progress.askedAt(seat);
  if (asked === undefined) throw new Refusal('conflict', 'it is not your turn: expected another seat to decide');
  if (answers < asked || answers > progress.seq) throw stale(progress, answers);
  return entry(progress, 'move', seat, progress.game.readMove(progress.match.state, seat, move), now, id);
}

/** A bot, or a standing answer, makes a move in the seat, unless the question has changed meanwhile. */
export function automaticMoveEntry(
  progress: Progress,
  seat: Seat,
  asked: number,
  code: number,
  now: number,
): EntryRow | undefined {
  if (progress.phase !== 'playing' || progress.askedAt(seat) !== asked) return undefined;
  return entry(progress, 'move', seat, code, now);
}

/** How many moves are left when the seat's last decision is taken back; undefined if it has made none. */
function lastDecision({ match }: Progress, seat: Seat): number | undefined {
  for (let index = match.length - 1; index >= 0; index--) if (match.seatOf(index) === seat) return index;
  return undefined;
}

/** Whether a bot plays for a person who may come back: moves are not undone in their absence. */
const hasAbsentPerson = ({ seats }: Progress): boolean =>
  seats.some(({ person, bot, resigned }) => person !== null && bot !== null && !resigned);

/** The seat takes its last decision back if it is free to, or asks the other people. */
export function undoEntry(progress: Progress, seat: Seat, { id, answers }: Send, now: number): EntryRow {
  checkPlays(progress, seat);
  if (answers !== progress.seq) throw stale(progress, answers);
  const to = lastDecision(progress, seat);
  if (to === undefined) throw new Refusal('conflict', 'there is nothing to take back');
  if (isFreeToUndo(progress, seat)) return entry(progress, 'undo', seat, to, now, id);
  if (progress.question !== undefined)
    throw new Refusal('conflict', 'expected the question before to be answered first');
  if (hasAbsentPerson(progress)) {
    throw new Refusal('conflict', 'expected everybody to be there: who is away for now cannot be asked');
  }
  if (progress.people.length === 1) return entry(progress, 'undo', seat, to, now, id, { agreed: [seat] });
  return entry(progress, 'undo-asked', seat, to, now, id);
}

/** The seat agrees to what another one has asked, or does not. */
export function undoAnswerEntry(progress: Progress, seat: Seat, { id }: Send, agree: boolean, now: number): EntryRow {
  checkPlays(progress, seat);
  if (progress.question?.waiting.includes(seat) !== true) {
    throw new Refusal('conflict', 'nobody has asked this seat whether moves may be taken back');
  }
  return entry(progress, 'undo-answered', seat, agree ? 1 : 0, now, id);
}

/** A seat that has resigned and not left yet, where the rules provide for leaving. */
function leaverOf(progress: Progress): Seat | undefined {
  if (progress.game.leave === undefined) return undefined;
  const seat = progress.seats.findIndex(({ resigned }, i) => resigned && !progress.hasLeft(i));
  return seat < 0 ? undefined : seat;
}

/**
 * What follows by itself from what the log says: a seat that has resigned leaves the game by its rules, and once all have
 * agreed, moves are taken back.
 */
export function followingEntry(progress: Progress, now: number): EntryRow | undefined {
  const { question } = progress;
  if (progress.phase !== 'playing') return undefined;
  const leaver = leaverOf(progress);
  if (leaver !== undefined) return entry(progress, 'leave', leaver, 0, now);
  if (question === undefined || question.waiting.length > 0) return undefined;
  return entry(progress, 'undo', question.seat, question.to, now, null, {
    agreed: [question.seat, ...question.agreed],
  });
}

/** A bot takes the seat over. */
export function toBotEntry(
  progress: Progress,
  seat: Seat,
  level: Level,
  reason: 'left' | 'time' | 'resigned',
  now: number,
): EntryRow {
  checkGoesOn(progress);
  const { person, resigned } = progress.seatAt(seat);
  if (person === null || resigned) throw new Refusal('conflict', 'nobody is there who could go');
  if (reason !== 'resigned' && !isPlayedByPerson(progress.seatAt(seat))) {
    throw new Refusal('conflict', 'a bot plays this seat already');
  }
  return entry(progress, 'to-bot', seat, level, now, null, { reason });
}

/** The person takes the seat back. */
export function toPersonEntry(progress: Progress, seat: Seat, now: number): EntryRow {
  checkGoesOn(progress);
  const { bot, resigned } = progress.seatAt(seat);
  if (resigned) throw new Refusal('conflict', 'who has resigned cannot return');
  if (bot === null) throw new Refusal('conflict', 'no bot plays this seat: it is yours already');
  return entry(progress, 'to-person', seat, 0, now);
}

export function abandonedEntry(progress: Progress, now: number): EntryRow {
  checkGoesOn(progress);
  return entry(progress, 'abandoned', -1, 0, now);
}
