/**
 * What some cards come to as a payment or a stack, as one number, from the low bits up: the sum of their values, the
 * least of them, what they permit (as far as payments and plain stacks ask for it) and their sets.
 */
export type Tally = number;

const LEAST_SHIFT = 10;
const PERMISSIONS_SHIFT = 16;
const SETS_SHIFT = 20;

const SUM_BITS = (1 << LEAST_SHIFT) - 1;
const LEAST_BITS = 0b111111 << LEAST_SHIFT;
const PERMISSION_BITS = 0b1111;

/** Of no cards: the least value is beyond all values. */
export const EMPTY_TALLY: Tally = LEAST_BITS;

export const sumIn = (tally: Tally): number => tally & SUM_BITS;
export const leastIn = (tally: Tally): number => (tally & LEAST_BITS) >> LEAST_SHIFT;
/** Of the bits of permissions.ts those that let overpay, buy discarded cards, build with junk and with all sets. */
export const permissionsIn = (tally: Tally): number => (tally >> PERMISSIONS_SHIFT) & PERMISSION_BITS;
export const setsIn = (tally: Tally): number => tally >> SETS_SHIFT;

/** What a card brings in besides its value. */
export const traitsOf = (set: number, permissions: number): Tally =>
  (set << SETS_SHIFT) | ((permissions & PERMISSION_BITS) << PERMISSIONS_SHIFT);

export function tallyWith(tally: Tally, value: number, traits: Tally): Tally {
  const lower = value << LEAST_SHIFT < (tally & LEAST_BITS) ? (tally & ~LEAST_BITS) | (value << LEAST_SHIFT) : tally;
  return (lower | traits) + value;
}
