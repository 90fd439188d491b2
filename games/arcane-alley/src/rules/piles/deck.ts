import { type Seat, shuffle } from '@souk/kernel';
import type { EventSink } from '../events.js';
import type { State } from '../state.js';
import { ITEM_COUNT, itemId, type Kind } from '../vocabulary.js';
import { addToStash } from './stash.js';

export const NOTHING: Kind = -1;

/** AA-SELL-3: whether an item can be had from the deck, if need be by shuffling the discard. */
export const canDrawFromDeck = ({ deckSize, onDeck, discard }: State): boolean =>
  deckSize > 0 || onDeck.length > 0 || discard.length >= 2;

/** Takes the top item of the deck, shuffling first if there is none (AA-SELL-3); NOTHING if there is none then. */
export function takeFromDeck(state: State, events: EventSink): Kind {
  if (state.onDeck.length > 0) {
    const top = state.onDeck[state.onDeck.length - 1];
    state.onDeck = state.onDeck.slice(0, -1);
    return top;
  }
  if (state.deckSize === 0) reshuffle(state, events);
  return state.deckSize === 0 ? NOTHING : state.deck[--state.deckSize];
}

/** AA-SELL-3: all of the discard but its top becomes the deck. */
function reshuffle(state: State, events: EventSink): void {
  const { discard } = state;
  if (discard.length < 2) return;
  const deck = discard.splice(0, discard.length - 1);
  const recycled: number[] = [];
  for (let kind = 0; kind < ITEM_COUNT; kind++) recycled.push(0);
  for (const kind of deck) recycled[kind]++;
  shuffle(state.random, deck);
  state.deck = deck;
  state.deckSize = deck.length;
  state.recycled = recycled;
  state.redrawn = [];
  state.redraws = state.gold.map(() => 0);
  events?.emit({ kind: 'deck-reshuffled', items: deck.length });
}

/** Takes the top item of the deck for all to see. */
export function showFromDeck(state: State, events: EventSink): Kind {
  const known = state.onDeck.length > 0;
  const kind = takeFromDeck(state, events);
  if (!known && kind !== NOTHING && state.recycled.length > 0) {
    state.recycled = state.recycled.map((count, each) => (each === kind ? count - 1 : count));
  }
  return kind;
}

/** Draws from the deck into a stash; only its owner sees what, unless all know already (AA-INFO-2). */
export function drawFromDeck(state: State, seat: Seat, events: EventSink): void {
  const known = state.onDeck.length > 0;
  const kind = takeFromDeck(state, events);
  if (kind === NOTHING) return;
  addToStash(state, seat, kind, known);
  if (!known && state.recycled.length > 0) {
    state.redrawn = [...state.redrawn, { seat, kind }];
    state.redraws = state.redraws.map((count, each) => (each === seat ? count + 1 : count));
  }
  if (events === undefined) return;
  const drawn = { kind: 'drawn', seat, from: 'deck', item: itemId(kind) } as const;
  if (known) events.emit(drawn);
  else events.reveal({ ...drawn, item: null }, { seats: 1 << seat, event: drawn });
}

export function drawFromDiscard(state: State, seat: Seat, events: EventSink): void {
  const kind = state.discard[state.discard.length - 1];
  state.discard.pop();
  addToStash(state, seat, kind, true);
  events?.emit({ kind: 'drawn', seat, from: 'discard', item: itemId(kind) });
}
