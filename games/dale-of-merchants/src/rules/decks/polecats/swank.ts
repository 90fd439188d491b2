import { kindOf } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { throwHandCard } from '../../effects/card-actions.js';
import { chooseHandCard, isAnimalfolk } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
import { drawMarketCardToHand } from '../../piles/piles.js';

export const swank: CardSpec = {
  id: 'swank',
  name: 'Swank',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Throw away a card from your hand. If it was an animalfolk card, draw the top card of the market deck.',
  branches: ['drawn', 'junk', 'empty-hand'],
  technique: [
    (state, { seat, as }, events) => {
      if (state.hands[seat].length === 0) tellBranch(state, as, 'empty-hand', events);
    },
    chooseHandCard('Choose a card from your hand to throw away', (state, { seat, as }, place, events) => {
      const animal = isAnimalfolk(state, kindOf(state.hands[seat][place]));
      throwHandCard(state, seat, place, events);
      tellBranch(state, as, animal ? 'drawn' : 'junk', events);
      if (animal) drawMarketCardToHand(state, seat, events);
    }),
  ],
};
