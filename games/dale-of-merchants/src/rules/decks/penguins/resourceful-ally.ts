import type { CardSpec } from '../../cards/spec.js';
import { chooseDiscarded, ifDue, isAny, optionally } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { setDiscardedAside } from '../../effects/several-cards.js';
import { tellBranch } from '../../events.js';
import { layOnPile, UNDER_OWN_DECK } from '../../piles/order.js';
import { spendFor, UNPAID } from '../../spending/spend-question.js';
import { exactly } from '../../spending/spending.js';

export const resourcefulAlly: CardSpec = {
  id: 'resourceful-ally',
  name: 'Resourceful Ally',
  value: 1,
  copies: 4,
  plus: true,
  text: 'Spend 1: put one or two cards of your choice from your discard pile under your deck.',
  branches: [UNPAID, 'put-under', 'empty-pile'],
  technique: [
    spendFor('Choose what you spend for putting cards under your deck', exactly(1)),
    (state, { seat, as }, events) =>
      tellBranch(state, as, state.discards[seat].length === 0 ? 'empty-pile' : 'put-under', events),
    chooseDiscarded(
      'Choose a card from your discard pile to put under your deck',
      isAny,
      (state, { seat }, place, events) => {
        setDiscardedAside(state, seat, place, events);
        remember(state, { count: 1 });
      },
    ),
    ifDue(
      ({ count }) => count > 0,
      optionally(
        chooseDiscarded('You may choose a second card', isAny, (state, { seat }, place, events) =>
          setDiscardedAside(state, seat, place, events),
        ),
      ),
    ),
    (state, { seat }, events) => layOnPile(state, seat, UNDER_OWN_DECK, state.aside.length, events),
  ],
};
