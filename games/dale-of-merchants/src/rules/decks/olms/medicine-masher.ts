import type { CardSpec } from '../../cards/spec.js';
import { throwFromMarket, throwHandCard } from '../../effects/card-actions.js';
import { chooseHandCard, chooseMarketCard, ifDue, optionally } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';

const throwMarketCard = optionally(
  chooseMarketCard('You may throw away a card of the market', (state, { count }, slot, events) => {
    throwFromMarket(state, slot, events);
    remember(state, { count: count + 1 });
  }),
);

const BRANCHES = ['none-thrown-away', 'one-thrown-away', 'two-thrown-away'] as const;

export const medicineMasher: CardSpec = {
  id: 'medicine-masher',
  name: 'Medicine Masher',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Throw away a card from your hand, then up to two cards of the market.',
  branches: [...BRANCHES],
  technique: [
    chooseHandCard('Choose a card from your hand to throw away', (state, { seat }, place, events) =>
      throwHandCard(state, seat, place, events),
    ),
    throwMarketCard,
    ifDue(({ count }) => count > 0, throwMarketCard),
    (state, { as, count }, events) => tellBranch(state, as, BRANCHES[count], events),
  ],
};
