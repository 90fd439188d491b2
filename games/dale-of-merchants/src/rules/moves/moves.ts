import type { Seat } from '@souk/kernel';
import { type Card, isMarked, kindOf } from '../cards/card.js';
import { type MarksJson, marksOf } from '../cards/card-json.js';
import { nameOf, nameOrNull } from '../events.js';
import { NOTHING_SPENT, spendingOf } from '../spending/spending.js';
import type { BuiltCard } from '../stall/stack.js';
import type { State } from '../state.js';

/** A card in hand with what this turn has done to it. */
export interface MarkedCard extends MarksJson {
  readonly card: string;
}

/** A card in hand: its id or, if the turn has marked it, with its marks. */
export type HandCard = string | MarkedCard;

/** A card to be declared: what it counts as, and the hand card shown for it. */
export interface DeclaredCard {
  readonly card: HandCard;
  readonly as: string;
  readonly showing: string | null;
}

/** A card of a stack; `change` is what its value is raised or lowered by. */
export interface StackCard extends DeclaredCard {
  readonly change: number;
  /** DX-SPEND-6: what is spent for it. */
  readonly spend?: SpentCards;
}

/** What is spent on a card, and what it comes to. */
export interface SpentCards {
  readonly pay: readonly HandCard[];
  readonly coins: number;
  readonly amount: number;
}

/** Places that a card can come from, where one may choose: those of players, and the market's. */
export const PLAYER_SOURCES = ['deck', 'hand', 'discard', 'discard-bottom'] as const;
export const MARKET_SOURCES = ['market-deck', 'market-discard'] as const;
export type PlayerSource = (typeof PLAYER_SOURCES)[number];
export type MarketSource = (typeof MARKET_SOURCES)[number];

/** Moves as people and programs read them. `slot` is named by its surcharge. */
export type Move =
  | {
      readonly kind: 'buy';
      readonly from: number | 'market-discard';
      readonly pay: readonly HandCard[];
      readonly coins: number;
      /** Cards of the payment that are thrown away. */
      readonly throwAway: readonly HandCard[];
      /** DX-CARD-calculations: the slot where the card is to lie, or that the market is rearranged for one that lies elsewhere. */
      readonly lay?: number | 'elsewhere';
      /** DX-CARD-glue: cards of the payment that stay in hand. */
      readonly keep?: readonly HandCard[];
      /** Copies that count as a card of which something comes when it is paid with. */
      readonly noted?: readonly HandCard[];
    }
  | { readonly kind: 'technique'; readonly card: HandCard; readonly as: string; readonly showing: string | null }
  | { readonly kind: 'build'; readonly hand: readonly StackCard[]; readonly discard: readonly StackCard[] }
  /** Cards and coins for what a card does, and what they come to; all nothing: it is not paid for. */
  | ({ readonly kind: 'spend' } & SpentCards)
  | { readonly kind: 'inventory'; readonly cards: readonly HandCard[] }
  | { readonly kind: 'ability'; readonly card: HandCard; readonly as: string; readonly showing: string | null }
  | { readonly kind: 'decline' }
  | { readonly kind: 'end-turn' }
  | { readonly kind: 'order'; readonly card: string }
  | { readonly kind: 'hand-card'; readonly card: HandCard }
  | { readonly kind: 'declared-card'; readonly card: HandCard; readonly as: string; readonly showing: string | null }
  | { readonly kind: 'players'; readonly players: readonly Seat[] }
  | { readonly kind: 'player'; readonly player: Seat }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'market-card'; readonly slot: number }
  | { readonly kind: 'stall-card'; readonly player: Seat; readonly stack: number; readonly card: string }
  | {
      readonly kind: 'build-as';
      readonly as: string;
      readonly showing: string | null;
      readonly change: number;
      readonly spend?: SpentCards;
    }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'set'; readonly set: string }
  | { readonly kind: 'ban-deck' | 'pick-deck' | 'vote-deck'; readonly deck: string }
  | { readonly kind: 'end-vote' }
  /** Goes on with what could end; chooses the card itself that is being resolved. */
  | { readonly kind: 'go-on' | 'this-card' | 'begin-build' | 'throw-away' | 'store' }
  | { readonly kind: 'hand-cards'; readonly cards: readonly HandCard[] }
  | { readonly kind: 'side'; readonly side: 'left' | 'right' | 'forward' | 'back' }
  /** Where a card comes from. */
  | { readonly kind: 'source'; readonly from: PlayerSource; readonly player: Seat }
  | { readonly kind: 'market-source'; readonly from: MarketSource }
  /** What a card does from where it lies; `count` is what a scheduled card remembers. */
  | { readonly kind: 'effect'; readonly card: string; readonly effect: string; readonly count: number };

export function handCardOf(state: State, card: Card): HandCard {
  const id = nameOf(state, kindOf(card));
  return isMarked(card) ? { card: id, ...marksOf(state, card) } : id;
}

export const stackCardOf = (
  state: State,
  seat: Seat,
  { card, place, as, shown, change, spent }: BuiltCard,
): StackCard => ({
  card: place < 0 ? nameOf(state, kindOf(card)) : handCardOf(state, card),
  as: nameOf(state, as),
  showing: nameOrNull(state, shown),
  change,
  ...(spent === NOTHING_SPENT ? {} : { spend: spentCards(state, seat, spent) }),
});

/** What a number of a spending stands for, by the hand. */
export function spentCards(state: State, seat: Seat, code: number): SpentCards {
  const { mask, coins, amount } = spendingOf(code);
  const pay = state.hands[seat].filter((_, place) => (mask >> place) & 1).map((card) => handCardOf(state, card));
  return { pay, coins, amount };
}
