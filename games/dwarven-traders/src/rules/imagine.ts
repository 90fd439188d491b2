import { nextBits, type RandomState, shuffle } from '@souk/kernel';
import { sideLaid } from './cards.js';
import { unusedCards } from './round.js';
import type { State } from './state.js';
import { stateWith, type View } from './view.js';

/** Nothing is hidden but the order of the unused deck and the chances to come: every order is equally likely. */
export function imagine(view: View, random: RandomState): State {
  const coming = { a: nextBits(random), b: nextBits(random), c: nextBits(random), d: nextBits(random) | 1 };
  const unused =
    view.unused === 0
      ? []
      : unusedCards(
          view.row.map(sideLaid),
          view.discards.map((card) => card - 1),
        );
  shuffle(random, unused);
  return stateWith(view, coming, unused);
}
