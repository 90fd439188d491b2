import type { CardSpec } from '../../cards/spec.js';
import { exchangeInStall } from '../../effects/card-actions.js';
import { chooseOwnStallCard } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';

export const safetyPrecaution: CardSpec = {
  id: 'safety-precaution',
  name: 'Safety Precaution',
  value: 3,
  copies: 3,
  plus: true,
  text: 'Exchange this card for a card of your own stall; take that one into your hand.',
  branches: ['exchanged', 'no-stall-card'],
  technique: [
    (state, { seat, as }, events) =>
      tellBranch(state, as, state.stalls[seat].length === 0 ? 'no-stall-card' : 'exchanged', events),
    chooseOwnStallCard('Choose the card of your stall that you take', (state, frame, chosen, events) =>
      exchangeInStall(state, frame, chosen, events),
    ),
  ],
};
