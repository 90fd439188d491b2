import type { Seat } from '@souk/kernel';
import { type Kind, kindOf, NONE } from './card.js';
import type { Extras } from './extras.js';
import type { Standing, State } from './state.js';

/**
 * What a player owns in few numbers: one for junk, and three bits for each other kind, of which there are at most
 * four cards. Two players' numbers are equal exactly if their cards are.
 */
const WORDS = 5;
const KINDS_IN_WORD = 10;
const BITS = 3;

const wordOf = (kind: Kind): number => 1 + ((kind / KINDS_IN_WORD) | 0);
const unitOf = (kind: Kind): number => 1 << (BITS * (kind % KINDS_IN_WORD));

const MAX_KINDS = 31;
const WORD_OF: readonly number[] = Array.from({ length: MAX_KINDS }, (_, kind) => wordOf(kind));
const UNIT_OF: readonly number[] = Array.from({ length: MAX_KINDS }, (_, kind) => unitOf(kind));

/** How things stand, as far as progress is measured by it. */
export const standingOf = (state: State): Standing => ({
  owned: ownedNow(state),
  stalls: state.stalls.slice(),
  market: state.market.slice(),
});

function ownedNow(state: State): number[] {
  const owned: number[] = [];
  for (let seat = 0; seat < state.hands.length; seat++) {
    for (let word = 0; word < WORDS; word++) owned.push(0);
    const hand = state.hands[seat];
    for (let i = 0; i < hand.length; i++) own(owned, state.table.junk, seat, kindOf(hand[i]));
    const deck = state.decks[seat];
    for (let i = 0; i < deck.length; i++) own(owned, state.table.junk, seat, kindOf(deck[i]));
    const discard = state.discards[seat];
    for (let i = 0; i < discard.length; i++) own(owned, state.table.junk, seat, discard[i]);
    if (state.extras !== undefined) ownExtras(owned, state, state.extras, seat);
  }
  return owned;
}

/** DM-MORE-2, DM-MORE-3: cards beside a player are the player's. */
function ownExtras(owned: number[], { table }: State, { piles, scheduled, due }: Extras, seat: Seat): void {
  for (const [i, pile] of piles.entries()) {
    if (i % table.seats === seat) for (const card of pile) own(owned, table.junk, seat, kindOf(card));
  }
  for (const each of [...scheduled, ...due]) {
    if (each.seat === seat && each.card !== NONE) own(owned, table.junk, seat, each.card);
  }
}

function own(owned: number[], junk: Kind, seat: Seat, kind: Kind): void {
  if (kind === junk) owned[seat * WORDS]++;
  else owned[seat * WORDS + WORD_OF[kind]] += UNIT_OF[kind];
}

/** How many cards of each kind a player owned. */
export const ownedKinds = ({ table }: State, { owned }: Standing, seat: Seat): number[] =>
  table.faces.map((_, kind) =>
    kind === table.junk
      ? owned[seat * WORDS]
      : (owned[seat * WORDS + wordOf(kind)] >> (BITS * (kind % KINDS_IN_WORD))) & ((1 << BITS) - 1),
  );

/** The same from counts, for all seats. */
export function ownedFrom({ table }: State, counts: readonly (readonly number[])[]): number[] {
  const owned = counts.flatMap(() => Array<number>(WORDS).fill(0));
  for (const [seat, each] of counts.entries()) {
    for (const [kind, count] of each.entries()) {
      for (let i = 0; i < count; i++) own(owned, table.junk, seat, kind);
    }
  }
  return owned;
}

function areEqual(one: readonly number[], other: readonly number[]): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

function haveEqualStalls(one: Standing['stalls'], other: Standing['stalls']): boolean {
  for (let seat = 0; seat < one.length; seat++) {
    const a = one[seat];
    const b = other[seat];
    if (a === b) continue;
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !areEqual(a[i], b[i])) return false;
  }
  return true;
}

/** DM-EDGE-1: takes stock after a clean-up; says whether there was progress since the one before. */
export function takeStock(state: State): boolean {
  const { standing } = state;
  const owned = state.cardsChangedHands ? ownedNow(state) : standing.owned;
  const isSame =
    areEqual(state.market, standing.market) &&
    areEqual(owned, standing.owned) &&
    haveEqualStalls(state.stalls, standing.stalls);
  if (!isSame) state.standing = { owned, stalls: state.stalls.slice(), market: state.market.slice() };
  state.cardsChangedHands = false;
  return !isSame;
}
