import { type ArcaneAlleyTypes, arcaneAlley } from '@souk/games/arcane-alley';
import { type DaleTypes, daleOfMerchants } from '@souk/games/dale-of-merchants';
import { type DwarvenTradersTypes, dwarvenTraders } from '@souk/games/dwarven-traders';
import type { Game, GameTypes, Seat } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import * as alleyKeys from '../../../games/arcane-alley/src/page/keys.js';
import * as alleySpots from '../../../games/arcane-alley/src/page/spots.js';
import * as daleKeys from '../../../games/dale-of-merchants/src/page/keys.js';
import * as daleSpots from '../../../games/dale-of-merchants/src/page/spots.js';
import * as traderKeys from '../../../games/dwarven-traders/src/page/keys.js';
import * as traderSpots from '../../../games/dwarven-traders/src/page/spots.js';
import { nextInDirection } from '../../table-kit/src/keys/directions.js';
import { answerKeys, bindKeys, COMMON_KEYS, type KeyGroup, namesIn } from '../../table-kit/src/keys/keymap.js';
import { letterOf } from '../../table-kit/src/keys/pressing.js';
import { randomPlay } from './random-play.js';

/** A table's keys, and matches in which each of them has something to lead to. */
interface Keyed<T extends GameTypes> {
  readonly game: Game<T>;
  readonly starts: readonly { readonly seats: number; readonly options?: object; readonly most?: number }[];
  keys(seat: Seat): readonly KeyGroup[];
  spotsOf(move: T['Move'], view: T['View'], among: readonly T['Move'][]): readonly string[];
}

const isNamed = (spot: string, name: string): boolean => (name.endsWith(':') ? spot.startsWith(name) : spot === name);

function keepsTo<T extends GameTypes>({ game, starts, keys, spotsOf }: Keyed<T>): void {
  /** What is lit at every question of the matches. */
  function* questions(): Generator<{ readonly seat: Seat; readonly lit: readonly string[] }> {
    for (const [i, start] of starts.entries()) {
      for (const { seat, moves, before } of randomPlay(game, { ...start, seed: `keys ${i}` })) {
        yield { seat, lit: [...new Set(moves.flatMap((move) => spotsOf(move, before, moves)))] };
      }
    }
  }

  describe(game.name, () => {
    test('each group has as many keys as spots, and no letter that means something at every table', () => {
      for (const group of keys(0)) {
        if (group.way === 'for-each') expect(group.keys).toHaveLength(group.spots.length);
        for (const key of group.keys) expect(COMMON_KEYS).not.toContain(key);
        expect(group.keys).toMatch(/^[A-Z0-9]+$/);
      }
    });

    test('keys name only spots that exist', () => {
      const seen = new Set<number>();
      for (const { seat, lit } of questions()) {
        for (const [i, name] of keys(seat).flatMap(namesIn).entries()) {
          if (lit.some((spot) => isNamed(spot, name))) seen.add(i);
        }
      }
      expect(
        keys(0)
          .flatMap(namesIn)
          .filter((_, i) => !seen.has(i)),
      ).toEqual([]);
    });

    test('no key leads to two things at one question, and everything that can be picked early on has one', () => {
      for (const { seat, lit } of questions()) {
        const bound = bindKeys(
          keys(seat),
          lit.map((spot) => ({ spot, lit: true })),
        );
        const used = bound.map(({ key }) => key);
        expect(new Set(used).size).toBe(used.length);
        const reached = new Set(bound.flatMap(({ spots }) => spots.map(({ spot }) => spot)));
        const direct = bound.filter(({ group }) => group?.way !== 'to').length;
        // Whatever is left without a key is so because all keys are used up.
        if (reached.size < lit.length) expect(direct).toBeGreaterThanOrEqual(answerKeys(keys(seat)).length);
      }
    });
  });
}

keepsTo<DaleTypes>({
  game: daleOfMerchants,
  starts: [
    { seats: 2, options: { decks: ['pandas', 'squirrels', 'ocelots'] }, most: 250 },
    { seats: 3, options: { decks: ['raccoons', 'squirrels', 'pandas', 'macaws'] }, most: 250 },
  ],
  keys: daleKeys.keys,
  spotsOf: daleSpots.spotsOf,
});

keepsTo<ArcaneAlleyTypes>({
  game: arcaneAlley,
  // Few items ask for another player or a slot of theirs.
  starts: Array.from({ length: 12 }, () => ({ seats: 6, options: { wizards: 'random' } })),
  keys: alleyKeys.keys,
  spotsOf: alleySpots.spotsOf,
});

keepsTo<DwarvenTradersTypes>({
  game: dwarvenTraders,
  starts: [{ seats: 2, options: { freeSale: true } }, { seats: 3 }, { seats: 4 }],
  keys: traderKeys.keys,
  spotsOf: traderSpots.spotsOf,
});

describe('keys of a table', () => {
  const groups: readonly KeyGroup[] = [
    { way: 'for-each', says: 'keys.title', keys: '12', spots: ['market:1', 'market:0'] },
    { way: 'in-order', says: 'keys.title', keys: 'QW', among: ['hand:'] },
    { way: 'to', says: 'keys.title', keys: 'M', among: ['market:'] },
  ];
  const lit = (...spots: string[]) => spots.map((spot) => ({ spot, lit: true }));
  const led = (...spots: string[]) =>
    Object.fromEntries(bindKeys(groups, lit(...spots)).map(({ key, spots: to }) => [key, to.map(({ spot }) => spot)]));

  test('a slot keeps its key when the one beside it is empty; what lies in a row moves up', () => {
    expect(led('market:0', 'hand:b')).toEqual({ 2: ['market:0'], Q: ['hand:b'], M: ['market:0'] });
  });

  test('what has no key by its place has one as an answer: letters where digits lead to places', () => {
    expect(led('do:pass', 'hand:a', 'do:go')).toEqual({ Q: ['hand:a'], A: ['do:pass'], S: ['do:go'] });
    expect(answerKeys([]).slice(0, 3)).toEqual(['1', '2', '3']);
  });

  test('what is quiet has no key as an answer', () => {
    expect(bindKeys([], [{ spot: 'do:pass', lit: false }])).toEqual([]);
  });
});

describe('a key means', () => {
  test.each([
    ['what it writes', 'q', 'KeyQ', 'Q'],
    ['what it writes, wherever it lies', 'a', 'KeyQ', 'A'],
    ['Y where Z lies beside T', 'z', 'KeyY', 'Y'],
    ['Y where Y is far off, too', 'y', 'KeyZ', 'Y'],
    ['Z where Z is far off', 'z', 'KeyZ', 'Z'],
    ['the Latin letter at its place, in another script', 'й', 'KeyQ', 'Q'],
    ['a digit', '3', 'Digit3', '3'],
    ['a sign', '?', 'Slash', '?'],
  ])('%s', (_, key, code, letter) => {
    expect(letterOf({ key, code })).toBe(letter);
  });
});

describe('arrows', () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });
  const places = [box(0, 0), box(20, 0), box(40, 2), box(0, 30), box(24, 30)];
  const next = (key: string, from: number): number =>
    places.indexOf(
      nextInDirection(
        key,
        places[from] ?? box(0, 0),
        places.filter((_, i) => i !== from),
        (each) => each,
      ) ?? box(0, 0),
    );

  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 2, 1],
    ['ArrowDown', 1, 4],
    ['ArrowUp', 4, 1],
    ['ArrowUp', 3, 0],
    ['ArrowLeft', 0, -1],
    ['ArrowUp', 0, -1],
    ['Enter', 0, -1],
  ])('%s from place %i leads to %i', (key, from, to) => {
    expect(next(key, from)).toBe(to);
  });
});
