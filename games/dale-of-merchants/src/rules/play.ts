import { IllegalMove, MoveList, type Playable, type Prompt, type Seat, seatBit, seatsIn, topFrame } from '@souk/kernel';
import { type Box, makeBox } from './cards/box.js';
import { DECKS } from './decks/index.js';
import type { DaleEvent, EventSink } from './events.js';
import { askedIn, DECISIONS, settle } from './flow.js';
import type { Frame } from './frames.js';
import { imagine } from './knowledge/imagine.js';
import { type View, viewOf } from './knowledge/view.js';
import type { Move } from './moves/moves.js';
import type { Options } from './options.js';
import { outcomeOf } from './outcome.js';
import type { Position } from './position/position-schema.js';
import { cloneState, type State, unwatch } from './state.js';

export interface DaleTypes {
  State: State;
  Options: Options;
  Move: Move;
  View: View;
  Event: DaleEvent;
  Position: Position;
}

const scratch = new MoveList();

function toAct(state: State): readonly Seat[] {
  const frame = topFrame(state.frames);
  return seatsIn(frame === undefined ? 0 : seatBit(askedIn(state, frame)));
}

/** The open decision, if it is this seat's. */
export function frameFor(state: State, seat: Seat): Frame | undefined {
  const frame = topFrame(state.frames);
  return frame !== undefined && askedIn(state, frame) === seat ? frame : undefined;
}

function moves(state: State, seat: Seat, list: MoveList): void {
  list.clear();
  const frame = frameFor(state, seat);
  if (frame !== undefined) DECISIONS[frame.effect].list(state, frame, list);
}

export function isLegal(state: State, frame: Frame, code: number): boolean {
  const behaviour = DECISIONS[frame.effect];
  if (behaviour.isLegal !== undefined) return Number.isInteger(code) && behaviour.isLegal(state, frame, code);
  scratch.clear();
  behaviour.list(state, frame, scratch);
  return scratch.includes(code);
}

function play(state: State, seat: Seat, code: number, events?: EventSink): void {
  const frame = frameFor(state, seat);
  if (frame === undefined || !isLegal(state, frame, code)) throw illegal(state, seat, `play ${code}`);
  DECISIONS[frame.effect].play(state, frame, code, events);
  settle(state, events);
}

export function illegal(state: State, seat: Seat, what: string): IllegalMove {
  const frame = topFrame(state.frames);
  if (frame === undefined) return new IllegalMove(seat, what, 'no more moves, the match is over');
  const asked = askedIn(state, frame);
  if (asked !== seat) return new IllegalMove(seat, what, `a move of seat ${asked}`);
  const { kind } = DECISIONS[frame.effect].prompt(state, frame);
  return new IllegalMove(seat, what, `one of the legal moves of this decision (${kind})`);
}

function prompt(state: State, seat: Seat): Prompt | undefined {
  const frame = frameFor(state, seat);
  return frame === undefined ? undefined : DECISIONS[frame.effect].prompt(state, frame);
}

/** The rules with the decks of a box, as far as it takes to play on from a view. */
export const playWith = (box: Box): Playable<DaleTypes> => ({
  seatsOf: ({ rules }) => rules.seats,
  toAct,
  moves,
  play,
  prompt,
  view: viewOf,
  imagine: (view, random) => imagine(box, view, random),
  unwatch,
  outcome: (state) => (state.frames.length === 0 ? outcomeOf(state) : undefined),
  clone: cloneState,
});

/** The first box. */
export const FIRST_BOX = makeBox(DECKS);

/** For those who only play, such as bots in a page: less than half of them would have to load the rest of the game. */
export const daleInPlay = playWith(FIRST_BOX);
