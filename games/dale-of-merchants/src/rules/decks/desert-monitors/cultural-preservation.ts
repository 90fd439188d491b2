import type { CardSpec } from '../../cards/spec.js';
import { tellBranch } from '../../events.js';
import { addForTurn, ONLY_DISCARDED } from '../../turn/for-turn.js';

export const culturalPreservation: CardSpec = {
  id: 'cultural-preservation',
  name: 'Cultural Preservation',
  value: 5,
  copies: 1,
  plus: true,
  text: 'For the rest of the turn you build stacks only with cards from your discard pile, as many as you like.',
  branches: ['preserved'],
  technique: [
    (state, { as }, events) => {
      addForTurn(state, ONLY_DISCARDED, 1);
      tellBranch(state, as, 'preserved', events);
    },
  ],
};
