import { changeTurn, MIRROR } from '../../cards/marks.js';
import type { CardSpec } from '../../cards/spec.js';
import { tellBranch } from '../../events.js';

export const practicalValues: CardSpec = {
  id: 'practical-values',
  name: 'Practical Values',
  value: 5,
  copies: 1,
  plus: true,
  text: 'For the rest of your turn values from 1 to 5 of the cards that you use count the other way round: 1 is 5, 2 is 4.',
  branches: ['mirrored'],
  technique: [
    (state, { seat, as }, events) => {
      changeTurn(state, MIRROR, 0);
      events?.emit({ kind: 'value-changed', seat, card: null, how: 'mirror', by: 0 });
      tellBranch(state, as, 'mirrored', events);
    },
  ],
};
