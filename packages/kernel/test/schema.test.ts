import { assertMatches, InputError, type JsonSchema, parseByKind } from '@souk/kernel';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const CARD = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 3, pattern: '^[a-c]*$' },
    steps: { type: 'integer', minimum: 0, maximum: 2 },
    side: { enum: ['front', 'back', null] },
    up: { type: 'boolean' },
  },
  required: ['name', 'steps'],
  additionalProperties: false,
} as const satisfies JsonSchema;

const SCHEMA = {
  type: 'object',
  properties: {
    format: { const: 'x/1' },
    cards: { type: 'array', items: CARD, minItems: 1, maxItems: 2 },
    counts: { type: 'object', additionalProperties: { type: 'integer' } },
    choice: { anyOf: [{ type: 'null' }, { type: 'integer', minimum: 0 }, CARD] },
    anything: { type: 'object' },
  },
  required: ['format', 'cards'],
  additionalProperties: false,
} as const satisfies JsonSchema;

const accepts = (value: unknown): boolean => {
  try {
    assertMatches(SCHEMA, value);
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
};

/** Mostly what is asked for, now and then something else. */
const mostly = <V>(right: fc.Arbitrary<V>, wrong: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 8, arbitrary: right }, { weight: 1, arbitrary: wrong });

const nearCard = fc.record(
  {
    name: mostly(fc.constantFrom('a', 'abc'), fc.constantFrom('abcd', '', 'x', 3)),
    steps: mostly(fc.nat(2), fc.constantFrom(-1, 3, 0.5, '1', null)),
    side: mostly(fc.constantFrom('front', 'back', null), fc.constant('left')),
    up: mostly(fc.boolean(), fc.constant(1)),
    extra: fc.constant(true),
  },
  { requiredKeys: ['name', 'steps'] },
);
const anyCard = fc.oneof(
  { weight: 4, arbitrary: nearCard.map(({ extra, ...card }) => card) },
  { weight: 1, arbitrary: nearCard },
  { weight: 1, arbitrary: nearCard.map(({ name, ...card }) => card) },
);

const nearly = fc.record(
  {
    format: mostly(fc.constant('x/1'), fc.constant('x/2')),
    cards: mostly(fc.array(anyCard, { maxLength: 3 }), fc.jsonValue()),
    counts: mostly(fc.dictionary(fc.string(), fc.integer()), fc.jsonValue()),
    choice: fc.oneof(fc.constant(null), fc.integer({ min: -1, max: 3 }), anyCard),
    anything: mostly(fc.constant({}), fc.jsonValue()),
    other: fc.constant(1),
  },
  { requiredKeys: ['format', 'cards'] },
);
const documents = fc.oneof(
  { weight: 6, arbitrary: nearly.map(({ other, ...document }) => document) },
  { weight: 1, arbitrary: nearly },
  { weight: 1, arbitrary: fc.jsonValue() },
);

describe('A schema', () => {
  test('is understood as the standard understands it', () => {
    const standard = new Ajv2020({ strict: true }).compile(SCHEMA);
    let accepted = 0;
    fc.assert(
      fc.property(documents, (document) => {
        const value = JSON.parse(JSON.stringify(document));
        expect(accepts(value)).toBe(standard(value));
        if (standard(value)) accepted++;
      }),
      { numRuns: 5000, seed: 1 },
    );
    expect(accepted).toBeGreaterThan(250);
    expect(accepted).toBeLessThan(4500);
  });

  const good = { format: 'x/1', cards: [{ name: 'a', steps: 1 }] };
  test.each([
    [null, 'expected an object, got null'],
    [{ cards: [] }, 'expected an object with the field "format"'],
    [{ ...good, format: 'x/2' }, 'format: expected "x/1", got "x/2"'],
    [{ ...good, cards: [] }, 'cards: expected a list of 1 to 2, not of 0'],
    [{ ...good, cards: [{ name: 'a', steps: 3 }] }, 'cards[0].steps: expected a whole number from 0 to 2, got 3'],
    [{ ...good, cards: [{ name: 'x', steps: 1 }] }, 'cards[0].name: expected a text like /^[a-c]*$/, got "x"'],
    [
      { ...good, cards: [{ name: 'a', steps: 1, cost: 1 }] },
      'cards[0].cost: expected no such field (known: name, steps, side, up)',
    ],
    [
      { ...good, cards: [{ name: 'a', steps: 1, side: 'top' }] },
      'cards[0].side: expected one of "front", "back", null, got "top"',
    ],
    [{ ...good, choice: 'x' }, 'choice: expected null, or a whole number from 0, or an object, got "x"'],
    [{ ...good, choice: { name: 'a', steps: 9 } }, 'choice.steps: expected a whole number from 0 to 2, got 9'],
  ])('says of %j what was expected where', (value, message) => {
    expect(() => assertMatches(SCHEMA, value)).toThrow(InputError);
    expect(() => assertMatches(SCHEMA, value)).toThrow(message);
  });
});

describe('Objects told apart by their kind', () => {
  const shapes = {
    stop: { type: 'object', properties: { kind: { const: 'stop' } }, required: ['kind'], additionalProperties: false },
  } as const;

  test('are read by the schema of their kind', () => {
    expect(parseByKind(shapes, { kind: 'stop' })).toEqual({ kind: 'stop' });
  });

  test.each([[7], [null], [[]], [{}], [{ kind: 'go' }], [{ kind: 'toString' }], [{ kind: 'stop', now: 1 }]])(
    'and %j is none of them',
    (value) => {
      expect(() => parseByKind(shapes, value, 'move')).toThrow(InputError);
    },
  );
});
