import type { CardSpec } from '../../cards/spec.js';
import { lookAtRandom, returnLookedAt } from '../../effects/looking.js';
import { chooseCardAside, choosePlayer, optionally } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { giveThisCard } from '../../effects/this-card.js';
import { tellBranch } from '../../events.js';
import { takeAsideIntoHand } from '../../piles/piles.js';

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
    optionally(
      chooseCardAside('You may take one of these cards for this one', true, (state, { seat }, place, events) => {
        takeAsideIntoHand(state, seat, place, events);
        remember(state, { count: EXCHANGED });
      }),
    ),
    (state, frame, events) => {
      const { as, player, count } = frame;
      if (count === EXCHANGED) tellBranch(state, as, 'exchanged', events);
      else if (state.aside.length > 0) tellBranch(state, as, 'declined', events);
      returnLookedAt(state, player, events);
      if (count === EXCHANGED) giveThisCard(state, frame, player, 'hand', events);
    },
  ],
};
