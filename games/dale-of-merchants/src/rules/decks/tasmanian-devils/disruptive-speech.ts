import type { CardSpec } from '../../cards/spec.js';
import { discardAtRandom } from '../../effects/card-actions.js';
import { drawCards } from '../../effects/draws.js';
import { chooseAnyPlayer, isAny } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';

const MOST = 2;
const BRANCHES = ['empty-hand', 'one-card', 'two-cards'] as const;

export const disruptiveSpeech: CardSpec = {
  id: 'disruptive-speech',
  name: 'Disruptive Speech',
  value: 2,
  copies: 3,
  plus: true,
  text: 'Choose a player, yourself allowed: two random cards of that hand are discarded, and that player draws as many.',
  branches: BRANCHES,
  technique: [
    chooseAnyPlayer('Choose the player whose hand is disturbed', isAny, (state, { as }, player, events) => {
      let count = 0;
      while (count < MOST && discardAtRandom(state, player, events)) count++;
      tellBranch(state, as, BRANCHES[count], events);
      drawCards(state, player, count, events);
    }),
  ],
};
