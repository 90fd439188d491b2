import type { CardSpec } from '../../cards/spec.js';
import { discardShown } from '../../effects/hand-cards.js';
import { hasPile, takeDiscarded } from '../../effects/pile-actions.js';
import { chooseDiscarded, isAny } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';

const take = chooseDiscarded('Choose a card from your discard pile to take', isAny, (state, { seat }, place, events) =>
  takeDiscarded(state, seat, place, events),
);

export const extraRemarks: CardSpec = {
  id: 'extra-remarks',
  name: 'Extra Remarks',
  value: 5,
  copies: 1,

  text: 'After another player has placed a stack you may show this card, take two cards from your discard pile and discard this card.',
  branches: ['used'],
  effects: [
    {
      name: 'react',
      when: 'stack-action',
      from: 'hand',
      isPossible: hasPile,
      steps: [
        (state, { as }, events) => tellBranch(state, as, 'used', events),
        take,
        take,
        (state, { seat, as }, events) => discardShown(state, seat, as, events),
      ],
    },
  ],
};
