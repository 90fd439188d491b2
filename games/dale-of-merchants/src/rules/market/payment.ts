import { type Kind, kindOf, NONE } from '../cards/card.js';
import { type Declaration, declarationsOf, valueInUse } from '../cards/identity.js';
import { MAY_BUY_DISCARDED, MAY_OVERPAY } from '../cards/permissions.js';
import { FROM_DISCARD, type Purchase } from '../moves/codes.js';
import type { State } from '../state.js';
import { type HandUse, highestPlace, isCanonical } from '../turn/hand-use.js';
import { BEYOND_ALL_VALUES, type Offer, offeredKind, priceOf } from './offers.js';

/** DM-MARKET-3, DM-MARKET-4: whether cards worth `sum`, the least of them `least`, and coins pay a price. */
export function pays(sum: number, least: number, permissions: number, coins: number, price: number): boolean {
  const surplus = sum + coins - price;
  if (surplus < 0) return false;
  return (permissions & MAY_OVERPAY) !== 0 || (surplus < least && (coins === 0 || surplus < 1));
}

const suits = (from: number, permissions: number): boolean =>
  from !== FROM_DISCARD || (permissions & MAY_BUY_DISCARDED) !== 0;

/** A search for declarations that make a payment legal. */
interface Search {
  from: number;
  price: number;
  coins: number;
  /** Copies that must be declared as junk, since they are thrown away. */
  asJunk: number;
}

/** Filled anew for every search. */
const search: Search = { from: 0, price: 0, coins: 0, asJunk: 0 };

/** DM-CHAM-8: whether the copies among the cards of `left` can be declared so that the payment is legal. */
function canBePaid(use: HandUse, left: number, sum: number, least: number, permissions: number): boolean {
  const { asJunk } = search;
  if (left === 0) return pays(sum, least, permissions, search.coins, search.price) && suits(search.from, permissions);
  const place = highestPlace(left);
  const rest = left & ~(1 << place);
  const { rules } = use.state;
  let identities = use.identities[place];
  if ((asJunk >> place) & 1) identities &= 1 << rules.junk;
  for (let faces = identities; faces !== 0; faces &= faces - 1) {
    const as = highestPlace(faces & -faces);
    const value = valueInUse(use.state, use.cards[place], as);
    if (canBePaid(use, rest, sum + value, Math.min(least, value), permissions | rules.permissions[as])) return true;
  }
  return false;
}

export function isPayable(use: HandUse, offer: Offer, purchase: Purchase): boolean {
  search.from = offer.from;
  search.price = offer.price;
  search.coins = purchase.coins;
  search.asJunk = purchase.copies;
  return canBePaid(use, purchase.mask, 0, BEYOND_ALL_VALUES, 0);
}

/** Whether an offer can be paid with coins, cards counted together already and the copies of `open`. */
export function isPayableBesides(
  use: HandUse,
  from: number,
  price: number,
  coins: number,
  open: number,
  sum: number,
  least: number,
  permissions: number,
): boolean {
  search.from = from;
  search.price = price;
  search.coins = coins;
  search.asJunk = 0;
  return canBePaid(use, open, sum, least, permissions);
}

export function countJunk({ state, cards }: HandUse, mask: number): number {
  let junk = 0;
  for (let left = mask; left !== 0; left &= left - 1) {
    if (kindOf(cards[highestPlace(left & -left)]) === state.rules.junk) junk++;
  }
  return junk;
}

/** How many junk cards of the payment may be thrown away for buying this card (DM-CARD-essential-purchase). */
export const mayThrow = (state: State, kind: Kind): number => state.rules.junkThrown[kind];

function bitsIn(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

/** Whether the cards chosen to be thrown away can be (DM-CARD-essential-purchase). */
export function mayBeThrown(use: HandUse, kind: Kind, { mask, junk, copies }: Purchase): boolean {
  if (junk === 0 && copies === 0) return true;
  const { state } = use;
  for (let left = copies; left !== 0; left &= left - 1) {
    if (!((state.rules.copying >> kindOf(use.cards[highestPlace(left & -left)])) & 1)) return false;
  }
  return (
    (copies & ~mask) === 0 &&
    isCanonical(copies, use.alike & mask) &&
    junk + bitsIn(copies) <= mayThrow(state, kind) &&
    junk <= countJunk(use, mask)
  );
}

export function isLegalPurchase(use: HandUse, purchase: Purchase): boolean {
  const { state, seat, size, alike } = use;
  const { from, mask, coins } = purchase;
  const kind = from > FROM_DISCARD ? NONE : offeredKind(state, from);
  if (kind === NONE || mask <= 0 || mask >> size !== 0 || !isCanonical(mask, alike)) return false;
  if (coins > (state.coins[seat] ?? 0) || !mayBeThrown(use, kind, purchase)) return false;
  return isPayable(use, { from, kind, price: priceOf(state, seat, from, kind) }, purchase);
}

/**
 * DM-CHAM-15: the declarations that a payment is announced with, by place; those of its copies that show least of
 * the hand. Purchases that differ in declarations only are one move (§17), so these are settled here.
 */
export function declarePayment(use: HandUse, purchase: Purchase): ReadonlyMap<number, Declaration> {
  const { state, seat } = use;
  const kind = offeredKind(state, purchase.from);
  const offer = { from: purchase.from, kind, price: priceOf(state, seat, purchase.from, kind) };
  for (let shows = 0; ; shows++) {
    const declared = new Map<number, Declaration>();
    if (declare(purchase.mask, 0, BEYOND_ALL_VALUES, 0, shows, declared)) return declared;
  }

  function declare(
    left: number,
    sum: number,
    least: number,
    permissions: number,
    shows: number,
    declared: Map<number, Declaration>,
  ): boolean {
    if (left === 0) return pays(sum, least, permissions, purchase.coins, offer.price) && suits(offer.from, permissions);
    const place = highestPlace(left & -left);
    for (const declaration of declarationsOf(state, seat, kindOf(use.cards[place]), place)) {
      const showing = declaration.shown === NONE ? 0 : 1;
      if (showing > shows || ((purchase.copies >> place) & 1 && declaration.as !== state.rules.junk)) continue;
      const value = valueInUse(state, use.cards[place], declaration.as);
      const allowed = permissions | state.rules.permissions[declaration.as];
      declared.set(place, declaration);
      if (declare(left & (left - 1), sum + value, Math.min(least, value), allowed, shows - showing, declared))
        return true;
    }
    return false;
  }
}
