import type { CardSpec } from '../../cards/spec.js';
import { throwHandCard } from '../../effects/card-actions.js';
import { drawCards } from '../../effects/draws.js';
import { chooseHandCard } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';

export const shatteredRelic: CardSpec = {
  id: 'shattered-relic',
  name: 'Shattered Relic',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Throw away a card from your hand, then draw a card.',
  branches: ['thrown-away', 'empty-hand'],
  technique: [
    (state, { seat, as }, events) =>
      tellBranch(state, as, state.hands[seat].length === 0 ? 'empty-hand' : 'thrown-away', events),
    chooseHandCard('Choose a card from your hand to throw away', (state, { seat }, place, events) =>
      throwHandCard(state, seat, place, events),
    ),
    (state, { seat }, events) => drawCards(state, seat, 1, events),
  ],
};
