import { countIn, holds, unitOf } from './cards.js';
import { SETS } from './holdings.js';
import { LAST_STACK } from './reading.js';

/** The ways to make up a sum of values from 1 to 5, as packed counts, the fewest cards first. */
const WAYS: readonly (readonly number[])[] = Array.from({ length: LAST_STACK + 1 }, (_, sum) => waysTo(sum));

function waysTo(sum: number): readonly number[] {
  const ways: { packed: number; cards: number }[] = [];
  const add = (left: number, most: number, packed: number, cards: number): void => {
    if (left === 0) ways.push({ packed, cards });
    for (let value = Math.min(left, most); value > 0; value--)
      add(left - value, value, packed + unitOf(value), cards + 1);
  };
  add(sum, 5, 0, 0);
  return ways.sort((one, other) => one.cards - other.cards).map(({ packed }) => packed);
}

const TWO = unitOf(2);
/** A stack from the hand has no more junk than this. */
const MOST_JUNK = 4;

/** What is left to build with, by set, and the junk that may come in with a Stashing Vendor. */
export interface Stock {
  readonly left: number[];
  junk: number;
}

export const newStock = (): Stock => {
  const left: number[] = [];
  for (let set = 0; set < SETS; set++) left.push(0);
  return { left, junk: 0 };
};

export function refill(stock: Stock, counts: readonly number[], junk: number): void {
  for (let set = 0; set < SETS; set++) stock.left[set] = counts[set];
  stock.junk = junk;
}

/** What the last stack took: a set's cards (packed), other sets' cards in a mixed stack, junk. */
export const taken = { set: 0, cards: 0, mixed: false, junk: 0 };

function take(stock: Stock, set: number, cards: number, junk: number): true {
  stock.left[set] -= cards;
  stock.junk -= junk;
  taken.set = set;
  taken.cards = cards;
  taken.mixed = false;
  taken.junk = junk;
  return true;
}

function takeFromOneSet(stock: Stock, sum: number): boolean {
  const ways = WAYS[sum];
  for (let i = 0; i < ways.length; i++) {
    for (let set = 1; set < SETS; set++) if (holds(stock.left[set], ways[i])) return take(stock, set, ways[i], 0);
  }
  return false;
}

/** DM-STALL-5.1. */
function takeWithJunk(stock: Stock, vendors: number, sum: number): boolean {
  const have = stock.left[vendors];
  if (countIn(have, 1) === 0) return false;
  for (let junk = 1; junk <= MOST_JUNK && junk <= stock.junk && junk < sum; junk++) {
    const ways = WAYS[sum - junk];
    for (let i = 0; i < ways.length; i++) {
      if (countIn(ways[i], 1) > 0 && holds(have, ways[i])) return take(stock, vendors, ways[i], junk);
    }
  }
  return false;
}

/** DM-STALL-5.2. */
function takeMixed(stock: Stock, vendors: number, sum: number): boolean {
  if (countIn(stock.left[vendors], 2) === 0 || sum < 3) return false;
  let all = 0;
  for (let set = 1; set < SETS; set++) all += stock.left[set];
  const ways = WAYS[sum];
  for (let i = 0; i < ways.length; i++) {
    if (countIn(ways[i], 2) === 0 || !holds(all, ways[i])) continue;
    let rest = ways[i] - TWO;
    stock.left[vendors] -= TWO;
    for (let value = 1; value <= 5; value++) {
      const unit = unitOf(value);
      for (let set = 1; set < SETS; set++) {
        while (countIn(rest, value) > 0 && countIn(stock.left[set], value) > 0) {
          stock.left[set] -= unit;
          rest -= unit;
        }
      }
    }
    taken.set = vendors;
    taken.cards = ways[i];
    taken.mixed = true;
    taken.junk = 0;
    return true;
  }
  return false;
}

/** Takes the cards of a stack out of the stock; false if there is no way to build it. */
export const takeStack = (stock: Stock, vendors: number, sum: number): boolean =>
  takeFromOneSet(stock, sum) || (vendors > 0 && (takeWithJunk(stock, vendors, sum) || takeMixed(stock, vendors, sum)));

/** Whether one more card of a set would make the stack possible. */
export function wouldComplete(stock: Stock, set: number, value: number, sum: number): boolean {
  if (value >= sum) return value === sum;
  const ways = WAYS[sum - value];
  for (let i = 0; i < ways.length; i++) if (holds(stock.left[set], ways[i])) return true;
  return false;
}

/** No stack lacks more cards than this, as far as it is counted. */
export const LACKS_MANY = 4;

/** What `bringTogether` finds: the cards that are not in the hand, LACKS_MANY if the own ones are not enough, and the value in hand. */
export const gathered = { lacking: 0, held: 0 };

/** Looks for the way to a stack, from the own cards of one set, that has most of its cards in hand. */
export function bringTogether(owned: readonly number[], inHand: readonly number[], sum: number): void {
  gathered.lacking = LACKS_MANY;
  gathered.held = 0;
  const ways = WAYS[sum];
  for (let set = 1; set < SETS; set++) {
    const have = owned[set];
    if (have === 0) continue;
    for (let i = 0; i < ways.length; i++) {
      if (!holds(have, ways[i])) continue;
      let lacking = 0;
      let held = sum;
      for (let value = 1; value <= 5; value++) {
        const more = countIn(ways[i], value) - countIn(inHand[set], value);
        if (more <= 0) continue;
        lacking += more;
        held -= more * value;
      }
      if (lacking >= gathered.lacking) continue;
      gathered.lacking = lacking;
      gathered.held = held;
    }
  }
}
