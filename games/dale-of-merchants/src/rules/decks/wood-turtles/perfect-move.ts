import { ADD, changeTurn } from '../../cards/marks.js';
import type { CardSpec } from '../../cards/spec.js';
import { staysScheduled, whenFinished } from '../../effects/scheduling.js';
import { tellBranch } from '../../events.js';
export const perfectMove: CardSpec = {
  id: 'perfect-move',
  name: 'Perfect Move',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Finish 3: every card that you use from then on in this turn is worth one more.',
  branches: ['raised'],
  technique: [staysScheduled],
  effects: [
    whenFinished(3, (state, { seat, as }, events) => {
      changeTurn(state, ADD, 1);
      tellBranch(state, as, 'raised', events);
      events?.emit({ kind: 'value-changed', seat, card: null, how: 'add', by: 1 });
    }),
  ],
};
