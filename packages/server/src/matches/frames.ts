import { type GameTypes, heardBy, MoveList, type Seat, type Told, type Viewer } from '@souk/kernel';
import type { ClockState, Decision, Entry, SeatInfo, UndoState } from '@souk/protocol';
import type { EntryRow, SeatRow } from '../store/rows.js';
import type { Progress } from './progress.js';

type Event = GameTypes['Event'];

// What is sent about a match, as text. The fields are named one by one: what nobody names is not sent.

/** An entry as everybody may know it. Which move it was is nobody's business: the events say what may be known. */
export function entryFor({ kind, seat, code, data }: EntryRow, seats: readonly SeatRow[]): Entry {
  switch (kind) {
    case 'move':
    case 'leave':
      return { kind, seat };
    case 'undo':
      return { kind, seat, to: code, agreed: [...(data?.agreed ?? [])] };
    case 'undo-asked':
      return { kind, seat, to: code };
    case 'undo-answered':
      return { kind, seat, agree: code === 1 };
    case 'to-bot':
      return { kind, seat, level: code, reason: data?.reason ?? 'left' };
    case 'to-person':
      return { kind, seat, person: seats[seat].person ?? { id: '', name: '' } };
    case 'abandoned':
      return { kind };
  }
}

export const seatInfo = ({ person, bot, resigned, salt }: SeatRow): SeatInfo => ({ person, bot, resigned, salt });

const list = new MoveList();

/** What a seat is asked now, with every legal move. */
export function decisionOf(progress: Progress, seat: Seat): Decision | null {
  const answers = progress.askedAt(seat);
  const { game, match } = progress;
  const prompt = answers === undefined ? undefined : game.prompt(match.state, seat);
  if (answers === undefined || prompt === undefined) return null;
  game.moves(match.state, seat, list);
  const moves = list.toArray().map((code) => game.describeMove(match.state, seat, code));
  return { answers, prompt, moves };
}

const clockOf = ({ clock }: Progress): ClockState | null =>
  clock.runs ? { deadline: clock.deadline ?? null, banks: [...clock.banks] } : null;

/** Whether the seat's last decision can be taken back without asking anybody. */
export function isFreeToUndo({ match }: Progress, seat: Seat): boolean {
  return match.length > 0 && match.freeUndo < match.length && match.seatOf(match.length - 1) === seat;
}

const undoOf = (progress: Progress, viewer: Viewer): UndoState => ({
  free: viewer !== 'spectator' && isFreeToUndo(progress, viewer),
  asked:
    progress.question === undefined
      ? null
      : { seat: progress.question.seat, to: progress.question.to, waiting: [...progress.question.waiting] },
});

/** The part that pictures and updates have in common. */
function standingFields(progress: Progress, viewer: Viewer): string {
  const { game, match, table } = progress;
  const decision = viewer === 'spectator' ? null : decisionOf(progress, viewer);
  return (
    `"match":"${table.id}","seq":${progress.seq},"time":${progress.time},"moves":${match.length}` +
    `,"view":${JSON.stringify(game.view(match.state, viewer))},"toAct":[${progress.toAct.join()}]` +
    `,"decision":${JSON.stringify(decision)},"clock":${JSON.stringify(clockOf(progress))}` +
    `,"undo":${JSON.stringify(undoOf(progress, viewer))},"seats":${JSON.stringify(progress.seats.map(seatInfo))}` +
    `,"outcome":${JSON.stringify(progress.outcome ?? null)}`
  );
}

/** A fresh picture of a match for one viewer: a `state` of the protocol. */
export const stateFrame = (progress: Progress, viewer: Viewer): string =>
  `{"type":"state","seat":${viewer === 'spectator' ? null : viewer},${standingFields(progress, viewer)}}`;

/** One step of a match for one viewer: an `update` of the protocol. */
export const updateFrame = (
  progress: Progress,
  viewer: Viewer,
  entry: EntryRow,
  told: readonly Told<Event>[],
): string =>
  `{"type":"update","entry":${JSON.stringify(entryFor(entry, progress.seats))}` +
  `,"events":${JSON.stringify(heardBy(told, viewer))},${standingFields(progress, viewer)}}`;
