import type { CardSpec } from '../../cards/spec.js';
import { moveTopOntoDeck } from '../../effects/pile-actions.js';
import { tellBranch } from '../../events.js';
import { fromOn } from '../../piles/shared-aside.js';
import { isInGame } from '../../state.js';
export const cheer: CardSpec = {
  id: 'cheer',
  name: 'Cheer',
  value: 2,
  copies: 3,
  plus: true,
  text: 'Every player lays the top card of the own discard pile on the own deck.',
  branches: ['moved'],
  technique: [
    (state, { seat, as }, events) => {
      for (const player of fromOn(state, seat)) {
        if (isInGame(state, player) && moveTopOntoDeck(state, player, events)) tellBranch(state, as, 'moved', events);
      }
    },
  ],
};
