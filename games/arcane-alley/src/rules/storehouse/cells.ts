import type { Seat } from '@souk/kernel';
import type { Kind } from '../vocabulary.js';

/**
 * What lies in a slot of a storehouse, as one number: the item, whether it is revealed, how often it has
 * returned this turn (a Boomerang, AA-ITEM-8) and which seats have seen it though it is hidden (AA-INFO-3).
 */
export type Cell = number;

const KIND_MASK = 31;
export const REVEALED = 32;
/** What makes two revealed cells show the same item. */
export const FACE = KIND_MASK | REVEALED;

const RETURN_SHIFT = 6;
const ONE_RETURN = 1 << RETURN_SHIFT;
const RETURN_MASK = 3 << RETURN_SHIFT;
export const MAX_RETURNS = 3;

const SEEN_SHIFT = 8;

/** Stands for an item that is still to be thought up when a state is imagined. */
export const UNKNOWN: Kind = KIND_MASK;

/** Nothing lies here: a sold or removed item has left a gap that is not closed. It is neither item nor hidden. */
export const HOLE: Cell = 30 | REVEALED;

export const kindIn = (cell: Cell): Kind => cell & KIND_MASK;
export const isHidden = (cell: Cell): boolean => (cell & REVEALED) === 0;
export const isItem = (cell: Cell): boolean => (cell & FACE) !== HOLE;
export const revealed = (kind: Kind): Cell => kind | REVEALED;

export const returnsOf = (cell: Cell): number => (cell & RETURN_MASK) >> RETURN_SHIFT;
export const withReturns = (kind: Kind, returns: number): Cell => kind | REVEALED | (returns * ONE_RETURN);
export const withoutReturns = (cell: Cell): Cell => cell & ~RETURN_MASK;

/** The seats that know a hidden item, as a mask. */
export const seenBy = (cell: Cell): number => cell >> SEEN_SHIFT;
export const seenAlsoBy = (cell: Cell, seat: Seat): Cell => cell | (1 << (SEEN_SHIFT + seat));
export const hiddenCell = (kind: Kind, seers: number): Cell => kind | (seers << SEEN_SHIFT);
