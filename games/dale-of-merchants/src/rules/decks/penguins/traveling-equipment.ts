import type { CardSpec } from '../../cards/spec.js';
import { throwHandCard } from '../../effects/card-actions.js';
import { drawCards } from '../../effects/draws.js';
import { chooseHandCard } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
import { spendFor, UNPAID } from '../../spending/spend-question.js';
import { exactly } from '../../spending/spending.js';

export const travelingEquipment: CardSpec = {
  id: 'traveling-equipment',
  name: 'Traveling Equipment',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Spend 2: draw two cards, then throw away a card from your hand.',
  branches: [UNPAID, 'equipped'],
  technique: [
    spendFor('Choose what you spend for two cards', exactly(2)),
    (state, { seat, as }, events) => {
      tellBranch(state, as, 'equipped', events);
      drawCards(state, seat, 2, events);
    },
    chooseHandCard('Choose a card from your hand to throw away', (state, { seat }, place, events) =>
      throwHandCard(state, seat, place, events),
    ),
  ],
};
