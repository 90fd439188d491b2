import { type FromSchema, InputError, isStuck, type JsonSchema, parseAs, parseOptions } from '@souk/kernel';
import { CARD_COUNT, cardOf, ROW_SIZE, SIDES } from './cards.js';
import { CHOOSE_GEM, DECISION_NAMES, EXTRA_TRADE, TURN } from './decisions.js';
import { GEM_COUNT, GEMS, GEMS_PER_COLOUR, HIGHEST_PRICE, LOWEST_PRICE, STORE_SIZE } from './gems.js';
import { OPTIONS } from './options.js';
import { isLastRound, SOLO_ROUNDS } from './outcome.js';
import { hasTurn } from './possible-turns.js';
import { unusedCards } from './round.js';
import type { State } from './state.js';
import { countIn, EMPTY_STORE } from './store.js';
import { hasTrade, isAloneInLastPlace } from './trade.js';
import { publicPart, stateWith } from './view.js';

const POSITION_FORMAT = 'dwarven-traders/1';

const GEM = { enum: GEMS } as const;
const NATURAL = { type: 'integer', minimum: 0 } as const;
const SEAT = { type: 'integer', minimum: 0, maximum: 3 } as const;
const TRADER = { anyOf: [{ const: 'smuggler' }, SEAT] } as const;
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
    score: { type: 'integer', minimum: 1, description: 'Space on the score track.' },
    points: { ...NATURAL, description: 'Victory points; in the solo game rounds won.' },
    store: { type: 'array', items: GEM, maxItems: STORE_SIZE },
    lastRound: {
      anyOf: [
        { type: 'null' },
        {
          type: 'object',
          properties: { points: NATURAL, place: { type: 'integer', minimum: 1, maximum: 5 } },
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
    seats: { type: 'integer', minimum: 1, maximum: 4 },
    options: { type: 'object', description: 'Options of the game; those left out have their default.' },
    round: { type: 'integer', minimum: 1, maximum: SOLO_ROUNDS },
    starter: { ...TRADER, description: 'Who starts this round.' },
    prices: perGem({ type: 'integer', minimum: LOWEST_PRICE, maximum: HIGHEST_PRICE }),
    pool: perGem(NATURAL),
    box: { ...perGem(NATURAL), description: 'Gems sold in this round.' },
    marker: { ...GEM, description: 'The Smuggler’s gem on the score track.' },
    players: { type: 'array', items: TRADER_PART, minItems: 1, maxItems: 4 },
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
    random: {
      type: 'array',
      items: { type: 'integer', minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
      minItems: 4,
      maxItems: 4,
      description: 'State of the xoshiro128** generator: four signed 32-bit integers, not all 0.',
    },
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
  random: [state.random.a, state.random.b, state.random.c, state.random.d],
});

/** A state from a position that follows the schema and could really stand on a table. */
export function fromJSON(document: unknown): State {
  const position = parseAs(POSITION_SCHEMA, document, 'position');
  const { seats, players, random } = position;
  if (players.length !== seats) throw new InputError('position.players', `${seats} players, one for every seat`);
  const options = parseOptions(OPTIONS, position.options, seats);
  checkSeats(position);
  const [a, b, c, d] = random;
  if (isStuck({ a, b, c, d })) throw new InputError('position.random', 'four integers that are not all 0');
  const unused = position.unused.map((card) => card - 1);
  const state = stateWith({ ...position, options }, { a, b, c, d }, unused);
  checkGems(state);
  checkCards(state);
  checkRounds(state);
  checkDecision(state);
  return state;
}

const demand = (holds: boolean, path: string, expected: string): void => {
  if (!holds) throw new InputError(`position.${path}`, expected);
};

function checkSeats({ seats, starter, choosers, decision }: Position): void {
  const sits = (trader: number | 'smuggler'): boolean => (trader === 'smuggler' ? seats === 1 : trader < seats);
  const who = seats === 1 ? 'seat 0 or "smuggler"' : `a seat from 0 to ${seats - 1}`;
  demand(sits(starter), 'starter', who);
  demand(choosers.every(sits) && new Set(choosers).size === choosers.length, 'choosers', `each ${who}, none twice`);
  demand(decision === null || sits(decision.seat), 'decision.seat', who);
}

/** Worked example 14: five gems of each colour, one of them on its price track. */
function checkGems(state: State): void {
  const { pool, box, stores, marker, table } = state;
  for (let gem = 0; gem < GEM_COUNT; gem++) {
    let count = 1 + Number(marker === gem) + pool[gem] + box[gem];
    for (const store of stores) count += countIn(store, gem);
    demand(
      count === GEMS_PER_COLOUR,
      `pool.${GEMS[gem]}`,
      `${GEMS_PER_COLOUR} gems of the colour in pool, box, stores, on the score track and the one on the price track, got ${count}`,
    );
  }
  demand(table.solo || stores[table.smuggler] === EMPTY_STORE, 'smuggler.store', 'no gems but in the solo game');
}

function checkCards({ row, discards, unused, table, choosers, frames }: State): void {
  const dealt = frames.length === 0 ? row.length > 0 : choosers.length === 0;
  demand(row.length === (dealt ? ROW_SIZE : 0), 'row', dealt ? 'four cards' : 'no cards before the deal');
  const cards = [...row.map(cardOf), ...discards, ...unused];
  demand(new Set(cards).size === cards.length, 'row', 'no card twice in row, discards and unused deck');
  if (!table.solo || !dealt)
    demand(cards.length === row.length, 'unused', 'no cards but in the solo game after the deal');
  else
    demand(
      unusedCards(row, discards).length === unused.length && unused.length > 1,
      'unused',
      'all cards that are neither in the row nor discarded, at least two',
    );
}

function checkRounds(state: State): void {
  const { round, lastPlaces, table, frames, points } = state;
  const finished = frames.length === 0 ? round : round - 1;
  demand(
    lastPlaces.length === (finished === 0 ? 0 : table.smuggler + 1),
    'players',
    finished === 0 ? 'lastRound null for all in round one' : 'lastRound for all, the Smuggler included',
  );
  const before = { ...state, round: finished };
  if (frames.length === 0)
    demand(isLastRound(before), 'decision', 'a decision: the match is not over after this round');
  else
    demand(
      finished === 0 ? points.every((sum) => sum === 0) : !isLastRound(before),
      'round',
      'a round that is still to be played with these points',
    );
}

function checkDecision(state: State): void {
  const { frames, choosers } = state;
  if (frames.length === 0) {
    demand(
      state.stores.every((store) => store === EMPTY_STORE),
      'players',
      'empty stores when the match is over',
    );
    demand(choosers.length === 0, 'choosers', 'none when the match is over');
    return;
  }
  const { effect, seat } = frames[frames.length - 1];
  if (effect === CHOOSE_GEM) {
    demand(choosers[0] === seat, 'choosers', `seat ${seat}, whose decision it is, first`);
    demand(
      choosers.every((trader) => state.stores[trader] === EMPTY_STORE),
      'choosers',
      'nobody who has a gem already',
    );
    return;
  }
  demand(choosers.length === 0, 'choosers', 'none after the deal');
  if (effect === TURN)
    demand(hasTurn(state, seat), 'decision', 'a possible action for the seat; without one the round is over');
  if (effect === EXTRA_TRADE) {
    demand(
      isAloneInLastPlace(state, seat) && hasTrade(state, seat),
      'decision',
      'a seat alone in last place with a trade to make',
    );
  }
}
