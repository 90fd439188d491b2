import type { CardSpec } from '../../cards/spec.js';
import { takeTopOfDiscard } from '../../effects/card-actions.js';
import { choosePlayer } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';

export const treasureHunter: CardSpec = {
  id: 'treasure-hunter',
  name: 'Treasure Hunter',
  value: 5,
  copies: 1,
  text: "Take the top card of another player's discard pile into your hand.",
  branches: ['taken', 'empty-pile'],
  technique: [
    choosePlayer('Choose the player from whose discard pile you take', (state, { seat, as }, player, events) =>
      tellBranch(state, as, takeTopOfDiscard(state, player, seat, events) ? 'taken' : 'empty-pile', events),
    ),
  ],
};
