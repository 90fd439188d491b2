import type { MoveList } from '@souk/kernel';
import type { EventSink } from '../events.js';
import type { AlleyFrame } from '../frames.js';
import type { State } from '../state.js';
import { isIn, lowest } from '../storehouse/masks.js';
import type { Move } from './moves.js';

/** A kind of question: what may be answered, and what the answer does. The asking frame is off the stack by then. */
export interface Decision {
  readonly text: string;
  readonly rule: string;
  isLegal(state: State, frame: AlleyFrame, code: number): boolean;
  list(state: State, frame: AlleyFrame, list: MoveList): void;
  choose(state: State, frame: AlleyFrame, code: number, events: EventSink): void;
  describe(state: State, frame: AlleyFrame, code: number): Move;
}

/** A question whose possible answers are the bits of a mask: slots, seats, items, lines, or yes and no. */
export interface MaskDecision extends Decision {
  options(state: State, frame: AlleyFrame): number;
}

type MaskPart = Omit<MaskDecision, 'isLegal' | 'list'>;

const MAX_BITS = 31;

export const maskDecision = (part: MaskPart): MaskDecision => ({
  ...part,
  isLegal: (state, frame, code) => code >= 0 && code < MAX_BITS && isIn(part.options(state, frame), code),
  list(state, frame, list) {
    for (let rest = part.options(state, frame); rest !== 0; rest &= rest - 1) list.add(lowest(rest));
  },
});

/** AA-MOVE-2: asks, or answers at once if there is only one answer. There must be at least one. */
export function pose(state: State, decision: MaskDecision, frame: AlleyFrame, events: EventSink): void {
  const options = decision.options(state, frame);
  if ((options & (options - 1)) !== 0) state.frames.push(frame);
  else decision.choose(state, frame, lowest(options), events);
}

/** The answers to a question with two of them. */
export const NO = 0;
export const YES = 1;
export const NO_OR_YES = 3;
