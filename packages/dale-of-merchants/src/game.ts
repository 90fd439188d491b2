import { type Game, IllegalMove, MoveList, type Prompt, type Seat, seatBit, seatsIn, topFrame } from '@souk/kernel';
import { makeBox } from './box.js';
import { coverageOf } from './coverage.js';
import { DECKS } from './decks/index.js';
import type { DaleEvent, Sink } from './events.js';
import type { DeckSpec } from './face.js';
import { askedIn, BEHAVIOURS, settle } from './flow.js';
import type { Frame } from './frame.js';
import { imagine } from './imagine.js';
import { leave } from './leave.js';
import type { Move } from './moves.js';
import { type Options, optionsOf } from './options.js';
import { outcomeOf } from './outcome.js';
import { fromJSON, toJSON } from './position.js';
import { type Position, positionSchemaOf } from './position-schema.js';
import { readMove } from './read-move.js';
import { setup } from './setup.js';
import { cloneState, hashState, type State, unwatch } from './state.js';
import { MAX_ACTIONS, MAX_TURNS } from './turn.js';
import { type View, viewOf } from './view.js';

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
function frameFor(state: State, seat: Seat): Frame | undefined {
  const frame = topFrame(state.frames);
  return frame !== undefined && askedIn(state, frame) === seat ? frame : undefined;
}

function moves(state: State, seat: Seat, list: MoveList): void {
  list.clear();
  const frame = frameFor(state, seat);
  if (frame !== undefined) BEHAVIOURS[frame.effect].list(state, frame, list);
}

function isLegal(state: State, frame: Frame, code: number): boolean {
  const behaviour = BEHAVIOURS[frame.effect];
  if (behaviour.isLegal !== undefined) return Number.isInteger(code) && behaviour.isLegal(state, frame, code);
  scratch.clear();
  behaviour.list(state, frame, scratch);
  return scratch.includes(code);
}

function play(state: State, seat: Seat, code: number, events?: Sink): void {
  const frame = frameFor(state, seat);
  if (frame === undefined || !isLegal(state, frame, code)) throw illegal(state, seat, `play ${code}`);
  BEHAVIOURS[frame.effect].play(state, frame, code, events);
  settle(state, events);
}

function illegal(state: State, seat: Seat, what: string): IllegalMove {
  const frame = topFrame(state.frames);
  if (frame === undefined) return new IllegalMove(seat, what, 'no more moves, the match is over');
  const asked = askedIn(state, frame);
  if (asked !== seat) return new IllegalMove(seat, what, `a move of seat ${asked}`);
  const { kind } = BEHAVIOURS[frame.effect].prompt(state, frame);
  return new IllegalMove(seat, what, `one of the legal moves of this decision (${kind})`);
}

function describeMove(state: State, seat: Seat, code: number): Move {
  const frame = frameFor(state, seat);
  if (frame === undefined || !isLegal(state, frame, code)) throw illegal(state, seat, `play ${code}`);
  return BEHAVIOURS[frame.effect].describe(state, frame, code);
}

function prompt(state: State, seat: Seat): Prompt | undefined {
  const frame = frameFor(state, seat);
  return frame === undefined ? undefined : BEHAVIOURS[frame.effect].prompt(state, frame);
}

/**
 * An action with all that it leads to is at most: the choice, an order of the discarded and of the thrown-away
 * cards (each at most 20 answers, the size of the largest hand), or the questions of a technique, of which no card
 * has more than five, and an additional stack for each stack left.
 */
const MAX_ANSWERS_PER_ACTION = 50;
/** A card in hand can use each of at most four abilities once while it stays, and only actions bring cards. */
const MAX_ABILITIES_PER_ACTION = 80;

/** The game with the decks of a box: those of the first one, or others beside them (DM-MORE-1 to DM-MORE-7). */
export function makeDale(decks: readonly DeckSpec[]): Game<DaleTypes> {
  const box = makeBox(decks);
  return {
    id: 'dale-of-merchants',
    name: 'Dale of Merchants',
    rulesVersion: 1,
    minSeats: 2,
    maxSeats: 4,
    options: optionsOf(box),
    positionSchema: positionSchemaOf(box),
    standingAnswers: [],
    coverage: coverageOf(box),
    setup: (options, seats, random) => setup(box, options, seats, random),
    seatsOf: ({ table }) => table.seats,
    optionsOf: ({ table }) => table.options,
    // DM-TURN-3 bounds the actions of a turn, DM-EDGE-1 the turns; before them come at most six votes a seat.
    maxMoves: (_options, seats) =>
      6 * seats + MAX_TURNS * seats * (MAX_ACTIONS + 1) * (MAX_ANSWERS_PER_ACTION + MAX_ABILITIES_PER_ACTION),
    toAct,
    moves,
    play,
    leave,
    describeMove,
    readMove: (state, seat, input) => {
      const frame = frameFor(state, seat);
      if (frame === undefined) throw illegal(state, seat, `play ${JSON.stringify(input)}`);
      return readMove(state, frame, input, () => illegal(state, seat, `play ${JSON.stringify(input)}`));
    },
    prompt,
    view: viewOf,
    imagine: (view, random) => imagine(box, view, random),
    unwatch,
    // DM-SETUP-8: in a rematch one of those who lost begins.
    rematchOptions: ({ winners }) => ({ lastWinner: winners.length === 1 ? winners[0] : null }),
    outcome: (state) => (state.frames.length === 0 ? outcomeOf(state) : undefined),
    clone: cloneState,
    toJSON,
    fromJSON: (position) => fromJSON(box, position),
    hash: hashState,
  };
}

export const daleOfMerchants = makeDale(DECKS);
