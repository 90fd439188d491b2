import type { CardSpec } from '../../cards/spec.js';
import { tellBranch } from '../../events.js';
import { layPileOnDeck } from '../../piles/search.js';

export const rigorousChronicler: CardSpec = {
  id: 'rigorous-chronicler',
  name: 'Rigorous Chronicler',
  value: 1,
  copies: 4,
  plus: true,
  text: 'Shuffle your discard pile and put it on top of your deck.',
  branches: ['laid-on-deck', 'empty-pile'],
  technique: [
    (state, { seat, as }, events) => {
      tellBranch(state, as, state.discards[seat].length === 0 ? 'empty-pile' : 'laid-on-deck', events);
      layPileOnDeck(state, seat, events);
    },
  ],
};
