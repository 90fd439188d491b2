import type { CardSpec } from '../../cards/spec.js';
import { exchangeInStall } from '../../effects/card-actions.js';
import { chooseStallCard } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
import { isOpponent } from '../../state.js';

export const acorn: CardSpec = {
  id: 'acorn',
  name: 'Acorn',
  value: 4,
  copies: 3,
  plus: true,
  text: "Exchange this card for a card in another player's stall; take that one into your hand.",
  branches: ['exchanged', 'empty-stalls'],
  technique: [
    (state, { seat, as }, events) => {
      const none = state.stalls.every((stall, owner) => stall.length === 0 || !isOpponent(state, seat, owner));
      tellBranch(state, as, none ? 'empty-stalls' : 'exchanged', events);
    },
    chooseStallCard('Choose the stall card that you take', (state, frame, chosen, events) =>
      exchangeInStall(state, frame, chosen, events),
    ),
  ],
};
