import {
  type FromSchema,
  type JsonSchema,
  parseAs,
  parseOptions,
  RANDOM_SCHEMA,
  readRandom,
  writeRandom,
} from '@souk/kernel';
import { LOWEST_SPACE } from './actions.js';
import { CARD_COUNT, ROW_SIZE, SIDES } from './cards.js';
import { checkSeats, checkTable } from './check-position.js';
import { DECISION_NAMES } from './frames.js';
import { GEMS, HIGHEST_PRICE, LOWEST_PRICE, STORE_SIZE } from './gems.js';
import { OPTIONS } from './options.js';
import { SOLO_ROUNDS } from './outcome.js';
import type { State } from './state.js';
import { MAX_SEATS, MAX_TRADERS, MIN_SEATS, TRADER } from './traders.js';
import { publicPart, stateWith } from './view.js';

const POSITION_FORMAT = 'dwarven-traders/1';

/** The score track has no end, but no match gets as far as this. */
const FAR_AWAY = 9999;

const GEM = { enum: GEMS } as const;
const NATURAL = { type: 'integer', minimum: 0 } as const;
const SEAT = { type: 'integer', minimum: 0, maximum: MAX_SEATS - 1 } as const;
const CARD = { type: 'integer', minimum: 1, maximum: CARD_COUNT } as const;
const CARDS = { type: 'array', items: CARD, maxItems: CARD_COUNT } as const;

const perGem = <const S extends JsonSchema>(schema: S) =>
  ({
    type: 'object',
    properties: { ruby: schema, sapphire: schema, emerald: schema, topaz: schema },
    required: GEMS,
    additionalProperties: false,
  }) as const;

const TRADER_PART = {
  type: 'object',
  properties: {
    score: { type: 'integer', minimum: LOWEST_SPACE, maximum: FAR_AWAY, description: 'Space on the score track.' },
    points: { ...NATURAL, description: 'Victory points; in the solo game rounds won.' },
    store: { type: 'array', items: GEM, maxItems: STORE_SIZE },
    lastRound: {
      anyOf: [
        { type: 'null' },
        {
          type: 'object',
          properties: { points: NATURAL, place: { type: 'integer', minimum: 1, maximum: MAX_TRADERS } },
          required: ['points', 'place'],
          additionalProperties: false,
        },
      ],
      description: 'How the round before went; null in round one.',
    },
  },
  required: ['score', 'points', 'store', 'lastRound'],
  additionalProperties: false,
} as const;

/** A whole position, hidden things included. */
export const POSITION_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Dwarven Traders position',
  type: 'object',
  properties: {
    format: { const: POSITION_FORMAT },
    seats: { type: 'integer', minimum: MIN_SEATS, maximum: MAX_SEATS },
    options: { type: 'object', description: 'Options of the game; those left out have their default.' },
    round: { type: 'integer', minimum: 1, maximum: SOLO_ROUNDS },
    starter: { ...TRADER, description: 'Who starts this round.' },
    prices: perGem({ type: 'integer', minimum: LOWEST_PRICE, maximum: HIGHEST_PRICE }),
    pool: perGem(NATURAL),
    box: { ...perGem(NATURAL), description: 'Gems sold in this round.' },
    marker: { ...GEM, description: 'The Smuggler’s gem on the score track.' },
    players: { type: 'array', items: TRADER_PART, minItems: MIN_SEATS, maxItems: MAX_SEATS },
    smuggler: { ...TRADER_PART, description: 'His store is used in the solo game only.' },
    row: {
      type: 'array',
      items: {
        type: 'object',
        properties: { card: CARD, side: { enum: SIDES } },
        required: ['card', 'side'],
        additionalProperties: false,
      },
      maxItems: ROW_SIZE,
      description: 'The cards from left to right; none before the deal.',
    },
    discards: { ...CARDS, description: 'Solo: cards used up by the Smuggler since the last shuffle.' },
    choosers: {
      type: 'array',
      items: TRADER,
      maxItems: 4,
      description: 'Who has yet to choose a starting gem, in this order.',
    },
    decision: {
      anyOf: [
        { type: 'null' },
        {
          type: 'object',
          properties: { kind: { enum: DECISION_NAMES }, seat: SEAT },
          required: ['kind', 'seat'],
          additionalProperties: false,
        },
      ],
      description: 'What is asked of whom; null: the match is over.',
    },
    unused: { ...CARDS, description: 'Solo: the unused deck from top to bottom.' },
    random: RANDOM_SCHEMA,
  },
  required: [
    'format',
    'seats',
    'options',
    'round',
    'starter',
    'prices',
    'pool',
    'box',
    'marker',
    'players',
    'smuggler',
    'row',
    'discards',
    'choosers',
    'decision',
    'unused',
    'random',
  ],
  additionalProperties: false,
} as const satisfies JsonSchema;

export type Position = FromSchema<typeof POSITION_SCHEMA>;

export const toJSON = (state: State): Position => ({
  format: POSITION_FORMAT,
  ...publicPart(state),
  unused: state.unused.map((card) => card + 1),
  random: writeRandom(state.random),
});

/** A state from a position that follows the schema and that a match can go on from. */
export function fromJSON(document: unknown): State {
  const position = parseAs(POSITION_SCHEMA, document, 'position');
  checkSeats(position);
  const options = parseOptions(OPTIONS, position.options, position.seats, 'position.options');
  const random = readRandom(position.random, 'position.random');
  const unused = position.unused.map((card) => card - 1);
  const state = stateWith({ ...position, options }, random, unused);
  checkTable(position, state);
  return state;
}
