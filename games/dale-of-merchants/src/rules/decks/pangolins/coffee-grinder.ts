import type { CardSpec, Step } from '../../cards/spec.js';
import { discardDeckTop } from '../../effects/draws.js';
import { hasDeck } from '../../effects/pile-actions.js';
import { chooseAnyPlayer, chooseToGoOn } from '../../effects/questions.js';
import { remember } from '../../effects/resolve.js';
import { tellBranch } from '../../events.js';
import { isInGame, type State } from '../../state.js';

const isAnyDeckLeft = (state: State): boolean =>
  [...state.hands.keys()].some((player) => isInGame(state, player) && hasDeck(state, player));

/** A frame of an ability counts from 1 on. */
const STOPPED = 2;

const discardTop: Step = (state, { seat, as, count, player }, events) => {
  if (count === STOPPED) return;
  tellBranch(state, as, 'discarded', events);
  discardDeckTop(state, seat, player, 1, events);
};

const goOn = chooseToGoOn(
  'You may discard the next card',
  ({ count }) => count !== STOPPED,
  (state, { as }, goesOn, events) => {
    if (goesOn !== 0) return;
    remember(state, { count: STOPPED });
    tellBranch(state, as, 'stopped', events);
  },
);

export const coffeeGrinder: CardSpec = {
  id: 'coffee-grinder',
  name: 'Coffee Grinder',
  value: 2,
  copies: 3,

  text: "Once in your turn you may discard the top card of a player's deck, up to three times.",
  branches: ['discarded', 'stopped'],
  ability: {
    changesCommonZone: true,
    isPossible: isAnyDeckLeft,
    isPubliclyPossible: isAnyDeckLeft,
    steps: [
      chooseAnyPlayer('Choose the player whose deck you grind', (state, player) => hasDeck(state, player)),
      discardTop,
      goOn,
      discardTop,
      goOn,
      discardTop,
    ],
  },
};
