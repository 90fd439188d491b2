import type { CardSpec } from '../../cards/spec.js';
import { throwHandCard } from '../../effects/card-actions.js';
import { changeCoins } from '../../effects/extras.js';
import { chooseHandCard } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';

export const goldenOpportunity: CardSpec = {
  id: 'golden-opportunity',
  name: 'Golden Opportunity',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Throw away a card from your hand and get a coin.',
  branches: ['seized', 'empty-hand'],
  technique: [
    (state, { seat, as }, events) =>
      tellBranch(state, as, state.hands[seat].length === 0 ? 'empty-hand' : 'seized', events),
    chooseHandCard('Choose a card from your hand to throw away', (state, { seat }, place, events) =>
      throwHandCard(state, seat, place, events),
    ),
    (state, { seat }, events) => changeCoins(state, seat, 1, events),
  ],
};
