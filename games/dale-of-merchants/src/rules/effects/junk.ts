import type { Seat } from '@souk/kernel';
import { EVERYBODY, kindOf, openCard } from '../cards/card.js';
import { type EventSink, tellMove } from '../events.js';
import { deckOf, discardOnto, hasJunk, JUNK_PILE } from '../piles/piles.js';
import type { State } from '../state.js';

/** DX-JUNK-1: a junk card from the junk pile is placed on a player's deck or discard pile; false if there is none. */
export function placeJunk(state: State, owner: Seat, on: 'deck' | 'discard', events: EventSink): boolean {
  if (!hasJunk(state)) return false;
  const { junk, junkCards } = state.rules;
  if (junkCards > 0) state.junk--;
  state.cardsChanged |= 1 << owner;
  if (on === 'discard') discardOnto(state, owner, junk, JUNK_PILE, events);
  else {
    const card = openCard(junk);
    state.decks[owner].push(card);
    tellMove(state, kindOf(card), JUNK_PILE, deckOf(owner), EVERYBODY, events);
  }
  return true;
}
