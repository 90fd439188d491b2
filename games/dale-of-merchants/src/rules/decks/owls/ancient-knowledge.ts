import type { CardSpec } from '../../cards/spec.js';
import { drawCards } from '../../effects/draws.js';
import { discardShown } from '../../effects/hand-cards.js';
import { tellBranch } from '../../events.js';
export const ancientKnowledge: CardSpec = {
  id: 'ancient-knowledge',
  name: 'Ancient Knowledge',
  value: 2,
  copies: 3,

  text: 'After another player has played a technique you may show this card, draw two cards and discard it.',
  branches: ['used'],
  effects: [
    {
      name: 'react',
      when: 'technique-action',
      from: 'hand',
      steps: [
        (state, { seat, as }, events) => {
          tellBranch(state, as, 'used', events);
          drawCards(state, seat, 2, events);
        },
        (state, { seat, as }, events) => discardShown(state, seat, as, events),
      ],
    },
  ],
};
