import { below, type Seat } from '@souk/kernel';
import { type Card, EVERYBODY, kindOf, openCard, seenBy } from '../../cards/card.js';
import { drawAsideBlindly } from '../../effects/draws.js';
import { extrasOf } from '../../effects/extras.js';
import { type EventSink, tellMove } from '../../events.js';
import { blur } from '../../knowledge/pools.js';
import {
  asideOf,
  deckOf,
  discardOf,
  discardOnto,
  handOf,
  putIntoHand,
  takeFromDiscard,
  takeSecretly,
} from '../../piles/piles.js';
import { ALL_SEATS, OF_SEVERAL, type State } from '../../state.js';
import { DECK, DISCARD, HAND } from './dice.js';

/** Groups of cards that two players exchange: both lie aside, face down, before anything is put anywhere. */

function addAside(state: State, owner: Seat, card: Card): void {
  const extras = extrasOf(state);
  state.asideOwner = OF_SEVERAL;
  state.aside.push(card);
  extras.asideFrom = [...extras.asideFrom, owner];
}

/** The top cards of a zone, or random ones of a hand, are set aside, the topmost first. */
export function setZoneAside(
  state: State,
  seat: Seat,
  player: Seat,
  zone: number,
  count: number,
  events: EventSink,
): void {
  if (zone === DECK) {
    drawAsideBlindly(state, player, seat, count, events);
    return;
  }
  if (zone === HAND && count > 0) blur(state, state.hands[player], 1 << player);
  for (let i = 0; i < count; i++) {
    if (zone === HAND) {
      const place = below(state.random, state.hands[player].length);
      const card = takeSecretly(state, player, place, 1 << player) | (1 << player);
      addAside(state, player, card);
      tellMove(state, kindOf(card), handOf(player), asideOf(seat), seenBy(card), events);
    } else {
      const kind = takeFromDiscard(state, player, state.discards[player].length - 1);
      addAside(state, player, openCard(kind));
      tellMove(state, kind, discardOf(player), asideOf(seat), EVERYBODY, events);
    }
  }
}

/** The cards that were a player's come to a zone of the other one; a group from a pile keeps its order. */
export function putGroup(state: State, seat: Seat, from: Seat, to: Seat, zone: number, events: EventSink): void {
  const extras = extrasOf(state);
  state.cardsChanged = ALL_SEATS;
  state.changedUnseen = true;
  for (let place = extras.asideFrom.lastIndexOf(from); place >= 0; place = extras.asideFrom.lastIndexOf(from)) {
    const [card] = state.aside.splice(place, 1);
    extras.asideFrom = extras.asideFrom.filter((_, i) => i !== place);
    if (zone === DISCARD) discardOnto(state, to, kindOf(card), asideOf(seat), events);
    else if (zone === DECK) {
      state.decks[to].push(card);
      tellMove(state, kindOf(card), asideOf(seat), deckOf(to), seenBy(card), events);
    } else {
      putIntoHand(state, to, card | (1 << to));
      tellMove(state, kindOf(card), asideOf(seat), handOf(to), seenBy(card) | (1 << to), events);
    }
  }
}
