import type { CardSpec } from '../../cards/spec.js';
import { storeHandCard } from '../../effects/extras.js';
import { chooseHandCard } from '../../effects/questions.js';
import { nameOf, tellBranch } from '../../events.js';
export const cleverGuardian: CardSpec = {
  id: 'clever-guardian',
  name: 'Clever Guardian',
  value: 1,
  copies: 4,
  plus: true,
  text: 'Store a card from your hand until your next turn starts.',
  branches: ['stored', 'empty-hand'],
  technique: [
    (state, { seat, as }, events) =>
      tellBranch(state, as, state.hands[seat].length === 0 ? 'empty-hand' : 'stored', events),
    chooseHandCard('Choose a card from your hand to store', (state, { seat, as }, place, events) =>
      storeHandCard(state, nameOf(state, as), seat, place, events),
    ),
  ],
};
