import type { Events, Seat } from '@souk/kernel';
import { type Kind, NONE, SPECTATOR } from './cards/card.js';
import type { State } from './state.js';

/** Where a card lies. */
export type Place =
  | { readonly zone: 'hand' | 'deck' | 'discard' | 'aside' | 'play-area' | 'schedule'; readonly seat: Seat }
  | { readonly zone: 'pile'; readonly pile: string; readonly seat: Seat }
  | { readonly zone: 'stall'; readonly seat: Seat; readonly stack: number }
  | { readonly zone: 'market'; readonly slot: number }
  | { readonly zone: 'market-deck' | 'market-discard' | 'junk' };

/** A card as it is used: what it is and, for a copy, what it counts as and the hand card shown for it. */
export interface UsedCard {
  readonly card: string;
  readonly as: string;
  readonly showing: string | null;
}

/** A card of a stack: by how much its value is changed, and where it comes from. */
export interface UsedInStack extends UsedCard {
  readonly change: number;
  /** What was spent for it. */
  readonly spent?: number;
  readonly from: 'hand' | 'discard' | 'drawn';
}

/** What happens at the table: a listener who hears all of it can draw the table after every move. */
export type DaleEvent =
  | { readonly kind: 'turn-started'; readonly seat: Seat; readonly turn: number }
  /** Whether a window for abilities opens after the last action. */
  | { readonly kind: 'last-window'; readonly seat: Seat; readonly opens: boolean }
  /** At clean-up, before each draw: whether the hand has its size, which its cards may raise. */
  | { readonly kind: 'hand-checked'; readonly seat: Seat; readonly full: boolean }
  /** One card goes from one place to another; `card` is null for those who do not see it. */
  | { readonly kind: 'moved'; readonly card: string | null; readonly from: Place; readonly to: Place }
  | { readonly kind: 'shuffled'; readonly pile: Place; readonly cards: number }
  /** Two hands are mixed and dealt out again. */
  | { readonly kind: 'hands-mixed'; readonly seat: Seat; readonly with: Seat }
  | { readonly kind: 'market-closed-up'; readonly market: readonly (string | null)[] }
  | {
      readonly kind: 'bought';
      readonly seat: Seat;
      readonly card: string;
      readonly slot: number | null;
      readonly price: number;
      readonly payment: readonly UsedCard[];
      readonly coins: number;
      /** Cards of the payment that are thrown away. */
      readonly thrown: readonly string[];
      /** Cards of the payment that stay in hand. */
      readonly kept?: readonly string[];
      /** The slot in which the card came to lie before it was paid for. */
      readonly laidAt?: number;
    }
  /** Cards and coins go for what a card does. */
  | {
      readonly kind: 'spent';
      readonly seat: Seat;
      readonly on: string;
      readonly payment: readonly UsedCard[];
      readonly coins: number;
      readonly amount: number;
    }
  /** The value of a hand card, or with null of all cards used in this turn, is changed. */
  | {
      readonly kind: 'value-changed';
      readonly seat: Seat;
      readonly card: string | null;
      readonly how: 'add' | 'set' | 'multiply' | 'mirror';
      readonly by: number;
    }
  /** A discard pile lies in another order, top first. */
  | { readonly kind: 'pile-arranged'; readonly seat: Seat; readonly cards: readonly string[] }
  /** The market lies in another order. */
  | { readonly kind: 'market-arranged'; readonly seat: Seat; readonly market: readonly (string | null)[] }
  | { readonly kind: 'technique-played'; readonly seat: Seat; readonly card: UsedCard; readonly plus: boolean }
  | { readonly kind: 'ability-used'; readonly seat: Seat; readonly card: UsedCard }
  | {
      readonly kind: 'stack-built';
      readonly seat: Seat;
      readonly stack: number;
      readonly cards: readonly UsedInStack[];
      /** Whether a card of a stack just before has permitted it. */
      readonly additional: boolean;
    }
  | { readonly kind: 'inventory'; readonly seat: Seat; readonly cards: number }
  | {
      readonly kind: 'declined';
      readonly seat: Seat;
      readonly what: 'bonus-action' | 'additional-stack' | 'reaction' | 'effect';
    }
  | { readonly kind: 'player-chosen'; readonly seat: Seat; readonly player: Seat }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly result: number }
  | { readonly kind: 'shown'; readonly seat: Seat; readonly card: UsedCard }
  | { readonly kind: 'guessed'; readonly seat: Seat; readonly number: number; readonly right: boolean }
  | { readonly kind: 'value-set'; readonly seat: Seat; readonly card: string; readonly value: number }
  /** The way an effect went; the names are listed with each card. */
  | { readonly kind: 'effect'; readonly card: string; readonly branch: string }
  | { readonly kind: 'deck-banned' | 'deck-picked' | 'deck-voted'; readonly seat: Seat; readonly deck: string }
  | { readonly kind: 'decks-chosen'; readonly decks: readonly string[] }
  /** An effect of a card that is not played. */
  | { readonly kind: 'effect-began'; readonly seat: Seat; readonly card: string; readonly effect: string }
  /** Whether one of the cards that came to a hand does something at once. */
  | { readonly kind: 'arrivals-checked'; readonly seat: Seat; readonly found: boolean }
  /** A question is not asked since it has but one answer, or none. */
  | { readonly kind: 'answered-alone'; readonly seat: Seat }
  /** A deck is shuffled, with its discard pile if that joins it; `cards` is how many it has then. */
  | { readonly kind: 'deck-shuffled'; readonly seat: Seat; readonly cards: number; readonly joined: boolean }
  /** Whether the card that is drawn is junk, before it goes where it belongs. */
  | { readonly kind: 'junk-checked'; readonly seat: Seat; readonly junk: boolean }
  /** A player looks through the own deck; all others hear how many cards it has. */
  | { readonly kind: 'deck-searched'; readonly seat: Seat; readonly cards: readonly (string | null)[] }
  /** DX-NAME-1: before anything is seen. */
  | { readonly kind: 'set-named'; readonly seat: Seat; readonly set: string }
  | { readonly kind: 'value-named'; readonly seat: Seat; readonly value: number }
  /** A discard pile of so many cards is shuffled and laid on top of its owner's deck. */
  | { readonly kind: 'pile-on-deck'; readonly seat: Seat; readonly cards: number }
  /** A player looks at cards of another one's hand; who may not know them hears how many they are. */
  | { readonly kind: 'looked'; readonly seat: Seat; readonly at: Seat; readonly cards: readonly (string | null)[] }
  | { readonly kind: 'counter-set'; readonly seat: Seat; readonly counter: string; readonly value: number }
  | { readonly kind: 'coins-set'; readonly seat: Seat; readonly coins: number }
  /** Decks are made, none of their cards dealt yet; `junk` is null if it is endless. */
  | {
      readonly kind: 'dealt';
      readonly deck: number;
      readonly marketDeck: number;
      readonly junk: number | null;
      readonly coins: readonly number[];
    }
  | { readonly kind: 'left'; readonly seat: Seat }
  | {
      readonly kind: 'match-ended';
      readonly winner: Seat | null;
      readonly reason: 'eighth-stack' | 'no-progress' | 'turn-limit' | 'all-others-left';
    };

export type EventSink = Events<DaleEvent> | undefined;

export const nameOf = (state: State, kind: Kind): string => state.rules.cards[kind].id;
export const nameOrNull = (state: State, kind: Kind): string | null => (kind === NONE ? null : nameOf(state, kind));

export const usedCard = (state: State, kind: Kind, as: Kind, shown: Kind): UsedCard => ({
  card: nameOf(state, kind),
  as: nameOf(state, as),
  showing: nameOrNull(state, shown),
});

/** Where cards lie hidden: who sees one come from there learns something. */
const HIDDEN_ZONES: readonly Place['zone'][] = ['hand', 'deck', 'market-deck', 'aside', 'pile'];

/** Tells of a card's way, in full only to those who see the card. */
export function tellMove(state: State, kind: Kind, from: Place, to: Place, seen: number, events: EventSink): void {
  if (events === undefined) return;
  const full: DaleEvent = { kind: 'moved', card: nameOf(state, kind), from, to };
  const veiled: DaleEvent = { kind: 'moved', card: null, from, to };
  const seats = seen & ~(1 << SPECTATOR);
  if (seen !== seats) {
    if (HIDDEN_ZONES.includes(from.zone)) events.reveal(full);
    else events.emit(full);
  } else if (seats === 0) events.emit(veiled);
  else events.reveal(veiled, { seats, event: full });
}

/** Tells which way an effect went. */
export function tellBranch(state: State, face: Kind, branch: string, events: EventSink): void {
  events?.emit({ kind: 'effect', card: nameOf(state, face), branch });
}
