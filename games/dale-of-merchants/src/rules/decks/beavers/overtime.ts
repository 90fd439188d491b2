import type { CardSpec } from '../../cards/spec.js';
import { hasPile, takeDiscarded } from '../../effects/pile-actions.js';
import { chooseDiscarded, isAny } from '../../effects/questions.js';
import { beforeStack, staysScheduled } from '../../effects/scheduling.js';
import { tellBranch } from '../../events.js';
export const overtime: CardSpec = {
  id: 'overtime',
  name: 'Overtime',
  value: 4,
  copies: 3,
  plus: true,
  text: 'Before you build your next stack, take any card from your discard pile.',
  branches: ['taken', 'empty-pile'],
  technique: [staysScheduled],
  effects: [
    beforeStack(
      (state, { seat, as }, events) => tellBranch(state, as, hasPile(state, seat) ? 'taken' : 'empty-pile', events),
      chooseDiscarded('Choose the card that you take from your discard pile', isAny, (state, { seat }, place, events) =>
        takeDiscarded(state, seat, place, events),
      ),
    ),
  ],
};
