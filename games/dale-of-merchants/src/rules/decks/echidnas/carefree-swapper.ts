import type { CardSpec } from '../../cards/spec.js';
import { takeTopOfDiscard } from '../../effects/card-actions.js';
import { choosePlayer } from '../../effects/questions.js';
import { giveThisCard } from '../../effects/this-card.js';
import { tellBranch } from '../../events.js';

export const carefreeSwapper: CardSpec = {
  id: 'carefree-swapper',
  name: 'Carefree Swapper',
  value: 1,
  copies: 4,
  plus: true,
  text: "Swap this card for the top card of another player's discard pile; take that one into your hand.",
  branches: ['exchanged', 'empty-pile'],
  technique: [
    choosePlayer('Choose the player with whose discard pile you exchange', (state, frame, player, events) => {
      const taken = takeTopOfDiscard(state, player, frame.seat, events);
      tellBranch(state, frame.as, taken ? 'exchanged' : 'empty-pile', events);
      if (taken) giveThisCard(state, frame, player, 'discard', events);
    }),
  ],
};
