import type { Item } from '../items/item.js';

/** What the rules look at in an item, as bits: the properties of `Item` by which it is always active. */
export const SPECIAL = 1;
export const UNREPLACEABLE = 2;
export const HALVES_GAINS = 4;
export const RETURNS = 8;
export const DOUBLES_BESIDE = 16;

export const traitsOf = (item: Item): number =>
  (item.special ? SPECIAL : 0) |
  (item.unreplaceable ? UNREPLACEABLE : 0) |
  (item.halvesGains ? HALVES_GAINS : 0) |
  (item.returns ? RETURNS : 0) |
  (item.doublesBeside ? DOUBLES_BESIDE : 0);
