import type { Frame as KernelFrame, Seat } from '@souk/kernel';
import { type Kind, type Likeness, MAX_HAND, NONE } from './cards/card.js';

/** What can be open on the stack of frames. */
export const TURN = 0;
export const RESOLVE = 1;
export const BUY = 2;
export const ORDER = 3;
export const EXTRA_STACK = 4;
export const SELECT = 5;
export const DUE = 6;
export const ARRANGE = 7;
/** Cards that are still to be drawn after a new deck was formed (effects/draws.ts). */
export const DRAW = 8;
/** Another player may react (effects/reactions.ts). */
export const REACT = 9;
/** A stack is being built for which scheduled cards do something first (effects/before-stack.ts). */
export const BUILD = 10;

export const EFFECT_NAMES = [
  'turn',
  'technique',
  'purchase',
  'order',
  'additional-stack',
  'deck-selection',
  'effects-in-line',
  'rearrangement',
  'draw',
  'reaction',
  'build',
] as const;

/** Steps of a turn. */
export const ACTION = 0;
export const BONUS_ACTION = 1;
export const AFTER_ACTIONS = 2;
export const LAST_WINDOW = 3;
export const CLEAN_UP = 4;
/** The end phase, only with further decks (DX-END-1). */
export const AFTER_CLEAN_UP = 5;
export const TURN_OVER = 6;
/** Where a turn with further decks begins (DX-TURN-1), the second part of its clean-up, and what comes before the end phase. */
export const TURN_STARTS = 7;
export const CLEAN_UP_GOES_ON = 8;
export const END_PHASE_NEXT = 9;

/** What is going on and waits for something: the kernel's frame with what Dale's effects remember. */
export interface Frame extends KernelFrame {
  /**
   * A purchase: cards thrown away to pay; an order: cards still to be laid; additional stacks: those still permitted;
   * a selection: seats that have answered; a technique: what its card counts. A chosen hand card is secret while it is 0.
   */
  readonly count: number;
  /** A purchase: where the card lies; an order: the pile that cards are laid on. */
  readonly place: number;
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

/** Every frame is made here, since V8 reads objects fastest that were made in one place. */
const frame = (
  effect: number,
  step: number,
  seat: Seat,
  count: number,
  place: number,
  card: Kind,
  as: Kind,
  player: Seat,
  chosen: Likeness,
  chosenAs: Kind,
  shown: Kind,
): Frame => ({ effect, step, seat, count, place, card, as, player, chosen, chosenAs, shown });

export const frameOf = (effect: number, seat: Seat, count: number, place: number, step = 0): Frame =>
  frame(effect, step, seat, count, place, NONE, NONE, NONE, NO_LIKENESS, NONE, NONE);

const MAX_SEATS = 4;
/** The discard piles, the market's one, and places on and under decks (order.ts). */
const PILES = 11;

/** Turns differ in seat and step only, so their frames are made once. */
const TURN_FRAMES: readonly (readonly Frame[])[] = Array.from({ length: MAX_SEATS }, (_, seat) =>
  Array.from({ length: END_PHASE_NEXT + 1 }, (_, step) => frameOf(TURN, seat, 0, 0, step)),
);

export const turnFrame = (seat: Seat, step: number): Frame => TURN_FRAMES[seat][step];

/** The same goes for the question in which order cards are laid on a pile. */
const ORDER_FRAMES: readonly (readonly (readonly Frame[])[])[] = Array.from({ length: MAX_SEATS }, (_, seat) =>
  Array.from({ length: MAX_HAND + 1 }, (_, count) =>
    Array.from({ length: PILES }, (_, pile) => frameOf(ORDER, seat, count, pile)),
  ),
);

export const orderFrame = (seat: Seat, count: number, pile: number): Frame =>
  count <= MAX_HAND ? ORDER_FRAMES[seat][count][pile] : frameOf(ORDER, seat, count, pile);

export const techniqueFrame = (seat: Seat, card: Kind, as: Kind): Frame =>
  frame(RESOLVE, 0, seat, 0, 0, card, as, NONE, NO_LIKENESS, NONE, NONE);

/** An effect of a card that is not played; NONE if the card stays where it lies. */
export const effectFrame = (seat: Seat, card: Kind, as: Kind, step: number, count: number): Frame =>
  frame(RESOLVE, step, seat, count, 0, card, as, NONE, NO_LIKENESS, NONE, NONE);

/** The ability of a hand card, which it remembers; not secretly. */
export const abilityFrame = (seat: Seat, as: Kind, step: number, card: Likeness): Frame =>
  frame(RESOLVE, step, seat, 1, 0, NONE, as, NONE, card, NONE, NONE);

/** `count` cards of a player's deck go somewhere (draws.ts) when that player has a deck again. */
export const drawFrame = (seat: Seat, owner: Seat, count: number, to: number): Frame =>
  frame(DRAW, 0, seat, count, to, NONE, NONE, owner, NO_LIKENESS, NONE, NONE);

/** A player may react with so many cards of a kind; `effect` is what they do. */
export const reactFrame = (seat: Seat, as: Kind, effect: number, count: number): Frame =>
  frame(REACT, 0, seat, count, effect, NONE, as, NONE, NO_LIKENESS, NONE, NONE);

/** The same frame, one step on. */
export const nextStep = ({
  effect,
  step,
  seat,
  count,
  place,
  card,
  as,
  player,
  chosen,
  chosenAs,
  shown,
}: Frame): Frame => frame(effect, step + 1, seat, count, place, card, as, player, chosen, chosenAs, shown);

/** A stack is being built (before-stack.ts); one that was drawn for it counts as `as`, for which `shown` is shown. */
export const buildFrame = (seat: Seat, count: number, place: number, as: Kind = NONE, shown: Kind = NONE): Frame =>
  frame(BUILD, 0, seat, count, place, NONE, as, NONE, NO_LIKENESS, NONE, shown);

/** The same frame, at another step. */
export const atStep = (before: Frame, step: number): Frame =>
  frame(
    before.effect,
    step,
    before.seat,
    before.count,
    before.place,
    before.card,
    before.as,
    before.player,
    before.chosen,
    before.chosenAs,
    before.shown,
  );

/** The same frame, with something else to remember. */
export const remembering = (before: Frame, memory: FrameFields): Frame =>
  frame(
    before.effect,
    before.step,
    before.seat,
    memory.count ?? before.count,
    memory.place ?? before.place,
    memory.card ?? before.card,
    before.as,
    memory.player ?? before.player,
    memory.chosen ?? before.chosen,
    memory.chosenAs ?? before.chosenAs,
    memory.shown ?? before.shown,
  );

/** What a frame can remember. */
export type FrameFields = Partial<Pick<Frame, 'count' | 'place' | 'card' | 'player' | 'chosen' | 'chosenAs' | 'shown'>>;
