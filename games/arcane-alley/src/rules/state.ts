import { cloneRandom, Hasher, type RandomState, type Seat, wordsOf } from '@souk/kernel';
import { FRAME_FIELDS, MOST_FIELDS } from './frame-fields.js';
import { type AlleyFrame, FRAME_NAMES } from './frames.js';
import type { MatchRules } from './match-rules.js';
import { type Cell, isHidden } from './storehouse/cells.js';
import { SHAPES, SLOTS } from './storehouse/shapes.js';
import type { Kind, Wizard } from './vocabulary.js';

/** What one seat alone knows of another's stash, beyond what all know (AA-INFO-4). */
export interface Glimpse {
  readonly observer: Seat;
  readonly owner: Seat;
  readonly kind: Kind;
  readonly count: number;
}

/** An item that was shuffled back and that a seat has drawn: that seat alone knows that it has left the deck. */
export interface Redrawn {
  readonly seat: Seat;
  readonly kind: Kind;
}

/** No seat, item or place. */
export const NONE = -1;

/**
 * Lists marked `readonly number[]` (without `readonly` before the name) are replaced as a whole and shared
 * between copies of a state; all others are changed in place and copied.
 */
export interface State {
  readonly rules: MatchRules;
  readonly random: RandomState;
  /** By seat. */
  readonly gold: number[];
  readonly infamy: number[];
  readonly markers: number[];
  /** Nine places for every seat, of which the first are used, as many as its shape has slots. */
  readonly cells: Cell[];
  readonly shapes: number[];
  /** By seat and item: how many, and above bit 8 how many of them everybody knows of (AA-INFO-4). */
  readonly stash: number[];
  readonly stashSizes: number[];
  /** By seat: the items held, as a mask. */
  readonly stashKinds: number[];
  /** The discard, its top last. */
  discard: Kind[];
  /** The deck without what lies on it known to all; its top is at `deckSize` − 1, what lies beyond is gone. */
  deck: readonly Kind[];
  deckSize: number;
  /** Known items on top of the deck, the topmost last (AA-INFO-2). */
  onDeck: readonly Kind[];
  /** Set aside for the round. */
  aside: readonly Kind[];
  /** The item that Glynna has removed unseen; NONE: there is none. */
  removed: Cell;
  /** Items that a Lamp shows, in the order revealed. */
  shown: readonly Kind[];
  /** What was shuffled back into the deck when it ran out, by item, less what all have seen since; empty: it has not. */
  recycled: readonly number[];
  /** What seats have drawn unseen of that since then. */
  redrawn: readonly Redrawn[];
  /** By seat: how many items of its stash are certainly drawn from what was shuffled back, for all to know. */
  redraws: readonly number[];
  glimpses: readonly Glimpse[];
  /** By wizard: the seat it serves. */
  wizardSeats: readonly Seat[];
  /** By seat: the two slots chosen to be revealed, as 9 × first + second. */
  choices: readonly number[];
  /** By seat: what was counted at the inspection; empty before. */
  sums: readonly number[];
  readonly frames: AlleyFrame[];
  round: number;
  starter: Seat;
  /** Which turn of the round it is: the same number for everybody (AA-2P-1). */
  tracker: number;
  triggered: Seat;
}

export const cloneState = (state: State): State => ({
  rules: state.rules,
  random: cloneRandom(state.random),
  gold: state.gold.slice(),
  infamy: state.infamy.slice(),
  markers: state.markers.slice(),
  cells: state.cells.slice(),
  shapes: state.shapes.slice(),
  stash: state.stash.slice(),
  stashSizes: state.stashSizes.slice(),
  stashKinds: state.stashKinds.slice(),
  discard: state.discard.slice(),
  deck: state.deck,
  deckSize: state.deckSize,
  onDeck: state.onDeck,
  aside: state.aside,
  removed: state.removed,
  shown: state.shown,
  recycled: state.recycled,
  redrawn: state.redrawn,
  redraws: state.redraws,
  glimpses: state.glimpses,
  wizardSeats: state.wizardSeats,
  choices: state.choices,
  sums: state.sums,
  frames: state.frames.slice(),
  round: state.round,
  starter: state.starter,
  tracker: state.tracker,
  triggered: state.triggered,
});

export function hashState(state: State): number {
  const { round, starter, tracker, triggered, deckSize, removed } = state;
  const hasher = new Hasher().addAll([...wordsOf(state.random), round, starter, tracker, triggered, deckSize, removed]);
  for (const list of [state.gold, state.infamy, state.markers, state.shapes, state.stash, state.discard]) {
    hasher.addAll(list);
  }
  for (const list of [state.onDeck, state.aside, state.shown, state.recycled, state.wizardSeats]) hasher.addAll(list);
  hasher.addAll(state.choices).addAll(state.sums).addAll(state.redraws);
  for (let k = 0; k < deckSize; k++) hasher.add(state.deck[k]);
  for (let seat = 0; seat < state.rules.seats; seat++) {
    for (let slot = 0; slot < slotsOf(state, seat); slot++) hasher.add(state.cells[seat * SLOTS + slot]);
  }
  for (const { observer, owner, kind, count } of state.glimpses) hasher.add(observer).add(owner).add(kind).add(count);
  for (const { seat, kind } of state.redrawn) hasher.add(seat).add(kind);
  for (const frame of state.frames) {
    hasher.add(frame.effect).add(frame.step).add(frame.seat);
    const fields = FRAME_FIELDS[FRAME_NAMES[frame.effect]];
    for (let i = 0; i < MOST_FIELDS; i++) hasher.add(i < fields.length ? frame[fields[i][0]] : 0);
  }
  return hasher.digest();
}

/** How many slots a storehouse has now. */
export const slotsOf = ({ shapes }: State, seat: Seat): number => SHAPES[shapes[seat]].size;

export const cellAt = ({ cells }: State, seat: Seat, slot: number): Cell => cells[seat * SLOTS + slot];

/** The hidden slots of a storehouse, as a mask. */
export function hiddenSlots(state: State, seat: Seat): number {
  const size = slotsOf(state, seat);
  let mask = 0;
  for (let slot = 0, at = seat * SLOTS; slot < size; slot++, at++) if (isHidden(state.cells[at])) mask |= 1 << slot;
  return mask;
}

/** Whether `wizard` serves `seat`. */
export const serves = ({ wizardSeats }: State, wizard: Wizard, seat: Seat): boolean => wizardSeats[wizard] === seat;

/** The next seat clockwise. */
export const leftOf = ({ rules }: State, seat: Seat): Seat => (seat + 1 === rules.seats ? 0 : seat + 1);

/** The seat that comes `place`th in this round's turn order, from 0 (AA-TERM-4). */
export const inTurnOrder = ({ rules, starter }: State, place: number): Seat => (starter + place) % rules.seats;
