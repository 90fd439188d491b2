import type { CardSpec } from '../../cards/spec.js';
import { chooseAnyPlayer, isAny } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';
import { destinationIn, getReady, moveCard, rollDice, sourceIn } from './dice.js';
export const fumblingDreamer: CardSpec = {
  id: 'fumbling-dreamer',
  name: 'Fumbling Dreamer',
  value: 1,
  copies: 4,
  plus: true,
  text: "Roll the pangolin dice until they differ, and choose any player: one of that player's cards moves from the first place to the second.",
  branches: ['moved', 'nothing-there'],
  technique: [
    (state, { seat }, events) => remember(state, { place: rollDice(state, seat, true, events) }),
    {
      ...chooseAnyPlayer('Choose the player whose card moves', isAny, (state, { place }, player, events) =>
        getReady(state, player, sourceIn(place), events),
      ),
      drawn(state, { as, place, player }, events) {
        const moved = moveCard(state, player, sourceIn(place), player, destinationIn(place), events);
        tellBranch(state, as, moved ? 'moved' : 'nothing-there', events);
      },
    },
  ],
};
