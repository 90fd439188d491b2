import type { FromSchema, JsonSchema } from '@souk/kernel';
import { InputError } from '@souk/kernel';
import { GEMS, type Gem, type GemName, gemNamed } from './gems.js';

export const CARD_COUNT = 12;
/** Cards laid out each round (DT-SETUP-5). */
export const ROW_SIZE = 4;

/** What one side of a trading card lets a player do, and how far the prices then move. */
export interface CardSide {
  readonly mine: GemName;
  readonly mineSteps: number;
  readonly sell: GemName;
  readonly sellSteps: number;
}

export interface TradingCard {
  readonly front: CardSide;
  readonly back: CardSide;
}

const side = (mine: GemName, mineSteps: number, sell: GemName, sellSteps: number): CardSide => ({
  mine,
  mineSteps,
  sell,
  sellSteps,
});

const card = (front: CardSide, back: CardSide): TradingCard => ({ front, back });

const [R, S, E, T] = GEMS;

/** Cards 1 to 12. Every ordered pair of colours stands on two sides, each step pattern on eight. */
export const TRADING_CARDS: readonly TradingCard[] = [
  card(side(R, 1, S, 1), side(E, 2, T, 2)),
  card(side(E, 1, T, 1), side(S, 2, R, 2)),
  card(side(S, 1, R, 1), side(T, 2, E, 2)),
  card(side(T, 1, E, 1), side(R, 2, S, 2)),
  card(side(R, 1, E, 1), side(S, 1, T, 2)),
  card(side(S, 1, T, 1), side(E, 1, R, 2)),
  card(side(E, 1, R, 1), side(T, 1, S, 2)),
  card(side(T, 1, S, 1), side(R, 1, E, 2)),
  card(side(R, 1, T, 2), side(S, 2, E, 2)),
  card(side(S, 1, E, 2), side(T, 2, R, 2)),
  card(side(T, 1, R, 2), side(E, 2, S, 2)),
  card(side(E, 1, S, 2), side(R, 2, T, 2)),
];

const SIDE_SCHEMA = {
  type: 'object',
  properties: {
    mine: { enum: GEMS },
    mineSteps: { type: 'integer', minimum: 0, maximum: 2 },
    sell: { enum: GEMS },
    sellSteps: { type: 'integer', minimum: 0, maximum: 2 },
  },
  required: ['mine', 'mineSteps', 'sell', 'sellSteps'],
  additionalProperties: false,
} as const satisfies JsonSchema;

/** DT-CARDS-1: the form that every list of cards must have. */
export const CARDS_SCHEMA = {
  type: 'array',
  items: {
    type: 'object',
    properties: { front: SIDE_SCHEMA, back: SIDE_SCHEMA },
    required: ['front', 'back'],
    additionalProperties: false,
  },
  minItems: CARD_COUNT,
  maxItems: CARD_COUNT,
} as const satisfies JsonSchema;

export type CardList = FromSchema<typeof CARDS_SCHEMA>;

/** DT-CARDS-1: what the schema cannot say. */
export function checkCards(cards: CardList, _seats: number, path: string): void {
  for (const [i, { front, back }] of cards.entries()) {
    for (const [name, { mine, sell }] of Object.entries({ front, back })) {
      if (mine === sell) throw new InputError(`${path}[${i}].${name}.sell`, `another colour than the mined ${mine}`);
    }
  }
}

/** A side as the rules use it: colours by number. */
export interface Side {
  readonly mine: Gem;
  readonly mineSteps: number;
  readonly sell: Gem;
  readonly sellSteps: number;
}

/** Front and back of card `c` (from 0) are sides 2c and 2c + 1, so that flipping a card flips one bit. */
export const sidesOf = (cards: readonly TradingCard[]): readonly Side[] =>
  cards
    .flatMap(({ front, back }) => [front, back])
    .map((printed) => ({
      mine: gemNamed(printed.mine),
      mineSteps: printed.mineSteps,
      sell: gemNamed(printed.sell),
      sellSteps: printed.sellSteps,
    }));

export const sideOf = (card: number, turned: number): number => 2 * card + turned;
export const cardOf = (side: number): number => side >> 1;
export const flipped = (side: number): number => side ^ 1;

export const SIDES = ['front', 'back'] as const;

/** A card lying in the row. Cards are numbered from 1, as in the rules. */
export interface LaidCard {
  readonly card: number;
  readonly side: (typeof SIDES)[number];
}

export const laidCard = (side: number): LaidCard => ({ card: cardOf(side) + 1, side: SIDES[side & 1] });
export const sideLaid = ({ card, side }: LaidCard): number => sideOf(card - 1, SIDES.indexOf(side));
