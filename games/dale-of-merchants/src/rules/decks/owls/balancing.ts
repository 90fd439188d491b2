import type { CardSpec } from '../../cards/spec.js';
import { drawCards } from '../../effects/draws.js';
import { chooseHandCards, discardHandCards, exactly } from '../../effects/hand-cards.js';
import { tellBranch } from '../../events.js';
export const balancing: CardSpec = {
  id: 'balancing',
  name: 'Balancing',
  value: 5,
  copies: 1,

  text: 'After your deck was shuffled you may show this card, discard two cards from your hand and draw two.',
  branches: ['used'],
  effects: [
    {
      name: 'react',
      when: 'shuffled',
      from: 'hand',
      handCards: 2,
      steps: [
        chooseHandCards(
          'Choose two cards from your hand to discard',
          exactly(2),
          (state, { seat, as }, mask, events) => {
            tellBranch(state, as, 'used', events);
            discardHandCards(state, seat, mask, events);
          },
        ),
        (state, { seat }, events) => drawCards(state, seat, 2, events),
      ],
    },
  ],
};
