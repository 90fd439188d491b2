import type { CardSpec } from '../../cards/spec.js';
import { takeAtRandom } from '../../effects/card-actions.js';
import { chooseHandCard, choosePlayer } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';
import { passOn } from '../../piles/piles.js';

const giveBack = chooseHandCard('Choose a card from your hand to give back', (state, { seat, player }, place, events) =>
  passOn(state, seat, place, player, events),
);

export const dirtyExchange: CardSpec = {
  id: 'dirty-exchange',
  name: 'Dirty Exchange',
  value: 4,
  copies: 3,
  plus: true,
  text: "Take a random card from another player's hand, then give that player a card from yours.",
  branches: ['exchanged'],
  technique: [
    choosePlayer('Choose the player with whom you exchange', (state, { seat, as }, player, events) => {
      const taken = takeAtRandom(state, player, seat, events);
      remember(state, { count: taken ? 1 : 0 });
      if (taken) tellBranch(state, as, 'exchanged', events);
    }),
    {
      ...giveBack,
      list: (state, frame, list) => {
        if (frame.count === 1) giveBack.list(state, frame, list);
      },
    },
  ],
};
