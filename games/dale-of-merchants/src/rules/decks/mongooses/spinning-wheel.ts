import type { CardSpec } from '../../cards/spec.js';
import { drawCards } from '../../effects/draws.js';
import { chooseHandCards, discardHandCards } from '../../effects/hand-cards.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';
import { DAY, HOURS, hourOf } from '../clock.js';

const MOST = 3;

export const spinningWheel: CardSpec = {
  id: 'spinning-wheel',
  name: 'Spinning Wheel',
  value: 5,
  copies: 1,
  text: 'Once in your turn you may discard one to three cards from your hand; then draw one card, by day as many as you discarded.',
  branches: [...HOURS],
  ability: {
    changesCommonZone: true,
    isPossible: () => true,
    steps: [
      chooseHandCards(
        'Choose one to three cards from your hand to discard',
        ({ hands }, { seat }) => ({ least: 1, most: Math.min(MOST, hands[seat].length) }),
        (state, { seat, as }, mask, events) => {
          tellBranch(state, as, HOURS[hourOf(state, seat)], events);
          remember(state, { count: [...state.hands[seat].keys()].filter((place) => (mask >> place) & 1).length });
          discardHandCards(state, seat, mask, events);
        },
      ),
      (state, { seat, count }, events) => drawCards(state, seat, hourOf(state, seat) === DAY ? count : 1, events),
    ],
  },
};
