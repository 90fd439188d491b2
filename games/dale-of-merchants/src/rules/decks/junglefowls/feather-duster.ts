import type { CardSpec } from '../../cards/spec.js';
import { putAsideOnDeck } from '../../effects/card-actions.js';
import { drawAside } from '../../effects/draws.js';
import { mixAside } from '../../effects/looking.js';
import { chooseCardAside } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
import { takeAsideIntoHand } from '../../piles/piles.js';
import { isDawn } from '../clock.js';

export const featherDuster: CardSpec = {
  id: 'feather-duster',
  name: 'Feather Duster',
  value: 4,
  copies: 3,
  plus: true,
  text: 'Look at the top two cards of your deck, at dawn four. Take one into your hand and put the others back in any order.',
  branches: ['dawn', 'later'],
  technique: [
    {
      act(state, { seat, as }, events) {
        tellBranch(state, as, isDawn(state, seat) ? 'dawn' : 'later', events);
        drawAside(state, seat, seat, isDawn(state, seat) ? 4 : 2, events);
      },
      drawn: (state, { seat }) => mixAside(state, seat),
    },
    chooseCardAside('Choose the card that you take', true, (state, { seat }, place, events) =>
      takeAsideIntoHand(state, seat, place, events),
    ),
    (state, { seat }, events) => putAsideOnDeck(state, seat, events),
  ],
};
