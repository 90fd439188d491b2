import type { CardSpec } from '../../cards/spec.js';
import { laySeveralDiscarded } from '../../effects/several-cards.js';
import { tellBranch } from '../../events.js';
import { ON_OWN_DECK } from '../../piles/order.js';
import { spendFor, UNPAID } from '../../spending/spend-question.js';
import { NO_END } from '../../spending/spending.js';

export const fishing: CardSpec = {
  id: 'fishing',
  name: 'Fishing',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Spend any amount: put as many cards of your choice from your discard pile on top of your deck.',
  branches: [UNPAID, 'caught', 'empty-pile'],
  technique: [
    spendFor('Choose what you spend: so many cards go on your deck', { least: 1, most: NO_END }),
    (state, { seat, as }, events) =>
      tellBranch(state, as, state.discards[seat].length === 0 ? 'empty-pile' : 'caught', events),
    ...laySeveralDiscarded(
      'Choose a card from your discard pile to put on your deck',
      ON_OWN_DECK,
      (_state, { place: amount }) => amount,
    ),
  ],
};
