import { below } from '@souk/kernel';
import type { CardSpec } from '../../cards/spec.js';
import { throwHandCard } from '../../effects/card-actions.js';
import { choosePlayer } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';

export const suddenNap: CardSpec = {
  id: 'sudden-nap',
  name: 'Sudden Nap',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Choose another player: a random card of that hand is thrown away.',
  branches: ['thrown-away', 'empty-hand'],
  technique: [
    choosePlayer('Choose the player who naps', (state, { as }, player, events) => {
      const { length } = state.hands[player];
      tellBranch(state, as, length === 0 ? 'empty-hand' : 'thrown-away', events);
      if (length > 0) throwHandCard(state, player, below(state.random, length), events);
    }),
  ],
};
