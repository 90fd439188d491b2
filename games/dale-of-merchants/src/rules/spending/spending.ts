import type { MoveList, Seat } from '@souk/kernel';
import { kindOf, type Likeness, likenessOf, NONE } from '../cards/card.js';
import { type Declaration, declarationsOf, valueInUse } from '../cards/identity.js';
import type { State } from '../state.js';
import { type HandUse, handUse, highestPlace } from '../turn/hand-use.js';

/** DX-SPEND-1, DX-SPEND-2: how much may be spent. *Spend N* is a range of one number; `most` may be without end. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

export const NO_END = Number.POSITIVE_INFINITY;
export const exactly = (amount: number): Range => ({ least: amount, most: amount });

/** Hand cards by a mask of their places, coins, and what they come to. */
export interface Spending {
  readonly mask: number;
  readonly coins: number;
  readonly amount: number;
}

export const NOTHING_SPENT = 0;

const MASK_FACTOR = 2 ** 20;
const COINS_FACTOR = 2 ** 8;

export const spendingCode = (mask: number, coins: number, amount: number): number =>
  mask + (coins + amount * COINS_FACTOR) * MASK_FACTOR;

export function spendingOf(code: number): Spending {
  const high = Math.floor(code / MASK_FACTOR);
  return { mask: code % MASK_FACTOR, coins: high % COINS_FACTOR, amount: Math.floor(high / COINS_FACTOR) };
}

/**
 * DX-SPEND-1, DX-SPEND-2: what cards worth `sum`, the least of them `least`, and coins come to; 0 if they may not be spent.
 * A card of value 0 is always superfluous.
 */
export function amountOf(sum: number, least: number, coins: number, range: Range): number {
  const total = sum + coins;
  if (least === 0 || total < range.least) return 0;
  if (total <= range.most) return total;
  return coins === 0 && sum - range.most < least ? range.most : 0;
}

/** The places of a hand of which cards may be spent: all but those of `taken` and, of like cards, one of `except`. */
export function placesToSpend({ size, cards }: HandUse, taken: number, except: Likeness): number {
  const places = ((1 << size) - 1) & ~taken;
  for (let place = size - 1; place >= 0; place--) {
    if (((places >> place) & 1) === 1 && likenessOf(cards[place]) === except) return places & ~(1 << place);
  }
  return places;
}

/** No hand card is kept out of it. */
export const NO_EXCEPTION: Likeness = -1;

/** Calls for every choice of cards of `places`, each once, and for that of none; stops when `then` says so. */
export function eachChoice(use: HandUse, places: number, then: (mask: number) => boolean): boolean {
  const { alike, size } = use;
  const choose = (place: number, mask: number, isPassed: boolean): boolean => {
    if (place >= size) return then(mask);
    const isOpen = ((places >> place) & 1) === 1;
    const isAlike = ((alike >> place) & 1) === 1;
    // Of like cards the lowest places are taken: once one is passed over, so are those behind it.
    if (isOpen && !isPassed && choose(place + 1, mask | (1 << place), false)) return true;
    return choose(place + 1, mask, isAlike && (isPassed || isOpen));
  };
  return choose(0, 0, false);
}

/** What the cards of a mask can come to with coins, by what copies among them are declared as; each amount once. */
export function amountsOf(use: HandUse, mask: number, coins: number, range: Range, amounts: number[]): void {
  amounts.length = 0;
  const add = (left: number, sum: number, least: number): void => {
    if (left === 0) {
      const amount = amountOf(sum, least, coins, range);
      if (amount > 0 && !amounts.includes(amount)) amounts.push(amount);
      return;
    }
    const place = highestPlace(left);
    const rest = left & ~(1 << place);
    if (((use.choices >> place) & 1) === 0) {
      add(rest, sum + use.value[place], Math.min(least, use.value[place]));
      return;
    }
    for (let faces = use.identities[place]; faces !== 0; faces &= faces - 1) {
      const value = valueInUse(use.state, use.cards[place], highestPlace(faces & -faces));
      add(rest, sum + value, Math.min(least, value));
    }
  };
  add(mask, 0, NO_END);
}

const found: number[] = [];

/** Lists what may be spent (§17): each choice of cards and coins once for every amount that it can come to. */
export function listSpendings(state: State, seat: Seat, range: Range, except: Likeness, list: MoveList): void {
  const use = handUse(state, seat);
  const purse = state.coins[seat];
  eachChoice(use, placesToSpend(use, 0, except), (mask) => {
    for (let coins = mask === 0 ? 1 : 0; coins <= purse; coins++) {
      if (coins > range.most) break;
      amountsOf(use, mask, coins, range, found);
      for (const amount of found) list.add(spendingCode(mask, coins, amount));
    }
    return false;
  });
}

/** DX-SPEND-5: whether anything may be spent. */
export function canSpend(state: State, seat: Seat, range: Range, except: Likeness): boolean {
  const purse = state.coins[seat];
  if (purse >= range.least) return true;
  const use = handUse(state, seat);
  return eachChoice(use, placesToSpend(use, 0, except), (mask) => {
    for (let coins = 0; coins <= purse; coins++) {
      amountsOf(use, mask, coins, range, found);
      if (found.length > 0) return true;
    }
    return false;
  });
}

/** DM-CHAM-15: the declarations of cards spent, by place; those that show least of the hand. */
export function declareSpending(use: HandUse, spending: Spending, range: Range): ReadonlyMap<number, Declaration> {
  const { state, seat } = use;
  for (let shows = 0; ; shows++) {
    const declared = new Map<number, Declaration>();
    if (declare(spending.mask, 0, NO_END, shows, declared)) return declared;
  }

  function declare(
    left: number,
    sum: number,
    least: number,
    shows: number,
    declared: Map<number, Declaration>,
  ): boolean {
    if (left === 0) return amountOf(sum, least, spending.coins, range) === spending.amount;
    const place = highestPlace(left & -left);
    for (const declaration of declarationsOf(state, seat, kindOf(use.cards[place]), place)) {
      const showing = declaration.shown === NONE ? 0 : 1;
      if (showing > shows) continue;
      const value = valueInUse(state, use.cards[place], declaration.as);
      declared.set(place, declaration);
      if (declare(left & (left - 1), sum + value, Math.min(least, value), shows - showing, declared)) return true;
    }
    return false;
  }
}
