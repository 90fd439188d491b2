import type { CardSpec } from '../../cards/spec.js';
import { throwDiscarded } from '../../effects/pile-actions.js';
import { chooseDiscarded, isAny } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
export const timeCapsule: CardSpec = {
  id: 'time-capsule',
  name: 'Time Capsule',
  value: 3,
  copies: 3,

  text: 'When this card is put on a discard pile, its owner throws away a card from that pile.',
  branches: ['thrown-away'],
  effects: [
    {
      name: 'open',
      when: 'discarded',
      from: 'discard',
      steps: [
        chooseDiscarded(
          'Choose a card from your discard pile to throw away',
          isAny,
          (state, { seat, as }, place, events) => {
            tellBranch(state, as, 'thrown-away', events);
            throwDiscarded(state, seat, place, events);
          },
        ),
      ],
    },
  ],
};
