import {
  type FromSchema,
  InputError,
  type JsonSchema,
  parseAs,
  parseOptions,
  RANDOM_SCHEMA,
  readRandom,
  writeRandom,
} from '@souk/kernel';
import { chestsOfEach, OPTIONS, type State, TEAS } from './state.js';

const CHESTS = { type: 'array', items: { enum: TEAS } } as const;

export const POSITION_SCHEMA = {
  type: 'object',
  properties: {
    options: { type: 'object' },
    random: RANDOM_SCHEMA,
    customers: { ...CHESTS, minItems: 2, maxItems: 4 },
    caravan: CHESTS,
    stores: { type: 'array', items: CHESTS },
    waits: { type: 'array', items: { type: 'integer', minimum: 0 } },
    turn: { type: 'integer', minimum: 0 },
  },
  required: ['options', 'random', 'customers', 'caravan', 'stores', 'waits', 'turn'],
  additionalProperties: false,
} as const satisfies JsonSchema;
export type Position = FromSchema<typeof POSITION_SCHEMA>;

export const toJSON = ({ options, random, customers, caravan, stores, waits, turn }: State): Position => ({
  options,
  random: writeRandom(random),
  customers,
  caravan,
  stores,
  waits,
  turn,
});

export function fromJSON(document: unknown): State {
  const { options: given, random, ...rest } = parseAs(POSITION_SCHEMA, document, 'position');
  const { customers, caravan, stores, waits, turn } = rest;
  const seats = customers.length;
  const options = parseOptions(OPTIONS, given, seats);
  const expect = (holds: boolean, field: string, expected: string): void => {
    if (!holds) throw new InputError(`position.${field}`, expected);
  };
  expect(new Set(customers).size === seats, 'customers', 'different teas');
  expect(stores.length === seats, 'stores', `a list for each of ${seats} seats`);
  expect(
    waits.length === seats && waits.every((left) => left <= options.waits),
    'waits',
    `${options.waits} at most for each of ${seats} seats`,
  );
  expect(turn < seats, 'turn', `a seat below ${seats}`);
  for (const tea of TEAS) {
    const chests = [caravan, ...stores].flat().filter((each) => each === tea).length;
    expect(
      chests === chestsOfEach(seats),
      'stores',
      `${chestsOfEach(seats)} chests of ${tea} tea in all, not ${chests}`,
    );
  }
  return { ...rest, options, random: readRandom(random, 'position.random') };
}
