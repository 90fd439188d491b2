import type { CardSpec } from '../../cards/spec.js';
import { drawCards } from '../../effects/draws.js';
import { chooseHandCards, exactly, putHandCardsOnDeck } from '../../effects/hand-cards.js';
import { tellBranch } from '../../events.js';
export const tacticalMeasurement: CardSpec = {
  id: 'tactical-measurement',
  name: 'Tactical Measurement',
  value: 5,
  copies: 1,

  text: 'At the end of your turn you may draw two cards and then put two cards from your hand on your deck in any order.',
  branches: ['measured'],
  ability: {
    changesCommonZone: false,
    endPhase: true,
    isPossible: () => true,
    steps: [
      (state, { seat, as }, events) => {
        tellBranch(state, as, 'measured', events);
        drawCards(state, seat, 2, events);
      },
      chooseHandCards('Choose the two cards that you put on your deck', exactly(2), (state, { seat }, mask, events) =>
        putHandCardsOnDeck(state, seat, mask, events),
      ),
    ],
  },
};
