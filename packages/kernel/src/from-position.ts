import type { Game, GameTypes } from './game.js';
import { isKeyed, replaceRandom } from './random.js';

/**
 * The rules of a match that does not begin with a deal but in the middle: at a position that was written down. It goes
 * on with the chance of that position, or, if it is played live, with its own.
 */
export const fromPosition = <T extends GameTypes>(game: Game<T>, position: object): Game<T> => ({
  ...game,
  setup(_options, _seats, random) {
    const state = game.fromJSON(position);
    if (isKeyed(random)) replaceRandom(state.random, random);
    return state;
  },
});
