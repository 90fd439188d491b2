import type { MoveList } from '@souk/kernel';
import { type Kind, kindOf, NONE } from './card.js';
import { FROM_DISCARD, type Purchase, purchaseCode } from './codes.js';
import { type HandUse, highestPlace, isCanonical } from './hand-use.js';
import { type Declaration, declarationsOf, valueInUse } from './identity.js';
import { MAY_BUY_DISCARDED, MAY_OVERPAY } from './permissions.js';
import type { State } from './state.js';

/** What is bought, and for how much. */
interface Offer {
  readonly from: number;
  readonly kind: Kind;
  readonly price: number;
}

/** DM-MARKET-1, DM-MARKET-5: the card that a purchase takes; NONE if there is none. */
export function offeredKind(state: State, from: number): Kind {
  if (from < FROM_DISCARD) return state.market[from];
  const { marketDiscard } = state;
  return from === FROM_DISCARD && marketDiscard.length > 0 ? marketDiscard[marketDiscard.length - 1] : NONE;
}

/** DM-MARKET-1: the value printed on the card's own face and the surcharge of its slot, which is its number. */
export const priceOf = (state: State, from: number, kind: Kind): number =>
  state.table.values[kind] + (from === FROM_DISCARD ? 0 : from);

/** DM-MARKET-3, DM-MARKET-4: whether cards worth `sum`, the least of them `least`, and coins pay a price. */
function pays(sum: number, least: number, permissions: number, coins: number, price: number): boolean {
  const surplus = sum + coins - price;
  if (surplus < 0) return false;
  return (permissions & MAY_OVERPAY) !== 0 || (surplus < least && (coins === 0 || surplus < 1));
}

const suits = (from: number, permissions: number): boolean =>
  from !== FROM_DISCARD || (permissions & MAY_BUY_DISCARDED) !== 0;

/** A search for declarations that make a payment legal. */
interface Search {
  readonly use: HandUse;
  readonly offer: Offer;
  readonly coins: number;
  /** Copies that must be declared as junk, since they are thrown away. */
  readonly asJunk: number;
}

/** DM-CHAM-8: whether the copies among the cards of `left` can be declared so that the payment is legal. */
function canBePaid(search: Search, left: number, sum: number, least: number, permissions: number): boolean {
  const { use, offer, coins, asJunk } = search;
  if (left === 0) return pays(sum, least, permissions, coins, offer.price) && suits(offer.from, permissions);
  const place = highestPlace(left);
  const rest = left & ~(1 << place);
  const { table } = use.state;
  let identities = use.identities[place];
  if ((asJunk >> place) & 1) identities &= 1 << table.junk;
  for (let faces = identities; faces !== 0; faces &= faces - 1) {
    const as = highestPlace(faces & -faces);
    const value = valueInUse(use.state, use.cards[place], as);
    if (canBePaid(search, rest, sum + value, Math.min(least, value), permissions | table.permissions[as])) return true;
  }
  return false;
}

const BEYOND_ALL_VALUES = 1000;
/** The highest printed value, raised by the highest roll. */
const HIGHEST_VALUE = 8;

function isPayable(use: HandUse, offer: Offer, purchase: Purchase): boolean {
  const search: Search = { use, offer, coins: purchase.coins, asJunk: purchase.copies };
  return canBePaid(search, purchase.mask, 0, BEYOND_ALL_VALUES, 0);
}

function countJunk({ state, cards }: HandUse, mask: number): number {
  let junk = 0;
  for (let left = mask; left !== 0; left &= left - 1) {
    if (kindOf(cards[highestPlace(left & -left)]) === state.table.junk) junk++;
  }
  return junk;
}

/** How many junk cards of the payment may be thrown away for buying this card (DM-CARD-essential-purchase). */
const mayThrow = (state: State, kind: Kind): number => state.table.junkThrown[kind];

function bitsIn(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

/** Whether the cards chosen to be thrown away can be (DM-CARD-essential-purchase). */
function mayBeThrown(use: HandUse, kind: Kind, { mask, junk, copies }: Purchase): boolean {
  if (junk === 0 && copies === 0) return true;
  const { state } = use;
  for (let left = copies; left !== 0; left &= left - 1) {
    if (!((state.table.copying >> kindOf(use.cards[highestPlace(left & -left)])) & 1)) return false;
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
  return isPayable(use, { from, kind, price: priceOf(state, from, kind) }, purchase);
}

/** All offers of a moment: market and the top of its discard pile. Filled anew for every list. */
interface Offers {
  count: number;
  readonly from: number[];
  readonly kind: Kind[];
  readonly price: number[];
  /** How many of them lie in the market; they come first. */
  inMarket: number;
  lowest: number;
}

const offers: Offers = { count: 0, from: [], kind: [], price: [], inMarket: 0, lowest: 0 };

export function readOffers(state: State): void {
  offers.count = 0;
  offers.inMarket = 0;
  offers.lowest = BEYOND_ALL_VALUES;
  for (let from = 0; from <= FROM_DISCARD; from++) {
    const kind = offeredKind(state, from);
    if (kind === NONE) continue;
    const price = priceOf(state, from, kind);
    offers.from[offers.count] = from;
    offers.kind[offers.count] = kind;
    offers.price[offers.count++] = price;
    if (price < offers.lowest) offers.lowest = price;
    if (from < FROM_DISCARD) offers.inMarket = offers.count;
  }
}

/** Cards of a hand counted together: what they are worth, the least of them, and what they allow. */
export interface Counted {
  readonly sum: number;
  readonly least: number;
  readonly permissions: number;
}

/** Lists what the cards of a mask, none of which leaves a choice, can buy. */
export function listPlainPurchases(
  use: HandUse,
  mask: number,
  sum: number,
  least: number,
  permissions: number,
  list: MoveList,
): void {
  const purse = use.state.coins[use.seat];
  if (sum + purse < offers.lowest) return;
  const count = (permissions & MAY_BUY_DISCARDED) === 0 ? offers.inMarket : offers.count;
  // With this a surplus below it leaves no card superfluous (DM-MARKET-3, DM-MARKET-4).
  const spare = (permissions & MAY_OVERPAY) === 0 ? least : BEYOND_ALL_VALUES;
  const { price } = offers;
  for (let i = 0; i < count; i++) {
    const surplus = sum - price[i];
    if (surplus >= 0 && surplus < spare) listPurchase(use, i, mask, 0, list);
    for (let coins = 1; coins <= purse; coins++) {
      if (pays(sum, least, permissions, coins, price[i])) listPurchase(use, i, mask, coins, list);
    }
  }
}

function listPurchase(use: HandUse, offer: number, mask: number, coins: number, list: MoveList): void {
  list.add(purchaseCode(offers.from[offer], mask, coins, 0, 0, use.size));
  if (mayThrow(use.state, offers.kind[offer]) > 0) listThrows(use, offerAt(offer), mask, coins, list);
}

const offerAt = (i: number): Offer => ({ from: offers.from[i], kind: offers.kind[i], price: offers.price[i] });

/**
 * Lists what the cards of a mask can buy when some of them can be declared in several ways; the others are
 * counted already.
 */
export function listRichPurchases(use: HandUse, mask: number, plain: Counted, list: MoveList): void {
  const purse = use.state.coins[use.seat];
  const open = mask & use.choices;
  const most = bitsIn(open) * (HIGHEST_VALUE + use.state.turnBonus);
  for (let i = 0; i < offers.count; i++) {
    const offer = offerAt(i);
    // Nothing printed or set, with the turn's bonus, is worth more for each card.
    if (plain.sum + purse + most < offer.price) continue;
    for (let coins = 0; coins <= purse; coins++) {
      const search: Search = { use, offer, coins, asJunk: 0 };
      if (canBePaid(search, open, plain.sum, plain.least, plain.permissions)) listPurchase(use, i, mask, coins, list);
    }
  }
}

/** Lists a purchase with every choice of cards that are thrown away for it, but for none. */
function listThrows(use: HandUse, offer: Offer, mask: number, coins: number, list: MoveList): void {
  const { cards, state } = use;
  let copying = 0;
  for (let left = mask; left !== 0; left &= left - 1) {
    const place = highestPlace(left & -left);
    if ((state.table.copying >> kindOf(cards[place])) & (use.identities[place] >> state.table.junk) & 1)
      copying |= 1 << place;
  }
  const junkCards = Math.min(countJunk(use, mask), mayThrow(state, offer.kind));
  // Every part of `copying`, from all of it down to nothing.
  for (let copies = copying; ; copies = (copies - 1) & copying) {
    for (let junk = 0; junk <= junkCards; junk++) {
      const purchase = { from: offer.from, mask, coins, junk, copies };
      if (junk + copies > 0 && mayBeThrown(use, offer.kind, purchase) && isPayable(use, offer, purchase)) {
        list.add(purchaseCode(offer.from, mask, coins, junk, copies, use.size));
      }
    }
    if (copies === 0) return;
  }
}

/**
 * DM-CHAM-15: the declarations that a payment is announced with, by place; those of its copies that show least of
 * the hand. Purchases that differ in declarations only are one move (§17), so these are settled here.
 */
export function declarePayment(use: HandUse, purchase: Purchase): ReadonlyMap<number, Declaration> {
  const { state, seat } = use;
  const kind = offeredKind(state, purchase.from);
  const offer = { from: purchase.from, kind, price: priceOf(state, purchase.from, kind) };
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
      if (showing > shows || ((purchase.copies >> place) & 1 && declaration.as !== state.table.junk)) continue;
      const value = valueInUse(state, use.cards[place], declaration.as);
      const allowed = permissions | state.table.permissions[declaration.as];
      declared.set(place, declaration);
      if (declare(left & (left - 1), sum + value, Math.min(least, value), allowed, shows - showing, declared))
        return true;
    }
    return false;
  }
}
