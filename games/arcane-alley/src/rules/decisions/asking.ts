import { IllegalMove, MoveList, type Prompt, parseByKind, type Seat, seatBit, seatsIn, topFrame } from '@souk/kernel';
import type { EventSink } from '../events.js';
import { type AlleyFrame, QUESTION_NAMES, REVEAL, revealFrame } from '../frames.js';
import type { State } from '../state.js';
import { DECISIONS, proceed } from './decisions.js';
import { MOVE_SHAPES, type Move } from './moves.js';

/** The seats that a question is put to, as a mask: one, or at the reveals all that have yet to choose (AA-MOVE-3). */
const askedBy = (frame: AlleyFrame): number => (frame.effect === REVEAL ? frame.waiting : seatBit(frame.seat));

export function toAct({ frames }: State): readonly Seat[] {
  const frame = topFrame(frames);
  return seatsIn(frame === undefined ? 0 : askedBy(frame));
}

/** The question that is put to a seat; undefined if none is. */
function questionFor({ frames, rules }: State, seat: Seat): AlleyFrame | undefined {
  const frame = topFrame(frames);
  if (frame === undefined) return undefined;
  if (frame.effect !== REVEAL) return frame.seat === seat ? frame : undefined;
  const asked = seat >= 0 && seat < rules.seats && (frame.waiting & seatBit(seat)) !== 0;
  return asked ? revealFrame(seat, frame.waiting) : undefined;
}

export function moves(state: State, seat: Seat, list: MoveList): void {
  list.clear();
  const question = questionFor(state, seat);
  if (question !== undefined) DECISIONS[question.effect].list(state, question, list);
}

export function play(state: State, seat: Seat, code: number, events?: EventSink): void {
  const question = questionFor(state, seat);
  if (question === undefined || (code | 0) !== code) throw illegal(state, seat, `play ${code}`);
  const decision = DECISIONS[question.effect];
  if (!decision.isLegal(state, question, code)) throw illegal(state, seat, `play ${code}`);
  state.frames.pop();
  decision.choose(state, question, code, events);
  proceed(state, events);
}

function illegal(state: State, seat: Seat, what: string): IllegalMove {
  const frame = topFrame(state.frames);
  if (frame === undefined) return new IllegalMove(seat, what, 'no more moves, the match is over');
  if (questionFor(state, seat) === undefined) {
    return new IllegalMove(seat, what, `a move of seat ${toAct(state).join(' or ')}`);
  }
  return new IllegalMove(seat, what, `one of the legal moves of this decision (${QUESTION_NAMES[frame.effect]})`);
}

export function describeMove(state: State, seat: Seat, code: number): Move {
  const question = questionFor(state, seat);
  if (question === undefined) throw illegal(state, seat, `play ${code}`);
  return DECISIONS[question.effect].describe(state, question, code);
}

/** The move's fields in one order, as one text. */
const canonical = (move: Move): string => JSON.stringify(Object.entries(move).sort());

/** Looked up among the legal moves, so that no move has a second description to drift away. */
export function readMove(state: State, seat: Seat, input: unknown): number {
  const wanted = canonical(parseByKind(MOVE_SHAPES, input, 'move'));
  const list = new MoveList();
  moves(state, seat, list);
  const found = list.toArray().find((code) => canonical(describeMove(state, seat, code)) === wanted);
  if (found === undefined) throw illegal(state, seat, `play ${JSON.stringify(input)}`);
  return found;
}

export function prompt(state: State, seat: Seat): Prompt | undefined {
  const question = questionFor(state, seat);
  if (question === undefined) return undefined;
  const { text, rule } = DECISIONS[question.effect];
  return { kind: QUESTION_NAMES[question.effect], text, rule };
}
