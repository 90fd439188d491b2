import { below, type Seat } from '@souk/kernel';
import { EVERYBODY, kindOf, openCard, seenBy } from '../../cards/card.js';
import { takeTopOfDiscard } from '../../effects/card-actions.js';
import { formDeck } from '../../effects/draws.js';
import type { EventSink } from '../../events.js';
import { tellMove } from '../../events.js';
import {
  deckOf,
  discardOf,
  discardOnto,
  handOf,
  passOn,
  putIntoHand,
  takeFromDiscard,
  takeFromHand,
  takeSecretly,
} from '../../piles/piles.js';
import { ALL_SEATS, type State } from '../../state.js';

/** DX-DIE-1: two dice with three zones each say where a card comes from and where it goes. */

export const DISCARD = 0;
export const DECK = 1;
export const HAND = 2;
const ZONES = 3;

/** What was rolled, as a frame's place. */
const ROLLS = ZONES * ZONES;
export const sourceIn = (place: number): number => Math.floor((place % ROLLS) / ZONES);
export const destinationIn = (place: number): number => place % ZONES;
/** How many cards are exchanged, beside what was rolled. */
export const exchangedIn = (place: number): number => Math.floor(place / ROLLS);
export const withExchanged = (place: number, count: number): number => place + count * ROLLS;

export function rollDice(state: State, seat: Seat, differ: boolean, events: EventSink): number {
  const source = below(state.random, ZONES);
  const other = differ ? below(state.random, ZONES - 1) : below(state.random, ZONES);
  const destination = differ && other >= source ? other + 1 : other;
  events?.reveal({ kind: 'rolled', seat, result: source * ZONES + destination });
  return source * ZONES + destination;
}

/** A deck that a card is taken from is formed anew first, if it is empty. */
export function getReady(state: State, player: Seat, zone: number, events: EventSink): void {
  if (zone === DECK) formDeck(state, player, events);
}

/** How many cards a player has in a zone; those of the discard pile are behind the deck. */
export function sizeOfZone({ hands, decks, discards }: State, player: Seat, zone: number): number {
  if (zone === HAND) return hands[player].length;
  return zone === DECK ? decks[player].length + discards[player].length : discards[player].length;
}

/** One card goes from a zone of one player to a zone of a player, maybe the same; false if there is none. */
export function moveCard(
  state: State,
  from: Seat,
  source: number,
  to: Seat,
  destination: number,
  events: EventSink,
): boolean {
  if (source === DISCARD) return moveDiscarded(state, from, to, destination, events);
  return source === DECK
    ? moveDeckTop(state, from, to, destination, events)
    : moveRandomCard(state, from, to, destination, events);
}

function moveDiscarded(state: State, from: Seat, to: Seat, destination: number, events: EventSink): boolean {
  if (destination === HAND) return takeTopOfDiscard(state, from, to, events);
  const top = state.discards[from].length - 1;
  if (top < 0) return false;
  state.cardsChanged = ALL_SEATS;
  const kind = takeFromDiscard(state, from, top);
  if (destination === DISCARD) discardOnto(state, to, kind, discardOf(from), events);
  else {
    state.decks[to].push(openCard(kind));
    tellMove(state, kind, discardOf(from), deckOf(to), EVERYBODY, events);
  }
  return true;
}

function moveDeckTop(state: State, from: Seat, to: Seat, destination: number, events: EventSink): boolean {
  const card = state.decks[from].pop();
  if (card === undefined) return false;
  state.cardsChanged = ALL_SEATS;
  if (destination === DISCARD) {
    discardOnto(state, to, kindOf(card), deckOf(from), events);
    return true;
  }
  if (from !== to) state.changedUnseen = true;
  if (destination === HAND) putIntoHand(state, to, card | (1 << to));
  else state.decks[to].push(card);
  const seen = destination === HAND ? seenBy(card) | (1 << to) : seenBy(card);
  tellMove(state, kindOf(card), deckOf(from), destination === HAND ? handOf(to) : deckOf(to), seen, events);
  return true;
}

function moveRandomCard(state: State, from: Seat, to: Seat, destination: number, events: EventSink): boolean {
  const { length } = state.hands[from];
  if (length === 0) return false;
  const place = below(state.random, length);
  if (destination === HAND) passOn(state, from, place, to, events);
  else if (destination === DISCARD) {
    if (from !== to) state.cardsChanged = ALL_SEATS;
    discardOnto(state, to, takeFromHand(state, from, place), handOf(from), events);
  } else {
    const card = takeSecretly(state, from, place, 1 << from) | (1 << from);
    state.decks[to].push(card);
    tellMove(state, kindOf(card), handOf(from), deckOf(to), seenBy(card), events);
  }
  return true;
}
