import type { CardSpec } from '../../cards/spec.js';
import { drawFromDeckOf } from '../../effects/draws.js';
import { chooseSource } from '../../effects/sources.js';
import { tellBranch } from '../../events.js';
import { ownOrAtNight } from './at-night.js';

export const heroicDeed: CardSpec = {
  id: 'heroic-deed',
  name: 'Heroic Deed',
  value: 3,
  copies: 3,
  plus: true,
  text: "Draw a card; at night you may draw it from another player's deck instead.",
  branches: ['own-deck', 'other-deck'],
  technique: [
    chooseSource(
      'Choose the deck from which you draw',
      (state, { seat }) => ownOrAtNight(state, seat, 'deck', 'deck'),
      (state, { seat, as }, { player }, events) => {
        tellBranch(state, as, player === seat ? 'own-deck' : 'other-deck', events);
        drawFromDeckOf(state, seat, player, events);
      },
    ),
  ],
};
