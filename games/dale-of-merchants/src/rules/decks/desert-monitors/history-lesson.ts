import type { CardSpec } from '../../cards/spec.js';
import { discardAside } from '../../effects/card-actions.js';
import { drawAside } from '../../effects/draws.js';
import { mixAside } from '../../effects/looking.js';
import { chooseCardAside } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
import { takeAsideIntoHand } from '../../piles/piles.js';

const LOOKED_AT = 3;

export const historyLesson: CardSpec = {
  id: 'history-lesson',
  name: 'History Lesson',
  value: 4,
  copies: 3,
  plus: true,
  text: 'Look at the top three cards of your deck. Take one into your hand and discard the others.',
  branches: ['learnt', 'fewer-cards', 'no-card'],
  technique: [
    {
      act: (state, { seat }, events) => drawAside(state, seat, seat, LOOKED_AT, events),
      drawn(state, { seat, as }, events) {
        const found = state.aside.length;
        tellBranch(state, as, found === LOOKED_AT ? 'learnt' : found === 0 ? 'no-card' : 'fewer-cards', events);
        mixAside(state, seat);
      },
    },
    chooseCardAside('Choose the card that you take into your hand', true, (state, { seat }, place, events) =>
      takeAsideIntoHand(state, seat, place, events),
    ),
    (state, { seat }, events) => discardAside(state, seat, seat, events),
  ],
};
