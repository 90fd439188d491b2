import type { CardSpec } from '../../cards/spec.js';
import { takeFromMarket } from '../../effects/card-actions.js';
import { chooseDiscarded, chooseMarketCard, ifDue, isAny } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';
import { discardOf, takeFromDiscard, takeIntoHand } from '../../piles/piles.js';
import { rollDie } from '../dice.js';
import { COMET, HARE_DIE, PLANET, SIGNS } from './die.js';

export const celestialGuidance: CardSpec = {
  id: 'celestial-guidance',
  name: 'Celestial Guidance',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Roll the hare die. Comet: take any card of the market. Planet: take any card of your discard pile.',
  branches: [...SIGNS],
  technique: [
    (state, { seat, as }, events) => {
      const sign = rollDie(state, seat, HARE_DIE, events);
      tellBranch(state, as, SIGNS[sign], events);
      remember(state, { count: sign });
    },
    ifDue(
      ({ count: sign }) => sign === COMET,
      chooseMarketCard('Choose the card of the market that you take', (state, { seat }, slot, events) =>
        takeFromMarket(state, seat, slot, events),
      ),
    ),
    ifDue(
      ({ count: sign }) => sign === PLANET,
      chooseDiscarded('Choose the card of your discard pile that you take', isAny, (state, { seat }, place, events) =>
        takeIntoHand(state, seat, takeFromDiscard(state, seat, place), discardOf(seat), events),
      ),
    ),
  ],
};
