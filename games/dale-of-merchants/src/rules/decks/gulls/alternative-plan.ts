import type { CardSpec } from '../../cards/spec.js';
import { hasPile, throwDiscarded } from '../../effects/pile-actions.js';
import { chooseDiscarded, isAny } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';

export const alternativePlan: CardSpec = {
  id: 'alternative-plan',
  name: 'Alternative Plan',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Throw away a card of your choice from your discard pile.',
  branches: ['thrown-away', 'empty-pile'],
  technique: [
    (state, { seat, as }, events) => tellBranch(state, as, hasPile(state, seat) ? 'thrown-away' : 'empty-pile', events),
    chooseDiscarded('Choose a card from your discard pile to throw away', isAny, (state, { seat }, place, events) =>
      throwDiscarded(state, seat, place, events),
    ),
  ],
};
