import type { CardSpec } from '../../cards/spec.js';
import { discardAtRandom } from '../../effects/card-actions.js';
import { chooseAnyPlayer } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';

export const publicHumiliation: CardSpec = {
  id: 'public-humiliation',
  name: 'Public Humiliation',
  value: 5,
  copies: 1,
  text: 'Once in your turn you may choose a player, yourself allowed: a random card of that hand is discarded.',
  branches: ['own-hand', 'other-hand'],
  ability: {
    changesCommonZone: true,
    isPossible: () => true,
    steps: [
      chooseAnyPlayer(
        'Choose the player who loses a random hand card',
        ({ hands }, player) => hands[player].length > 0,
        (state, { seat, as }, player, events) => {
          tellBranch(state, as, player === seat ? 'own-hand' : 'other-hand', events);
          discardAtRandom(state, player, events);
        },
      ),
    ],
  },
};
