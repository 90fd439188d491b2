import type { CardSpec } from '../../cards/spec.js';
import { lookAtTop } from '../../effects/draws.js';
import { mixAside } from '../../effects/looking.js';
import { chooseSource } from '../../effects/sources.js';
import { tellBranch } from '../../events.js';
import { layOnPile, ON_DECKS, ON_OWN_DECK } from '../../piles/order.js';
import { ownOrAtNight } from './at-night.js';

const LOOKED_AT = 2;

export const sneakyScout: CardSpec = {
  id: 'sneaky-scout',
  name: 'Sneaky Scout',
  value: 1,
  copies: 4,
  plus: true,
  text: "Look at the top two cards of your deck, or at night of another player's deck, and put them back in any order.",
  branches: ['own-deck', 'other-deck', 'no-card'],
  technique: [
    {
      ...chooseSource(
        'Choose the deck that you look at',
        (state, { seat }) => ownOrAtNight(state, seat, 'deck', 'deck'),
        (state, { seat }, { player }, events) => lookAtTop(state, player, seat, LOOKED_AT, events),
      ),
      drawn(state, { seat, as, player }, events) {
        const branch = player === seat ? 'own-deck' : 'other-deck';
        tellBranch(state, as, state.aside.length === 0 ? 'no-card' : branch, events);
        mixAside(state, seat);
      },
    },
    (state, { seat, player }, events) =>
      layOnPile(state, seat, player === seat ? ON_OWN_DECK : ON_DECKS + player, state.aside.length, events),
  ],
};
