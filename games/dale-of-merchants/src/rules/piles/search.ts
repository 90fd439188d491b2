import { type Seat, shuffle } from '@souk/kernel';
import { type Card, EVERYBODY, type Kind, kindOf, openCard, removeCardAt, seenBy } from '../cards/card.js';
import type { Drawing, Question } from '../cards/spec.js';
import { formDeck } from '../effects/draws.js';
import { NO } from '../effects/questions.js';
import { skipRest } from '../effects/resolve.js';
import { noteEmptied, noteShuffle } from '../effects/triggers.js';
import { type EventSink, nameOf, tellMove } from '../events.js';
import type { Frame } from '../frames.js';
import { blur, freshPool, hide } from '../knowledge/pools.js';
import type { State } from '../state.js';
import { setAsideOpenly } from './order.js';
import { asideOf, deckOf, handOf, putIntoHand } from './piles.js';

/** DX-SEARCH-1: searching the own deck. Who searches sees it as cards without an order; it is always shuffled afterwards. */

/** The discard pile joins a deck that has too few cards. */
export function joinPile(state: State, seat: Seat, events: EventSink): void {
  const pile = state.discards[seat];
  state.discards[seat] = [];
  for (const kind of pile) state.decks[seat].push(openCard(kind));
  noteEmptied(state, seat);
  noteShuffle(state, seat);
  events?.emit({ kind: 'deck-shuffled', seat, cards: state.decks[seat].length, joined: true });
}

/** The discard pile is shuffled and laid as a block on top of the deck, whose cards keep their order. */
export function layPileOnDeck(state: State, seat: Seat, events: EventSink): void {
  const pile = state.discards[seat];
  if (pile.length === 0) return;
  const block = hide(pile, freshPool(state));
  state.discards[seat] = [];
  shuffle(state.random, block);
  for (const card of block) state.decks[seat].push(card);
  noteEmptied(state, seat);
  events?.emit({ kind: 'pile-on-deck', seat, cards: block.length });
}

/** The deck lies open to its owner, in no order; to all others its cards are a group that they cannot tell apart. */
export function openDeck(state: State, seat: Seat, events: EventSink): void {
  const deck = state.decks[seat];
  for (let i = 0; i < deck.length; i++) deck[i] |= 1 << seat;
  blur(state, deck, 1 << seat);
  deck.sort((one, other) => kindOf(one) - kindOf(other));
  const event = { kind: 'deck-searched', seat } as const;
  const cards = deck.map((card) => nameOf(state, kindOf(card)));
  events?.reveal({ ...event, cards: cards.map(() => null) }, { seats: 1 << seat, event: { ...event, cards } });
}

/** Gets the deck ready to be searched for `need` cards. */
export const readyToSearch = (need: number): Drawing => ({
  act: (state, { seat }, events) => formDeck(state, seat, events),
  drawn(state, { seat }, events) {
    if (state.decks[seat].length < need && state.discards[seat].length > 0) joinPile(state, seat, events);
    if (state.decks[seat].length > 0) openDeck(state, seat, events);
  },
});

/** The same; if there are no cards at all, the steps that are left are passed over. */
export function beginSearch(need: number): Drawing {
  const ready = readyToSearch(need);
  return {
    act: ready.act,
    drawn(state, frame, events) {
      ready.drawn(state, frame, events);
      if (state.decks[frame.seat].length === 0) skipRest(state);
    },
  };
}

/** Hides a deck again and shuffles it; nothing is known of it but which cards it is made of. */
export function shuffleDeck(state: State, seat: Seat, events: EventSink): void {
  const deck = state.decks[seat];
  if (deck.length === 0) return;
  blur(state, deck, 0);
  for (let i = 0; i < deck.length; i++) deck[i] &= ~EVERYBODY;
  deck.sort((one, other) => kindOf(one) - kindOf(other));
  shuffle(state.random, deck);
  noteShuffle(state, seat);
  events?.emit({ kind: 'deck-shuffled', seat, cards: deck.length, joined: false });
}

/** A card that lay open before all is shuffled into a deck. */
export function shuffleInto(state: State, owner: Seat, cards: readonly Card[], events: EventSink): void {
  for (const card of cards) state.decks[owner].push(card);
  shuffleDeck(state, owner, events);
}

export const endSearch = (state: State, { seat }: Frame, events: EventSink): void => shuffleDeck(state, seat, events);

/** A card that was found comes to the hand, unseen by others. */
export function takeFoundIntoHand(state: State, seat: Seat, place: number, events: EventSink): void {
  const card = removeCardAt(state.decks[seat], place);
  putIntoHand(state, seat, card);
  tellMove(state, kindOf(card), deckOf(seat), handOf(seat), seenBy(card), events);
}

/** A card that was found is set aside, unseen by others. */
export function setFoundAside(state: State, seat: Seat, place: number, events: EventSink): void {
  const card = removeCardAt(state.decks[seat], place);
  state.asideOwner = seat;
  state.aside.push(card);
  tellMove(state, kindOf(card), deckOf(seat), asideOf(seat), seenBy(card), events);
}

/** A card that was found leaves the deck for all to see; the caller says where it goes. */
export const takeFound = (state: State, seat: Seat, place: number): Kind =>
  kindOf(removeCardAt(state.decks[seat], place));

/** A card that was found comes forward on its way to a pile. */
export function setFoundAsideOpenly(state: State, seat: Seat, place: number, events: EventSink): void {
  const kind = takeFound(state, seat, place);
  setAsideOpenly(state, seat, openCard(kind));
  tellMove(state, kind, deckOf(seat), asideOf(seat), EVERYBODY, events);
}

/** Asks for a card of the deck that is being searched; `then` gets its place there. */
export const chooseFoundCard = (
  text: string,
  then: (state: State, frame: Frame, place: number, events: EventSink) => void,
): Question => ({
  kind: 'deck-card',
  text,
  list(state, { seat }, list) {
    const deck = state.decks[seat];
    for (let i = 0; i < deck.length; i++)
      if (i === 0 || kindOf(deck[i]) !== kindOf(deck[i - 1])) list.add(kindOf(deck[i]));
  },
  asksAnyway: (state, { seat }) => state.decks[seat].length > 1,
  answer(state, frame, kind, events) {
    if (kind === NO) return;
    const place = state.decks[frame.seat].findIndex((card) => kindOf(card) === kind);
    then(state, frame, place, events);
  },
  describe: (state, _frame, kind) => ({ kind: 'card', card: nameOf(state, kind) }),
});
