import type { Seat } from '@souk/kernel';
import { EVERYBODY, type Kind, kindOf, withoutMarks } from '../cards/card.js';
import { type EventSink, nameOf, tellMove, usedCard } from '../events.js';
import { takeOpenly } from '../knowledge/shown-cards.js';
import { setAsideOpenly } from '../piles/order.js';
import { asideOf, handOf } from '../piles/piles.js';
import { showIfInHand } from '../stall/build.js';
import type { State } from '../state.js';
import { type HandUse, handUse, highestPlace } from '../turn/hand-use.js';
import { declareSpending, type Range, type Spending } from './spending.js';

/** Coins and cards are spent for one face of a card. */
export interface Spent {
  readonly face: Kind;
  readonly spending: Spending;
  readonly range: Range;
}

/**
 * DX-SPEND-3: what is spent is shown and leaves hand and purse; the cards are set aside on their way to the discard
 * pile. Says how many these are.
 */
export function spend(state: State, seat: Seat, all: readonly Spent[], events: EventSink): number {
  const use = handUse(state, seat);
  let shown: readonly Kind[] = [];
  let mask = 0;
  let coins = 0;
  for (const spent of all) {
    shown = [...shown, ...announce(use, spent, events)];
    mask |= spent.spending.mask;
    coins += spent.spending.coins;
  }
  payCoins(state, seat, coins);
  let count = 0;
  for (let left = mask; left !== 0; count++) {
    const place = highestPlace(left);
    left &= ~(1 << place);
    const card = withoutMarks(takeOpenly(state, seat, place));
    setAsideOpenly(state, seat, card);
    tellMove(state, kindOf(card), handOf(seat), asideOf(seat), EVERYBODY, events);
  }
  for (const kind of shown) showIfInHand(state, seat, kind, events);
  return count;
}

/** Says which hand cards must be shown for it besides those that are spent (DM-CHAM-15). */
function announce(use: HandUse, { face, spending, range }: Spent, events: EventSink): readonly Kind[] {
  const { state, seat } = use;
  const declared = declareSpending(use, spending, range);
  events?.reveal({
    kind: 'spent',
    seat,
    on: nameOf(state, face),
    payment: [...declared].map(([place, { as, shown }]) => usedCard(state, kindOf(use.cards[place]), as, shown)),
    coins: spending.coins,
    amount: spending.amount,
  });
  const spent = [...declared.keys()].map((place) => kindOf(use.cards[place]));
  return [...declared.values()].map(({ shown }) => shown).filter((kind) => !spent.includes(kind));
}

export function payCoins(state: State, seat: Seat, coins: number): void {
  if (coins === 0) return;
  const left = state.coins.slice();
  left[seat] -= coins;
  state.coins = left;
}
