import { MARKS } from './values-schema.js';

/** What the schemas of positions are made of. */

export const CARD = { type: 'string' } as const;
export const CARD_OR_NULL = { anyOf: [CARD, { type: 'null' }] } as const;
export const CARDS = { type: 'array', items: CARD } as const;
export const NATURAL = { type: 'integer', minimum: 0 } as const;
export const SEAT = { type: 'integer', minimum: 0, maximum: 3 } as const;
export const SEAT_OR_NULL = { anyOf: [SEAT, { type: 'null' }] } as const;
export const VIEWER = { anyOf: [SEAT, { const: 'spectator' }] } as const;
export const POOL = { type: 'integer', minimum: 0, maximum: 15 } as const;
export const MARKET = { type: 'array', items: CARD_OR_NULL, minItems: 5, maxItems: 5 } as const;
export const STALL = { type: 'array', items: CARDS, maxItems: 8 } as const;

/** A card of a hand as frames and moves name it. */
export const HAND_CARD = {
  anyOf: [
    CARD,
    {
      type: 'object',
      properties: { card: CARD, ...MARKS },
      required: ['card', 'used', 'bonus', 'set', 'setAt'],
      additionalProperties: false,
    },
  ],
} as const;

/** A card of a hidden zone; the id alone stands for what is known of it at the start of a game. */
export const HIDDEN_CARD = {
  anyOf: [
    CARD,
    {
      type: 'object',
      properties: {
        card: CARD,
        seenBy: { type: 'array', items: VIEWER, description: 'Who knows that it lies here.' },
        pool: { ...POOL, description: 'The group of cards that it was hidden with.' },
        ...MARKS,
      },
      required: ['card', 'seenBy', 'pool', 'used', 'bonus', 'set', 'setAt'],
      additionalProperties: false,
    },
  ],
} as const;

export const HIDDEN_CARDS = { type: 'array', items: HIDDEN_CARD } as const;
