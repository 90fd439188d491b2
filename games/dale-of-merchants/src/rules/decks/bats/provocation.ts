import type { CardSpec } from '../../cards/spec.js';
import { discardAtRandom } from '../../effects/card-actions.js';
import { chooseToGoOn } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { chooseSource } from '../../effects/sources.js';
import { tellBranch } from '../../events.js';
import { discardOf, takeFromDiscard, throwAway } from '../../piles/piles.js';
import { ownOrAtNight } from './at-night.js';

/** What the technique counts once a card was discarded. */
const DISCARDED = 1;

export const provocation: CardSpec = {
  id: 'provocation',
  name: 'Provocation',
  value: 5,
  copies: 1,
  plus: true,
  text: "A random card from your hand, or at night from another player's hand, is discarded. You may then throw it away.",
  branches: ['thrown-away', 'left', 'empty-hand'],
  technique: [
    chooseSource(
      'Choose the hand that loses a random card',
      (state, { seat }) => ownOrAtNight(state, seat, 'hand', 'hand'),
      (state, { as }, { player }, events) => {
        if (discardAtRandom(state, player, events)) remember(state, { count: DISCARDED });
        else tellBranch(state, as, 'empty-hand', events);
      },
    ),
    chooseToGoOn(
      'You may throw the discarded card away',
      ({ count }) => count === DISCARDED,
      (state, { as, player }, goesOn, events) => {
        tellBranch(state, as, goesOn === 0 ? 'left' : 'thrown-away', events);
        if (goesOn === 0) return;
        const top = takeFromDiscard(state, player, state.discards[player].length - 1);
        throwAway(state, top, discardOf(player), events);
      },
    ),
  ],
};
