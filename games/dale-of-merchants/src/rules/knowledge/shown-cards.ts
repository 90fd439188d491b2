import type { Seat } from '@souk/kernel';
import {
  areAlike,
  type Card,
  EVERYBODY,
  type Kind,
  KNOWLEDGE,
  kindOf,
  poolOf,
  removeCardAt,
  SPECTATOR,
  seenBy,
  sortCards,
  withKnowledge,
} from '../cards/card.js';
import type { State } from '../state.js';
import { freshPool, isUnseen, merge, NOTHING_BLURRED, poolFor, VIEWERS } from './pools.js';

/** Cards of a hand, or set aside, that come to light, and what viewers conclude about the others (DM-INFO-2, DM-INFO-4). */

/** As in pools.ts: names of the module are looked up more quickly than imported ones. */
const kindIn = kindOf;
const poolIn = poolOf;
const seenOf = seenBy;
const ALL_VIEWERS = EVERYBODY;
const KNOWLEDGE_BITS = KNOWLEDGE;

/**
 * What a card must have in common with one that came to light to be taken for it. Of one that stays all see what the turn has
 * done to it (DM-INFO-3); of one that has left nothing is concluded from that (DM-INFO-4).
 */
type Likeness = (one: Card, other: Card) => boolean;
const areMarkedAlike: Likeness = areAlike;
const areOfOneKind: Likeness = (one, other) => kindIn(one) === kindIn(other);

/**
 * The card at `place` of a hand, or of the cards set aside, comes to light. Who did not know it may have to ask which of the
 * unknown cards it was, and who knew a like one which of the two. Says whether anything had to be asked.
 */
function comeToLight(state: State, cards: Card[], owner: Seat, place: number, areLike: Likeness): boolean {
  const card = cards[place];
  if (seenOf(card) === ALL_VIEWERS) return false;
  for (let i = 0; i < cards.length; i++) {
    const other = cards[i];
    if (((other ^ card) & KNOWLEDGE_BITS) === 0) continue;
    if (areLike(other, card) || seenOf(other) !== ALL_VIEWERS) {
      sortOutKnowledge(state, cards, owner, place, areLike);
      return true;
    }
  }
  return false;
}

/** The card at `place` of a hand is shown to all and stays. */
export function showHandCard(state: State, seat: Seat, place: number): void {
  if (!state.watched) return;
  const hand = state.hands[seat];
  comeToLight(state, hand, seat, place, areMarkedAlike);
  hand[place] |= ALL_VIEWERS;
  sortCards(hand);
}

/**
 * The place of a hand card that `suits`; −1 if there is none. Of several it is the one that most is known of: who shows a card
 * need not show another one besides, and what is done to a card that was shown is done to that one.
 */
export function placeOfKnown(hand: readonly Card[], suits: (card: Card) => boolean): number {
  let place = -1;
  for (let i = 0; i < hand.length; i++) {
    if (suits(hand[i]) && (place < 0 || seenOf(hand[i]) > seenOf(hand[place]))) place = i;
  }
  return place;
}

/** The card at `place` of those set aside leaves them before the eyes of all. */
export function takeAsideOpenly(state: State, place: number): Card {
  if (state.watched) comeToLight(state, state.aside, state.frames[0].seat, place, areOfOneKind);
  return removeCardAt(state.aside, place);
}

/** The card at `place` of a hand is marked by the turn. */
export function changeHandCard(state: State, seat: Seat, place: number, changed: Card): void {
  const hand = state.hands[seat];
  hand[place] = changed;
  sortCards(hand);
}

/** Whether the same is known of all cards of a hand: nobody has to ask then which of them came to light. */
export function areKnownAlike(hand: readonly Card[]): boolean {
  for (let i = 1; i < hand.length; i++) if (((hand[i] ^ hand[i - 1]) & KNOWLEDGE_BITS) !== 0) return false;
  return true;
}

/** The card at `place` of a hand leaves it before the eyes of all; `returns` if only to be shown and marked. */
export function takeOpenly(state: State, seat: Seat, place: number, returns = false): Card {
  const hand = state.hands[seat];
  if (!state.watched) return removeCardAt(hand, place);
  state.filled &= ~(1 << seat);
  const sorted = !comeToLight(state, hand, seat, place, returns ? areMarkedAlike : areOfOneKind);
  const card = removeCardAt(hand, place);
  if (!sorted) sortCards(hand);
  return card;
}

function sortOutKnowledge(state: State, cards: Card[], owner: Seat, place: number, areLike: Likeness): void {
  const card = cards[place];
  let knowTwins = 0;
  for (let i = 0; i < cards.length; i++) if (i !== place && areLike(cards[i], card)) knowTwins |= seenOf(cards[i]);
  holders.extent = NOWHERE;
  for (let viewer = 0; viewer < VIEWERS; viewer++) {
    if (viewer >= state.hands.length && viewer !== SPECTATOR) continue;
    if (!isUnseen(card, viewer)) continue;
    if ((knowTwins >> viewer) & 1) takeKnownTwin(state, cards, place, viewer, areLike);
    else blurCandidates(state, cards, owner, kindIn(card), viewer);
  }
}

/** A like card that the viewer knew is taken for the one that came to light; it is unknown from now on. */
function takeKnownTwin(state: State, cards: Card[], place: number, viewer: number, areLike: Likeness): void {
  const card = cards[place];
  for (let i = 0; i < cards.length; i++) {
    const twin = cards[i];
    if (i === place || !areLike(twin, card) || isUnseen(twin, viewer)) continue;
    cards[i] = withKnowledge(twin, poolInstead(state, twin, card, viewer), seenOf(twin) & ~(1 << viewer));
    return;
  }
}

/**
 * The pool of a card that stays when the viewer takes it for one that has come to light: to that viewer it is of the other
 * one's pool. To viewers who did not know it, it is still of its own, so that it may need a pool for itself.
 */
function poolInstead(state: State, card: Card, other: Card, viewer: number): number {
  if (seenOf(card) === ALL_VIEWERS) return poolIn(other);
  if (poolFor(state, viewer, poolIn(card)) === poolFor(state, viewer, poolIn(other))) return poolIn(card);
  const own = freshPool(state);
  for (let each = 0; each < VIEWERS; each++) if (isUnseen(card, each)) merge(state, each, poolIn(card), own);
  merge(state, viewer, poolIn(other), own);
  return own;
}

/** If the unknown ones among the cards are of several pools that can hold this kind, it may be of any of them. */
function blurCandidates(state: State, cards: readonly Card[], owner: Seat, kind: Kind, viewer: number): void {
  let pools = 0;
  for (let i = 0; i < cards.length; i++) {
    if (isUnseen(cards[i], viewer)) pools |= 1 << poolFor(state, viewer, poolIn(cards[i]));
  }
  if ((pools & (pools - 1)) === 0) return;
  const candidates = pools & poolsHolding(state, owner, viewer, kind, pools);
  const first = candidates & -candidates;
  for (let left = candidates & ~first; left !== 0; left &= left - 1) {
    merge(state, viewer, 31 - Math.clz32(first), 31 - Math.clz32(left & -left));
  }
}

/** By viewer: the pools that have a card of the kind in question which the viewer does not know, as bits. */
const holders = {
  /** How far they have been looked for: it is done only when asked, and once for all viewers. */
  extent: 0,
  pools: new Int32Array(VIEWERS),
};
const NOWHERE = 0;
const AT_OWNER = 1;
const EVERYWHERE = 2;

/**
 * The pools, as the viewer tells them apart, that have a card of this kind which the viewer does not know. Looked
 * for first where it is likely to be found, and no further once all of `asked` are.
 */
function poolsHolding(state: State, owner: Seat, viewer: number, kind: Kind, asked: number): number {
  if (holders.extent === NOWHERE) {
    for (let each = 0; each < VIEWERS; each++) holders.pools[each] = 0;
    noteHolders(state.hands[owner], kind);
    noteHolders(state.decks[owner], kind);
    holders.extent = AT_OWNER;
  }
  const pools = toldApart(state, viewer, holders.pools[viewer]);
  if (holders.extent === EVERYWHERE || (asked & ~pools) === 0) return pools;
  for (let seat = 0; seat < state.hands.length; seat++) {
    if (seat === owner) continue;
    noteHolders(state.hands[seat], kind);
    noteHolders(state.decks[seat], kind);
  }
  noteHolders(state.aside, kind);
  noteHolders(state.marketDeck, kind);
  if (state.extras !== undefined) for (const pile of state.extras.piles) noteHolders(pile, kind);
  holders.extent = EVERYWHERE;
  return toldApart(state, viewer, holders.pools[viewer]);
}

function noteHolders(zone: readonly Card[], kind: Kind): void {
  for (let i = 0; i < zone.length; i++) {
    const card = zone[i];
    if (kindIn(card) !== kind) continue;
    const pool = 1 << poolIn(card);
    for (let left = ~card & ALL_VIEWERS; left !== 0; left &= left - 1) {
      holders.pools[31 - Math.clz32(left & -left)] |= pool;
    }
  }
}

/** Pools as the viewer tells them apart. */
function toldApart(state: State, viewer: number, pools: number): number {
  if (state.blurred === NOTHING_BLURRED) return pools;
  let groups = 0;
  for (let left = pools; left !== 0; left &= left - 1) {
    groups |= 1 << poolFor(state, viewer, 31 - Math.clz32(left & -left));
  }
  return groups;
}
