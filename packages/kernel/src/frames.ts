import type { Seat } from './seats.js';

/**
 * An effect that waits for an answer: which effect, at which of its steps, and whose answer. What else it has to
 * remember a game names itself. Plain data on a stack inside the state, so that a match can be saved, copied and
 * searched in the middle of anything. A frame is replaced, never altered, so a copy of the stack is a
 * copy of the list.
 */
export interface Frame {
  readonly effect: number;
  readonly step: number;
  readonly seat: Seat;
}

/** What is asked now: the topmost frame; undefined if nothing is open. */
export const topFrame = <F extends Frame>(frames: readonly F[]): F | undefined =>
  frames.length === 0 ? undefined : frames[frames.length - 1];

/** The answered frame makes room for what follows from it. */
export function replaceTop<F extends Frame>(frames: F[], frame: F): void {
  frames[frames.length - 1] = frame;
}
