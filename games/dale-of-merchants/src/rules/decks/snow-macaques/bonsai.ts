import { type Kind, kindOf } from '../../cards/card.js';
import type { CardSpec } from '../../cards/spec.js';
import { discardHandCard } from '../../effects/card-actions.js';
import { drawCards } from '../../effects/draws.js';
import { countInHand } from '../../effects/triggers.js';
import { tellBranch } from '../../events.js';
import { placeOfKnown } from '../../knowledge/shown-cards.js';

const JUNK_CARDS = 2;

export const bonsai: CardSpec = {
  id: 'bonsai',
  name: 'Bonsai',
  value: 2,
  copies: 3,
  text: 'At the end of your turn you may discard two junk cards from your hand and draw three cards.',
  branches: ['pruned'],
  ability: {
    changesCommonZone: false,
    endPhase: true,
    handCards: 3,
    isPossible: (state, seat) => countInHand(state, seat, state.rules.junk) >= JUNK_CARDS,
    steps: [
      (state, { seat, as }, events) => {
        tellBranch(state, as, 'pruned', events);
        const isJunk = (kind: Kind): boolean => kind === state.rules.junk;
        for (let i = 0; i < JUNK_CARDS; i++) {
          const place = placeOfKnown(state.hands[seat], (card) => isJunk(kindOf(card)));
          discardHandCard(state, seat, place, events);
        }
      },
      (state, { seat }, events) => drawCards(state, seat, 3, events),
    ],
  },
};
