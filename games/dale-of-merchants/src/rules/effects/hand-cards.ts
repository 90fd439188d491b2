import type { Seat } from '@souk/kernel';
import { type Card, type Kind, kindOf, likenessOf, NONE, seenBy, withoutMarks } from '../cards/card.js';
import { ADD, withChange } from '../cards/marks.js';
import type { Question } from '../cards/spec.js';
import { type EventSink, nameOf, tellMove, usedCard } from '../events.js';
import type { Frame } from '../frames.js';
import { changeHandCard, placeOfKnown, showHandCard, takeOpenly } from '../knowledge/shown-cards.js';
import { handCardOf } from '../moves/moves.js';
import { layOnPile, ON_OWN_DECK } from '../piles/order.js';
import { asideOf, handOf, takeSecretly } from '../piles/piles.js';
import type { State } from '../state.js';
import { bringForward } from '../turn/actions.js';
import { alikePlaces, highestPlace, isCanonical } from '../turn/hand-use.js';
import { discardHandCard } from './card-actions.js';

/** Several cards of a hand at once, and what is done to single ones. */

/** How many are to be chosen of a hand of so many cards. */
export interface Count {
  readonly least: number;
  readonly most: number;
}

function bitsIn(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

/** Asks for some cards of the own hand that `suit`; `then` gets the mask of their places. */
export const chooseHandCards = (
  text: string,
  counts: (state: State, frame: Frame) => Count,
  then: (state: State, frame: Frame, mask: number, events: EventSink) => void,
  suits: (state: State, card: Card) => boolean = () => true,
): Question => ({
  kind: 'hand-cards',
  text,
  list(state, frame, list) {
    const hand = state.hands[frame.seat];
    const { least, most } = counts(state, frame);
    const alike = alikePlaces(hand);
    let suiting = 0;
    for (const [place, card] of hand.entries()) if (suits(state, card)) suiting |= 1 << place;
    if (most === 0 || bitsIn(suiting) < least) return;
    for (let mask = 1; mask < 1 << hand.length; mask++) {
      if ((mask & ~suiting) !== 0 || !isCanonical(mask, alike)) continue;
      const count = bitsIn(mask);
      if (count >= least && count <= most) list.add(mask);
    }
  },
  asksAnyway: (state, { seat }) => state.hands[seat].length > 1,
  answer: then,
  describe: (state, { seat }, mask) => ({
    kind: 'hand-cards',
    cards: state.hands[seat].filter((_, place) => (mask >> place) & 1).map((card) => handCardOf(state, card)),
  }),
});

/** All of so many, or as many as there are. */
export const exactly =
  (count: number) =>
  ({ hands }: State, { seat }: Frame): Count => {
    const cards = Math.min(count, hands[seat].length);
    return { least: cards, most: cards };
  };

/** These hand cards are discarded, in an order that may be asked for; says how many. */
export function discardHandCards(state: State, seat: Seat, mask: number, events: EventSink): number {
  let count = 0;
  for (let left = mask; left !== 0; count++) {
    const place = highestPlace(left);
    left &= ~(1 << place);
    bringForward(state, seat, takeOpenly(state, seat, place), events);
  }
  layOnPile(state, seat, seat, count, events);
  return count;
}

/** These hand cards are laid on the own deck, unseen by others, in an order that is asked for. */
export function putHandCardsOnDeck(state: State, seat: Seat, mask: number, events: EventSink): void {
  const likenesses = state.hands[seat].filter((_, place) => (mask >> place) & 1).map(likenessOf);
  state.asideOwner = seat;
  for (const likeness of likenesses) {
    const place = state.hands[seat].findIndex((card) => likenessOf(card) === likeness);
    const card = withoutMarks(takeSecretly(state, seat, place, 1 << seat));
    state.aside.push(card);
    tellMove(state, kindOf(card), handOf(seat), asideOf(seat), seenBy(card), events);
  }
  layOnPile(state, seat, ON_OWN_DECK, likenesses.length, events);
}

/** A hand card is shown to all and worth so much more in this turn (DX-VALUE-2); it stays in the hand. */
export function raiseHandCard(state: State, seat: Seat, at: number, by: number, events: EventSink): void {
  const likeness = likenessOf(state.hands[seat][at]);
  showHandCard(state, seat, at);
  const place = placeOfKnown(state.hands[seat], (card) => likenessOf(card) === likeness);
  const card = state.hands[seat][place];
  events?.reveal({ kind: 'shown', seat, card: usedCard(state, kindOf(card), kindOf(card), NONE) });
  changeHandCard(state, seat, place, withChange(state, card, ADD, by));
  events?.emit({ kind: 'value-changed', seat, card: nameOf(state, kindOf(card)), how: 'add', by });
}

/** The hand card that was shown to react is discarded. */
export const discardShown = (state: State, seat: Seat, kind: Kind, events: EventSink): void =>
  discardHandCard(
    state,
    seat,
    placeOfKnown(state.hands[seat], (card) => kindOf(card) === kind),
    events,
  );
