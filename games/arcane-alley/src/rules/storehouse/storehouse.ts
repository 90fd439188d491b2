import type { Seat } from '@souk/kernel';
import type { EventSink } from '../events.js';
import { type State, slotsOf } from '../state.js';
import type { Kind } from '../vocabulary.js';
import { FACE, HOLE, isHidden, isItem, kindIn, REVEALED } from './cells.js';
import { type Line, SHAPES, SLOTS, type Slide } from './shapes.js';
import { SPECIAL, UNREPLACEABLE } from './traits.js';

/** AA-TERM-5: the slots whose item may be replaced, as a mask. */
export function replaceableSlots(state: State, seat: Seat): number {
  const { cells, rules } = state;
  const size = slotsOf(state, seat);
  let mask = 0;
  for (let slot = 0, at = seat * SLOTS; slot < size; slot++, at++) {
    const cell = cells[at];
    if (isHidden(cell) || (rules.traits[kindIn(cell)] & UNREPLACEABLE) === 0) mask |= 1 << slot;
  }
  return mask;
}

/** The revealed slots of a storehouse, as a mask. */
export function revealedSlots(state: State, seat: Seat): number {
  const size = slotsOf(state, seat);
  let mask = 0;
  for (let slot = 0, at = seat * SLOTS; slot < size; slot++, at++) {
    if (!isHidden(state.cells[at]) && isItem(state.cells[at])) mask |= 1 << slot;
  }
  return mask;
}

export const NO_SET: Kind = -1;

/** The item that a line is a set of (AA-TERM-3), or NO_SET. */
export function setOf({ cells, rules }: State, seat: Seat, { slots }: Line): Kind {
  const at = seat * SLOTS;
  const face = cells[at + slots[0]] & FACE;
  if ((cells[at + slots[1]] & FACE) !== face || (cells[at + slots[2]] & FACE) !== face) return NO_SET;
  return canBeSet(face, rules.traits) ? kindIn(face) : NO_SET;
}

/** AA-SPEC-4: revealed, and not special. */
const canBeSet = (face: number, traits: readonly number[]): boolean =>
  (face & REVEALED) !== 0 && face !== HOLE && (traits[kindIn(face)] & SPECIAL) === 0;

/** The item that the two others of a line through `slot` are revealed copies of, or NO_SET. */
export function pairBeside({ cells, rules }: State, seat: Seat, { slots }: Line, slot: number): Kind {
  const at = seat * SLOTS;
  const one = slots[0] === slot ? slots[1] : slots[0];
  const other = slots[2] === slot ? slots[1] : slots[2];
  const face = cells[at + one] & FACE;
  return face === (cells[at + other] & FACE) && canBeSet(face, rules.traits) ? kindIn(face) : NO_SET;
}

/** All sets that stand in a storehouse, as a mask of its lines. */
export function completeSets(state: State, seat: Seat): number {
  const { lines } = SHAPES[state.shapes[seat]];
  let mask = 0;
  for (let line = 0; line < lines.length; line++) {
    if (setOf(state, seat, lines[line]) !== NO_SET) mask |= 1 << line;
  }
  return mask;
}

/** AA-SALE-2: gaps close. No item moves to a later place, so one pass does it. */
export function closeGaps(state: State, seat: Seat, slide: Slide, events: EventSink): void {
  const { cells, shapes } = state;
  const { from, shape, direction } = slide;
  const before = slotsOf(state, seat);
  const at = seat * SLOTS;
  for (let slot = 0; slot < from.length; slot++) cells[at + slot] = cells[at + from[slot]];
  for (let slot = from.length; slot < before; slot++) cells[at + slot] = HOLE;
  shapes[seat] = shape;
  const { rows, columns } = SHAPES[shape];
  events?.emit({ kind: 'slid', seat, direction, rows, columns, from });
}
