import type { CardSpec } from '../../cards/spec.js';
import { putAsideOnDeck } from '../../effects/card-actions.js';
import { chooseOneAside, chooseWhosePile } from '../../effects/choosing-aside.js';
import { lookToMove } from '../../effects/looking.js';
import { discardLastAside } from '../../effects/pile-actions.js';
import { tellBranch } from '../../events.js';

const LOOKED_AT = 3;

export const anchor: CardSpec = {
  id: 'anchor',
  name: 'Anchor',
  value: 4,
  copies: 3,
  plus: true,
  text: 'Look at the top three cards of your deck. Put one of them on the discard pile of a player, yourself allowed, and the others back in any order.',
  branches: ['own-pile', 'other-pile', 'no-card'],
  technique: [
    lookToMove(LOOKED_AT),
    (state, { as }, events) => {
      if (state.aside.length === 0) tellBranch(state, as, 'no-card', events);
    },
    chooseOneAside('Choose the card that goes on a discard pile', true),
    chooseWhosePile((state, { seat, as }, player, events) => {
      tellBranch(state, as, player === seat ? 'own-pile' : 'other-pile', events);
      discardLastAside(state, seat, player, events);
    }),
    (state, { seat }, events) => putAsideOnDeck(state, seat, events),
  ],
};
