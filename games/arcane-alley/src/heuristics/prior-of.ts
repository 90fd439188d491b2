import type { State } from '@souk/games/arcane-alley';
import type { Seat } from '@souk/kernel';
import { load } from './load.js';
import { Outlook } from './outlook.js';
import { evaluationOf, survey } from './survey.js';

export type AlleyFrame = State['frames'][number];

/** A first opinion of an answer to a question. */
export type Prior = (state: State, frame: AlleyFrame, seat: Seat, move: number) => number;

/** So much gold makes a move clearly better than another. */
const CLEARLY = 3;

export const inSteps = (gold: number): number => gold / CLEARLY;

/** Priors are asked for one after the other: one outlook to keep, and one to think with, will do. */
const seen = new Outlook();
const thought = new Outlook();
let seenState: State | undefined;
let seenSeat: Seat = 0;
let seenTurn = 0;

const LONGEST_ROUND = 128;

/** What the seat sees now, to be changed at will. */
export function think(state: State, seat: Seat): Outlook {
  load(thought, state, seat);
  return thought;
}

/** The same for the seat's one act of a turn: its moves are many and all rated in a row, so one look does for all. */
export function thinkOfAct(state: State, seat: Seat): Outlook {
  const turn = state.round * LONGEST_ROUND + state.tracker;
  if (state !== seenState || seat !== seenSeat || turn !== seenTurn) {
    load(seen, state, seat);
    seenState = state;
    seenSeat = seat;
    seenTurn = turn;
  }
  thought.copy(seen);
  return thought;
}

/** The evaluation, in gold, that a thought comes to. */
export function conclude(outlook: Outlook): number {
  survey(outlook);
  return evaluationOf(outlook);
}
