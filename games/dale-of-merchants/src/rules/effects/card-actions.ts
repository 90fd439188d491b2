import { below, type Seat, shuffle } from '@souk/kernel';
import { type Card, EVERYBODY, type Kind, kindOf, NONE, openCard, seenBy } from '../cards/card.js';
import type { Ability } from '../cards/spec.js';
import { type EventSink, type Place, tellMove } from '../events.js';
import type { Frame } from '../frames.js';
import { blur, deduceHand, freshPool, hide } from '../knowledge/pools.js';
import { takeAsideOpenly, takeOpenly } from '../knowledge/shown-cards.js';
import { layOnPile, ON_MARKET_DISCARD, ON_OWN_DECK, setAsideOpenly } from '../piles/order.js';
import {
  asideOf,
  deckOf,
  discardOf,
  discardOnto,
  handOf,
  hasMarketCards,
  passOn,
  playAreaOf,
  putIntoHand,
  restOnDiscard,
  slotAt,
  takeFromDiscard,
  takeFromHand,
  takeIntoHand,
  takeSecretly,
  throwAway,
  throwMarketDeckTop,
} from '../piles/piles.js';
import { ALL_SEATS, OF_MARKET, type State } from '../state.js';
import { bringForward } from '../turn/actions.js';
import type { StallCard } from './questions.js';
import { remember } from './resolve.js';
import { noteEmptied, noteGain, noteShuffle } from './triggers.js';

/** What cards say to do. */

/** Discards the whole hand, in an order that may be asked for. */
export function discardHand(state: State, seat: Seat, events: EventSink): void {
  const count = state.hands[seat].length;
  for (let place = count - 1; place >= 0; place--) bringForward(state, seat, takeOpenly(state, seat, place), events);
  layOnPile(state, seat, seat, count, events);
}

export const discardHandCard = (state: State, seat: Seat, place: number, events: EventSink): void =>
  discardOnto(state, seat, takeFromHand(state, seat, place), handOf(seat), events);

export const throwHandCard = (state: State, seat: Seat, place: number, events: EventSink): void =>
  throwAway(state, takeFromHand(state, seat, place), handOf(seat), events);

/** Puts what is set aside back on the own deck, in an order that is asked for. */
export const putAsideOnDeck = (state: State, seat: Seat, events: EventSink): void =>
  layOnPile(state, seat, ON_OWN_DECK, state.aside.length, events);

/** What is set aside goes back on a player's deck that is to be shuffled: its order says nothing. */
export function returnAsideToDeck(state: State, seat: Seat, owner: Seat, events: EventSink): void {
  for (const card of state.aside.splice(0)) {
    state.decks[owner].push(card);
    tellMove(state, kindOf(card), asideOf(seat), deckOf(owner), seenBy(card), events);
  }
}

/** Throws away what is set aside, in an order that may be asked for. */
export const throwAside = (state: State, seat: Seat, events: EventSink): void =>
  layOnPile(state, seat, ON_MARKET_DISCARD, state.aside.length, events);

/** Puts what is set aside on a player's discard pile. */
export const discardAside = (state: State, seat: Seat, owner: Seat, events: EventSink): void =>
  layOnPile(state, seat, owner, state.aside.length, events);

export function throwFromAside(state: State, seat: Seat, place: number, events: EventSink): void {
  throwAway(state, kindOf(takeAsideOpenly(state, place)), asideOf(seat), events);
}

/** The top card of a discard pile goes into a hand; false if there is none. */
export function takeTopOfDiscard(state: State, owner: Seat, taker: Seat, events: EventSink): boolean {
  const top = state.discards[owner].length - 1;
  if (top < 0) return false;
  takeIntoHand(state, taker, takeFromDiscard(state, owner, top), discardOf(owner), events);
  return true;
}

export function takeFromMarket(state: State, seat: Seat, slot: number, events: EventSink): void {
  const kind = state.market[slot];
  state.market[slot] = NONE;
  takeIntoHand(state, seat, kind, slotAt(slot), events);
  noteGain(state, seat);
}

/** DX-BEAVER-3: the same on a deck. */
export function putFromMarketOnDeck(state: State, player: Seat, slot: number, events: EventSink): void {
  const kind = state.market[slot];
  state.market[slot] = NONE;
  state.cardsChanged = ALL_SEATS;
  state.decks[player].push(openCard(kind));
  tellMove(state, kind, slotAt(slot), deckOf(player), EVERYBODY, events);
  noteGain(state, player);
}

export function throwFromMarket(state: State, slot: number, events: EventSink): void {
  const kind = state.market[slot];
  state.market[slot] = NONE;
  throwAway(state, kind, slotAt(slot), events);
}

/** A card of the market is set aside as one of a player's. */
export function bringFromMarket(state: State, seat: Seat, owner: Seat, slot: number, events: EventSink): void {
  const kind = state.market[slot];
  state.market[slot] = NONE;
  state.cardsChanged = ALL_SEATS;
  setAsideOpenly(state, owner, openCard(kind));
  tellMove(state, kind, slotAt(slot), asideOf(seat), EVERYBODY, events);
  noteGain(state, owner);
}

/** All cards of the market are thrown away, in an order that may be asked for; false if there is none. */
export function clearMarket(state: State, seat: Seat, events: EventSink): boolean {
  const { market } = state;
  let count = 0;
  for (let slot = 0; slot < market.length; slot++) {
    const kind = market[slot];
    if (kind === NONE) continue;
    market[slot] = NONE;
    setAsideOpenly(state, OF_MARKET, openCard(kind));
    tellMove(state, kind, slotAt(slot), asideOf(seat), EVERYBODY, events);
    count++;
  }
  layOnPile(state, seat, ON_MARKET_DISCARD, count, events);
  return count > 0;
}

/** The technique's own card takes the place of a card in the market, which goes into the hand. */
export function exchangeInMarket(state: State, { seat, card }: Frame, slot: number, events: EventSink): void {
  takeFromMarket(state, seat, slot, events);
  state.market[slot] = card;
  tellMove(state, card, playAreaOf(seat), slotAt(slot), EVERYBODY, events);
  remember(state, { card: NONE });
}

/** DM-WIN-3: the technique's own card takes the place of a card in a stall, which goes into the hand. */
export function exchangeInStall(state: State, { seat, card }: Frame, chosen: StallCard, events: EventSink): void {
  layInStall(state, seat, chosen, card, playAreaOf(seat), events);
  remember(state, { card: NONE });
}

/** A card that lay at `from` takes the place of one in a stall, which goes into the hand. */
export function layInStall(
  state: State,
  seat: Seat,
  { owner, stack, kind }: StallCard,
  card: Kind,
  from: Place,
  events: EventSink,
): void {
  state.cardsChanged = ALL_SEATS;
  const kinds = state.stalls[owner][stack].slice();
  kinds[kinds.indexOf(kind)] = card;
  kinds.sort((one, other) => one - other);
  const stall = state.stalls[owner].slice();
  stall[stack] = kinds;
  state.stalls[owner] = stall;
  const place: Place = { zone: 'stall', seat: owner, stack: stack + 1 };
  takeIntoHand(state, seat, kind, place, events);
  tellMove(state, card, from, place, EVERYBODY, events);
}

/** A random card of a hand goes to its owner's discard pile; false if there is none. */
export function discardAtRandom(state: State, seat: Seat, events: EventSink): boolean {
  const { length } = state.hands[seat];
  if (length === 0) return false;
  discardHandCard(state, seat, below(state.random, length), events);
  return true;
}

/** A random card of a hand goes into another one, seen by both; false if there is none. */
export function takeAtRandom(state: State, owner: Seat, taker: Seat, events: EventSink): boolean {
  const { length } = state.hands[owner];
  if (length === 0) return false;
  passOn(state, owner, below(state.random, length), taker, events);
  return true;
}

/** A hand card goes face down on another player's deck. */
export function putOnDeckSecretly(state: State, seat: Seat, place: number, owner: Seat, events: EventSink): void {
  const card = takeSecretly(state, seat, place, 1 << seat);
  state.decks[owner].push(card);
  tellMove(state, kindOf(card), handOf(seat), deckOf(owner), seenBy(card), events);
}

/**
 * Picks `count` random cards out of a hand, for two players to see, who lay them down where no pool is looked for: the hand
 * must have been blurred before.
 */
function pickAtRandom(state: State, owner: Seat, count: number, saw: number): Card[] {
  const picked: Card[] = [];
  for (let i = 0; i < count; i++) {
    picked.push(takeSecretly(state, owner, below(state.random, state.hands[owner].length), saw) | saw);
  }
  return picked;
}

/** Two players swap random cards of their hands. */
export function swapAtRandom(state: State, one: Seat, other: Seat, count: number, events: EventSink): void {
  if (count === 0) return;
  const saw = (1 << one) | (1 << other);
  // Both hands before any card leaves one: a pool whose cards are on their way would be taken for one without cards.
  blur(state, state.hands[one], saw);
  blur(state, state.hands[other], saw);
  const given = pickAtRandom(state, one, count, saw);
  const taken = pickAtRandom(state, other, count, saw);
  for (const card of given) {
    putIntoHand(state, other, card);
    tellMove(state, kindOf(card), handOf(one), handOf(other), seenBy(card), events);
  }
  for (const card of taken) {
    putIntoHand(state, one, card);
    tellMove(state, kindOf(card), handOf(other), handOf(one), seenBy(card), events);
  }
}

/** Two hands are mixed and dealt out at random, each getting back as many cards as it had. */
export function mixHands(state: State, one: Seat, other: Seat, events: EventSink): void {
  const cards = [...state.hands[one], ...state.hands[other]];
  const count = state.hands[one].length;
  state.cardsChanged = ALL_SEATS;
  state.changedUnseen = true;
  state.filled &= ~((1 << one) | (1 << other));
  blur(state, cards, 0);
  shuffle(state.random, cards);
  state.hands[one] = [];
  state.hands[other] = [];
  events?.reveal({ kind: 'hands-mixed', seat: one, with: other });
  for (const [i, card] of cards.entries()) {
    const owner = i < count ? one : other;
    putIntoHand(state, owner, card | (1 << owner));
    tellMove(state, kindOf(card), asideOf(one), handOf(owner), 1 << owner, events);
  }
}

/** DM-CARD-wily-fellow: the deck, turned over, becomes the discard pile; the former pile, shuffled, the deck. */
export function swapDeckAndDiscard(state: State, seat: Seat, events: EventSink): void {
  const deck = hide(state.discards[seat], freshPool(state));
  const turned = state.decks[seat].map(kindOf).reverse();
  for (const kind of turned) tellMove(state, kind, deckOf(seat), asideOf(seat), EVERYBODY, events);
  events?.emit({ kind: 'shuffled', pile: deckOf(seat), cards: deck.length });
  state.discards[seat] = [];
  shuffle(state.random, deck);
  state.decks[seat] = deck;
  if (deck.length > 0) noteShuffle(state, seat);
  noteEmptied(state, seat);
  deduceHand(state, seat);
  for (const kind of turned) restOnDiscard(state, seat, kind, asideOf(seat), events);
}

/** The ability to throw away the top card of the market deck; `card` is the card that has it. */
export const throwMarketTop = (card: string): Ability => ({
  changesCommonZone: true,
  isPossible: hasMarketCards,
  isPubliclyPossible: hasMarketCards,
  use(state, _seat, used, _as, events) {
    throwMarketDeckTop(state, events);
    events?.emit({ kind: 'effect', card, branch: 'thrown-away' });
    return used;
  },
});
