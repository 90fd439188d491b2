import type { CardSpec } from '../../cards/spec.js';
import { chooseDiscarded, isAny } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
import { discardOf, takeFromDiscard, takeIntoHand } from '../../piles/piles.js';
import { spendFor, UNPAID } from '../../spending/spend-question.js';
import { exactly } from '../../spending/spending.js';

export const cache: CardSpec = {
  id: 'cache',
  name: 'Cache',
  value: 4,
  copies: 3,
  plus: true,
  text: 'Spend 2: take any card from your discard pile into your hand.',
  branches: [UNPAID, 'taken', 'empty-pile'],
  technique: [
    spendFor('Choose what you spend for a card of your discard pile', exactly(2)),
    (state, { seat, as }, events) =>
      tellBranch(state, as, state.discards[seat].length === 0 ? 'empty-pile' : 'taken', events),
    chooseDiscarded('Choose a card from your discard pile', isAny, (state, { seat }, place, events) =>
      takeIntoHand(state, seat, takeFromDiscard(state, seat, place), discardOf(seat), events),
    ),
  ],
};
