import type { CardSpec } from '../../cards/spec.js';
import { hasPile, throwDiscarded } from '../../effects/pile-actions.js';
import { chooseDiscarded, isAny, optionally } from '../../effects/questions.js';
import { staysScheduled, whenGained } from '../../effects/scheduling.js';
import { tellBranch } from '../../events.js';
export const windOfChange: CardSpec = {
  id: 'wind-of-change',
  name: 'Wind of Change',
  value: 3,
  copies: 3,
  plus: true,
  text: 'When you gain a card from the market, you may throw away any card from your discard pile.',
  branches: ['thrown-away', 'empty-pile'],
  technique: [staysScheduled],
  effects: [
    whenGained(
      (state, { seat, as }, events) => {
        if (!hasPile(state, seat)) tellBranch(state, as, 'empty-pile', events);
      },
      optionally(
        chooseDiscarded(
          'You may throw away a card from your discard pile',
          isAny,
          (state, { seat, as }, place, events) => {
            tellBranch(state, as, 'thrown-away', events);
            throwDiscarded(state, seat, place, events);
          },
        ),
      ),
    ),
  ],
};
