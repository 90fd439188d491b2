import type { CardSpec } from '../../../src/rules/cards/spec.js';
import { chooseDiscarded } from '../../../src/rules/effects/questions.js';
import { discardOf, takeFromDiscard, throwAway } from '../../../src/rules/piles/piles.js';

export const timeCapsule: CardSpec = {
  id: 'time-capsule',
  name: 'Time Capsule',
  value: 5,
  copies: 1,
  text: 'When this is put on your discard pile, throw away any card from there.',
  branches: [],
  effects: [
    {
      name: 'open',
      when: 'discarded',
      from: 'discard',
      isPossible: ({ discards }, seat) => discards[seat].length > 0,
      steps: [
        chooseDiscarded(
          'Choose a card from your discard pile to throw away',
          () => true,
          (state, { seat }, place, events) => {
            const kind = takeFromDiscard(state, seat, place);
            throwAway(state, kind, discardOf(seat), events);
          },
        ),
      ],
    },
  ],
};
