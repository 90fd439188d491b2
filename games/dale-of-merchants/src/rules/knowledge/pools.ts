import type { Seat } from '@souk/kernel';
import {
  type Card,
  EVERYBODY,
  hiddenCard,
  type Kind,
  KNOWLEDGE,
  POOLS,
  poolOf,
  SPECTATOR,
  seenBy,
  sortCards,
  withKnowledge,
} from '../cards/card.js';
import type { State } from '../state.js';

/**
 * Who knows what (DM-INFO-2, DM-INFO-4). A hidden card carries the viewers who know that it lies where it
 * lies, and its pool: a group of cards that all lay open once and were then hidden together, as a deck when
 * it is shuffled. Everybody knows which cards a pool is made of. Who does not know a card knows its pool, and
 * takes every way of dealing the pool's unknown cards to its unknown places for equally likely.
 * Where cards of several pools get mixed up for a viewer, these pools become one for that viewer (`blurred`).
 */

/** V8 looks an imported name up at every use, which tells in loops over all cards; names of the module it does not. */
const poolIn = poolOf;
const seenOf = seenBy;
const ALL_VIEWERS = EVERYBODY;
const KNOWLEDGE_BITS = KNOWLEDGE;

export const VIEWERS = SPECTATOR + 1;

/** Every pool on its own for every viewer. It is shared, and never altered. */
export const NOTHING_BLURRED: number[] = Array.from({ length: VIEWERS * POOLS }, (_, i) => i % POOLS);

/** The pool that stands for all those which the viewer cannot tell from this one. */
export const poolFor = ({ blurred }: State, viewer: number, pool: number): number => blurred[viewer * POOLS + pool];

/** The pools that cards of a zone belong to, as bits. A card that all these viewers know is of none. */
function poolsIn(zone: readonly Card[], viewers = ALL_VIEWERS): number {
  let pools = 0;
  let last = ALL_VIEWERS;
  for (let i = 0; i < zone.length; i++) {
    // Most cards of a deck are known as the one before.
    const known = zone[i] & KNOWLEDGE_BITS;
    if (known === last) continue;
    last = known;
    if ((known & viewers) !== viewers) pools |= 1 << poolIn(known);
  }
  return pools;
}

/** The pools of all cards that are hidden from one of these viewers, but for those of one hand (−1: of all). */
function poolsBeside(state: State, seat: number, viewers = ALL_VIEWERS): number {
  let pools = poolsIn(state.aside, viewers) | poolsIn(state.marketDeck, viewers);
  for (let other = 0; other < state.hands.length; other++) {
    if (other !== seat) pools |= poolsIn(state.hands[other], viewers);
    pools |= poolsIn(state.decks[other], viewers);
  }
  if (state.extras !== undefined) for (const pile of state.extras.piles) pools |= poolsIn(pile, viewers);
  return pools;
}

/** The viewer cannot tell these two pools apart any more. */
export function merge(state: State, viewer: number, one: number, other: number): void {
  const a = poolFor(state, viewer, one);
  const b = poolFor(state, viewer, other);
  if (a === b) return;
  if (state.blurred === NOTHING_BLURRED) state.blurred = NOTHING_BLURRED.slice();
  const { blurred } = state;
  const from = viewer * POOLS;
  for (let i = from; i < from + POOLS; i++) if (blurred[i] === b) blurred[i] = a;
}

export const isUnseen = (card: Card, viewer: number): boolean => ((card >> viewer) & 1) === 0;

const ALL_POOLS = (1 << POOLS) - 1;

/** A pool without cards. With none left, pool 0 takes in more, which makes it vaguer but never wrong. */
export function freshPool(state: State): number {
  if (!state.watched) return 0;
  return freePool(state, ALL_POOLS & ~poolsBeside(state, -1));
}

function freePool(state: State, free: number): number {
  if (state.blurred !== NOTHING_BLURRED) separate(state, free);
  return free === 0 ? 0 : 31 - Math.clz32(free & -free);
}

/** Pools without cards stand alone for every viewer: their numbers may be used anew. */
function separate(state: State, free: number): void {
  const { blurred } = state;
  let isBlurred = false;
  for (let from = 0; from < NOTHING_BLURRED.length; from += POOLS) {
    let met = 0;
    for (let left = ALL_POOLS & ~free; left !== 0; left &= left - 1) {
      const pool = 31 - Math.clz32(left & -left);
      const group = blurred[from + pool];
      if (((met >> group) & 1) === 0) firstOfGroup[group] = pool;
      else isBlurred = true;
      met |= 1 << group;
      blurred[from + pool] = firstOfGroup[group];
    }
    for (let left = free; left !== 0; left &= left - 1) {
      const pool = 31 - Math.clz32(left & -left);
      blurred[from + pool] = pool;
    }
  }
  if (!isBlurred) state.blurred = NOTHING_BLURRED;
}

/** By the pool that stood for a group so far: the first pool of the group. Filled anew for every viewer. */
const firstOfGroup = new Int32Array(POOLS);

/**
 * DM-INFO-4: when the last cards of a pool are all in one hand, a viewer who knows the pool knows them. Asked when a
 * deck has run out, since they are in its owner's hand then.
 */
export function deduceHand(state: State, seat: Seat): void {
  if (!state.watched) return;
  deduceBeside(state, seat, poolsBeside(state, seat));
}

/** The same, and a pool for the deck that is made anew then. */
export function poolForNewDeck(state: State, seat: Seat): number {
  if (!state.watched) return 0;
  const beside = poolsBeside(state, seat);
  deduceBeside(state, seat, beside);
  return freePool(state, ALL_POOLS & ~(beside | poolsIn(state.hands[seat])));
}

function deduceBeside(state: State, seat: Seat, beside: number): void {
  const hand = state.hands[seat];
  let pools = 0;
  for (let i = 0; i < hand.length; i++) if (seenOf(hand[i]) !== ALL_VIEWERS) pools |= 1 << poolIn(hand[i]);
  if (pools === 0) return;
  for (let left = pools; left !== 0; left &= left - 1) {
    const pool = 31 - Math.clz32(left & -left);
    const viewers = viewersWithoutIt(state, seat, pool, beside);
    for (let i = 0; i < hand.length; i++) if (poolIn(hand[i]) === pool) hand[i] |= viewers;
  }
  sortCards(hand);
}

/** The viewers who know that no card beside the hand, but for those that they know, can be of this pool. */
function viewersWithoutIt(state: State, seat: Seat, pool: number, beside: number): number {
  if (state.blurred === NOTHING_BLURRED && ((beside >> pool) & 1) === 0) return ALL_VIEWERS;
  let viewers = 0;
  for (let viewer = 0; viewer < VIEWERS; viewer++) {
    const bit = 1 << viewer;
    if (!isAmong(state, viewer, pool, beside) || !isAmong(state, viewer, pool, poolsBeside(state, seat, bit))) {
      viewers |= bit;
    }
  }
  return viewers;
}

/** Whether the viewer cannot tell this pool from one of `pools`. */
function isAmong({ blurred }: State, viewer: number, pool: number, pools: number): boolean {
  const from = viewer * POOLS;
  const group = blurred[from + pool];
  for (let left = pools; left !== 0; left &= left - 1) {
    if (blurred[from + 31 - Math.clz32(left & -left)] === group) return true;
  }
  return false;
}

/**
 * Cards of one place (`cards`) are about to be moved so that only the viewers of `saw` see which: all others
 * can no longer tell them apart.
 */
export function blur(state: State, cards: Card[], saw: number): void {
  if (!state.watched) return;
  if (areIndistinct(cards, saw)) {
    // The order of cards set aside says nothing of what others knew of them.
    if (state.extras !== undefined && cards === state.aside) sortCards(cards);
    return;
  }
  const pool = freshPool(state);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    for (let viewer = 0; viewer < VIEWERS; viewer++) {
      if (isUnseen(card, viewer)) merge(state, viewer, poolIn(card), pool);
    }
    cards[i] = withKnowledge(card, pool, seenOf(card) & saw);
  }
  sortCards(cards);
}

function areIndistinct(cards: readonly Card[], saw: number): boolean {
  for (let i = 0; i < cards.length; i++) {
    if ((seenOf(cards[i]) & ~saw) !== 0 || poolIn(cards[i]) !== poolIn(cards[0])) return false;
  }
  return true;
}

/** Cards that lay open are to be shuffled: a pool of their own. */
export function hideInPlace(cards: Card[], pool: number): void {
  for (let i = 0; i < cards.length; i++) cards[i] = hiddenCard(cards[i], pool, 0);
}

/** The same in a list of its own. */
export function hide(cards: readonly Kind[], pool: number): Card[] {
  const hidden: Card[] = [];
  for (let i = 0; i < cards.length; i++) hidden.push(hiddenCard(cards[i], pool, 0));
  return hidden;
}
