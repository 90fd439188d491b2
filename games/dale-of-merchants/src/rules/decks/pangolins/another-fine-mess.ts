import type { CardSpec } from '../../cards/spec.js';
import { chooseAnyPlayer, isAny } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';
import { destinationIn, exchangedIn, rollDice, sizeOfZone, sourceIn, withExchanged } from './dice.js';
import { putGroup, setZoneAside } from './groups.js';
import { chooseSecondPlayer } from './second-player.js';

const MOST = 2;
const BRANCHES = ['nothing-exchanged', 'fewer-cards', 'exchanged'] as const;

export const anotherFineMess: CardSpec = {
  id: 'another-fine-mess',
  name: 'Another Fine Mess',
  value: 5,
  copies: 1,
  plus: true,
  text: "Roll the pangolin dice and choose two players: they exchange two cards, from the first player's place against the second one's.",
  branches: ['exchanged', 'fewer-cards', 'nothing-exchanged'],
  technique: [
    (state, { seat }, events) => remember(state, { place: rollDice(state, seat, false, events) }),
    chooseAnyPlayer('Choose the first player', isAny),
    chooseSecondPlayer('Choose the second player', (state, { as, place, player }, other, events) => {
      const exchanged = Math.min(
        MOST,
        sizeOfZone(state, player, sourceIn(place)),
        sizeOfZone(state, other, destinationIn(place)),
      );
      tellBranch(state, as, BRANCHES[exchanged], events);
      remember(state, { place: withExchanged(place, exchanged) });
    }),
    (state, { seat, place, player }, events) =>
      setZoneAside(state, seat, player, sourceIn(place), exchangedIn(place), events),
    (state, { seat, place, count }, events) =>
      setZoneAside(state, seat, count - 1, destinationIn(place), exchangedIn(place), events),
    (state, { seat, place, player, count }, events) => {
      const other = count - 1;
      putGroup(state, seat, player, other, destinationIn(place), events);
      putGroup(state, seat, other, player, sourceIn(place), events);
    },
  ],
};
