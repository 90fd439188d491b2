import { CARD, CARD_OR_NULL, CARDS, HIDDEN_CARDS, NATURAL, SEAT } from './schema-parts.js';

/** DM-MORE-1 to DM-MORE-4: what decks bring along beside their cards, by seat and name. */
export const EXTRAS = {
  type: 'object',
  properties: {
    counters: { type: 'array', items: { type: 'object', additionalProperties: NATURAL } },
    piles: { type: 'array', items: { type: 'object', additionalProperties: HIDDEN_CARDS } },
    scheduled: {
      type: 'array',
      items: {
        type: 'object',
        properties: { seat: SEAT, card: CARD, as: CARD, count: NATURAL, since: NATURAL },
        required: ['seat', 'card', 'as', 'count', 'since'],
        additionalProperties: false,
      },
      description: 'Techniques that wait for their later part.',
    },
    due: {
      type: 'array',
      items: {
        type: 'object',
        properties: { seat: SEAT, card: CARD_OR_NULL, of: CARD, effect: CARD, count: NATURAL },
        required: ['seat', 'card', 'of', 'effect', 'count'],
        additionalProperties: false,
      },
      description: 'Effects that stand in line.',
    },
    used: {
      type: 'array',
      items: {
        type: 'object',
        properties: { of: CARD, effect: CARD },
        required: ['of', 'effect'],
        additionalProperties: false,
      },
      description: 'Effects used in this turn.',
    },
    uses: { ...NATURAL, description: 'Abilities used and techniques finished in this turn.' },
    endUsed: { ...CARDS, description: 'Cards used in the end phase.' },
    held: {
      type: 'array',
      items: NATURAL,
      description: 'How many cards of each kind that works in the end phase were there at one time of it.',
    },
    acted: { ...NATURAL, description: 'What the active player has just done: 1 technique, 2 market, 4 stack.' },
    shuffled: { type: 'array', items: SEAT, description: 'Whose deck was shuffled in what goes on.' },
    came: { type: 'array', items: SEAT, description: 'To whose hand cards came in what goes on.' },
    arrived: { type: 'array', items: NATURAL, description: 'By seat: cards in hand that do something on arrival.' },
    asideFrom: { type: 'array', items: NATURAL, description: 'Whose each card set aside is; 4: the market’s.' },
  },
  required: ['counters', 'piles', 'scheduled', 'due', 'used'],
  additionalProperties: false,
} as const;
