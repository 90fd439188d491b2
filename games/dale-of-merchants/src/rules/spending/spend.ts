import type { Seat } from '@souk/kernel';
import { EVERYBODY, type Kind, kindOf, withoutMarks } from '../cards/card.js';
import { type EventSink, nameOf, tellMove, usedCard } from '../events.js';
import { takeOpenly } from '../knowledge/shown-cards.js';
import { setAsideOpenly } from '../piles/order.js';
import { asideOf, handOf } from '../piles/piles.js';
import { showKinds } from '../stall/build.js';
import type { State } from '../state.js';
import { handUse, highestPlace } from '../turn/hand-use.js';
import { declareSpending, type Range, type Spending } from './spending.js';

/**
 * DX-SPEND-3: what is spent is shown and leaves hand and purse; the cards are set aside on their way to the discard
 * pile. Says how many these are.
 */
export function spend(
  state: State,
  seat: Seat,
  face: Kind,
  spending: Spending,
  range: Range,
  events: EventSink,
): number {
  const use = handUse(state, seat);
  const { mask, coins, amount } = spending;
  const declared = declareSpending(use, spending, range);
  events?.reveal({
    kind: 'spent',
    seat,
    on: nameOf(state, face),
    payment: [...declared].map(([place, { as, shown }]) => usedCard(state, kindOf(use.cards[place]), as, shown)),
    coins,
    amount,
  });
  const spent = [...declared.keys()].map((place) => kindOf(use.cards[place]));
  payCoins(state, seat, coins);
  let count = 0;
  for (let left = mask; left !== 0; count++) {
    const place = highestPlace(left);
    left &= ~(1 << place);
    const card = withoutMarks(takeOpenly(state, seat, place));
    setAsideOpenly(state, seat, card);
    tellMove(state, kindOf(card), handOf(seat), asideOf(seat), EVERYBODY, events);
  }
  for (const { shown } of declared.values()) if (!spent.includes(shown)) showKinds(state, seat, shown, events);
  return count;
}

export function payCoins(state: State, seat: Seat, coins: number): void {
  if (coins === 0) return;
  const left = state.coins.slice();
  left[seat] -= coins;
  state.coins = left;
}
