import type { Seat } from '@souk/kernel';
import {
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
import { isUnseen, merge, NOTHING_BLURRED, poolFor, VIEWERS } from './pools.js';

/** Cards of a hand that come to light, and what viewers conclude about the others (DM-INFO-2, DM-INFO-4). */

/** As in pools.ts: names of the module are looked up more quickly than imported ones. */
const kindIn = kindOf;
const poolIn = poolOf;
const seenOf = seenBy;
const ALL_VIEWERS = EVERYBODY;
const KNOWLEDGE_BITS = KNOWLEDGE;

/**
 * The card at `place` of a hand comes to light, whether it then leaves or stays. Who did not know it may have
 * to ask which of the unknown cards it was, and who knew a like one which of the two. Says whether that was so.
 */
function comeToLight(state: State, seat: Seat, place: number): boolean {
  const hand = state.hands[seat];
  const card = hand[place];
  const kind = kindIn(card);
  const isOpen = seenOf(card) === ALL_VIEWERS;
  for (let i = 0; i < hand.length; i++) {
    const other = hand[i];
    if (((other ^ card) & KNOWLEDGE_BITS) === 0) continue;
    if (kindIn(other) === kind || (!isOpen && seenOf(other) !== ALL_VIEWERS)) {
      sortOutKnowledge(state, seat, place);
      return true;
    }
  }
  return false;
}

/** The card at `place` of a hand is shown to all and stays. */
export function showHandCard(state: State, seat: Seat, place: number): void {
  if (!state.watched) return;
  const hand = state.hands[seat];
  comeToLight(state, seat, place);
  hand[place] |= ALL_VIEWERS;
  sortCards(hand);
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

/** The card at `place` of a hand leaves it before the eyes of all. */
export function takeOpenly(state: State, seat: Seat, place: number): Card {
  const hand = state.hands[seat];
  if (!state.watched) return removeCardAt(hand, place);
  state.filled &= ~(1 << seat);
  const sorted = !comeToLight(state, seat, place);
  const card = removeCardAt(hand, place);
  if (!sorted) sortCards(hand);
  return card;
}

function sortOutKnowledge(state: State, seat: Seat, place: number): void {
  const hand = state.hands[seat];
  const kind = kindIn(hand[place]);
  let knowTwins = 0;
  for (let i = 0; i < hand.length; i++) if (i !== place && kindIn(hand[i]) === kind) knowTwins |= seenOf(hand[i]);
  holders.extent = NOWHERE;
  for (let viewer = 0; viewer < VIEWERS; viewer++) {
    if (viewer === seat || (viewer >= state.hands.length && viewer !== SPECTATOR)) continue;
    if (!isUnseen(hand[place], viewer)) continue;
    if ((knowTwins >> viewer) & 1) takeKnownTwin(state, seat, place, viewer);
    else blurCandidates(state, seat, kind, viewer);
  }
}

/** A like card that the viewer knew is taken for the one that came to light; it is unknown from now on. */
function takeKnownTwin(state: State, seat: Seat, place: number, viewer: number): void {
  const hand = state.hands[seat];
  const card = hand[place];
  for (let i = 0; i < hand.length; i++) {
    const twin = hand[i];
    if (i === place || kindIn(twin) !== kindIn(card) || isUnseen(twin, viewer)) continue;
    const wasOpen = seenOf(twin) === ALL_VIEWERS;
    if (!wasOpen) merge(state, viewer, poolIn(twin), poolIn(card));
    hand[i] = withKnowledge(twin, wasOpen ? poolIn(card) : poolIn(twin), seenOf(twin) & ~(1 << viewer));
    return;
  }
}

/** If the unknown cards of the hand are of several pools that can hold this kind, it may be of any of them. */
function blurCandidates(state: State, seat: Seat, kind: Kind, viewer: number): void {
  const hand = state.hands[seat];
  let pools = 0;
  for (let i = 0; i < hand.length; i++) {
    if (isUnseen(hand[i], viewer)) pools |= 1 << poolFor(state, viewer, poolIn(hand[i]));
  }
  if ((pools & (pools - 1)) === 0) return;
  const candidates = pools & poolsHolding(state, seat, viewer, kind, pools);
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
