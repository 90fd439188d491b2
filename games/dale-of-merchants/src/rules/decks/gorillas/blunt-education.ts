import { changeTurn, SET } from '../../cards/marks.js';
import type { CardSpec } from '../../cards/spec.js';
import { tellBranch } from '../../events.js';

const VALUE = 4;

export const bluntEducation: CardSpec = {
  id: 'blunt-education',
  name: 'Blunt Education',
  value: 4,
  copies: 3,
  plus: true,
  text: 'For the rest of the turn every card you pay or build with is worth 4.',
  branches: ['set'],
  technique: [
    (state, { seat, as }, events) => {
      changeTurn(state, SET, VALUE);
      events?.emit({ kind: 'value-changed', seat, card: null, how: 'set', by: VALUE });
      tellBranch(state, as, 'set', events);
    },
  ],
};
