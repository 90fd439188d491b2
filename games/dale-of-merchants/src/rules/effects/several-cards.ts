import type { Seat } from '@souk/kernel';
import { EVERYBODY, type Kind, openCard } from '../cards/card.js';
import type { Question, Step } from '../cards/spec.js';
import { type EventSink, nameOf, tellMove } from '../events.js';
import type { Frame } from '../frames.js';
import { takeOpenly } from '../knowledge/shown-cards.js';
import { layOnPile, setAsideOpenly } from '../piles/order.js';
import { asideOf, deckOf, discardOf, takeFromDiscard } from '../piles/piles.js';
import type { State } from '../state.js';
import { bringForward } from '../turn/actions.js';
import { discardHand } from './card-actions.js';
import { chooseDiscarded, chooseHandCard, ifDue } from './questions.js';
import { again, remember } from './resolve.js';

/** Several cards that are chosen one at a time and then laid somewhere together. The frame counts those that are still to be chosen. */

type Counting = (state: State, frame: Frame) => number;

const isCounting = ({ count }: Frame): boolean => count > 0;

/** So many cards of the hand are chosen and discarded, in an order that may be asked for; all of them if there are no more. */
export const discardSeveral = (text: string, count: Counting): readonly Step[] => [
  (state, frame, events) => {
    const { length } = state.hands[frame.seat];
    const wanted = Math.min(length, count(state, frame));
    if (wanted === length) discardHand(state, frame.seat, events);
    remember(state, { count: wanted === length ? 0 : wanted });
  },
  ifDue(
    isCounting,
    chooseHandCard(text, (state, { seat, count: left }, place, events) => {
      bringForward(state, seat, takeOpenly(state, seat, place), events);
      remember(state, { count: left - 1 });
      if (left > 1) again(state);
    }),
  ),
  (state, { seat }, events) => layOnPile(state, seat, seat, state.aside.length, events),
];

/** A card of the own discard pile is set aside on its way to another place. */
function bringFromDiscard(state: State, seat: Seat, place: number, events: EventSink): void {
  const kind = takeFromDiscard(state, seat, place);
  setAsideOpenly(state, seat, openCard(kind));
  tellMove(state, kind, discardOf(seat), asideOf(seat), EVERYBODY, events);
}

/** So many cards of the discard pile are chosen and laid on a pile or deck; all of them if there are no more. */
export const laySeveralDiscarded = (text: string, pile: number, count: Counting): readonly Step[] => [
  (state, frame, events) => {
    const { seat } = frame;
    const { length } = state.discards[seat];
    const wanted = Math.min(length, count(state, frame));
    if (wanted === length) while (state.discards[seat].length > 0) bringFromDiscard(state, seat, 0, events);
    remember(state, { count: wanted === length ? 0 : wanted });
  },
  ifDue(
    isCounting,
    chooseDiscarded(
      text,
      () => true,
      (state, { seat, count: left }, place, events) => {
        bringFromDiscard(state, seat, place, events);
        remember(state, { count: left - 1 });
        if (left > 1) again(state);
      },
    ),
  ),
  (state, { seat }, events) => layOnPile(state, seat, pile, state.aside.length, events),
];

/** A card of the own discard pile that the question has chosen is set aside. */
export const setDiscardedAside = bringFromDiscard;

/** The top card of the own discard pile goes on the own deck, for all to know; false if there is none. */
export function putTopOfDiscardOnDeck(state: State, seat: Seat, events: EventSink): boolean {
  const top = state.discards[seat].length - 1;
  if (top < 0) return false;
  const kind = takeFromDiscard(state, seat, top);
  state.decks[seat].push(openCard(kind));
  tellMove(state, kind, discardOf(seat), deckOf(seat), EVERYBODY, events);
  return true;
}

/** DX-PICK-1: asks for a card of the own discard pile among those from `from` to before `to`, counted from the bottom. */
export const chooseDiscardedBetween = (
  text: string,
  span: (pile: readonly Kind[], state: State, frame: Frame) => readonly [number, number],
  then: (state: State, frame: Frame, place: number, events: EventSink) => void,
): Question => ({
  kind: 'card',
  text,
  list(state, frame, list) {
    const pile = state.discards[frame.seat];
    const [from, to] = span(pile, state, frame);
    let listed = 0;
    for (let place = Math.max(0, from); place < to; place++) {
      if (((listed >> pile[place]) & 1) === 0) list.add(pile[place]);
      listed |= 1 << pile[place];
    }
  },
  answer(state, frame, kind, events) {
    const pile = state.discards[frame.seat];
    const [from, to] = span(pile, state, frame);
    // From the bottom where only the bottom may be taken, else from the top.
    const place = from <= 0 && to < pile.length ? pile.indexOf(kind) : pile.lastIndexOf(kind);
    then(state, frame, place, events);
  },
  describe: (state, _frame, kind) => ({ kind: 'card', card: nameOf(state, kind) }),
});
