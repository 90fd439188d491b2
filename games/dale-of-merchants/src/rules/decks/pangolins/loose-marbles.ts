import type { CardSpec } from '../../cards/spec.js';
import { chooseAnyPlayer, isAny } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';
import { destinationIn, getReady, moveCard, rollDice, sourceIn } from './dice.js';
import { chooseSecondPlayer } from './second-player.js';
export const looseMarbles: CardSpec = {
  id: 'loose-marbles',
  name: 'Loose Marbles',
  value: 4,
  copies: 3,
  plus: true,
  text: "Roll the pangolin dice and choose two players: a card moves from the first player's place to the second one's.",
  branches: ['moved', 'nothing-there'],
  technique: [
    (state, { seat }, events) => remember(state, { place: rollDice(state, seat, false, events) }),
    chooseAnyPlayer('Choose the player who loses a card', isAny),
    {
      ...chooseSecondPlayer('Choose the player who gets it', (state, { place, player }, _to, events) =>
        getReady(state, player, sourceIn(place), events),
      ),
      drawn(state, { as, place, player, count }, events) {
        const moved = moveCard(state, player, sourceIn(place), count - 1, destinationIn(place), events);
        tellBranch(state, as, moved ? 'moved' : 'nothing-there', events);
      },
    },
  ],
};
