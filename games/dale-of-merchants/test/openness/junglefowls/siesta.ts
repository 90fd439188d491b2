import type { CardSpec } from '../../../src/rules/cards/spec.js';
import { schedule } from '../../../src/rules/effects/extras.js';
import { chooseDiscarded } from '../../../src/rules/effects/questions.js';
import { discardOf, takeFromDiscard, takeIntoHand } from '../../../src/rules/piles/piles.js';

export const siesta: CardSpec = {
  id: 'siesta',
  name: 'Siesta',
  value: 3,
  copies: 3,
  plus: true,
  text: 'When your next turn begins, take any card from your discard pile.',
  branches: [],
  technique: [(state, frame, events) => schedule(state, frame, 0, events)],
  effects: [
    {
      name: 'wake-up',
      when: 'turn-starts',
      from: 'schedule',
      steps: [
        chooseDiscarded(
          'Choose a card from your discard pile',
          () => true,
          (state, { seat }, place, events) => {
            const kind = takeFromDiscard(state, seat, place);
            takeIntoHand(state, seat, kind, discardOf(seat), events);
          },
        ),
      ],
    },
  ],
};
