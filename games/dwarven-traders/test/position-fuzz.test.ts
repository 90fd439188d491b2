import { dwarvenTraders, GEMS, type State } from '@souk/games/dwarven-traders';
import { assertMatches, InputError, seedRandom } from '@souk/kernel';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LAW_SEED, scaled } from '../../../packages/kernel/test/support/scale.js';
import { anyImaginedPosition, anyReachedPosition } from './any-position.js';
import { compareWithOracle } from './compare-with-oracle.js';
import { playOut, randomPlay } from './random-games.js';
import { spoilt } from './spoil.js';

interface Place {
  readonly path: string;
  readonly value: unknown;
}

/** Every place in a JSON document. */
function placesIn(value: unknown, path = ''): Place[] {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, item]) =>
          placesIn(item, Array.isArray(value) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`),
        )
      : [];
  return path === '' ? inside : [{ path, value }, ...inside];
}

const anyWord = fc.constantFrom(...GEMS, 'smuggler', 'front', 'back', 'turn', 'choose-gem', 'extra-trade', 'opal');

/** Values that could stand somewhere in a position, and some that could nowhere. */
const anyValue = fc.oneof(
  fc.integer({ min: -4, max: 13 }),
  anyWord,
  fc.constantFrom(null, undefined, true, 0.5, -0, 1e21, 2 ** 31, '', [], {}, [0], { kind: 'turn', seat: 0 }),
  fc.array(fc.constantFrom(...GEMS), { maxLength: 3 }),
  fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 5 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Another value of the same kind. */
function likely(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value === 'number') return fc.integer({ min: value - 2, max: value + 2 });
  if (typeof value === 'string') return anyWord;
  if (typeof value === 'boolean') return fc.boolean();
  if (Array.isArray(value)) return fc.shuffledSubarray(value);
  return anyValue;
}

/** A position with a few places changed. Several changes at once may cancel out to something that is accepted. */
const anySpoilt = fc.oneof(anyReachedPosition, anyImaginedPosition).chain((position) => {
  // Own cards make hundreds of places: any of the rest shall be hit often.
  const places = placesIn(position).filter(({ path }) => !path.startsWith('options.cards['));
  const change = fc
    .constantFrom(...places)
    .chain(({ path, value }) => fc.tuple(fc.constant(path), fc.oneof(likely(value), likely(value), anyValue)));
  return fc
    .uniqueArray(change, { minLength: 1, maxLength: 3, selector: ([path]) => path })
    .map((changes) => changes.filter(([path]) => !changes.some(([other]) => path !== other && path.startsWith(other))))
    .map((changes): unknown => spoilt(position, Object.fromEntries(changes)));
});

function read(document: unknown): State | undefined {
  try {
    return dwarvenTraders.fromJSON(document);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    expect(error.path).toMatch(/^position/);
    return undefined;
  }
}

describe('whatever is handed in as a position', () => {
  test('is refused with an InputError, or can be played to the end, as the second implementation says', () => {
    let accepted = 0;
    fc.assert(
      fc.property(anySpoilt, fc.string(), (document, seed) => {
        const state = read(document);
        if (state === undefined) return;
        accepted++;
        for (const step of randomPlay(state, seedRandom(seed))) compareWithOracle(step);
        expect(dwarvenTraders.outcome(state)).toBeDefined();
      }),
      { numRuns: scaled(400), seed: LAW_SEED + 3 },
    );
    expect(accepted).toBeGreaterThan(scaled(25));
  });

  test('is played to the end as the second implementation says, even if no game would get there', () => {
    let accepted = 0;
    fc.assert(
      fc.property(anyImaginedPosition, fc.string(), (position, seed) => {
        const state = read(position);
        if (state === undefined) return;
        accepted++;
        for (const step of randomPlay(state, seedRandom(seed))) compareWithOracle(step);
        expect(dwarvenTraders.outcome(state)).toBeDefined();
      }),
      { numRuns: scaled(100), seed: LAW_SEED + 4 },
    );
    expect(accepted).toBeGreaterThan(scaled(50));
  });

  test('that stood on a table is accepted and goes on as it would have', () => {
    fc.assert(
      fc.property(anyReachedPosition, (position) => {
        const loaded = dwarvenTraders.fromJSON(JSON.parse(JSON.stringify(position)));
        expect(dwarvenTraders.toJSON(loaded)).toEqual(position);
        const limit = dwarvenTraders.maxMoves(dwarvenTraders.optionsOf(loaded), position.seats);
        expect(playOut(loaded, seedRandom('on'), limit)).toBeLessThanOrEqual(limit);
      }),
      { numRuns: scaled(100), seed: LAW_SEED + 5 },
    );
  });

  test('matches the published schema for the kernel’s validator exactly if it does for ajv', () => {
    const published = new Ajv2020({ strict: true, strictTypes: false }).compile(dwarvenTraders.positionSchema);
    const matches = (document: unknown): boolean => {
      try {
        assertMatches(dwarvenTraders.positionSchema, document, 'position');
        return true;
      } catch (error) {
        if (error instanceof InputError) return false;
        throw error;
      }
    };
    const verdicts = { right: 0, wrong: 0 };
    fc.assert(
      fc.property(anySpoilt, (document) => {
        const verdict = matches(document);
        expect(verdict).toBe(published(document));
        verdicts[verdict ? 'right' : 'wrong']++;
      }),
      { numRuns: scaled(600), seed: LAW_SEED + 9 },
    );
    expect(verdicts.right).toBeGreaterThan(scaled(40));
    expect(verdicts.wrong).toBeGreaterThan(scaled(200));
  });
});
