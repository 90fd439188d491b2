import { kindOf } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { throwHandCard } from '../../effects/card-actions.js';
import { drawMarketCards } from '../../effects/pile-actions.js';
import { chooseSuitingHandCard, isAnimalfolk } from '../../effects/questions.js';
import { nameOf } from '../../events.js';
export const accident: CardSpec = {
  id: 'accident',
  name: 'Accident',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Draw a card from the market deck, then throw away an animalfolk card from your hand.',
  branches: ['thrown-away', 'nothing-to-throw'],
  technique: [
    (state, { seat }, events) => void drawMarketCards(state, seat, 1, events),
    (state, { seat, as }, events) => {
      const any = state.hands[seat].some((card) => isAnimalfolk(state, kindOf(card)));
      // That there is none shows something of the hand (DX-ASK-1).
      events?.reveal({ kind: 'effect', card: nameOf(state, as), branch: any ? 'thrown-away' : 'nothing-to-throw' });
    },
    chooseSuitingHandCard(
      'Choose an animalfolk card from your hand to throw away',
      isAnimalfolk,
      (state, { seat }, place, events) => throwHandCard(state, seat, place, events),
    ),
  ],
};
