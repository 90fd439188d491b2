import { below, seedRandom } from '@souk/kernel';

/** Bytes of chance, the same for the same seed. */
export function randomBytesFrom(seed: string, count: number): Uint8Array {
  const random = seedRandom(seed);
  return Uint8Array.from({ length: count }, () => below(random, 256));
}
