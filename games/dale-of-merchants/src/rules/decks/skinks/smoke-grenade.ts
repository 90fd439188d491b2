import { kindOf } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { discardHandCard } from '../../effects/card-actions.js';
import { hasPile } from '../../effects/pile-actions.js';
import { chooseHandCard } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
import { discardOf, takeFromDiscard, takeIntoHand } from '../../piles/piles.js';
export const smokeGrenade: CardSpec = {
  id: 'smoke-grenade',
  name: 'Smoke Grenade',
  value: 5,
  copies: 1,

  text: 'At the end of your turn you may exchange a card from your hand for the top card of your discard pile.',
  branches: ['exchanged', 'itself'],
  ability: {
    changesCommonZone: false,
    endPhase: true,
    isPossible: hasPile,
    isPubliclyPossible: hasPile,
    steps: [
      chooseHandCard('Choose the card that you lay on your discard pile', (state, { seat, as }, place, events) => {
        const top = takeFromDiscard(state, seat, state.discards[seat].length - 1);
        const isItself = kindOf(state.hands[seat][place]) === as;
        tellBranch(state, as, isItself ? 'itself' : 'exchanged', events);
        discardHandCard(state, seat, place, events);
        takeIntoHand(state, seat, top, discardOf(seat), events);
      }),
    ],
  },
};
