import type { CardSpec } from '../../cards/spec.js';
import { throwDeckTop } from '../../effects/draws.js';
import { hasDeck } from '../../effects/pile-actions.js';
import { remember, skipRest } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';
import { drawMarketCardToHand } from '../../piles/piles.js';

export const pureStrength: CardSpec = {
  id: 'pure-strength',
  name: 'Pure Strength',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Throw away the top card of your deck. If it was animalfolk, draw the top card of the market deck.',
  branches: ['drawn', 'junk', 'no-card'],
  technique: [
    (state, { seat, as }, events) => {
      if (hasDeck(state, seat)) return;
      tellBranch(state, as, 'no-card', events);
      skipRest(state);
    },
    {
      act(state, { seat }, events) {
        // Only an animalfolk card comes to the market's discard pile.
        remember(state, { place: state.marketDiscard.length });
        throwDeckTop(state, seat, events);
      },
      drawn(state, { seat, as, place: before }, events) {
        const animal = state.marketDiscard.length > before;
        tellBranch(state, as, animal ? 'drawn' : 'junk', events);
        if (animal) drawMarketCardToHand(state, seat, events);
      },
    },
  ],
};
