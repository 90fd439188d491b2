import type { CardSpec } from '../../cards/spec.js';
import { swapDeckAndDiscard } from '../../effects/card-actions.js';
import { tellBranch } from '../../events.js';

export const wilyFellow: CardSpec = {
  id: 'wily-fellow',
  name: 'Wily Fellow',
  value: 1,
  copies: 4,
  plus: true,
  text: 'Turn your deck over: it is your discard pile now, and your former discard pile, shuffled, is your deck.',
  branches: ['swapped', 'empty-deck', 'empty-pile', 'both-empty'],
  technique: [
    (state, { seat, as }, events) => {
      const noDeck = state.decks[seat].length === 0;
      const noPile = state.discards[seat].length === 0;
      const branch = noDeck ? (noPile ? 'both-empty' : 'empty-deck') : noPile ? 'empty-pile' : 'swapped';
      tellBranch(state, as, branch, events);
      swapDeckAndDiscard(state, seat, events);
    },
  ],
};
