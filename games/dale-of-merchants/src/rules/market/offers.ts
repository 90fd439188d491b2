import type { Seat } from '@souk/kernel';
import { type Kind, NONE } from '../cards/card.js';
import { addedBy } from '../effects/extras.js';
import type { MatchRules } from '../match-rules.js';
import { FROM_DISCARD } from '../moves/codes.js';
import type { State } from '../state.js';
import { forTurn, PRICE_LOWERED, PRICE_RAISED } from '../turn/for-turn.js';

/** What is bought, and for how much. */
export interface Offer {
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

/** DX-PRICE-1: by how much cards in the market cost this player more. */
export const raiseOfPrices = (state: State, seat: Seat): number =>
  state.extras === undefined
    ? 0
    : addedBy(state, 'price', seat) + forTurn(state, PRICE_RAISED) - forTurn(state, PRICE_LOWERED);

/** DM-MARKET-1: the value printed on the card's own face and the surcharge of its slot, which is its number. */
export const priceOf = (state: State, seat: Seat, from: number, kind: Kind): number =>
  from === FROM_DISCARD
    ? state.rules.values[kind]
    : Math.max(0, state.rules.values[kind] + from + raiseOfPrices(state, seat));

export const BEYOND_ALL_VALUES = 1000;

/** All that is offered: the market and the top of its discard pile. Filled anew when they change. */
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
  /** Those for which nothing is paid. */
  free: number;
  /** Who can pay this can pay for anything. */
  highest: number;
  cheapest: number;
}

/** The highest printed value in the slot with the highest surcharge. */
const HIGHEST_PRICE = 9;
/** The same with decks that raise prices. */
const HIGHEST_RAISED_PRICE = 31;

export const offers: Offers = {
  count: 0,
  from: new Int32Array(FROM_DISCARD + 1),
  kind: new Int32Array(FROM_DISCARD + 1),
  price: new Int32Array(FROM_DISCARD + 1),
  inMarket: 0,
  ofMarket: 0,
  free: 0,
  within: new Int32Array(HIGHEST_RAISED_PRICE + 1),
  highest: HIGHEST_PRICE,
  cheapest: 0,
};

/** What the offers were read from: a market changes less often than it is looked at. */
const source = { rules: undefined as MatchRules | undefined, raise: 0, kinds: new Int32Array(FROM_DISCARD + 1) };

/** Whether the offers are still those that were read; remembers what they are read from. */
function isAsRead(state: State, raise: number): boolean {
  const { kinds } = source;
  let isSame = source.rules === state.rules && source.raise === raise;
  source.rules = state.rules;
  source.raise = raise;
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
  const raise = raiseOfPrices(state, seat);
  if (isAsRead(state, raise)) return offers.cheapest;
  offers.highest = state.extras === undefined ? HIGHEST_PRICE : HIGHEST_RAISED_PRICE;
  offers.cheapest = BEYOND_ALL_VALUES;
  offers.count = 0;
  offers.inMarket = 0;
  offers.free = 0;
  for (let amount = 0; amount <= offers.highest; amount++) offers.within[amount] = 0;
  for (let from = 0; from <= FROM_DISCARD; from++) {
    const kind = offeredKind(state, from);
    if (kind === NONE) continue;
    const printed = state.rules.values[kind];
    const price = from === FROM_DISCARD ? printed : Math.max(0, printed + from + raise);
    offers.from[offers.count] = from;
    offers.kind[offers.count] = kind;
    offers.price[offers.count] = price;
    if (price === 0) offers.free |= 1 << offers.count;
    else if (price < offers.cheapest) offers.cheapest = price;
    if (price > 0 && price <= offers.highest) offers.within[price] |= 1 << offers.count;
    offers.count++;
    if (from < FROM_DISCARD) offers.inMarket = offers.count;
  }
  for (let amount = 1; amount <= offers.highest; amount++) offers.within[amount] |= offers.within[amount - 1];
  offers.ofMarket = (1 << offers.inMarket) - 1;
  return offers.cheapest;
}

export const offerAt = (i: number): Offer => ({ from: offers.from[i], kind: offers.kind[i], price: offers.price[i] });
