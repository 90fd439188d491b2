import {
  assertMatches,
  InputError,
  type JsonSchema,
  parseOptions,
  RANDOM_SCHEMA,
  type RandomJson,
  readRandom,
  writeRandom,
} from '@souk/kernel';
import { OPTIONS } from '../options.js';
import type { State } from '../state.js';
import { type PublicPart, publicPartOf, stateWith } from '../storehouse/public-part.js';
import { shapeOf } from '../storehouse/shapes.js';
import { ALL_SEEING, type SlotPart } from '../storehouse/slots.js';
import { ITEM_IDS, type ItemId, itemId, kindOf, MAX_SEATS, MIN_SEATS, WIZARD_IDS } from '../vocabulary.js';
import { checkPosition } from './check-position.js';
import { SLOT_SCHEMA, STACK_PART_SCHEMAS } from './stack.js';

const POSITION_FORMAT = 'arcane-alley/1';

const ITEM = { enum: ITEM_IDS } as const;
const ITEMS = { type: 'array', items: ITEM } as const;
const SEAT = { type: 'integer', minimum: 0, maximum: MAX_SEATS - 1 } as const;
const NATURAL = { type: 'integer', minimum: 0 } as const;
const NULL = { type: 'null' } as const;

const record = (properties: { readonly [name: string]: JsonSchema }, description?: string): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  ...(description === undefined ? {} : { description }),
});

const PLAYER = record({
  gold: NATURAL,
  infamy: { type: 'integer', minimum: 0, maximum: 24 },
  markers: { type: 'integer', minimum: 0, maximum: 2 },
  wizard: { enum: [...WIZARD_IDS, null] },
  storehouse: record({
    rows: { type: 'integer', minimum: 0, maximum: 3 },
    columns: { type: 'integer', minimum: 0, maximum: 3 },
    slots: { type: 'array', items: SLOT_SCHEMA, maxItems: 9, description: 'Row by row from the left.' },
  }),
  stash: ITEMS,
  knownToAll: { ...ITEMS, description: 'Items that everybody knows to be in the stash, at least.' },
  redraws: { ...NATURAL, description: 'How many items of the stash were certainly drawn from recycled ones.' },
  chosen: {
    anyOf: [NULL, { type: 'array', items: { type: 'integer', minimum: 0, maximum: 8 }, minItems: 2, maxItems: 2 }],
    description: 'Stock phase: the two slots chosen to be revealed; null: not chosen, or past.',
  },
  sum: { anyOf: [NULL, { type: 'integer' }], description: 'What was counted at this round’s inspection.' },
});

/** A whole position, hidden things included. Piles are listed from the top down. */
export const POSITION_SCHEMA: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Arcane Alley position',
  ...record({
    format: { const: POSITION_FORMAT },
    seats: { type: 'integer', minimum: MIN_SEATS, maximum: MAX_SEATS },
    options: { type: 'object', description: 'Options of the game; those left out have their default.' },
    round: { type: 'integer', minimum: 1 },
    starter: { ...SEAT, description: 'Who has the starting-player token.' },
    tracker: { type: 'integer', minimum: 1, description: 'Which turn of the round it is, the same for everybody.' },
    triggered: { anyOf: [NULL, SEAT], description: 'Who has triggered the inspection.' },
    players: { type: 'array', items: PLAYER, minItems: MIN_SEATS, maxItems: MAX_SEATS },
    discard: ITEMS,
    onDeck: { ...ITEMS, description: 'Items on top of the deck that everybody knows.' },
    aside: ITEMS,
    removed: { anyOf: [NULL, SLOT_SCHEMA], description: 'The hidden item that Glynna has removed.' },
    shown: { ...ITEMS, description: 'Items that a Lamp shows, in the order revealed.' },
    recycled: {
      anyOf: [NULL, ITEMS],
      description: 'Once the deck has run out: items shuffled back into it and not seen by all since.',
    },
    stack: {
      type: 'array',
      items: { anyOf: STACK_PART_SCHEMAS },
      maxItems: 8,
      description: 'What is open, the question on top last; empty: the match is over.',
    },
    deck: { ...ITEMS, description: 'The deck under the known items.' },
    redrawn: {
      type: 'array',
      items: record({ seat: SEAT, item: ITEM }),
      description: 'Recycled items that a seat has drawn unseen.',
    },
    glimpses: {
      type: 'array',
      items: record({ observer: SEAT, owner: SEAT, item: ITEM, count: { type: 'integer' } }),
      description: 'How many of an item an observer alone knows to be in a stash, beyond what all know.',
    },
    random: RANDOM_SCHEMA,
  }),
} as JsonSchema;

export interface Position extends PublicPart {
  readonly format: typeof POSITION_FORMAT;
  readonly deck: readonly ItemId[];
  readonly redrawn: readonly { readonly seat: number; readonly item: ItemId }[];
  readonly glimpses: readonly {
    readonly observer: number;
    readonly owner: number;
    readonly item: ItemId;
    readonly count: number;
  }[];
  readonly random: RandomJson;
}

export const toJSON = (state: State): Position => ({
  format: POSITION_FORMAT,
  ...publicPartOf(state, ALL_SEEING),
  deck: state.deck.slice(0, state.deckSize).map(itemId).reverse(),
  redrawn: state.redrawn.map(({ seat, kind }) => ({ seat, item: itemId(kind) })),
  glimpses: state.glimpses.map(({ observer, owner, kind, count }) => ({ observer, owner, item: itemId(kind), count })),
  random: writeRandom(state.random),
});

/** A state from a position that follows the schema and could really stand on a table. */
export function fromJSON(document: unknown): State {
  assertMatches(POSITION_SCHEMA, document, 'position');
  const position = document as Position;
  const { seats, players } = position;
  const options = parseOptions(OPTIONS, position.options, seats, 'position.options');
  if (players.length !== seats) throw new InputError('position.players', `${seats} players, one for every seat`);
  checkForm(position);
  const random = readRandom(position.random, 'position.random');
  const state = stateWith({ ...position, options }, random, ALL_SEEING);
  state.deck = position.deck.map(kindOf).reverse();
  state.deckSize = state.deck.length;
  state.redrawn = position.redrawn.map(({ seat, item }) => ({ seat, kind: kindOf(item) }));
  state.glimpses = position.glimpses.map(({ item, ...rest }) => ({ ...rest, kind: kindOf(item) }));
  checkPosition(state);
  return state;
}

/** Each face has its own facts. */
function checkSlot({ face, item, returned, seenBy = [] }: SlotPart, path: string): void {
  if ((face === 'none') !== (item === null)) throw new InputError(`${path}.item`, face === 'none' ? 'null' : 'an item');
  if (face !== 'up' && returned !== 0) throw new InputError(`${path}.returned`, '0: it is not revealed');
  if (face !== 'down' && seenBy.length > 0) throw new InputError(`${path}.seenBy`, 'nobody: it is not hidden');
}

/** What must hold before a state can be made of it. */
function checkForm({ seats, players, starter, triggered, stack, removed }: Position): void {
  if (removed !== null) checkSlot(removed, 'position.removed');
  for (const [i, { replaced }] of stack.entries()) {
    if (replaced !== undefined) checkSlot(replaced, `position.stack[${i}].replaced`);
  }
  const sits = (seat: number, path: string): void => {
    if (seat >= seats) throw new InputError(`position.${path}`, `a seat from 0 to ${seats - 1}`, seat);
  };
  sits(starter, 'starter');
  sits(triggered ?? 0, 'triggered');
  for (const [i, { seat }] of stack.entries()) sits(seat, `stack[${i}].seat`);
  for (const [seat, { storehouse, sum, wizard }] of players.entries()) {
    const path = `position.players[${seat}]`;
    const { rows, columns, slots } = storehouse;
    if (shapeOf(rows, columns) < 0 || slots.length !== rows * columns) {
      throw new InputError(`${path}.storehouse`, 'rows and columns as sales leave them, and a slot for every place');
    }
    for (const [slot, part] of slots.entries()) checkSlot(part, `${path}.storehouse.slots[${slot}]`);
    if ((sum === null) !== (players[0].sum === null))
      throw new InputError(`${path}.sum`, 'sums for all players or for none');
    if (wizard !== null && players.findIndex((other) => other.wizard === wizard) < seat) {
      throw new InputError(`${path}.wizard`, 'another wizard: each serves one player only');
    }
  }
}
