import type { CardSpec } from '../../cards/spec.js';
import { takeTopOfDiscard } from '../../effects/card-actions.js';
import { tellBranch } from '../../events.js';

export const favouriteToy: CardSpec = {
  id: 'favourite-toy',
  name: 'Favourite Toy',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Take the top card of your discard pile into your hand.',
  branches: ['fetched', 'empty-pile'],
  technique: [
    (state, { seat, as }, events) =>
      tellBranch(state, as, takeTopOfDiscard(state, seat, seat, events) ? 'fetched' : 'empty-pile', events),
  ],
};
