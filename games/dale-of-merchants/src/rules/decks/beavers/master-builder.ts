import type { CardSpec } from '../../cards/spec.js';
import { hasPile, takeDiscarded } from '../../effects/pile-actions.js';
import { chooseDiscarded, isAny } from '../../effects/questions.js';
import { staysScheduled, whenGained } from '../../effects/scheduling.js';
import { tellBranch } from '../../events.js';
export const masterBuilder: CardSpec = {
  id: 'master-builder',
  name: 'Master Builder',
  value: 1,
  copies: 4,
  plus: true,
  text: 'When you gain a card from the market, take any card from your discard pile.',
  branches: ['taken', 'empty-pile'],
  technique: [staysScheduled],
  effects: [
    whenGained(
      (state, { seat, as }, events) => tellBranch(state, as, hasPile(state, seat) ? 'taken' : 'empty-pile', events),
      chooseDiscarded('Choose the card that you take from your discard pile', isAny, (state, { seat }, place, events) =>
        takeDiscarded(state, seat, place, events),
      ),
    ),
  ],
};
