import type { Seat } from '@souk/kernel';
import { type Card, kindOf, likenessOf, openCard } from '../cards/card.js';
import { declarationsOf, valueInUse } from '../cards/identity.js';
import type { SpendInStack } from '../cards/spec.js';
import { amountsOf, eachChoice, NO_EXCEPTION, placesToSpend, spendingCode } from '../spending/spending.js';
import type { State } from '../state.js';
import { type HandUse, handUse } from '../turn/hand-use.js';
import { type BuiltCard, HIGHEST_TOTAL, isTotal } from './stack.js';
import { faceIn, isPaidFor, search, valueIn, type Way } from './stack-search.js';

/** DX-SPEND-6: what is spent for the cards of a stack, each on its own, with nothing that is in the stack or spent for another. */

interface Paid {
  readonly spending: SpendInStack;
  /** The value without what is spent, and with it. */
  readonly before: number;
  readonly value: number;
  /** Whether it is in all that tells cards apart the same as the one before: then no two orders of their payments are counted. */
  readonly isTwin: boolean;
}

function paidCards(use: HandUse): Paid[] {
  const { handPlaces, handWays, inHand, pile, pilePlaces, pileWays, inPile } = search;
  const paid: Paid[] = [];
  let last = '';
  const add = (card: Card, way: Way, from: string): void => {
    const spending = use.state.rules.stackSpending[faceIn(way)];
    if (!isPaidFor(way) || spending === undefined) return;
    const twin = `${from} ${way}`;
    paid.push({
      spending,
      before: valueInUse(use.state, card, faceIn(way)),
      value: valueIn(way),
      isTwin: twin === last,
    });
    last = twin;
  };
  for (let i = 0; i < inHand; i++) {
    const card = use.cards[handPlaces[i]];
    add(card, handWays[i], `hand ${likenessOf(card)}`);
  }
  for (let i = 0; i < inPile; i++) add(openCard(pile[pilePlaces[i]]), pileWays[i], `pile ${pile[pilePlaces[i]]}`);
  return paid;
}

/** Calls for everything that may be spent for a card so that it has its value; stops when `then` says so. */
function eachFitting(
  use: HandUse,
  { spending, before, value }: Pick<Paid, 'spending' | 'before' | 'value'>,
  taken: number,
  purse: number,
  then: (code: number, mask: number, coins: number) => boolean,
): boolean {
  return eachChoice(use, placesToSpend(use, taken, NO_EXCEPTION), (mask) => {
    for (let coins = mask === 0 ? 1 : 0; coins <= purse; coins++) {
      const amounts: number[] = [];
      amountsOf(use, mask, coins, spending, amounts);
      for (const amount of amounts) {
        if (spending.worth(before, amount) !== value) continue;
        if (then(spendingCode(mask, coins, amount), mask, coins)) return true;
      }
    }
    return false;
  });
}

/** Calls for every way to pay for the stack that is chosen, which `search.payments` holds; stops when `then` says so. */
export function eachPayment(use: HandUse, then: () => boolean): boolean {
  const { handPlaces, inHand, payments } = search;
  const { state, seat } = use;
  const paid = paidCards(use);
  let inStack = 0;
  for (let i = 0; i < inHand; i++) inStack |= 1 << handPlaces[i];
  const pay = (i: number, taken: number, purse: number): boolean => {
    if (i === paid.length) return then();
    const { isTwin } = paid[i];
    return eachFitting(use, paid[i], taken, purse, (code, mask, coins) => {
      if (isTwin && code < payments[i - 1]) return false;
      payments[i] = code;
      return pay(i + 1, taken | mask, purse - coins);
    });
  };
  return pay(0, inStack, state.coins[seat]);
}

/** Whether a card counts as one that something can be spent for in a stack, in some way. */
export const maySpendFor = (state: State, seat: Seat, card: Card): boolean =>
  declarationsOf(state, seat, kindOf(card), -1).some(({ as }) => state.rules.stackSpending[as] !== undefined);

/** DX-SPEND-7: the ways in which a card from elsewhere comes to one of these totals alone, with something spent for it. */
export function paidWaysToBuild(state: State, seat: Seat, card: Card, totals: number): BuiltCard[] {
  const ways: BuiltCard[] = [];
  const use = handUse(state, seat);
  for (const { as, shown } of declarationsOf(state, seat, kindOf(card), -1)) {
    const spending = state.rules.stackSpending[as];
    if (spending === undefined) continue;
    const before = valueInUse(state, card, as);
    for (let value = 0; value <= HIGHEST_TOTAL; value++) {
      if (!isTotal(totals, value)) continue;
      eachFitting(use, { spending, before, value }, 0, state.coins[seat], (spent) => {
        ways.push({ place: -1, card, as, shown, change: 0, value, spent });
        return false;
      });
    }
  }
  return ways;
}
