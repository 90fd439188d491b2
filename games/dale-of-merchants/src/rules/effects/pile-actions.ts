import { below, type Seat } from '@souk/kernel';
import { EVERYBODY, type Kind, kindOf, NONE, openCard, poolOf, seenBy, sortCards } from '../cards/card.js';
import { type EventSink, nameOf, tellMove } from '../events.js';
import { blur, isUnseen, merge } from '../knowledge/pools.js';
import { takeAsideOpenly } from '../knowledge/shown-cards.js';
import {
  asideOf,
  deckOf,
  discardOf,
  discardOnto,
  drawMarketCardToHand,
  handOf,
  MARKET_DISCARD,
  putIntoHand,
  slotAt,
  takeFromDiscard,
  takeFromHand,
  takeIntoHand,
  takeSecretly,
  throwAway,
} from '../piles/piles.js';
import { ALL_SEATS, type State } from '../state.js';
import { noteGain } from './triggers.js';

/** What cards of further decks say to do with piles, decks and hands. */

/** A card of the own discard pile comes to the hand, for all to see. */
export const takeDiscarded = (state: State, seat: Seat, place: number, events: EventSink): void =>
  takeIntoHand(state, seat, takeFromDiscard(state, seat, place), discardOf(seat), events);

export const throwDiscarded = (state: State, seat: Seat, place: number, events: EventSink): void =>
  throwAway(state, takeFromDiscard(state, seat, place), discardOf(seat), events);

/** A card of a discard pile is laid on its owner's deck: all know it there. */
export function putDiscardedOnDeck(state: State, owner: Seat, place: number, events: EventSink): void {
  const kind = takeFromDiscard(state, owner, place);
  state.decks[owner].push(openCard(kind));
  tellMove(state, kind, discardOf(owner), deckOf(owner), EVERYBODY, events);
}

/** The top card of a discard pile is laid on its owner's deck; false if there is none. */
export function moveTopOntoDeck(state: State, owner: Seat, events: EventSink): boolean {
  const place = state.discards[owner].length - 1;
  if (place >= 0) putDiscardedOnDeck(state, owner, place, events);
  return place >= 0;
}

/** DX-KNOW-1: a player sees cards of another one's hand, which stay there. */
export function lookAtCards(state: State, seat: Seat, owner: Seat, places: readonly number[], events: EventSink): void {
  const hand = state.hands[owner];
  const cards = places.map((place) => nameOf(state, kindOf(hand[place])));
  // Who sees several unknown cards at once cannot tell which of them came from where.
  const unknown = places.filter((place) => isUnseen(hand[place], seat));
  if (state.watched) for (const place of unknown) merge(state, seat, poolOf(hand[unknown[0]]), poolOf(hand[place]));
  for (const place of places) hand[place] |= 1 << seat;
  sortCards(hand);
  const event = { kind: 'looked', seat, at: owner } as const;
  events?.reveal(
    { ...event, cards: cards.map(() => null) },
    { seats: (1 << seat) | (1 << owner), event: { ...event, cards } },
  );
}

export const lookAtHand = (state: State, seat: Seat, owner: Seat, events: EventSink): void =>
  lookAtCards(state, seat, owner, [...state.hands[owner].keys()], events);

/** Every taker gets a random card of a hand, picked from the hands as they are, seen by taker and loser alone. */
export function takeFromEachOther(
  state: State,
  pairs: readonly { readonly taker: Seat; readonly loser: Seat }[],
  events: EventSink,
): void {
  for (const { taker, loser } of pairs) blur(state, state.hands[loser], (1 << taker) | (1 << loser));
  const picked = pairs.map(({ taker, loser }) => {
    const saw = (1 << taker) | (1 << loser);
    return takeSecretly(state, loser, below(state.random, state.hands[loser].length), saw) | saw;
  });
  for (const [i, { taker, loser }] of pairs.entries()) {
    putIntoHand(state, taker, picked[i]);
    tellMove(state, kindOf(picked[i]), handOf(loser), handOf(taker), seenBy(picked[i]), events);
  }
}

/** A market card comes to a player's hand or on the deck or discard pile, for all to see; it is gained (DX-BEAVER-3). */
export function giveMarketCard(
  state: State,
  slot: number,
  player: Seat,
  to: 'hand' | 'deck' | 'discard',
  events: EventSink,
): void {
  const kind: Kind = state.market[slot];
  state.market[slot] = NONE;
  if (to === 'hand') takeIntoHand(state, player, kind, slotAt(slot), events);
  else if (to === 'discard') {
    state.cardsChanged = ALL_SEATS;
    discardOnto(state, player, kind, slotAt(slot), events);
  } else {
    state.cardsChanged = ALL_SEATS;
    state.decks[player].push(openCard(kind));
    tellMove(state, kind, slotAt(slot), deckOf(player), EVERYBODY, events);
  }
  noteGain(state, player);
}

export const throwMarketCard = (state: State, slot: number, events: EventSink): void => {
  const kind = state.market[slot];
  state.market[slot] = NONE;
  throwAway(state, kind, slotAt(slot), events);
};

/** Draws up to `count` cards of the market deck into the hand, unseen by others; says how many. */
export function drawMarketCards(state: State, seat: Seat, count: number, events: EventSink): number {
  for (let i = 0; i < count; i++) if (!drawMarketCardToHand(state, seat, events)) return i;
  return count;
}

export const isMarketEmpty = ({ market }: State): boolean => market.every((kind) => kind === NONE);
export const hasPile = ({ discards }: State, seat: Seat): boolean => discards[seat].length > 0;
export const hasDeck = ({ decks, discards }: State, seat: Seat): boolean =>
  decks[seat].length + discards[seat].length > 0;

/** A hand card goes to the discard pile of any player, whose it is from then on. */
export function discardTo(state: State, seat: Seat, place: number, owner: Seat, events: EventSink): void {
  if (owner !== seat) state.cardsChanged = ALL_SEATS;
  discardOnto(state, owner, takeFromHand(state, seat, place), handOf(seat), events);
}

/** The last of the cards set aside does so. */
export function discardLastAside(state: State, seat: Seat, owner: Seat, events: EventSink): void {
  state.cardsChanged = ALL_SEATS;
  const card = takeAsideOpenly(state, state.aside.length - 1);
  discardOnto(state, owner, kindOf(card), asideOf(seat), events);
}

/** The top card of the market's discard pile comes to a hand, for all to see; it is not bought. */
export function takeThrownAway(state: State, seat: Seat, events: EventSink): void {
  const kind = state.marketDiscard.pop();
  if (kind !== undefined) takeIntoHand(state, seat, kind, MARKET_DISCARD, events);
}
