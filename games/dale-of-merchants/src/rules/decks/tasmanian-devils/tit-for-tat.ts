import type { Seat } from '@souk/kernel';
import { EVERYBODY, kindOf, openCard } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { chooseAnyPlayer, chooseDiscarded, ifDue, isAny } from '../../effects/questions.js';
import { again, remember } from '../../effects/resolve.js';
import { type EventSink, tellBranch, tellMove } from '../../events.js';
import { setAsideOpenly } from '../../piles/order.js';
import { asideOf, deckOf, discardOf, takeFromDiscard } from '../../piles/piles.js';
import { shuffleInto } from '../../piles/search.js';
import type { State } from '../../state.js';

const CHOSEN = 2;

function setAside(state: State, seat: Seat, owner: Seat, place: number, events: EventSink): void {
  const kind = takeFromDiscard(state, owner, place);
  setAsideOpenly(state, owner, openCard(kind));
  tellMove(state, kind, discardOf(owner), asideOf(seat), EVERYBODY, events);
}

export const titForTat: CardSpec = {
  id: 'tit-for-tat',
  name: 'Tit for Tat',
  value: 3,
  copies: 3,
  plus: true,
  text: "Choose a player, yourself allowed, and two cards of that discard pile: shuffle them into that player's deck.",
  branches: ['shuffled-in', 'empty-pile'],
  technique: [
    chooseAnyPlayer('Choose the player whose deck is shuffled', isAny, (state, { seat, as }, player, events) => {
      const { length } = state.discards[player];
      tellBranch(state, as, length === 0 ? 'empty-pile' : 'shuffled-in', events);
      // The frame counts the cards that are still to be chosen.
      remember(state, { count: length > CHOSEN ? CHOSEN : 0 });
      if (length <= CHOSEN) for (let i = 0; i < length; i++) setAside(state, seat, player, 0, events);
    }),
    ifDue(
      ({ count }) => count > 0,
      chooseDiscarded(
        'Choose a card of that discard pile',
        isAny,
        (state, { seat, player, count: left }, place, events) => {
          setAside(state, seat, player, place, events);
          remember(state, { count: left - 1 });
          if (left > 1) again(state);
        },
        ({ player }) => player,
      ),
    ),
    (state, { seat, player }, events) => {
      const cards = state.aside.splice(0);
      for (const card of cards) tellMove(state, kindOf(card), asideOf(seat), deckOf(player), EVERYBODY, events);
      shuffleInto(state, player, cards, events);
    },
  ],
};
