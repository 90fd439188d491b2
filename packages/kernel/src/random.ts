import { type ChaChaKey, chacha20Block, keyOfBytes } from './chacha20.js';
import type { Chance } from './chance.js';
import { sha256 } from './sha256.js';

/**
 * A generator as plain data inside the game state, so that a holder of a state can save, copy and replay it, chance
 * included. Without a key it is xoshiro128** by Blackman and Vigna: 128 bits of state as four 32-bit integers. With a
 * key all bits come from ChaCha20, and the integers count what was drawn. The key is left out and not empty, so that
 * code that only ever sees quick generators runs as if there were no others.
 */
export interface RandomState {
  a: number;
  b: number;
  c: number;
  d: number;
  key?: ChaChaKey;
}

/** A generator started from any text. All 128 bits depend on all of the text. */
export function seedRandom(seed: string): RandomState {
  const bytes = sha256(seed);
  const word = (at: number): number => (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3];
  const random = { a: word(0), b: word(4), c: word(8), d: word(12) };
  return isStuck(random) ? { ...random, d: 1 } : random;
}

/** A generator that nobody can foresee who does not know the text. */
export const keyedRandom = (seed: string): RandomState => ({
  ...{ a: 0, b: 0, c: 0, d: 0 },
  key: keyOfBytes(sha256(JSON.stringify(['souk-chance/1', seed]))),
});

/** A fresh generator of a kind. */
export const randomOf = (chance: Chance | undefined, seed: string): RandomState =>
  chance === 'chacha20' ? keyedRandom(seed) : seedRandom(seed);

export const isKeyed = ({ key }: RandomState): boolean => key !== undefined;

export function cloneRandom({ a, b, c, d, key }: RandomState): RandomState {
  return key === undefined ? { a, b, c, d } : { a, b, c, d, key };
}

/** Makes one generator the same as another, in place. */
export function replaceRandom(own: RandomState, { a, b, c, d, key }: RandomState): void {
  own.a = a;
  own.b = b;
  own.c = c;
  own.d = d;
  if (key === undefined) delete own.key;
  else own.key = key;
}

export const sameRandom = (one: RandomState, other: RandomState): boolean =>
  one.a === other.a &&
  one.b === other.b &&
  one.c === other.c &&
  one.d === other.d &&
  (one.key === other.key || String(one.key) === String(other.key));

/** All that tells two generators apart, as integers. */
export const wordsOf = ({ a, b, c, d, key = [] }: RandomState): readonly number[] => [a, b, c, d, ...key];

/** xoshiro never leaves the state of all zeros. */
export const isStuck = ({ a, b, c, d }: RandomState): boolean => (a | b | c | d) === 0;

/** A block for each word, and no other of its words are used: what was drawn before is not even in memory. */
function nextKeyedBits(random: RandomState, key: ChaChaKey): number {
  const [word] = chacha20Block(key, random.a, [random.b, 0, 0]);
  random.a = (random.a + 1) | 0;
  if (random.a === 0) random.b = (random.b + 1) | 0;
  return word;
}

/** The next 32 random bits, as a signed integer. */
export function nextBits(random: RandomState): number {
  if (random.key !== undefined) return nextKeyedBits(random, random.key);
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
