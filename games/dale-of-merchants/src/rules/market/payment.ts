import type { Seat } from '@souk/kernel';
import { type Kind, kindOf, NONE } from '../cards/card.js';
import { type Declaration, declarationsOf, valueInUse } from '../cards/identity.js';
import {
  KEPT_WHEN_PAID,
  MAY_BUY_DISCARDED,
  MAY_OVERPAY,
  NOTED_WHEN_PAID,
  RAISED_IN_PURCHASE,
  REARRANGES,
  UNTESTED_ALONE,
} from '../cards/permissions.js';
import { FROM_DISCARD, LAY_OTHERS, LEAVE_MARKET, type Purchase } from '../moves/codes.js';
import type { State } from '../state.js';
import { type HandUse, highestPlace, isCanonical, LEAST_RAISE, MOST_RAISE } from '../turn/hand-use.js';
import { BEYOND_ALL_VALUES, type Offer, offeredKind, priceOf } from './offers.js';

/** DM-MARKET-3, DM-MARKET-4: whether cards worth `sum`, the least of them `least`, and coins pay a price. */
export function pays(sum: number, least: number, permissions: number, coins: number, price: number): boolean {
  const surplus = sum + coins - price;
  if (surplus < 0) return false;
  return (permissions & MAY_OVERPAY) !== 0 || (surplus < least && (coins === 0 || surplus < 1));
}

/** A purchase that is no more than cards and what they are worth. */
export const ORDINARY: Purchase = {
  from: 0,
  mask: 0,
  coins: 0,
  junk: 0,
  copies: 0,
  lay: LEAVE_MARKET,
  kept: 0,
  noted: 0,
};

/** A search for declarations that make a payment legal: the purchase and its price. Filled anew for every search. */
const search = { from: 0, coins: 0, lay: 0, copies: 0, kept: 0, noted: 0, price: 0 };

function searchFor({ from, coins, lay, copies, kept, noted }: Purchase, price: number): void {
  search.from = from;
  search.coins = coins;
  search.lay = lay;
  search.copies = copies;
  search.kept = kept;
  search.noted = noted;
  search.price = price;
}

/**
 * Whether the cards weighed are a legal payment for what is searched. `untested` is the least value of those, so many, that are
 * not tested if there is but one (DX-CARD-blind-examiner).
 */
function isPaid(sum: number, least: number, permissions: number, untested: number, count: number): boolean {
  const { from, coins, lay, price } = search;
  const tested = count === 1 && from === FROM_DISCARD ? least : Math.min(least, untested);
  return (
    pays(sum, tested, permissions, coins, price) &&
    (from !== FROM_DISCARD || (permissions & MAY_BUY_DISCARDED) !== 0) &&
    (lay === LEAVE_MARKET || (permissions & REARRANGES) !== 0)
  );
}

/** Whether a card in the role that it has in the purchase may count as this. */
function fitsRole({ state, choices }: HandUse, place: number, as: Kind): boolean {
  const permissions = state.rules.permissions[as];
  if ((search.copies >> place) & 1 && as !== state.rules.junk) return false;
  if ((search.kept >> place) & 1 && (permissions & KEPT_WHEN_PAID) === 0) return false;
  const isNoted = (permissions & NOTED_WHEN_PAID) !== 0;
  return ((choices >> place) & 1) === 0 || isNoted === (((search.noted >> place) & 1) === 1);
}

/** DM-CHAM-8: whether the copies among the cards of `left` can be declared so that the payment is legal. */
function canBePaid(
  use: HandUse,
  left: number,
  sum: number,
  least: number,
  permissions: number,
  untested: number,
  count: number,
): boolean {
  if (left === 0) return isPaid(sum, least, permissions, untested, count);
  const place = highestPlace(left);
  const rest = left & ~(1 << place);
  const { rules } = use.state;
  for (let faces = use.identities[place]; faces !== 0; faces &= faces - 1) {
    const as = highestPlace(faces & -faces);
    if (!fitsRole(use, place, as)) continue;
    const value = valueInUse(use.state, use.cards[place], as);
    if (canBePaidAs(use, rest, value, rules.permissions[as], sum, least, permissions, untested, count)) return true;
  }
  return false;
}

/** The same with a card that counts as a face of this value and these permissions. */
function canBePaidAs(
  use: HandUse,
  left: number,
  value: number,
  permits: number,
  sum: number,
  least: number,
  permissions: number,
  untested: number,
  count: number,
): boolean {
  const all = permissions | permits;
  if ((permits & OTHERWISE_IN_PURCHASE) === 0) {
    return canBePaid(use, left, sum + value, Math.min(least, value), all, untested, count);
  }
  if ((permits & UNTESTED_ALONE) !== 0) {
    return canBePaid(use, left, sum + value, least, all, Math.min(untested, value), count + 1);
  }
  for (let worth = value + LEAST_RAISE; worth <= value + MOST_RAISE; worth++) {
    if (canBePaid(use, left, sum + worth, Math.min(least, worth), all, untested, count)) return true;
  }
  return false;
}

const OTHERWISE_IN_PURCHASE = RAISED_IN_PURCHASE | UNTESTED_ALONE;

/** What the card costs where it is to lie. */
export const priceToPay = (state: State, seat: Seat, { from, kind, price }: Offer, { lay }: Purchase): number =>
  lay === LEAVE_MARKET || from === FROM_DISCARD ? price : priceOf(state, seat, lay - 1, kind);

export function isPayable(use: HandUse, offer: Offer, purchase: Purchase): boolean {
  searchFor(purchase, priceToPay(use.state, use.seat, offer, purchase));
  return canBePaid(use, purchase.mask, 0, BEYOND_ALL_VALUES, 0, BEYOND_ALL_VALUES, 0);
}

/** Whether an offer can be paid with coins, cards counted together already and those of `open`. */
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
  searchFor(ORDINARY, price);
  search.from = from;
  search.coins = coins;
  return canBePaid(use, open, sum, least, permissions, BEYOND_ALL_VALUES, 0);
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
  return (copies & ~mask) === 0 && junk + bitsIn(copies) <= mayThrow(state, kind) && junk <= countJunk(use, mask);
}

/** Of like cards that are paid those in lower places have the roles of the higher numbers, so that no purchase has two. */
export function areRolesCanonical({ alike }: HandUse, { mask, copies, kept, noted }: Purchase): boolean {
  const roleAt = (place: number): number =>
    ((copies >> place) & 1) | (((kept >> place) & 1) << 1) | (((noted >> place) & 1) << 2);
  for (let left = alike & mask & (mask >> 1); left !== 0; left &= left - 1) {
    const place = highestPlace(left & -left);
    if (roleAt(place) < roleAt(place + 1)) return false;
  }
  return true;
}

/** Whether each card has one role, and one that it can have, and the card bought can be laid there. */
function areRolesPossible(use: HandUse, purchase: Purchase): boolean {
  const { mask, copies, kept, noted, lay, from } = purchase;
  const { market } = use.state;
  if (((copies & kept) | (copies & noted) | (kept & noted) | ((copies | kept | noted) & ~mask)) !== 0) return false;
  if ((noted & ~use.choices) !== 0) return false;
  const isLaidRight =
    lay === LEAVE_MARKET ||
    (from === FROM_DISCARD ? lay === LAY_OTHERS : lay <= market.filter((kind) => kind !== NONE).length);
  return isLaidRight && areRolesCanonical(use, purchase);
}

export function isLegalPurchase(use: HandUse, purchase: Purchase): boolean {
  const { state, seat, size, alike } = use;
  const { from, mask, coins } = purchase;
  const kind = from > FROM_DISCARD ? NONE : offeredKind(state, from);
  if (kind === NONE || mask < 0 || mask >> size !== 0 || !isCanonical(mask, alike)) return false;
  if (coins > (state.coins[seat] ?? 0) || !mayBeThrown(use, kind, purchase)) return false;
  const offer = { from, kind, price: priceOf(state, seat, from, kind) };
  if (!areRolesPossible(use, purchase)) return false;
  const price = priceToPay(state, seat, offer, purchase);
  if (price === 0) return mask === 0 && coins === 0;
  if (mask === 0 && !state.rules.coinsAlone) return false;
  return isPayable(use, offer, purchase);
}

/** Whether these declarations make the payment legal that is searched for. */
function isDeclaredPaid(use: HandUse, declared: ReadonlyMap<number, Declaration>): boolean {
  const { identities } = use;
  const before = [...declared.keys()].map((place) => identities[place]);
  let mask = 0;
  for (const [place, { as }] of declared) {
    identities[place] = 1 << as;
    mask |= 1 << place;
  }
  const holds = canBePaid(use, mask, 0, BEYOND_ALL_VALUES, 0, BEYOND_ALL_VALUES, 0);
  for (const [i, place] of [...declared.keys()].entries()) identities[place] = before[i];
  return holds;
}

/**
 * DM-CHAM-15: the declarations that a payment is announced with, by place; those of its copies that show least of
 * the hand. Purchases that differ in declarations only are one move (§17), so these are settled here.
 */
export function declarePayment(use: HandUse, purchase: Purchase): ReadonlyMap<number, Declaration> {
  const { state, seat } = use;
  const declared = new Map<number, Declaration>();
  if (purchase.mask === 0) return declared;
  const kind = offeredKind(state, purchase.from);
  const offer = { from: purchase.from, kind, price: priceOf(state, seat, purchase.from, kind) };
  searchFor(purchase, priceToPay(state, seat, offer, purchase));
  for (let shows = 0; ; shows++) {
    declared.clear();
    if (declare(use, declared, purchase.mask, 0, shows)) return declared;
  }
}

/** Declares the cards of `left`; says whether what is declared then can be paid with. */
function declare(use: HandUse, declared: Map<number, Declaration>, all: number, done: number, shows: number): boolean {
  const { state, seat } = use;
  if (done === all) return isDeclaredPaid(use, declared);
  const place = highestPlace(all & ~done & -(all & ~done));
  for (const declaration of declarationsOf(state, seat, kindOf(use.cards[place]), place)) {
    const showing = declaration.shown === NONE ? 0 : 1;
    if (showing > shows || !fitsRole(use, place, declaration.as)) continue;
    declared.set(place, declaration);
    if (declare(use, declared, all, done | (1 << place), shows - showing)) return true;
  }
  return false;
}
