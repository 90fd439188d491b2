import type { Question } from '../cards/spec.js';
import type { EventSink } from '../events.js';
import type { Frame } from '../frames.js';
import { isInGame, type State } from '../state.js';
import { chooseStallCard, type StallCard, stallCode } from './questions.js';

/** Asks for a card that `suits` of any stall, the own one included, but for those of players who have left. */
export const chooseCardOfStalls = (
  text: string,
  suits: (state: State, frame: Frame, card: StallCard) => boolean,
  then: (state: State, frame: Frame, chosen: StallCard, events: EventSink) => void,
): Question => ({
  ...chooseStallCard(text, then),
  list(state, frame, list) {
    for (const [owner, stall] of state.stalls.entries()) {
      if (!isInGame(state, owner)) continue;
      for (const [stack, kinds] of stall.entries()) {
        for (const kind of new Set(kinds)) {
          if (suits(state, frame, { owner, stack, kind })) list.add(stallCode(owner, stack, kind));
        }
      }
    }
  },
});
