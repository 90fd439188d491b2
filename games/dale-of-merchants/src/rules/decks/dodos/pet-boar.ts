import type { CardSpec } from '../../cards/spec.js';
import { throwHandCard } from '../../effects/card-actions.js';
import { changeCoins, schedule } from '../../effects/extras.js';
import { finishFor } from '../../effects/finish.js';
import { chooseHandCard } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';

export const petBoar: CardSpec = {
  id: 'pet-boar',
  name: 'Pet Boar',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Throw away a card from your hand and get two coins. Finish 3: discard this card.',
  branches: ['fed', 'empty-hand'],
  technique: [
    (state, { seat, as }, events) =>
      tellBranch(state, as, state.hands[seat].length === 0 ? 'empty-hand' : 'fed', events),
    chooseHandCard('Choose a card from your hand to throw away', (state, { seat }, place, events) =>
      throwHandCard(state, seat, place, events),
    ),
    (state, { seat }, events) => changeCoins(state, seat, 2, events),
    (state, frame, events) => schedule(state, frame, 0, events),
  ],
  effects: [finishFor(3)],
};
