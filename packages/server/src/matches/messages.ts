import { type AddressedEvent, type GameTypes, heardBy, MoveList, type Seat, type Viewer } from '@souk/kernel';
import type { ClockState, Decision, Entry, SeatInfo, UndoState } from '@souk/protocol';
import type { EntryRow, SeatRow } from '../store/rows.js';
import type { Progress } from './progress.js';

type Event = GameTypes['Event'];

// What is sent about a match, as text. The fields are named one by one: what is not named is not sent.

/** An entry as every viewer may know it. Which move it was is not told: the events say what may be known. */
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
      return { kind, seat, person: seats[seat]?.person ?? { id: '', name: '' } };
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

/** Whether the seat's last decision can be taken back without asking the other seats. */
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

/** Makes the view of each viewer; where all see the same, that is made once. */
function viewTexts({ game, match }: Progress): (viewer: Viewer) => string {
  const open = game.openView?.(match.state);
  if (open === undefined) return (viewer) => JSON.stringify(game.view(match.state, viewer));
  const rest = JSON.stringify(open).slice(1);
  return (viewer) => `{"viewer":${JSON.stringify(viewer)},${rest}`;
}

/** Makes what each viewer hears of; where nothing of it is a secret, that is made once. */
function eventTexts(told: readonly AddressedEvent<Event>[]): (viewer: Viewer) => string {
  if (told.some(({ secrets }) => secrets.length > 0)) return (viewer) => JSON.stringify(heardBy(told, viewer));
  const text = JSON.stringify(heardBy(told, 'spectator'));
  return () => text;
}

/** Makes the part that states and updates have in common; what all viewers share of it is made once. */
function positionFields(progress: Progress): (viewer: Viewer) => string {
  const { match, table } = progress;
  const viewText = viewTexts(progress);
  const head = `"match":"${table.id}","seq":${progress.seq},"time":${progress.time},"moves":${match.length},"view":`;
  const middle = `,"toAct":[${progress.toAct.join()}],"clock":${JSON.stringify(clockOf(progress))},"decision":`;
  const tail = `,"seats":${seatsText(progress.seats)},"outcome":${JSON.stringify(progress.outcome ?? null)}`;
  return (viewer) => {
    const decision = viewer === 'spectator' ? null : decisionOf(progress, viewer);
    const undo = JSON.stringify(undoOf(progress, viewer));
    return `${head}${viewText(viewer)}${middle}${JSON.stringify(decision)},"undo":${undo}${tail}`;
  };
}

const seatTexts = new WeakMap<readonly SeatRow[], string>();

/** Seats change rarely, and are sent with everything. */
function seatsText(seats: readonly SeatRow[]): string {
  const known = seatTexts.get(seats);
  if (known !== undefined) return known;
  const text = JSON.stringify(seats.map(seatInfo));
  seatTexts.set(seats, text);
  return text;
}

/** Makes the whole state of a match for each viewer: a `state` of the protocol. */
export function stateMessages(progress: Progress): (viewer: Viewer) => string {
  const fields = positionFields(progress);
  return (viewer) => `{"type":"state","seat":${viewer === 'spectator' ? null : viewer},${fields(viewer)}}`;
}

/** Makes one step of a match for each viewer: an `update` of the protocol. */
export function updateMessages(
  progress: Progress,
  entry: EntryRow,
  told: readonly AddressedEvent<Event>[],
): (viewer: Viewer) => string {
  const fields = positionFields(progress);
  const events = eventTexts(told);
  const head = `{"type":"update","entry":${JSON.stringify(entryFor(entry, progress.seats))},"events":`;
  return (viewer) => `${head}${events(viewer)},${fields(viewer)}}`;
}
