import { type IllegalMove, type JsonSchema, MoveList, parseByKind } from '@souk/kernel';
import type { Box } from '../cards/box.js';
import { JUNK } from '../decks/junk.js';
import { DECISIONS } from '../flow.js';
import type { Frame } from '../frames.js';
import { MARKS } from '../position/values-schema.js';
import type { State } from '../state.js';
import { type HandCard, MARKET_SOURCES, type Move, PLAYER_SOURCES } from './moves.js';

const TEXT = { type: 'string' } as const;
const TEXT_OR_NULL = { anyOf: [TEXT, { type: 'null' }] } as const;
const NATURAL = { type: 'integer', minimum: 0 } as const;
const SEAT = { type: 'integer', minimum: 0, maximum: 3 } as const;

export const MARKED_CARD = {
  type: 'object',
  properties: { card: TEXT, ...MARKS },
  required: ['card', 'used', 'bonus', 'set', 'setAt'],
  additionalProperties: false,
} as const;

const HAND_CARD = { anyOf: [TEXT, MARKED_CARD] } as const;
const HAND_CARDS = { type: 'array', items: HAND_CARD } as const;
const CHANGE = { type: 'integer', minimum: -1, maximum: 2 } as const;

const shape = <const K extends string, const P extends { readonly [name: string]: JsonSchema }>(kind: K, fields: P) =>
  ({
    type: 'object',
    properties: { kind: { const: kind }, ...fields },
    required: ['kind', ...Object.keys(fields)] as readonly ('kind' | (keyof P & string))[],
    additionalProperties: false,
  }) as const;

/** The same with fields that may be left out. */
const withOptional = <const S extends { readonly properties: object }, const P extends object>(base: S, fields: P) =>
  ({ ...base, properties: { ...base.properties, ...fields } }) as const;

const SPENT = { pay: HAND_CARDS, coins: NATURAL, amount: NATURAL } as const;

const STACK_CARDS = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      card: HAND_CARD,
      as: TEXT,
      showing: TEXT_OR_NULL,
      change: CHANGE,
      spend: {
        type: 'object',
        properties: SPENT,
        required: ['pay', 'coins', 'amount'],
        additionalProperties: false,
      },
    },
    required: ['card', 'as', 'showing', 'change'],
    additionalProperties: false,
  },
} as const;

const DECLARED = { card: HAND_CARD, as: TEXT, showing: TEXT_OR_NULL } as const;
/** The form of every move, by its kind, in a game with these decks. */
function makeShapes(ids: readonly string[]) {
  const DECK = { deck: { enum: ids } } as const;
  return {
    buy: withOptional(
      shape('buy', {
        from: { anyOf: [{ type: 'integer', minimum: 0, maximum: 4 }, { const: 'market-discard' }] },
        pay: HAND_CARDS,
        coins: NATURAL,
        throwAway: HAND_CARDS,
      }),
      {
        lay: { anyOf: [{ type: 'integer', minimum: 0, maximum: 4 }, { const: 'elsewhere' }] },
        keep: HAND_CARDS,
        noted: HAND_CARDS,
      },
    ),
    spend: shape('spend', SPENT),
    technique: shape('technique', DECLARED),
    build: shape('build', { hand: STACK_CARDS, discard: STACK_CARDS }),
    inventory: shape('inventory', { cards: HAND_CARDS }),
    ability: shape('ability', DECLARED),
    decline: shape('decline', {}),
    'end-turn': shape('end-turn', {}),
    order: shape('order', { card: TEXT }),
    'hand-card': shape('hand-card', { card: HAND_CARD }),
    'declared-card': shape('declared-card', DECLARED),
    players: shape('players', { players: { type: 'array', items: SEAT } }),
    player: shape('player', { player: SEAT }),
    card: shape('card', { card: TEXT }),
    'market-card': shape('market-card', { slot: NATURAL }),
    'stall-card': shape('stall-card', { player: SEAT, stack: NATURAL, card: TEXT }),
    'build-as': withOptional(shape('build-as', { as: TEXT, showing: TEXT_OR_NULL, change: CHANGE }), {
      spend: STACK_CARDS.items.properties.spend,
    }),
    number: shape('number', { number: { type: 'integer' } }),
    set: shape('set', { set: { enum: ids } }),
    'ban-deck': shape('ban-deck', DECK),
    'pick-deck': shape('pick-deck', DECK),
    'vote-deck': shape('vote-deck', DECK),
    'end-vote': shape('end-vote', {}),
    'go-on': shape('go-on', {}),
    'this-card': shape('this-card', {}),
    'begin-build': shape('begin-build', {}),
    'throw-away': shape('throw-away', {}),
    store: shape('store', {}),
    'hand-cards': shape('hand-cards', { cards: HAND_CARDS }),
    side: shape('side', { side: { enum: ['left', 'right', 'forward', 'back'] } }),
    source: shape('source', { from: { enum: PLAYER_SOURCES }, player: SEAT }),
    'market-source': shape('market-source', { from: { enum: MARKET_SOURCES } }),
    effect: shape('effect', { card: TEXT, effect: TEXT, count: NATURAL }),
  } as const satisfies { readonly [K in Move['kind']]: JsonSchema };
}

const shapes = new WeakMap<Box, ReturnType<typeof makeShapes>>();

function shapesFor(box: Box): ReturnType<typeof makeShapes> {
  const made = shapes.get(box) ?? makeShapes(box.ids);
  shapes.set(box, made);
  return made;
}

/** A text that is the same for moves that differ only in the order of what they list. */
function normalForm(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(normalForm).sort().join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  // What has changed a value counts in its order.
  const fields = Object.entries(value).map(
    ([name, field]) => `${name}:${name === 'changes' ? field.map(normalForm) : normalForm(field)}`,
  );
  return `{${fields.sort().join(',')}}`;
}

/** What a move may list in any order, and how many: enough to pass over most moves without describing them. */
function weigh(move: object): number {
  return Object.values(move).reduce<number>((sum, field) => sum + (Array.isArray(field) ? 1 + field.length : 0), 0);
}

/**
 * Junk thrown away is junk, whatever the turn has done to the card, so a list names only one way to throw a number of
 * them away (DM-CARD-essential-purchase). Others mean the same if what they name is paid.
 */
function withJunkAlike(move: Move): Move {
  if (move.kind !== 'buy' || move.throwAway.length === 0) return move;
  const paid = move.pay.map(normalForm);
  for (const card of move.throwAway) {
    const index = paid.indexOf(normalForm(card));
    if (index < 0) return move;
    paid.splice(index, 1);
  }
  const isMarkedJunk = (card: HandCard): boolean => typeof card !== 'string' && card.card === JUNK.id;
  return { ...move, throwAway: move.throwAway.map((card) => (isMarkedJunk(card) ? JUNK.id : card)) };
}

/** The move of the list that the input describes: what is legal is said in one place only. */
export function readMove(state: State, frame: Frame, input: unknown, illegal: () => IllegalMove): number {
  const move = withJunkAlike(parseByKind(shapesFor(state.rules.box), input, 'move'));
  const wanted = normalForm(move);
  const weight = weigh(move);
  const behaviour = DECISIONS[frame.effect];
  const list = new MoveList();
  behaviour.list(state, frame, list);
  for (let i = 0; i < list.size; i++) {
    const listed = withJunkAlike(behaviour.describe(state, frame, list.at(i)));
    if (listed.kind === move.kind && weigh(listed) === weight && normalForm(listed) === wanted) return list.at(i);
  }
  throw illegal();
}
