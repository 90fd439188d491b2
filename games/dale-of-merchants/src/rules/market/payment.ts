import type { MoveList, Seat } from '@souk/kernel';
import { type Kind, kindOf, NONE } from '../cards/card.js';
import { type Declaration, declarationsOf, valueInUse } from '../cards/identity.js';
import { MAY_BUY_DISCARDED, MAY_OVERPAY } from '../cards/permissions.js';
import { addedBy } from '../effects/extras.js';
import { FROM_DISCARD, type Purchase, purchaseCode } from '../moves/codes.js';
import type { State } from '../state.js';
import type { Table } from '../table.js';
import { type HandUse, highestPlace, isCanonical } from '../turn/hand-use.js';

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
export const priceOf = (state: State, seat: Seat, from: number, kind: Kind): number => {
  const price = state.table.values[kind] + (from === FROM_DISCARD ? 0 : from);
  return state.extras === undefined ? price : Math.max(0, price + addedBy(state, 'price', seat));
};

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
  const { table } = use.state;
  let identities = use.identities[place];
  if ((asJunk >> place) & 1) identities &= 1 << table.junk;
  for (let faces = identities; faces !== 0; faces &= faces - 1) {
    const as = highestPlace(faces & -faces);
    const value = valueInUse(use.state, use.cards[place], as);
    if (canBePaid(use, rest, sum + value, Math.min(least, value), permissions | table.permissions[as])) return true;
  }
  return false;
}

const BEYOND_ALL_VALUES = 1000;

function isPayable(use: HandUse, offer: Offer, purchase: Purchase): boolean {
  search.from = offer.from;
  search.price = offer.price;
  search.coins = purchase.coins;
  search.asJunk = purchase.copies;
  return canBePaid(use, purchase.mask, 0, BEYOND_ALL_VALUES, 0);
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
  return isPayable(use, { from, kind, price: priceOf(state, seat, from, kind) }, purchase);
}

/** All offers of a moment: market and the top of its discard pile. Filled anew when they change. */
interface Offers {
  count: number;
  readonly from: Int32Array;
  readonly kind: Int32Array;
  readonly price: Int32Array;
  /** How many of them lie in the market; they come first. */
  inMarket: number;
  /** The same as bits. */
  ofMarket: number;
  /** By amount: the offers that cost at most so much, as bits. */
  readonly within: Int32Array;
  /** Who can pay this can pay for anything. */
  highest: number;
  cheapest: number;
}

/** The highest printed value in the slot with the highest surcharge. */
const HIGHEST_PRICE = 9;
/** The same with decks that raise prices. */
const HIGHEST_RAISED_PRICE = 31;

const offers: Offers = {
  count: 0,
  from: new Int32Array(FROM_DISCARD + 1),
  kind: new Int32Array(FROM_DISCARD + 1),
  price: new Int32Array(FROM_DISCARD + 1),
  inMarket: 0,
  ofMarket: 0,
  within: new Int32Array(HIGHEST_RAISED_PRICE + 1),
  highest: HIGHEST_PRICE,
  cheapest: 0,
};

/** What the offers were read from: a market changes less often than it is looked at. */
const source = { table: undefined as Table | undefined, kinds: new Int32Array(FROM_DISCARD + 1) };

/** Whether the offers are still those that were read; remembers what they are read from. */
function isAsRead(state: State): boolean {
  const { kinds } = source;
  let isSame = source.table === state.table && state.extras === undefined;
  source.table = state.table;
  for (let from = 0; from <= FROM_DISCARD; from++) {
    const kind = offeredKind(state, from);
    if (kinds[from] === kind) continue;
    kinds[from] = kind;
    isSame = false;
  }
  return isSame;
}

/** Reads the offers; says what the cheapest costs. */
export function readOffers(state: State, seat: Seat): number {
  if (isAsRead(state)) return offers.cheapest;
  offers.highest = state.extras === undefined ? HIGHEST_PRICE : HIGHEST_RAISED_PRICE;
  offers.cheapest = BEYOND_ALL_VALUES;
  offers.count = 0;
  offers.inMarket = 0;
  for (let amount = 0; amount <= offers.highest; amount++) offers.within[amount] = 0;
  for (let from = 0; from <= FROM_DISCARD; from++) {
    const kind = offeredKind(state, from);
    if (kind === NONE) continue;
    const price = priceOf(state, seat, from, kind);
    offers.from[offers.count] = from;
    offers.kind[offers.count] = kind;
    offers.price[offers.count] = price;
    if (price < offers.cheapest) offers.cheapest = price;
    if (price <= offers.highest) offers.within[price] |= 1 << offers.count;
    offers.count++;
    if (from < FROM_DISCARD) offers.inMarket = offers.count;
  }
  for (let amount = 1; amount <= offers.highest; amount++) offers.within[amount] |= offers.within[amount - 1];
  offers.ofMarket = (1 << offers.inMarket) - 1;
  return offers.cheapest;
}

/** The offers that hand cards without a choice and some of the coins may pay for, as bits. */
function offersFor(sum: number, least: number, permissions: number, purse: number): number {
  const { within, highest } = offers;
  const payable = within[Math.min(sum + purse, highest)];
  // What the cards pay for even without the least of them would leave it superfluous (DM-MARKET-3, DM-MARKET-4).
  const overpaid = within[Math.min(sum - least, highest)];
  if ((permissions & BEYOND_THE_USUAL) === 0) return payable & ~overpaid & offers.ofMarket;
  const open = (permissions & MAY_OVERPAY) === 0 ? payable & ~overpaid : payable;
  return (permissions & MAY_BUY_DISCARDED) === 0 ? open & offers.ofMarket : open;
}

const BEYOND_THE_USUAL = MAY_OVERPAY | MAY_BUY_DISCARDED;

/** Lists how the cards of a mask, none of which leaves a choice, can buy. */
export function listPlainPurchases(
  use: HandUse,
  mask: number,
  sum: number,
  least: number,
  permissions: number,
  list: MoveList,
): void {
  const purse = use.state.coins[use.seat];
  for (let left = offersFor(sum, least, permissions, purse); left !== 0; left &= left - 1) {
    const offer = highestPlace(left & -left);
    for (let coins = 0; coins <= purse; coins++) {
      if (pays(sum, least, permissions, coins, offers.price[offer])) listPurchase(use, offer, mask, coins, list);
    }
  }
}

function listPurchase(use: HandUse, offer: number, mask: number, coins: number, list: MoveList): void {
  list.add(purchaseCode(offers.from[offer], mask, coins, 0, 0, use.size));
  if (mayThrow(use.state, offers.kind[offer]) > 0) listThrows(use, offerAt(offer), mask, coins, list);
}

const offerAt = (i: number): Offer => ({ from: offers.from[i], kind: offers.kind[i], price: offers.price[i] });

/** Whether an offer can be paid with coins, cards counted together already and the copies of `open`. */
function isPayableBesides(
  use: HandUse,
  offer: number,
  coins: number,
  open: number,
  sum: number,
  least: number,
  permissions: number,
): boolean {
  search.from = offers.from[offer];
  search.price = offers.price[offer];
  search.coins = coins;
  search.asJunk = 0;
  return canBePaid(use, open, sum, least, permissions);
}

/** Lists what the cards of a mask can buy when some of them can be declared in several ways. */
export function listRichPurchases(use: HandUse, mask: number, list: MoveList): void {
  const purse = use.state.coins[use.seat];
  // The cards without a choice, counted together.
  let sum = 0;
  let least = BEYOND_ALL_VALUES;
  let permissions = 0;
  for (let left = mask & ~use.choices; left !== 0; left &= left - 1) {
    const place = highestPlace(left & -left);
    sum += use.value[place];
    least = Math.min(least, use.value[place]);
    permissions |= use.permissions[place];
  }
  const open = mask & use.choices;
  let most = sum;
  let fewest = sum;
  let mayPermit = permissions;
  for (let left = open; left !== 0; left &= left - 1) {
    const place = highestPlace(left & -left);
    most += use.most[place];
    fewest += use.fewest[place];
    mayPermit |= use.mayPermit[place];
  }
  const count = (mayPermit & MAY_BUY_DISCARDED) === 0 ? offers.inMarket : offers.count;
  const spare = (mayPermit & MAY_OVERPAY) === 0 ? least : BEYOND_ALL_VALUES;
  for (let i = 0; i < count; i++) {
    const price = offers.price[i];
    if (most + purse < price || fewest - price >= spare) continue;
    for (let coins = 0; coins <= purse; coins++) {
      if (isPayableBesides(use, i, coins, open, sum, least, permissions)) listPurchase(use, i, mask, coins, list);
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
