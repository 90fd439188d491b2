import { createCipheriv, createHash } from 'node:crypto';
import {
  assertMatches,
  below,
  cloneRandom,
  InputError,
  isKeyed,
  keyedRandom,
  nextBits,
  RANDOM_SCHEMA,
  type RandomState,
  randomOf,
  readRandom,
  replaceRandom,
  sameRandom,
  seedRandom,
  shuffle,
  wordsOf,
  writeRandom,
} from '@souk/kernel';
import { evenly, expectFrequencies, Tally } from '@souk/kernel/laws';
import { describe, expect, test } from 'vitest';
import { chacha20Block, keyFromHex, keyToHex } from '../src/chacha20.js';

const inHex = (words: Iterable<number>): string =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join(' ');

const COUNTING_KEY = keyFromHex(Buffer.from(Array.from({ length: 32 }, (_, i) => i)).toString('hex'));
const ZERO_KEY = keyFromHex('00'.repeat(32));

describe('ChaCha20', () => {
  test.each([
    [
      'RFC 8439, 2.3.2',
      { key: COUNTING_KEY, counter: 1, nonce: [0x09000000, 0x4a000000, 0] },
      'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
        '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
    ],
    [
      'RFC 8439, A.1, 1',
      { key: ZERO_KEY, counter: 0, nonce: [0, 0, 0] },
      'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b ' +
        '7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
    ],
    [
      'RFC 8439, A.1, 2',
      { key: ZERO_KEY, counter: 1, nonce: [0, 0, 0] },
      'bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 ' +
        '7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b',
    ],
  ])('makes the block of %s', (_, { key, counter, nonce }, block) => {
    expect(inHex(chacha20Block(key, counter, nonce))).toBe(block);
  });

  test('keys survive being written', () => {
    const hex = createHash('sha256').update('a key').digest('hex');
    expect(keyToHex(keyFromHex(hex))).toBe(hex);
  });
});

/** The words of a match by another implementation: the first of each block under the hashed seed. */
function expectedWords(seed: string, from: number, count: number): number[] {
  const key = createHash('sha256')
    .update(JSON.stringify(['souk-chance/1', seed]))
    .digest();
  return Array.from({ length: count }, (_, i) => {
    const counter = Buffer.alloc(16);
    counter.writeBigUInt64LE(BigInt(from + i));
    return createCipheriv('chacha20', key, counter).update(Buffer.alloc(64)).readInt32LE();
  });
}

const draw = (random: RandomState, count: number): number[] => Array.from({ length: count }, () => nextBits(random));

/**
 * What comes after these four words of xoshiro128**: what is done to a word before it is shown can be undone, and with
 * four of them the state follows.
 */
function wordAfter([first, second, third, fourth]: readonly number[]): number {
  const [b0, b1, b2, b3] = [first, second, third, fourth].map((shown) => {
    const times5 = Math.imul(shown, 0x38e38e39);
    return Math.imul((times5 >>> 7) | (times5 << 25), 0xcccccccd);
  });
  const c1 = b0 ^ b1 ^ (b0 << 9);
  const a1 = b1 ^ b2 ^ c1;
  const c2 = c1 ^ a1 ^ (b1 << 9);
  const a2 = b2 ^ b3 ^ c2;
  const next = { a: a1, b: b1, c: c1, d: a1 ^ a2 ^ b1 };
  return draw(next, 4)[3];
}

const foreseen = (random: RandomState, tries: number): number => {
  const words = draw(random, tries + 4);
  return words.slice(4).filter((word, i) => wordAfter(words.slice(i, i + 4)) === word).length;
};

describe('The generator of live matches', () => {
  test('shows the first word of each block of ChaCha20 under a key made of the seed', () => {
    expect(draw(keyedRandom('a seed'), 40)).toEqual(expectedWords('a seed', 0, 40));
  });

  test('goes on beyond 2³² words', () => {
    const random = readRandom({ ...objectOf(keyedRandom('long')), drawn: 2 ** 32 - 2 }, 'random');
    expect(draw(random, 4)).toEqual(expectedWords('long', 2 ** 32 - 2, 4));
    expect(objectOf(random).drawn).toBe(2 ** 32 + 2);
  });

  test('cannot be foreseen from what it has shown, as the quick one can', () => {
    expect(foreseen(seedRandom('quick'), 100)).toBe(100);
    expect(foreseen(keyedRandom('keyed'), 100)).toBe(0);
  });

  test('half of the bits differ between neighbouring words, and between seeds that are alike', () => {
    const tally = new Tally();
    const compare = (one: number, other: number): void => {
      for (let bit = 0; bit < 32; bit++) tally.add(((one ^ other) >>> bit) & 1 ? 'differs' : 'same');
    };
    const [words, others] = ['seed 1', 'seed 2'].map((seed) => draw(keyedRandom(seed), 500));
    for (const [i, word] of words.entries()) {
      compare(word, others[i]);
      if (i > 0) compare(word, words[i - 1]);
    }
    expectFrequencies('bits', tally, evenly(['differs', 'same']));
  });

  test('draws every number below a limit, and every order, equally often', () => {
    const random = keyedRandom('even');
    const numbers = new Tally();
    for (let i = 0; i < 7000; i++) numbers.add(String(below(random, 7)));
    expectFrequencies('below', numbers, evenly(['0', '1', '2', '3', '4', '5', '6']));
    const orders = new Tally();
    for (let i = 0; i < 3000; i++) {
      const cards = ['a', 'b', 'c'];
      shuffle(random, cards);
      orders.add(cards.join(''));
    }
    expectFrequencies('shuffle', orders, evenly(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']));
  });

  test('is asked for by its name; without one the quick generator is meant', () => {
    expect(randomOf('chacha20', 's')).toEqual(keyedRandom('s'));
    expect(randomOf('xoshiro128', 's')).toEqual(seedRandom('s'));
    expect(randomOf(undefined, 's')).toEqual(seedRandom('s'));
    expect([keyedRandom('s'), seedRandom('s')].map(isKeyed)).toEqual([true, false]);
  });

  test('a copy goes its own way, and one can take the place of another', () => {
    const random = keyedRandom('copy');
    const copy = cloneRandom(random);
    nextBits(random);
    expect(sameRandom(random, copy)).toBe(false);
    nextBits(copy);
    expect(sameRandom(random, copy)).toBe(true);
    const own = seedRandom('own');
    replaceRandom(own, random);
    expect(own).toEqual(random);
    replaceRandom(own, seedRandom('back'));
    expect(own).toEqual(seedRandom('back'));
  });

  test('differs from one with another key, also in its words for hashes', () => {
    const [one, other] = [keyedRandom('one'), keyedRandom('other')];
    expect(sameRandom(one, other)).toBe(false);
    expect(wordsOf(one)).not.toEqual(wordsOf(other));
    expect(sameRandom(one, keyedRandom('one'))).toBe(true);
    expect(wordsOf(seedRandom('quick'))).toHaveLength(4);
  });
});

function objectOf(random: RandomState) {
  const json = writeRandom(random);
  if (!('key' in json)) throw new Error('a generator without a key');
  return json;
}

describe('Positions write it', () => {
  test('as its name, key and number of words, and the quick one as four integers', () => {
    const random = keyedRandom('written');
    draw(random, 3);
    expect(objectOf(random)).toMatchObject({ generator: 'chacha20', drawn: 3 });
    expect(writeRandom({ a: 1, b: 2, c: 3, d: 4 })).toEqual([1, 2, 3, 4]);
    for (const each of [random, seedRandom('written')]) {
      const json = JSON.parse(JSON.stringify(writeRandom(each)));
      assertMatches(RANDOM_SCHEMA, json);
      const read = readRandom(json, 'random');
      expect(read).toEqual(each);
      expect(nextBits(read)).toBe(nextBits(each));
    }
  });

  const sound = { generator: 'chacha20', key: 'ab'.repeat(32), drawn: 0 };
  test.each([
    ['another generator', { ...sound, generator: 'dice' }, /random.generator: expected "chacha20"/],
    ['a short key', { ...sound, key: 'ab' }, /random.key/],
    ['a key in capitals', { ...sound, key: 'AB'.repeat(32) }, /random.key/],
    ['no count', { generator: sound.generator, key: sound.key }, /the field "drawn"/],
    ['less than nothing drawn', { ...sound, drawn: -1 }, /random.drawn/],
    ['a field too many', { ...sound, nonce: 0 }, /random.nonce: expected no such field/],
    ['three integers', [1, 2, 3], /random/],
    ['a text', 'chacha20', /random/],
  ])('not with %s', (_, json, problem) => {
    expect(() => assertMatches(RANDOM_SCHEMA, json, 'random')).toThrow(InputError);
    expect(() => assertMatches(RANDOM_SCHEMA, json, 'random')).toThrow(problem);
  });
});
