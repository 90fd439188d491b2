import { type Seat, shuffle } from '@souk/kernel';
import {
  areAlike,
  type Card,
  EVERYBODY,
  insertCard,
  type Kind,
  kindOf,
  MAX_HAND,
  NONE,
  openCard,
  removeCardAt,
  seenBy,
  withoutMarks,
} from '../cards/card.js';
import { noteArrival, noteDiscard, noteEmptied, noteShuffle, noteTaken } from '../effects/triggers.js';
import { type EventSink, type Place, tellMove } from '../events.js';
import { blur, freshPool, hide, hideInPlace, poolForNewDeck } from '../knowledge/pools.js';
import { takeOpenly } from '../knowledge/shown-cards.js';
import { ALL_SEATS, OF_MARKET, type State } from '../state.js';

/** Stands for a card that could not be drawn. */
export const NO_CARD = -1;

/** Places are made once: a card's way costs nothing if nobody listens. */
const SEATS = [0, 1, 2, 3];
const HANDS: readonly Place[] = SEATS.map((seat) => ({ zone: 'hand', seat }));
const DECKS: readonly Place[] = SEATS.map((seat) => ({ zone: 'deck', seat }));
const DISCARDS: readonly Place[] = SEATS.map((seat) => ({ zone: 'discard', seat }));
const ASIDES: readonly Place[] = SEATS.map((seat) => ({ zone: 'aside', seat }));
const PLAY_AREAS: readonly Place[] = SEATS.map((seat) => ({ zone: 'play-area', seat }));
const SLOTS: readonly Place[] = [0, 1, 2, 3, 4].map((slot) => ({ zone: 'market', slot }));

export const handOf = (seat: Seat): Place => HANDS[seat];
export const deckOf = (seat: Seat): Place => DECKS[seat];
export const discardOf = (seat: Seat): Place => DISCARDS[seat];
export const asideOf = (seat: Seat): Place => ASIDES[seat];
export const playAreaOf = (seat: Seat): Place => PLAY_AREAS[seat];
export const slotAt = (slot: number): Place => SLOTS[slot];
export const MARKET_DECK: Place = { zone: 'market-deck' };
export const MARKET_DISCARD: Place = { zone: 'market-discard' };
export const JUNK_PILE: Place = { zone: 'junk' };

const isEndless = ({ rules }: State): boolean => rules.junkCards === 0;

/** Whether a draw from this player's deck can yield a card. */
export const hasJunk = (state: State): boolean => isEndless(state) || state.junk > 0;

/** Every card that comes into a hand comes in here: the hand is no longer as its clean-up left it. */
export function putIntoHand(state: State, seat: Seat, card: Card): void {
  state.filled &= ~(1 << seat);
  insertCard(state.hands[seat], card);
  if (state.extras !== undefined) noteArrival(state, state.extras, seat, kindOf(card));
}

/** DM-DRAW-1, DM-DRAW-2: the discard pile becomes a new deck. */
export function reshuffle(state: State, seat: Seat, events: EventSink): void {
  const deck = state.discards[seat];
  hideInPlace(deck, poolForNewDeck(state, seat));
  // The empty deck becomes the discard pile: neither list has to grow anew.
  state.discards[seat] = state.decks[seat];
  shuffle(state.random, deck);
  state.decks[seat] = deck;
  events?.emit({ kind: 'shuffled', pile: deckOf(seat), cards: deck.length });
  if (state.extras !== undefined) {
    noteEmptied(state, seat);
    noteShuffle(state, seat);
  }
}

function takeJunk(state: State, seat: Seat): Card {
  if (!hasJunk(state)) return NO_CARD;
  if (!isEndless(state)) state.junk--;
  state.cardsChanged |= 1 << seat;
  return openCard(state.rules.junk);
}

/** DM-DRAW-1, DM-DRAW-3, DM-DRAW-4: takes the top card of a player's deck; the caller says where it goes. */
export function drawFromDeck(state: State, seat: Seat, fillsHand: boolean, events: EventSink): Card {
  if (state.decks[seat].length === 0 && state.discards[seat].length > 0) reshuffle(state, seat, events);
  const card = state.decks[seat].pop();
  if (card !== undefined) return card;
  const junkComes = fillsHand || state.rules.options.junkWhenEmpty === 'every-draw';
  return junkComes ? takeJunk(state, seat) : NO_CARD;
}

/** Where the next card that a player draws comes from. */
export const sourceOfDraw = ({ decks, discards }: State, seat: Seat): Place =>
  decks[seat].length === 0 && discards[seat].length === 0 ? JUNK_PILE : deckOf(seat);

/** Draws one card into its owner's hand; false if there was none. */
export function drawToHand(state: State, seat: Seat, fillsHand: boolean, events?: EventSink): boolean {
  if (state.hands[seat].length >= MAX_HAND) return false;
  const from = sourceOfDraw(state, seat);
  const card = drawFromDeck(state, seat, fillsHand, events);
  if (card === NO_CARD) return false;
  const known = card | (1 << seat);
  putIntoHand(state, seat, known);
  if (events !== undefined) {
    tellMove(state, kindOf(card), from, handOf(seat), seenBy(known), events);
  }
  return true;
}

/** DM-SUPPLY-1: takes the top card of the market deck. */
function drawFromMarketDeck(state: State, events: EventSink): Card {
  if (state.marketDeck.length === 0 && state.marketDiscard.length > 0) {
    const deck = hide(state.marketDiscard, freshPool(state));
    state.marketDiscard = [];
    shuffle(state.random, deck);
    state.marketDeck = deck;
    events?.emit({ kind: 'shuffled', pile: MARKET_DECK, cards: deck.length });
  }
  return state.marketDeck.pop() ?? NO_CARD;
}

export const hasMarketCards = (state: State): boolean => state.marketDeck.length + state.marketDiscard.length > 0;

/** Draws from the market deck into a hand, unseen by others; false if there was no card. */
export function drawMarketCardToHand(state: State, seat: Seat, events?: EventSink): boolean {
  const card = drawFromMarketDeck(state, events);
  if (card === NO_CARD) return false;
  state.cardsChanged |= 1 << seat;
  state.changedUnseen = true;
  putIntoHand(state, seat, card | (1 << seat));
  tellMove(state, kindOf(card), MARKET_DECK, handOf(seat), seenBy(card) | (1 << seat), events);
  return true;
}

/** Draws up to `count` cards from the market deck, for the viewers of `seen` to look at. */
export function drawMarketCardsAside(state: State, seat: Seat, count: number, seen: number, events?: EventSink): void {
  state.asideOwner = OF_MARKET;
  for (let i = 0; i < count; i++) {
    const card = drawFromMarketDeck(state, events);
    if (card === NO_CARD) return;
    state.aside.push(card | seen);
    tellMove(state, kindOf(card), MARKET_DECK, asideOf(seat), seen, events);
  }
}

/** Throws away the top card of the market deck, for all to see; says which it was, NONE if there was none. */
export function throwMarketDeckTop(state: State, events?: EventSink): Kind {
  const card = drawFromMarketDeck(state, events);
  if (card === NO_CARD) return NONE;
  throwAway(state, kindOf(card), MARKET_DECK, events);
  return kindOf(card);
}

/** DM-THROW-1, DM-THROW-2: a card that lay at `from` is thrown away. */
export function throwAway(state: State, kind: Kind, from: Place, events?: EventSink): void {
  state.cardsChanged = ALL_SEATS;
  if (kind === state.rules.junk) {
    if (!isEndless(state)) state.junk++;
    tellMove(state, kind, from, JUNK_PILE, EVERYBODY, events);
    return;
  }
  state.marketDiscard.push(kind);
  tellMove(state, kind, from, MARKET_DISCARD, EVERYBODY, events);
}

/** Puts a card on top of a discard pile so that nothing comes of it: a deck is turned over, or a player has left. */
export function restOnDiscard(state: State, owner: Seat, kind: Kind, from: Place, events?: EventSink): void {
  state.discards[owner].push(kind);
  tellMove(state, kind, from, discardOf(owner), EVERYBODY, events);
}

/** Puts a card that lay at `from` on top of a player's discard pile. */
export function discardOnto(state: State, owner: Seat, kind: Kind, from: Place, events?: EventSink): void {
  restOnDiscard(state, owner, kind, from, events);
  if (state.extras !== undefined) noteDiscard(state, state.extras, owner, kind);
}

/** Takes the card at a place out of a player's discard pile; the caller says where it goes. */
export function takeFromDiscard(state: State, owner: Seat, place: number): Kind {
  const [kind] = state.discards[owner].splice(place, 1);
  if (state.extras !== undefined) noteTaken(state, owner, kind);
  return kind;
}

/** A card that everybody sees goes into a hand. */
export function takeIntoHand(state: State, seat: Seat, kind: Kind, from: Place, events?: EventSink): void {
  state.cardsChanged = ALL_SEATS;
  putOpenlyIntoHand(state, seat, kind, from, events);
}

/** The same with a card that was no player's. */
export function takeBought(state: State, seat: Seat, kind: Kind, from: Place, events?: EventSink): void {
  state.cardsChanged |= 1 << seat;
  putOpenlyIntoHand(state, seat, kind, from, events);
}

function putOpenlyIntoHand(state: State, seat: Seat, kind: Kind, from: Place, events: EventSink): void {
  putIntoHand(state, seat, openCard(kind));
  tellMove(state, kind, from, handOf(seat), EVERYBODY, events);
}

/** The card at `at` of the cards set aside goes secretly into a hand. */
export function takeAsideIntoHand(state: State, seat: Seat, at: number, events?: EventSink): void {
  state.cardsChanged = ALL_SEATS;
  if (state.asideOwner !== seat) state.changedUnseen = true;
  const [card] = state.aside.splice(at, 1);
  putIntoHand(state, seat, card);
  tellMove(state, kindOf(card), asideOf(seat), handOf(seat), seenBy(card), events);
}

/** Takes a card out of a hand before the eyes of all. */
export const takeFromHand = (state: State, seat: Seat, at: number): Kind => kindOf(takeOpenly(state, seat, at));

/** DM-INFO-2: a hand card changes hands so that only the two see which. */
export function passOn(state: State, from: Seat, at: number, to: Seat, events?: EventSink): void {
  const both = (1 << from) | (1 << to);
  const card = takeSecretly(state, from, at, both) | both;
  putIntoHand(state, to, card);
  tellMove(state, kindOf(card), handOf(from), handOf(to), seenBy(card), events);
}

/**
 * Takes a card out of a hand; only the viewers of `saw` see which. Of cards that are alike the one leaves that
 * these viewers know best: they cannot tell it from another.
 */
export function takeSecretly(state: State, seat: Seat, at: number, saw: number): Card {
  state.cardsChanged = ALL_SEATS;
  state.changedUnseen = true;
  state.filled &= ~(1 << seat);
  const hand = state.hands[seat];
  const wanted = hand[at];
  blur(state, hand, saw);
  let place = -1;
  for (let i = 0; i < hand.length; i++) {
    if (areAlike(hand[i], wanted) && (place < 0 || (hand[i] & saw) > (hand[place] & saw))) place = i;
  }
  return withoutMarks(removeCardAt(hand, place));
}

/** DM-CLEAN-3: cards move right over gaps; then the gaps are filled from right to left. */
export function fillMarket(state: State, events?: EventSink): void {
  const { market } = state;
  let filled = 0;
  while (filled < market.length && market[filled] !== NONE) filled++;
  if (filled === market.length) return;
  for (let slot = filled; slot < market.length; slot++) {
    if (market[slot] === NONE) continue;
    const kind = market[slot];
    market[slot] = NONE;
    market[filled++] = kind;
  }
  events?.emit({
    kind: 'market-closed-up',
    market: market.map((kind) => (kind === NONE ? null : state.rules.cards[kind].id)),
  });
  for (let slot = filled; slot < market.length; slot++) if (!fillSlot(state, slot, events)) return;
}

/** The top card of the market deck comes into an empty slot; false if there is none. */
export function fillSlot(state: State, slot: number, events?: EventSink): boolean {
  const card = drawFromMarketDeck(state, events);
  if (card === NO_CARD) return false;
  state.market[slot] = kindOf(card);
  tellMove(state, kindOf(card), MARKET_DECK, slotAt(slot), EVERYBODY, events);
  return true;
}
