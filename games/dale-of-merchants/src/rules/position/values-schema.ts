import { HOW_NAMES } from '../cards/marks.js';

const NATURAL = { type: 'integer', minimum: 0 } as const;

/** What this turn has done to a card in hand (DM-VALUE-2, DX-VALUE-2). */
export const MARKS = {
  used: { type: 'array', items: { type: 'string' }, description: 'Cards whose once-per-turn ability it has used.' },
  bonus: { type: 'integer', minimum: 0, maximum: 7, description: 'What a die has added to its value.' },
  set: { type: 'integer', minimum: 0, maximum: 5, description: 'The value that it was set to; 0: none.' },
  setAt: { type: 'integer', minimum: 0, maximum: 50, description: 'The turn’s bonus when its value was set.' },
  changes: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        how: { enum: HOW_NAMES },
        by: { type: 'integer', minimum: -7, maximum: 7 },
        only: {
          anyOf: [{ type: 'string' }, { type: 'null' }],
          description: 'The only card that it counts for; null: any.',
        },
        at: { ...NATURAL, description: 'How many changes of the turn came before.' },
      },
      required: ['how', 'by', 'only', 'at'],
      additionalProperties: false,
    },
    description: 'All that has changed its value, in order, where bonus and set do not say it.',
  },
} as const;

export const TURN_CHANGES = {
  type: 'array',
  items: {
    type: 'object',
    properties: { how: { enum: HOW_NAMES }, by: { type: 'integer', minimum: -7, maximum: 7 } },
    required: ['how', 'by'],
    additionalProperties: false,
  },
  description: 'All that changes paid and built cards in this turn, in order, where turnBonus does not say it.',
} as const;

export const FOR_TURN = {
  type: 'object',
  additionalProperties: NATURAL,
  description: 'What is otherwise in this turn, by name; left out: nothing.',
} as const;
