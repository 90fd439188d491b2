import { below, type Seat, shuffle } from '@souk/kernel';
import { kindOf } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { chooseAnyPlayer, isAny } from '../../effects/questions.js';
import { type EventSink, nameOf, tellBranch } from '../../events.js';
import { takeOpenly } from '../../knowledge/shown-cards.js';
import { asideOf, discardOf, discardOnto, takeFromDiscard, takeIntoHand } from '../../piles/piles.js';
import type { State } from '../../state.js';
import { bringForward } from '../../turn/actions.js';

const MOST = 3;

/** Random hand cards and the top cards of the pile change places, for all to see. */
function exchange(state: State, player: Seat, count: number, events: EventSink): void {
  const hand = state.hands[player];
  for (let i = 0; i < count; i++) {
    bringForward(state, player, takeOpenly(state, player, below(state.random, hand.length)), events);
  }
  for (let i = 0; i < count; i++) {
    const top = takeFromDiscard(state, player, state.discards[player].length - 1);
    takeIntoHand(state, player, top, discardOf(player), events);
  }
  for (const card of state.aside.splice(0)) discardOnto(state, player, kindOf(card), asideOf(player), events);
}

export const equality: CardSpec = {
  id: 'equality',
  name: 'Equality',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Choose a player, yourself allowed. Shuffle that discard pile, then swap its top three cards for three random cards of that hand.',
  branches: ['exchanged', 'only-shuffled', 'empty-pile'],
  technique: [
    chooseAnyPlayer(
      'Choose the player whose hand and discard pile are made equal',
      isAny,
      (state, { as }, player, events) => {
        const pile = state.discards[player];
        const count = Math.min(MOST, state.hands[player].length, pile.length);
        tellBranch(state, as, pile.length === 0 ? 'empty-pile' : count === 0 ? 'only-shuffled' : 'exchanged', events);
        if (pile.length === 0) return;
        shuffle(state.random, pile);
        events?.reveal({
          kind: 'pile-arranged',
          seat: player,
          cards: pile.map((kind) => nameOf(state, kind)).reverse(),
        });
        exchange(state, player, count, events);
      },
    ),
  ],
};
