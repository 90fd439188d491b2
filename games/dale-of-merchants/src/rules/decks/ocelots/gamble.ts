import type { CardSpec } from '../../cards/spec.js';
import { swapAtRandom } from '../../effects/card-actions.js';
import { choosePlayer } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
import { rollOcelotDie } from './die.js';

export const gamble: CardSpec = {
  id: 'gamble',
  name: 'Gamble',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Choose another player and roll the ocelot die: swap that many random hand cards with that player.',
  branches: ['swapped', 'fewer-swapped', 'nothing-swapped'],
  technique: [
    choosePlayer('Choose the player with whom you gamble', (state, { seat, as }, player, events) => {
      const rolled = rollOcelotDie(state, seat, events);
      const count = Math.min(rolled, state.hands[seat].length, state.hands[player].length);
      tellBranch(state, as, count === 0 ? 'nothing-swapped' : count < rolled ? 'fewer-swapped' : 'swapped', events);
      swapAtRandom(state, seat, player, count, events);
    }),
  ],
};
