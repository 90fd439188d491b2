import type { CardSpec } from '../../cards/spec.js';
import { discardAside } from '../../effects/card-actions.js';
import { lookAtTop } from '../../effects/draws.js';
import { hasDeck } from '../../effects/pile-actions.js';
import { chooseAnyPlayer, chooseToGoOn } from '../../effects/questions.js';
import { tellBranch } from '../../events.js';
import { layOnPile, ON_DECKS } from '../../piles/order.js';
import { isInGame, type State } from '../../state.js';

const isAnyDeckLeft = (state: State): boolean =>
  [...state.hands.keys()].some((player) => isInGame(state, player) && hasDeck(state, player));

export const shrewdTrickster: CardSpec = {
  id: 'shrewd-trickster',
  name: 'Shrewd Trickster',
  value: 1,
  copies: 4,
  text: "Once in your turn you may look at the top card of any player's deck, yours included; you may discard it there.",
  branches: ['discarded', 'left'],
  ability: {
    changesCommonZone: true,
    isPossible: isAnyDeckLeft,
    isPubliclyPossible: isAnyDeckLeft,
    steps: [
      chooseAnyPlayer(
        'Choose the player whose top card you look at',
        (state, player) => hasDeck(state, player),
        (state, { seat }, player, events) => lookAtTop(state, player, seat, 1, events),
      ),
      chooseToGoOn(
        'You may discard the card',
        (_frame, { aside }) => aside.length > 0,
        (state, { seat, as, player }, goesOn, events) => {
          tellBranch(state, as, goesOn === 0 ? 'left' : 'discarded', events);
          if (goesOn === 0) layOnPile(state, seat, ON_DECKS + player, 1, events);
          else discardAside(state, seat, player, events);
        },
      ),
    ],
  },
};
