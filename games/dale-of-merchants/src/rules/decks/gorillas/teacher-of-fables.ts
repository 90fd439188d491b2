import type { CardSpec } from '../../cards/spec.js';
import { discardHand, takeFromMarket } from '../../effects/card-actions.js';
import { isMarketEmpty } from '../../effects/pile-actions.js';
import { chooseMarketCard } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';

export const teacherOfFables: CardSpec = {
  id: 'teacher-of-fables',
  name: 'Teacher of Fables',
  value: 2,
  copies: 3,
  text: 'Discard your hand. Then take a card from the market into your hand without paying.',
  branches: ['taken', 'empty-market'],
  technique: [
    (state, { seat }, events) => discardHand(state, seat, events),
    (state, { as }, events) => tellBranch(state, as, isMarketEmpty(state) ? 'empty-market' : 'taken', events),
    chooseMarketCard('Choose the market card that you take', (state, { seat }, slot, events) =>
      takeFromMarket(state, seat, slot, events),
    ),
  ],
};
