import { ADD, changeTurn } from '../../cards/marks.js';
import type { CardSpec } from '../../cards/spec.js';
import { staysScheduled, whenTurnStarts } from '../../effects/scheduling.js';
import { tellBranch } from '../../events.js';
export const ironing: CardSpec = {
  id: 'ironing',
  name: 'Ironing',
  value: 5,
  copies: 1,
  plus: true,
  text: 'When your next turn starts, every card that you use in that turn is worth one more.',
  branches: ['raised'],
  technique: [staysScheduled],
  effects: [
    whenTurnStarts((state, { seat, as }, events) => {
      changeTurn(state, ADD, 1);
      tellBranch(state, as, 'raised', events);
      events?.emit({ kind: 'value-changed', seat, card: null, how: 'add', by: 1 });
    }),
  ],
};
