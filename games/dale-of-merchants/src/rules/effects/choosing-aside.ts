import type { Seat } from '@souk/kernel';
import { kindOf, NONE } from '../cards/card.js';
import type { Question } from '../cards/spec.js';
import { type EventSink, nameOf, usedCard } from '../events.js';
import { type Frame, orderFrame } from '../frames.js';
import { takeAsideOpenly } from '../knowledge/shown-cards.js';
import { isAskedForOrder, layOnPile, setAsideOpenly } from '../piles/order.js';
import type { State } from '../state.js';
import { chooseAnyPlayer, NO } from './questions.js';
import { again, remember } from './resolve.js';

/** Cards set aside that are chosen before it is done what they are chosen for: they come last, and the frame counts them. */

function bringLast(state: State, place: number, { count }: Frame): void {
  const [card] = state.aside.splice(place, 1);
  state.aside.push(card);
  remember(state, { count: count + 1 });
}

const leftToChoose = ({ aside }: State, { count }: Frame): number[] => {
  const kinds = aside.slice(0, aside.length - count).map(kindOf);
  return kinds.filter((kind, i) => kinds.indexOf(kind) === i);
};

/** Asks for one of them; `secret` if others may not see which. */
export const chooseOneAside = (text: string, secret: boolean): Question => ({
  kind: 'card',
  text,
  list(state, frame, list) {
    for (const kind of leftToChoose(state, frame)) list.add(kind);
  },
  asksAnyway: (state) => secret && state.aside.length > 1,
  answer(state, frame, kind) {
    const place = state.aside.findIndex((card) => kindOf(card) === kind);
    bringLast(state, place, frame);
  },
  describe: (state, _frame, kind) => ({ kind: 'card', card: nameOf(state, kind) }),
});

/** Asks for any number of them, one after the other. */
export const chooseSomeAside = (text: string): Question => {
  const chooseNext = chooseOneAside(text, true);
  return {
    ...chooseNext,
    chosenLast: true,
    list(state, frame, list) {
      const before = list.size;
      chooseNext.list(state, frame, list);
      if (list.size > before) list.add(NO);
    },
    answer(state, frame, kind, events) {
      if (kind === NO) {
        if (frame.count === 0) events?.emit({ kind: 'declined', seat: frame.seat, what: 'effect' });
        return;
      }
      chooseNext.answer(state, frame, kind, events);
      again(state);
    },
    describe: (state, frame, kind) => (kind === NO ? { kind: 'decline' } : chooseNext.describe(state, frame, kind)),
  };
};

/** Asks on whose discard pile the card goes that was chosen. */
export const chooseWhosePile = (
  then: (state: State, frame: Frame, player: Seat, events: EventSink) => void,
): Question => ({
  ...chooseAnyPlayer('Choose the player on whose discard pile it goes', ({ aside }) => aside.length > 0, then),
  chosenLast: true,
});

/** The cards that were chosen go to a discard pile; they lie open while it is asked in which order. */
export function discardChosen(state: State, { seat, count }: Frame, owner: Seat, events: EventSink): void {
  if (isAskedForOrder(state, orderFrame(seat, count, owner))) {
    const from = state.aside.length - count;
    for (let i = 0; i < count; i++) {
      const card = takeAsideOpenly(state, from);
      setAsideOpenly(state, state.asideOwner, card);
      events?.reveal({ kind: 'shown', seat, card: usedCard(state, kindOf(card), kindOf(card), NONE) });
    }
  }
  layOnPile(state, seat, owner, count, events);
}
