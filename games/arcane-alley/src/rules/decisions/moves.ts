import type { FromSchema, JsonSchema } from '@souk/kernel';
import { ITEM_IDS, MAX_SEATS, WIZARD_IDS } from '../vocabulary.js';

const ITEM = { enum: ITEM_IDS } as const;
const SEAT = { type: 'integer', minimum: 0, maximum: MAX_SEATS - 1 } as const;
const SLOT = { type: 'integer', minimum: 0, maximum: 8 } as const;
const POSITION = { type: 'integer', minimum: 0 } as const;

const shape = <const K extends string, const P extends { readonly [name: string]: JsonSchema }>(kind: K, fields: P) =>
  ({
    type: 'object',
    properties: { kind: { const: kind }, ...fields },
    required: ['kind', ...Object.keys(fields)] as readonly ('kind' | (keyof P & string))[],
    additionalProperties: false,
  }) as const;

/**
 * The form of every move, by its kind. Slots are counted row by row from the left, from 0, in the storehouse
 * as it stands; positions in the discard from its top, positions of a Lamp in the order revealed.
 */
export const MOVE_SHAPES = {
  'choose-wizard': shape('choose-wizard', { wizard: { enum: WIZARD_IDS } }),
  reveal: shape('reveal', { slots: { type: 'array', items: SLOT, minItems: 2, maxItems: 2 } }),
  draw: shape('draw', { from: { enum: ['deck', 'discard'] } }),
  play: shape('play', { item: ITEM, slot: SLOT }),
  discard: shape('discard', { item: ITEM }),
  activate: shape('activate', { item: ITEM }),
  'use-effect': shape('use-effect', {}),
  'ignore-effect': shape('ignore-effect', {}),
  'lose-gold': shape('lose-gold', {}),
  'gain-infamy': shape('gain-infamy', {}),
  peek: shape('peek', { slot: SLOT }),
  sell: shape('sell', { slots: { type: 'array', items: SLOT, minItems: 3, maxItems: 3 } }),
  slide: shape('slide', { direction: { enum: ['horizontally', 'vertically'] } }),
  'choose-player': shape('choose-player', { seat: SEAT }),
  'place-doll': shape('place-doll', { seat: SEAT, slot: SLOT }),
  pay: shape('pay', {}),
  decline: shape('decline', {}),
  place: shape('place', { slot: SLOT }),
  'take-from-discard': shape('take-from-discard', { position: POSITION }),
  'take-from-lamp': shape('take-from-lamp', { position: POSITION }),
  'take-from-stash': shape('take-from-stash', { item: ITEM }),
  give: shape('give', { slot: SLOT }),
  'swap-for': shape('swap-for', { seat: SEAT, slot: SLOT }),
  remove: shape('remove', { slot: SLOT }),
  appraise: shape('appraise', { slot: SLOT }),
  bribe: shape('bribe', { points: { type: 'integer', minimum: 0, maximum: 24 } }),
} as const satisfies { readonly [kind: string]: JsonSchema };

/** Moves as people and programs read them. */
export type Move = FromSchema<(typeof MOVE_SHAPES)[keyof typeof MOVE_SHAPES]>;
