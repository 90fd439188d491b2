import type { CardSpec } from '../../cards/spec.js';
import { drawCards } from '../../effects/draws.js';
import { placeJunk } from '../../effects/junk.js';
import { tellBranch } from '../../events.js';

export const pristineOwner: CardSpec = {
  id: 'pristine-owner',
  name: 'Pristine Owner',
  value: 1,
  copies: 4,
  plus: true,
  text: 'Draw two cards. Put a junk card on your deck.',
  branches: ['placed', 'no-junk'],
  technique: [
    (state, { seat }, events) => drawCards(state, seat, 2, events),
    (state, { seat, as }, events) =>
      tellBranch(state, as, placeJunk(state, seat, 'deck', events) ? 'placed' : 'no-junk', events),
  ],
};
