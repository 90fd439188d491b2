import { remembering } from '../frames.js';
import type { State } from '../state.js';
import {
  type Card,
  isMarked,
  type Kind,
  type Kinds,
  likenessWithNextMark,
  markIn,
  markInLikeness,
  NONE,
  withMark,
  withNextMark,
} from './card.js';

/**
 * A change of a value as one number, from the low bits up: by how much, how, the only face that it counts for (NONE:
 * any), and how many changes of the turn had come into effect before (DX-VALUE-1, DX-VALUE-2).
 */
export type Change = number;

export const ADD = 0;
export const SET = 1;
export const MULTIPLY = 2;
/** v becomes 6 − v, as long as v is a printed value. */
export const MIRROR = 3;
export type How = typeof ADD | typeof SET | typeof MULTIPLY | typeof MIRROR;

/** Their names in positions, by number. */
export const HOW_NAMES = ['add', 'set', 'multiply', 'mirror'] as const;

const NO_AMOUNT = 8;
const HOW_SHIFT = 4;
const FACE_SHIFT = 6;
const AT_SHIFT = 11;
const HIGHEST_PRINTED = 5;

export const changeOf = (how: How, by: number, face: Kind = NONE, at = 0): Change =>
  (at << AT_SHIFT) | (face << FACE_SHIFT) | (how << HOW_SHIFT) | (by + NO_AMOUNT);
export const amountIn = (change: Change): number => (change & 15) - NO_AMOUNT;
export const howIn = (change: Change): How => ((change >> HOW_SHIFT) & 3) as How;
export const faceOf = (change: Change): Kind => (change >> FACE_SHIFT) & 31;
export const atIn = (change: Change): number => change >> AT_SHIFT;

/** DX-VALUE-1: after every step a value below 0 becomes 0. */
export function applyChange(value: number, change: Change): number {
  const by = amountIn(change);
  switch (howIn(change)) {
    case ADD:
      return Math.max(0, value + by);
    case SET:
      return by;
    case MULTIPLY:
      return value * by;
    case MIRROR:
      return value >= 1 && value <= HIGHEST_PRINTED ? HIGHEST_PRINTED + 1 - value : value;
  }
}

/** What this turn has done to a card in hand: the faces whose ability it has used, and what has changed its value. */
export interface Marks {
  readonly used: Kinds;
  readonly changes: readonly Change[];
}

export const NO_CHANGES: readonly Change[] = [];
const UNMARKED: Marks = { used: 0, changes: NO_CHANGES };

/** No marks in the table, and no changes in a list. */
export const NO_MARKS: readonly Marks[] = [UNMARKED].slice(1);

export const marksOn = (state: State, card: Card): Marks => (isMarked(card) ? state.marks[markIn(card) - 1] : UNMARKED);

/** Marks that are no more than a value set and then a bonus of a face, as parts of the order in which marks lie. */
export function plainMarks({ changes }: Marks): { readonly set: Change; readonly bonus: Change } | undefined {
  const [first = 0, second = 0] = changes;
  const isBonus = (change: Change): boolean => howIn(change) === ADD && faceOf(change) !== NONE && atIn(change) === 0;
  if (changes.length === 0) return { set: 0, bonus: 0 };
  if (changes.length === 1 && isBonus(first)) return { set: 0, bonus: first };
  const isSet = howIn(first) === SET && faceOf(first) === NONE;
  if (!isSet || changes.length > 2 || (changes.length === 2 && !isBonus(second))) return undefined;
  return { set: first, bonus: second };
}

const amountOr0 = (change: Change): number => (change === 0 ? 0 : amountIn(change));

/** A card without marks goes before the others; of these first by when and to what the value was set, then by bonus. */
function compareMarks(one: Marks, other: Marks): number {
  const plain = plainMarks(one);
  const otherPlain = plainMarks(other);
  if (plain === undefined || otherPlain === undefined) {
    if (plain !== undefined) return -1;
    if (otherPlain !== undefined) return 1;
    return compareLists(one.changes, other.changes) || one.used - other.used;
  }
  return (
    atIn(plain.set) - atIn(otherPlain.set) ||
    amountOr0(plain.set) - amountOr0(otherPlain.set) ||
    amountOr0(plain.bonus) - amountOr0(otherPlain.bonus) ||
    one.used - other.used ||
    compareLists(one.changes, other.changes)
  );
}

function compareLists(one: readonly number[], other: readonly number[]): number {
  for (let i = 0; i < one.length && i < other.length; i++) if (one[i] !== other[i]) return one[i] - other[i];
  return one.length - other.length;
}

/**
 * The card with these marks. The table of marks is in order, so that the cards of a hand are, too, whatever was marked
 * first; marks that are new in it give the next number to those behind.
 */
export function marked(state: State, card: Card, marks: Marks): Card {
  if (marks.used === 0 && marks.changes.length === 0) return withMark(card, 0);
  const { marks: table } = state;
  let at = 0;
  while (at < table.length) {
    const order = compareMarks(table[at], marks);
    if (order === 0) return withMark(card, at + 1);
    if (order > 0) break;
    at++;
  }
  state.marks = [...table.slice(0, at), marks, ...table.slice(at)];
  if (at < table.length) renumber(state, at);
  return withMark(card, at + 1);
}

/** The marks from `at` on lie one further. */
function renumber(state: State, at: number): void {
  for (const hand of state.hands) {
    for (let i = 0; i < hand.length; i++) if (markIn(hand[i]) > at) hand[i] = withNextMark(hand[i]);
  }
  const { frames } = state;
  for (const [i, frame] of frames.entries()) {
    if (frame.chosen < 0 || markInLikeness(frame.chosen) <= at) continue;
    frames[i] = remembering(frame, { chosen: likenessWithNextMark(frame.chosen) });
  }
}

/** DX-PASSIVE-1: the card has used the ability of a face. */
export function withUsed(state: State, card: Card, face: Kind): Card {
  const { used, changes } = marksOn(state, card);
  return marked(state, card, { used: used | (1 << face), changes });
}

export const hasUsed = (state: State, card: Card, face: Kind): boolean =>
  isMarked(card) && ((marksOn(state, card).used >> face) & 1) === 1;

/** How many changes of the turn have come into effect. */
const changesOfTurn = ({ turnBonus, turnChanges }: State): number => turnBonus + turnChanges.length;

/**
 * DM-VALUE-2, DX-VALUE-2: the card's value is changed, for one face only if `face` is not NONE. A value set makes the card forget
 * what changed it before. When something was added does not matter as long as the turn has only added.
 */
export function withChange(state: State, card: Card, how: How, by: number, face: Kind = NONE): Card {
  if (how === ADD && by === 0) return card;
  const { used, changes } = marksOn(state, card);
  const before = how === SET && face === NONE ? NO_CHANGES : changes;
  const isTimeless = how === ADD && by > 0 && state.turnChanges.length === 0;
  const change = changeOf(how, by, face, isTimeless ? 0 : changesOfTurn(state));
  return marked(state, card, { used, changes: [...before, change] });
}

/** DX-VALUE-2: from now on every card that the active player uses in this turn is changed. */
export function changeTurn(state: State, how: How, by: number): void {
  if (how === ADD && by === 1 && state.turnChanges.length === 0) {
    state.turnBonus++;
    return;
  }
  const before = state.turnChanges.length > 0 ? state.turnChanges : Array<Change>(state.turnBonus).fill(ONE_MORE);
  state.turnChanges = [...before, changeOf(how, by)];
  state.turnBonus = 0;
}

const ONE_MORE = changeOf(ADD, 1);

/** The value of a card without marks that is worth `printed`. */
export function valueInTurn(state: State, printed: number): number {
  const { turnChanges } = state;
  if (turnChanges.length === 0) return printed + state.turnBonus;
  let value = printed;
  for (let i = 0; i < turnChanges.length; i++) value = applyChange(value, turnChanges[i]);
  return value;
}

/** The value of a marked card that counts as `as`, with all that has changed it or every card, in the order in which it came. */
export function valueOfMarked(state: State, card: Card, as: Kind): number {
  const { turnBonus, turnChanges } = state;
  const { changes } = marksOn(state, card);
  const count = turnBonus + turnChanges.length;
  let value = state.rules.values[as];
  let done = 0;
  for (let i = 0; i < changes.length; i++) {
    const change = changes[i];
    for (; done < atIn(change) && done < count; done++) value = applyTurn(value, turnChanges, done);
    if (faceOf(change) === NONE || faceOf(change) === as) value = applyChange(value, change);
  }
  for (; done < count; done++) value = applyTurn(value, turnChanges, done);
  return value;
}

const applyTurn = (value: number, turnChanges: readonly Change[], i: number): number =>
  turnChanges.length === 0 ? value + 1 : applyChange(value, turnChanges[i]);

/** The same with what has changed the card alone (DM-CARD-blindfold). */
export function valueWithMarks(state: State, card: Card, as: Kind): number {
  let value = state.rules.values[as];
  for (const change of marksOn(state, card).changes) {
    if (faceOf(change) === NONE || faceOf(change) === as) value = applyChange(value, change);
  }
  return value;
}

/** DM-TURN-7. */
export function forgetChanges(state: State): void {
  state.turnBonus = 0;
  state.turnChanges = NO_CHANGES;
  state.marks = NO_MARKS;
}
