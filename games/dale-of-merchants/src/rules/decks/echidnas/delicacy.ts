import type { CardSpec } from '../../cards/spec.js';
import { returnAsideToDeck } from '../../effects/card-actions.js';
import { lookAtTop } from '../../effects/draws.js';
import { mixAside } from '../../effects/looking.js';
import { chooseCardAside, choosePlayer, ifDue, optionally } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { giveThisCard } from '../../effects/this-card.js';
import { tellBranch } from '../../events.js';
import { takeAsideIntoHand } from '../../piles/piles.js';
import { shuffleDeck } from '../../piles/search.js';

const LOOKED_AT = 2;
/** What the technique counts once cards were seen, and once one was taken. */
const SEEN = 1;
const EXCHANGED = 2;

export const delicacy: CardSpec = {
  id: 'delicacy',
  name: 'Delicacy',
  value: 3,
  copies: 3,
  plus: true,
  text: "Look at the top two cards of another player's deck; you may swap this card for one of them, which you take into your hand. Shuffle that deck.",
  branches: ['exchanged', 'declined', 'no-card'],
  technique: [
    {
      ...choosePlayer('Choose the player at whose deck you look', (state, { seat }, player, events) =>
        lookAtTop(state, player, seat, LOOKED_AT, events),
      ),
      drawn(state, { seat, as }, events) {
        if (state.aside.length === 0) {
          tellBranch(state, as, 'no-card', events);
          return;
        }
        remember(state, { count: SEEN });
        mixAside(state, seat);
      },
    },
    ifDue(
      ({ count }) => count === SEEN,
      optionally(
        chooseCardAside('You may take one of these cards for this one', true, (state, { seat }, place, events) => {
          takeAsideIntoHand(state, seat, place, events);
          remember(state, { count: EXCHANGED });
        }),
      ),
    ),
    (state, frame, events) => {
      const { seat, as, player, count } = frame;
      if (count === 0) return;
      tellBranch(state, as, count === EXCHANGED ? 'exchanged' : 'declined', events);
      returnAsideToDeck(state, seat, player, events);
      if (count === EXCHANGED) giveThisCard(state, frame, player, 'deck', events);
      shuffleDeck(state, player, events);
    },
  ],
};
