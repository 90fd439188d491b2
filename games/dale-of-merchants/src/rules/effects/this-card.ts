import type { Seat } from '@souk/kernel';
import { EVERYBODY, NONE, openCard } from '../cards/card.js';
import { type EventSink, tellMove } from '../events.js';
import type { Frame } from '../frames.js';
import { deckOf, discardOnto, handOf, playAreaOf, putIntoHand } from '../piles/piles.js';
import { ALL_SEATS, type State } from '../state.js';
import { remember } from './resolve.js';

/** DX-SWAP-1: the card that is being resolved goes to another player, for all to see, and not to the own discard pile. */
export function giveThisCard(
  state: State,
  { seat, card }: Frame,
  player: Seat,
  to: 'hand' | 'deck' | 'discard',
  events: EventSink,
): void {
  if (card === NONE) return;
  remember(state, { card: NONE });
  state.cardsChanged = ALL_SEATS;
  if (to === 'discard') {
    discardOnto(state, player, card, playAreaOf(seat), events);
    return;
  }
  if (to === 'hand') putIntoHand(state, player, openCard(card));
  else state.decks[player].push(openCard(card));
  tellMove(state, card, playAreaOf(seat), to === 'hand' ? handOf(player) : deckOf(player), EVERYBODY, events);
}
