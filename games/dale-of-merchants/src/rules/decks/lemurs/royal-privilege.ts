import { kindOf } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { discardHandCard } from '../../effects/card-actions.js';
import { drawCards } from '../../effects/draws.js';
import { chooseSuitingHandCard, isAnimalfolk } from '../../effects/questions.js';

export const royalPrivilege: CardSpec = {
  id: 'royal-privilege',
  name: 'Royal Privilege',
  value: 5,
  copies: 1,
  text: 'At the end of your turn you may discard an animalfolk card from your hand to draw two cards.',
  branches: ['used'],
  ability: {
    changesCommonZone: false,
    endPhase: true,
    isPossible: (state, seat) => state.hands[seat].some((card) => isAnimalfolk(state, kindOf(card))),
    steps: [
      chooseSuitingHandCard(
        'Choose an animalfolk card from your hand to discard',
        isAnimalfolk,
        (state, { seat }, place, events) => {
          events?.emit({ kind: 'effect', card: 'royal-privilege', branch: 'used' });
          discardHandCard(state, seat, place, events);
        },
      ),
      (state, { seat }, events) => drawCards(state, seat, 2, events),
    ],
  },
};
