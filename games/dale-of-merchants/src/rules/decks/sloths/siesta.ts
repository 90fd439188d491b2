import type { CardSpec } from '../../cards/spec.js';
import { hasPile, takeDiscarded } from '../../effects/pile-actions.js';
import { chooseDiscarded, isAny } from '../../effects/questions.js';
import { staysScheduled, whenTurnStarts } from '../../effects/scheduling.js';
import { tellBranch } from '../../events.js';
export const siesta: CardSpec = {
  id: 'siesta',
  name: 'Siesta',
  value: 4,
  copies: 3,
  plus: true,
  text: 'When your next turn starts, take any card from your discard pile into your hand.',
  branches: ['taken', 'empty-pile'],
  technique: [staysScheduled],
  effects: [
    whenTurnStarts(
      (state, { seat, as }, events) => tellBranch(state, as, hasPile(state, seat) ? 'taken' : 'empty-pile', events),
      chooseDiscarded('Choose the card that you take from your discard pile', isAny, (state, { seat }, place, events) =>
        takeDiscarded(state, seat, place, events),
      ),
    ),
  ],
};
