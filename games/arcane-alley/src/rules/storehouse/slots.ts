import { seatBit, seatsIn } from '@souk/kernel';
import { type ItemId, itemId, type Kind, kindOf } from '../vocabulary.js';
import {
  type Cell,
  HOLE,
  hiddenCell,
  isHidden,
  isItem,
  kindIn,
  returnsOf,
  seenBy,
  UNKNOWN,
  withReturns,
} from './cells.js';

/** Whose eyes look at a table, as a mask of seats: one seat, nobody's (a spectator), or all-seeing. */
export type Observer = number;
export const SPECTATOR: Observer = 0;
export const ALL_SEEING: Observer = -1;

export const sees = (eyes: Observer, seers: number): boolean => eyes === ALL_SEEING || (eyes & seers) !== 0;

/** What lies in a slot. An item that is null is hidden from the viewer. */
export interface SlotView {
  readonly face: 'up' | 'down' | 'none';
  readonly item: ItemId | null;
  /** How often a Boomerang has returned this turn. */
  readonly returned: number;
}

/** The same in a position: the item is there, and so are the seats that have seen it. */
export interface SlotPart extends SlotView {
  readonly seenBy?: readonly number[];
}

export function slotPart(cell: Cell, eyes: Observer): SlotPart {
  if (!isItem(cell)) return { face: 'none', item: null, returned: 0, ...(eyes === ALL_SEEING ? { seenBy: [] } : {}) };
  const hidden = isHidden(cell);
  const shown = !hidden || sees(eyes, seenBy(cell));
  return {
    face: hidden ? 'down' : 'up',
    item: shown ? itemId(kindIn(cell)) : null,
    returned: returnsOf(cell),
    ...(eyes === ALL_SEEING ? { seenBy: seatsIn(seenBy(cell)) } : {}),
  };
}

export const maskOf = (seats: readonly number[]): number => seats.reduce((mask, seat) => mask | seatBit(seat), 0);

export const kindOrUnknown = (item: ItemId | null): Kind => (item === null ? UNKNOWN : kindOf(item));

/** The cell that a part describes; the viewer has seen what is hidden and named. */
export function cellOf({ face, item, returned, seenBy: seers }: SlotPart, eyes: Observer): Cell {
  if (face === 'none') return HOLE;
  if (face === 'up') return withReturns(kindOrUnknown(item), returned);
  return hiddenCell(kindOrUnknown(item), seers === undefined ? (item === null ? 0 : eyes) : maskOf(seers));
}
