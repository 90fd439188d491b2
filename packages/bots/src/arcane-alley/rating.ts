import type { State } from '@souk/arcane-alley';
import type { Seat } from '@souk/kernel';
import { load } from './load.js';
import { Outlook } from './outlook.js';
import { standingOf, survey } from './survey.js';

export type AlleyFrame = State['frames'][number];

/** A first opinion of an answer to a question. */
export type Rating = (state: State, frame: AlleyFrame, seat: Seat, move: number) => number;

/** So much gold makes a move clearly better than another. */
const CLEARLY = 3;

export const inSteps = (gold: number): number => gold / CLEARLY;

/** One outlook to think with will do: ratings are asked for one after the other. */
const thought = new Outlook();

/** What the seat sees now, to be changed at will. */
export function think(state: State, seat: Seat): Outlook {
  load(thought, state, seat);
  return thought;
}

/** The standing, in gold, that a thought comes to. */
export function conclude(outlook: Outlook): number {
  survey(outlook);
  return standingOf(outlook);
}
