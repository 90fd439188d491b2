import type { CardSpec } from '../../cards/spec.js';
import { takeDiscarded } from '../../effects/pile-actions.js';
import { chooseToGoOn } from '../../effects/questions.js';
import { staysScheduled, whenResolved } from '../../effects/scheduling.js';
import { tellBranch } from '../../events.js';
export const practice: CardSpec = {
  id: 'practice',
  name: 'Practice',
  value: 5,
  copies: 1,
  plus: true,
  text: 'When another technique of yours has been resolved and discarded, you may take it back into your hand.',
  branches: ['taken', 'gone'],
  technique: [staysScheduled],
  effects: [
    whenResolved(
      (state, { seat, as, count }, events) => {
        if (!state.discards[seat].includes(count)) tellBranch(state, as, 'gone', events);
      },
      chooseToGoOn(
        'You may take the technique back into your hand',
        ({ seat, count }, { discards }) => discards[seat].includes(count),
        (state, { seat, as, count }, takes, events) => {
          if (takes === 0) return;
          tellBranch(state, as, 'taken', events);
          takeDiscarded(state, seat, state.discards[seat].lastIndexOf(count), events);
        },
      ),
    ),
  ],
};
