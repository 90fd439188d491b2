import type { CardSpec } from '../../cards/spec.js';
import { lookAtHand } from '../../effects/pile-actions.js';
import { choosePlayer, ifPlayer } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
import { opponentsInOrder, type State } from '../../state.js';

const isAnyHandLeft = (state: State, seat: number): boolean =>
  opponentsInOrder(state, seat).some((player) => state.hands[player].length > 0);

export const cunningNeighbour: CardSpec = {
  id: 'cunning-neighbour',
  name: 'Cunning Neighbour',
  value: 1,
  copies: 4,

  text: "Once in your turn you may look at another player's hand.",
  branches: ['looked'],
  ability: {
    changesCommonZone: true,
    isPossible: isAnyHandLeft,
    isPubliclyPossible: isAnyHandLeft,
    steps: [
      ifPlayer(
        (state, player) => state.hands[player].length > 0,
        choosePlayer('Choose the player whose hand you look at', (state, { seat, as }, player, events) => {
          tellBranch(state, as, 'looked', events);
          lookAtHand(state, seat, player, events);
        }),
      ),
    ],
  },
};
