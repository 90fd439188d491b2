import type { CardSpec } from '../../cards/spec.js';
import { takeAtRandom } from '../../effects/card-actions.js';
import { drawCards } from '../../effects/draws.js';
import { chooseSource } from '../../effects/sources.js';
import { tellBranch } from '../../events.js';
import { ownOrAtNight } from './at-night.js';

export const secretMission: CardSpec = {
  id: 'secret-mission',
  name: 'Secret Mission',
  value: 4,
  copies: 3,
  plus: true,
  text: "Draw a card; at night you may take a random card from another player's hand instead.",
  branches: ['drawn', 'taken'],
  technique: [
    chooseSource(
      'Draw a card, or choose the hand from which you take one',
      (state, { seat }) => ownOrAtNight(state, seat, 'deck', 'hand'),
      (state, { seat, as }, source, events) => {
        if (source.from !== 'hand') {
          tellBranch(state, as, 'drawn', events);
          drawCards(state, seat, 1, events);
          return;
        }
        if (takeAtRandom(state, source.player, seat, events)) tellBranch(state, as, 'taken', events);
      },
    ),
  ],
};
