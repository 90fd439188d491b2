import { createHash } from 'node:crypto';
import { type Outside, realOutside } from '@souk/server';

/** The outside world, but for chance, which follows from a seed. */
export function seededOutside(seed: string): Outside {
  let calls = 0;
  return {
    ...realOutside,
    entropy(bytes) {
      calls++;
      const block = (i: number): Buffer => createHash('sha256').update(`${seed}/${calls}/${i}`).digest();
      return Buffer.concat(Array.from({ length: Math.ceil(bytes / 32) }, (_, i) => block(i))).subarray(0, bytes);
    },
  };
}
