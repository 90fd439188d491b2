import { sha256 } from './sha256.js';

/**
 * xoshiro128** by Blackman and Vigna: 128 bits of state as four 32-bit integers. It is plain data inside
 * the game state, so a holder of a state can save, copy and replay it, chance included.
 */
export interface RandomState {
  a: number;
  b: number;
  c: number;
  d: number;
}

/** A generator started from any text. All 128 bits depend on all of the text. */
export function seedRandom(seed: string): RandomState {
  const bytes = sha256(seed);
  const word = (at: number): number => (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3];
  const random = { a: word(0), b: word(4), c: word(8), d: word(12) };
  return isStuck(random) ? { ...random, d: 1 } : random;
}

export const cloneRandom = (random: RandomState): RandomState => ({
  a: random.a,
  b: random.b,
  c: random.c,
  d: random.d,
});

export const sameRandom = (one: RandomState, other: RandomState): boolean =>
  one.a === other.a && one.b === other.b && one.c === other.c && one.d === other.d;

/** xoshiro never leaves the state of all zeros. */
export const isStuck = ({ a, b, c, d }: RandomState): boolean => (a | b | c | d) === 0;

/** The next 32 random bits, as a signed integer. */
export function nextBits(random: RandomState): number {
  const { a, b, c, d } = random;
  const times5 = Math.imul(b, 5);
  const result = Math.imul((times5 << 7) | (times5 >>> 25), 9);
  const c2 = c ^ a;
  const d2 = d ^ b;
  random.a = a ^ d2;
  random.b = b ^ c2;
  random.c = c2 ^ (b << 9);
  random.d = (d2 << 11) | (d2 >>> 21);
  return result;
}

/**
 * A whole number from 0 to `limit` − 1, each exactly equally likely: as many high bits as `limit` needs
 * are drawn until they fall below it. `limit` is 1 to 2³¹. A limit of 1 uses no chance.
 */
export function below(random: RandomState, limit: number): number {
  if (limit <= 1) return 0;
  const shift = Math.clz32(limit - 1);
  let drawn = nextBits(random) >>> shift;
  while (drawn >= limit) drawn = nextBits(random) >>> shift;
  return drawn;
}

/** Fisher–Yates, in place. */
export function shuffle<T>(random: RandomState, cards: T[]): void {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    const card = cards[last];
    cards[last] = cards[other];
    cards[other] = card;
  }
}

/** One of a list that is not empty. */
export const pick = <T>(random: RandomState, list: readonly T[]): T => list[below(random, list.length)];
