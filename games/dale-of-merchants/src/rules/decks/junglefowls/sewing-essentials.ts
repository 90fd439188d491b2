import type { CardSpec } from '../../cards/spec.js';
import { throwHandCard } from '../../effects/card-actions.js';
import { drawCards } from '../../effects/draws.js';
import { chooseHandCard } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
import { isDawn } from '../clock.js';

export const sewingEssentials: CardSpec = {
  id: 'sewing-essentials',
  name: 'Sewing Essentials',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Throw away a card from your hand. At dawn then draw two cards.',
  branches: ['dawn', 'later'],
  technique: [
    chooseHandCard('Choose a card from your hand to throw away', (state, { seat }, place, events) =>
      throwHandCard(state, seat, place, events),
    ),
    (state, { seat, as }, events) => {
      tellBranch(state, as, isDawn(state, seat) ? 'dawn' : 'later', events);
      if (isDawn(state, seat)) drawCards(state, seat, 2, events);
    },
  ],
};
