import type { CardSpec } from '../../cards/spec.js';
import { chooseSeenCard, lookAtRandom } from '../../effects/looking.js';
import { choosePlayer } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { giveThisCard } from '../../effects/this-card.js';
import { tellBranch } from '../../events.js';
import { passOn } from '../../piles/piles.js';

const LOOKED_AT = 2;
/** What the technique counts once one of the cards was taken. */
const EXCHANGED = 1;

export const umbrella: CardSpec = {
  id: 'umbrella',
  name: 'Umbrella',
  value: 4,
  copies: 3,
  plus: true,
  text: "Look at two random cards of another player's hand; you may swap this card for one of them.",
  branches: ['exchanged', 'declined', 'empty-hand'],
  technique: [
    choosePlayer('Choose the player at whose hand you look', (state, { seat, as }, player, events) => {
      if (state.hands[player].length === 0) tellBranch(state, as, 'empty-hand', events);
      lookAtRandom(state, seat, player, LOOKED_AT, events);
    }),
    chooseSeenCard('You may take one of these cards for this one', (state, { seat, player }, place, events) => {
      remember(state, { count: EXCHANGED });
      passOn(state, player, place, seat, events);
    }),
    (state, frame, events) => {
      const { as, player, count, place: seen } = frame;
      if (seen === 0) return;
      tellBranch(state, as, count === EXCHANGED ? 'exchanged' : 'declined', events);
      if (count === EXCHANGED) giveThisCard(state, frame, player, 'hand', events);
    },
  ],
};
