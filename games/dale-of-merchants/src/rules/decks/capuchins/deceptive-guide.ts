import type { CardSpec } from '../../cards/spec.js';
import { changeCoins } from '../../effects/extras.js';
import { choosePlayer } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';

export const deceptiveGuide: CardSpec = {
  id: 'deceptive-guide',
  name: 'Deceptive Guide',
  value: 1,
  copies: 4,
  plus: true,
  text: 'Choose another player. You gain 2 coins, that player gains 1.',
  branches: ['guided'],
  technique: [
    choosePlayer('Choose the player who gains a coin', (state, { seat, as }, player, events) => {
      tellBranch(state, as, 'guided', events);
      changeCoins(state, seat, 2, events);
      changeCoins(state, player, 1, events);
    }),
  ],
};
