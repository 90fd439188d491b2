import { createHash } from 'node:crypto';
import { nodeRuntime, type Runtime } from '@souk/server';

/** The runtime of Node, but for its entropy, which follows from a seed. */
export function seededRuntime(seed: string): Runtime {
  let calls = 0;
  return {
    ...nodeRuntime,
    entropy(bytes) {
      calls++;
      const block = (i: number): Buffer => createHash('sha256').update(`${seed}/${calls}/${i}`).digest();
      return Buffer.concat(Array.from({ length: Math.ceil(bytes / 32) }, (_, i) => block(i))).subarray(0, bytes);
    },
  };
}
