import type { CardSpec } from '../../cards/spec.js';
import { putTopOfDiscardOnDeck } from '../../effects/several-cards.js';
import { tellBranch } from '../../events.js';

export const tirelessTinkerer: CardSpec = {
  id: 'tireless-tinkerer',
  name: 'Tireless Tinkerer',
  value: 1,
  copies: 4,
  plus: true,
  text: 'Put the top card of your discard pile on your deck.',
  branches: ['moved', 'empty-pile'],
  technique: [
    (state, { seat, as }, events) =>
      tellBranch(state, as, putTopOfDiscardOnDeck(state, seat, events) ? 'moved' : 'empty-pile', events),
  ],
};
