const SIZES: readonly number[] = Array.from({ length: 512 }, (_, mask) => countBits(mask));

function countBits(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}

/** How many slots are in a mask of slots. */
export const slotCount = (mask: number): number => SIZES[mask];

/** The number of the lowest bit of a mask that is not empty. */
export const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);

export const isIn = (mask: number, bit: number): boolean => ((mask >> bit) & 1) === 1;
