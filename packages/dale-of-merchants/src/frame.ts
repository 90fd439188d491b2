import type { Frame as KernelFrame, Seat } from '@souk/kernel';
import { type Kind, type Likeness, NONE } from './card.js';

/** What can be open on the stack of frames. */
export const TURN = 0;
export const RESOLVE = 1;
export const BUY = 2;
export const ORDER = 3;
export const EXTRA_STACK = 4;
export const SELECT = 5;

export const EFFECT_NAMES = ['turn', 'technique', 'purchase', 'order', 'additional-stack', 'deck-selection'] as const;

/** Steps of a turn. */
export const ACTION = 0;
export const BONUS_ACTION = 1;
export const AFTER_ACTIONS = 2;
export const LAST_WINDOW = 3;
export const CLEAN_UP = 4;

/**
 * What is going on and waits for something: the kernel's frame with what Dale's effects remember.
 * `a` is a number of cards or permissions, `b` a place. A chosen hand card is secret as long as `a` is 0.
 */
export interface Frame extends KernelFrame {
  /** The physical card in the play area; NONE if its text has put it elsewhere. */
  readonly card: Kind;
  /** What that card counts as. */
  readonly as: Kind;
  /** The player chosen so far. */
  readonly player: Seat;
  /** The hand card chosen so far, secretly, and what it is declared as; NO_LIKENESS if none. */
  readonly chosen: Likeness;
  readonly chosenAs: Kind;
  readonly shown: Kind;
}

export const NO_LIKENESS = -1;

const EMPTY: Frame = {
  effect: TURN,
  step: 0,
  seat: 0,
  a: 0,
  b: 0,
  card: NONE,
  as: NONE,
  player: NONE,
  chosen: NO_LIKENESS,
  chosenAs: NONE,
  shown: NONE,
};

export const frameOf = (effect: number, seat: Seat, a: number, b: number): Frame => ({
  effect,
  step: 0,
  seat,
  a,
  b,
  card: NONE,
  as: NONE,
  player: NONE,
  chosen: NO_LIKENESS,
  chosenAs: NONE,
  shown: NONE,
});

const MAX_SEATS = 4;

/** Turns differ in seat and step only, so their frames are made once. */
const TURN_FRAMES: readonly (readonly Frame[])[] = Array.from({ length: MAX_SEATS }, (_, seat) =>
  Array.from({ length: CLEAN_UP + 1 }, (_, step) => Object.freeze({ ...EMPTY, seat, step })),
);

export const turnFrame = (seat: Seat, step: number): Frame => TURN_FRAMES[seat][step];

export const techniqueFrame = (seat: Seat, card: Kind, as: Kind): Frame => ({
  effect: RESOLVE,
  step: 0,
  seat,
  a: 0,
  b: 0,
  card,
  as,
  player: NONE,
  chosen: NO_LIKENESS,
  chosenAs: NONE,
  shown: NONE,
});

/** The same frame, one step on. */
export const nextStep = (frame: Frame): Frame => ({
  effect: frame.effect,
  step: frame.step + 1,
  seat: frame.seat,
  a: frame.a,
  b: frame.b,
  card: frame.card,
  as: frame.as,
  player: frame.player,
  chosen: frame.chosen,
  chosenAs: frame.chosenAs,
  shown: frame.shown,
});

/** What a frame can remember. */
export type Memory = Partial<Pick<Frame, 'a' | 'b' | 'card' | 'player' | 'chosen' | 'chosenAs' | 'shown'>>;
