import type { Kind } from '../cards/card.js';
import { JUNK_SET } from '../cards/permissions.js';
import type { Question } from '../cards/spec.js';
import type { EventSink } from '../events.js';
import type { Frame } from '../frames.js';
import type { State } from '../state.js';

/** DX-NAME-1: sets that are named before all, and compared with what is printed on a card. */

/** Asks for one of the sets in the game; `then` gets its number. */
export const chooseSet = (
  text: string,
  then: (state: State, frame: Frame, set: number, events: EventSink) => void,
): Question => ({
  kind: 'set',
  text,
  list(state, _frame, list) {
    for (const set of state.rules.decks.keys()) list.add(set);
  },
  answer(state, frame, set, events) {
    events?.emit({ kind: 'set-named', seat: frame.seat, set: state.rules.decks[set].id });
    then(state, frame, set, events);
  },
  describe: (state, _frame, set) => ({ kind: 'set', set: state.rules.decks[set].id }),
});

export const isOfSet = ({ rules }: State, kind: Kind, set: number): boolean =>
  rules.sets[kind] === JUNK_SET << (1 + set);
