import { type FromSchema, type JsonSchema, RANDOM_SCHEMA } from '@souk/kernel';
import type { Box } from '../cards/box.js';
import { EFFECT_NAMES } from '../frames.js';
import { EXTRAS } from './extras-schema.js';
import {
  CARD_OR_NULL,
  CARDS,
  HAND_CARD,
  type HIDDEN_CARD,
  HIDDEN_CARDS,
  MARKET,
  NATURAL,
  POOL,
  SEAT,
  SEAT_OR_NULL,
  STALL,
  VIEWER,
} from './schema-parts.js';
import { FOR_TURN, TURN_CHANGES } from './values-schema.js';

export const POSITION_FORMAT = 'dale-of-merchants/1';

const FRAME = {
  type: 'object',
  properties: {
    effect: { enum: EFFECT_NAMES },
    step: {
      ...NATURAL,
      description:
        'Turn: 0 action, 1 bonus action, 2 after the actions, 3 last window, 5 end phase, 7 start of the turn.',
    },
    seat: SEAT,
    count: { ...NATURAL, description: 'Cards or permissions that the effect counts.' },
    place: { ...NATURAL, description: 'The pile, slot or place that the effect is about.' },
    card: { ...CARD_OR_NULL, description: 'The technique in the play area.' },
    as: { ...CARD_OR_NULL, description: 'What it counts as.' },
    player: { ...SEAT_OR_NULL, description: 'The player chosen for it.' },
    chosen: {
      anyOf: [{ type: 'null' }, HAND_CARD],
      description: 'The hand card chosen for it, secretly.',
    },
    chosenAs: CARD_OR_NULL,
    showing: CARD_OR_NULL,
  },
  required: ['effect', 'step', 'seat'],
  additionalProperties: false,
} as const;

/** What the size of a hand shows; left out: nothing. */
const FILLED = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      seat: SEAT,
      counting: { ...CARDS, description: 'Cards that counted as Cookies at that clean-up.' },
      joining: { ...CARDS, description: 'Copies that did so beside such a card.' },
      exact: { type: 'boolean', description: 'Whether the hand was filled up to its size; if not, it may be larger.' },
    },
    required: ['seat', 'counting', 'joining', 'exact'],
    additionalProperties: false,
  },
  description: 'Hands that are as their last clean-up left them.',
} as const;

const playerSchema = (maxCoins: number) =>
  ({
    type: 'object',
    properties: {
      hand: HIDDEN_CARDS,
      deck: { ...HIDDEN_CARDS, description: 'Top first.' },
      discard: { ...CARDS, description: 'Top first.' },
      stall: { ...STALL, description: 'Stacks from the first on.' },
      coins: { type: 'integer', minimum: 0, maximum: maxCoins },
    },
    required: ['hand', 'deck', 'discard', 'stall', 'coins'],
    additionalProperties: false,
  }) as const;

const BLURRED = {
  type: 'array',
  items: {
    type: 'object',
    properties: { viewer: VIEWER, pools: { type: 'array', items: POOL, minItems: 2 } },
    required: ['viewer', 'pools'],
    additionalProperties: false,
  },
  description: 'Pools that a viewer cannot tell apart.',
} as const;

const STANDING = {
  type: 'object',
  properties: {
    owned: { type: 'array', items: { type: 'object', additionalProperties: NATURAL }, minItems: 2, maxItems: 4 },
    stalls: { type: 'array', items: STALL, minItems: 2, maxItems: 4 },
    market: MARKET,
    coins: { type: 'array', items: NATURAL },
  },
  required: ['owned', 'stalls', 'market'],
  additionalProperties: false,
  description: 'How things stood after the last clean-up; left out: as they stand now.',
} as const;

/** The choice of the decks, each of which is one of the box. */
const selectionSchema = <const D extends JsonSchema>(decks: D) =>
  ({
    anyOf: [
      { type: 'null' },
      {
        type: 'object',
        properties: { banned: decks, picked: decks, votes: { type: 'array', items: decks } },
        required: ['banned', 'picked', 'votes'],
        additionalProperties: false,
      },
    ],
    description: 'The choice of the decks so far; null: it is over.',
  }) as const;

const REQUIRED = [
  'format',
  'seats',
  'options',
  'decks',
  'firstPlayer',
  'turn',
  'actions',
  'turnBonus',
  'idleTurns',
  'gone',
  'winner',
  'players',
  'market',
  'marketDeck',
  'marketDiscard',
  'junk',
  'aside',
  'asideOwner',
  'frames',
  'random',
] as const;

/** A whole position, hidden things included, with the decks of a box. */
function makeSchema({ ids, maxCoins }: Box) {
  const DECKS = { type: 'array', items: { enum: ids } } as const;
  const PLAYER = playerSchema(maxCoins);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Dale of Merchants position',
    type: 'object',
    properties: {
      format: { const: POSITION_FORMAT },
      seats: { type: 'integer', minimum: 2, maximum: 4 },
      options: { type: 'object', description: 'Options of the game; those left out have their default.' },
      decks: { ...DECKS, description: 'The decks in the game; none while they are being chosen.' },
      firstPlayer: SEAT,
      turn: { ...NATURAL, description: 'The number of the turn, from 1; 0 while the decks are being chosen.' },
      actions: { type: 'integer', minimum: 0, maximum: 50, description: 'Actions taken in this turn.' },
      turnBonus: { type: 'integer', minimum: 0, maximum: 50, description: 'What paid and built cards are worth more.' },
      turnChanges: TURN_CHANGES,
      forTurn: FOR_TURN,
      idleTurns: { ...NATURAL, description: 'Turns without progress up to now.' },
      openIdleTurns: {
        ...NATURAL,
        description: 'The same with unseen exchanges taken for no progress; left out: idleTurns.',
      },
      changedUnseen: {
        type: 'boolean',
        description: 'Whether a card has changed its owner in this turn unseen by somebody; left out: no.',
      },
      gone: { type: 'array', items: SEAT, description: 'Seats that have left.' },
      winner: SEAT_OR_NULL,
      filled: FILLED,
      players: { type: 'array', items: PLAYER, minItems: 2, maxItems: 4 },
      market: { ...MARKET, description: 'Slots 0 to 4.' },
      marketDeck: { ...HIDDEN_CARDS, description: 'Top first.' },
      marketDiscard: { ...CARDS, description: 'Top first.' },
      junk: { anyOf: [{ type: 'null' }, NATURAL], description: 'Cards in the junk pile; null: endless.' },
      aside: { ...HIDDEN_CARDS, description: 'Cards set aside or on their way to a pile.' },
      asideOwner: { anyOf: [SEAT, { enum: ['market', 'several'] }] },
      frames: {
        type: 'array',
        items: FRAME,
        description: 'What is going on, innermost last; none: the match is over.',
      },
      blurred: BLURRED,
      standing: STANDING,
      selection: selectionSchema(DECKS),
      extras: { ...EXTRAS, description: 'What decks bring along beside their cards; left out: as at the start.' },
      random: RANDOM_SCHEMA,
    },
    required: REQUIRED,
    additionalProperties: false,
  } as const satisfies JsonSchema;
}

const schemas = new WeakMap<Box, ReturnType<typeof makeSchema>>();

/** The published description of positions; made once for a box. */
export function positionSchemaOf(box: Box): ReturnType<typeof makeSchema> {
  const schema = schemas.get(box) ?? makeSchema(box);
  schemas.set(box, schema);
  return schema;
}

export type Position = FromSchema<ReturnType<typeof makeSchema>>;
export type ExtrasJson = FromSchema<typeof EXTRAS>;
export type HiddenCardJson = FromSchema<typeof HIDDEN_CARD>;
export type HandCardJson = FromSchema<typeof HAND_CARD>;
export type FrameJson = FromSchema<typeof FRAME>;
