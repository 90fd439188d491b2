import type { CardSpec } from '../../cards/spec.js';
import { placeJunk } from '../../effects/junk.js';
import { hasPile, takeDiscarded } from '../../effects/pile-actions.js';
import { chooseDiscarded, isAny } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';

const JUNK_CARDS = 2;

const take = chooseDiscarded('Choose a card from your discard pile to take', isAny, (state, { seat }, place, events) =>
  takeDiscarded(state, seat, place, events),
);

export const generationChange: CardSpec = {
  id: 'generation-change',
  name: 'Generation Change',
  value: 5,
  copies: 1,
  plus: true,
  text: 'Take two cards of your choice from your discard pile into your hand. Put two junk cards on your deck.',
  branches: ['taken', 'empty-pile'],
  technique: [
    (state, { seat, as }, events) => tellBranch(state, as, hasPile(state, seat) ? 'taken' : 'empty-pile', events),
    take,
    take,
    (state, { seat }, events) => {
      for (let i = 0; i < JUNK_CARDS; i++) placeJunk(state, seat, 'deck', events);
    },
  ],
};
