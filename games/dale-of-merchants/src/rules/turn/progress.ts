import type { Seat } from '@souk/kernel';
import { type Kind, kindOf, NONE } from '../cards/card.js';
import type { Extras } from '../effects/extras.js';
import { ALL_SEATS, type LastCleanUp, OF_MARKET, OF_SEVERAL, type State } from '../state.js';

/**
 * What a player owns in few numbers: one for junk, and three bits for each other kind, of which there are at most
 * four cards. Two players' numbers are equal exactly if their cards are.
 */
const WORDS = 5;
const KINDS_IN_WORD = 10;
const BITS = 3;
const MOST_COPIES = 4;

const wordOf = (kind: Kind): number => 1 + ((kind / KINDS_IN_WORD) | 0);
const unitOf = (kind: Kind): number => 1 << (BITS * (kind % KINDS_IN_WORD));

const MAX_KINDS = 31;
const MAX_SEATS = 4;
const WORD_OF: readonly number[] = Array.from({ length: MAX_KINDS }, (_, kind) => wordOf(kind));
const UNIT_OF: readonly number[] = Array.from({ length: MAX_KINDS }, (_, kind) => unitOf(kind));

/** How things stand, as far as progress is measured by it. */
export const afterCleanUp = (state: State): LastCleanUp => ({
  owned: ownedNow(state, ALL_SEATS, NOTHING_OWNED[state.hands.length]),
  stalls: state.stalls.slice(),
  market: state.market.slice(),
  coins: state.extras === undefined ? undefined : coinsOf(state),
});

/** DX-SCHED-1: players' coins, and those that lie on their cards. */
export function coinsOf({ coins, extras, rules }: State): readonly number[] {
  if (extras === undefined || !extras.scheduled.some(({ count, as }) => count > 0 && isCoinCard(rules, as)))
    return coins;
  const all = coins.slice();
  for (const { seat, as, count } of extras.scheduled) if (isCoinCard(rules, as)) all[seat] += count;
  return all;
}

const isCoinCard = ({ cards }: State['rules'], kind: Kind): boolean => cards[kind].holdsCoins === true;

/** By the number of seats: a list to copy, which is quicker than one that grows. */
const NOTHING_OWNED: readonly (readonly number[])[] = Array.from({ length: MAX_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats * WORDS }, () => 0),
);

/** Counts the cards of these seats; those of the others are as they were before. */
function ownedNow(state: State, seats: number, before: readonly number[]): number[] {
  const owned = before.slice();
  for (let seat = 0; seat < state.hands.length; seat++) {
    if (((seats >> seat) & 1) === 0) continue;
    for (let word = 0; word < WORDS; word++) owned[seat * WORDS + word] = 0;
    const hand = state.hands[seat];
    for (let i = 0; i < hand.length; i++) own(owned, state.rules.junk, seat, kindOf(hand[i]));
    const deck = state.decks[seat];
    for (let i = 0; i < deck.length; i++) own(owned, state.rules.junk, seat, kindOf(deck[i]));
    const discard = state.discards[seat];
    for (let i = 0; i < discard.length; i++) own(owned, state.rules.junk, seat, discard[i]);
    if (state.extras !== undefined) ownExtras(owned, state, state.extras, seat);
  }
  return owned;
}

/** DM-MORE-2, DM-MORE-3: cards beside a player are the player's. */
function ownExtras(owned: number[], { rules }: State, { piles, scheduled, due }: Extras, seat: Seat): void {
  for (const [i, pile] of piles.entries()) {
    if (i % rules.seats === seat) for (const card of pile) own(owned, rules.junk, seat, kindOf(card));
  }
  for (const each of [...scheduled, ...due]) {
    if (each.seat === seat && each.card !== NONE) own(owned, rules.junk, seat, each.card);
  }
}

function own(owned: number[], junk: Kind, seat: Seat, kind: Kind): void {
  if (kind === junk) owned[seat * WORDS]++;
  else owned[seat * WORDS + WORD_OF[kind]] += UNIT_OF[kind];
}

/** How many cards of each kind a player owned. */
export const ownedKinds = ({ rules }: State, owned: LastCleanUp['owned'], seat: Seat): number[] =>
  rules.cards.map((_, kind) =>
    kind === rules.junk
      ? owned[seat * WORDS]
      : (owned[seat * WORDS + wordOf(kind)] >> (BITS * (kind % KINDS_IN_WORD))) & ((1 << BITS) - 1),
  );

/** The same from counts, for all seats. */
export function ownedFrom({ rules }: State, counts: readonly (readonly number[])[]): number[] {
  const owned = counts.flatMap(() => Array<number>(WORDS).fill(0));
  for (const [seat, each] of counts.entries()) {
    for (const [kind, count] of each.entries()) {
      if (kind === rules.junk) owned[seat * WORDS] += count;
      else owned[seat * WORDS + WORD_OF[kind]] += count * UNIT_OF[kind];
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

function haveEqualStalls(one: LastCleanUp['stalls'], other: LastCleanUp['stalls']): boolean {
  for (let seat = 0; seat < one.length; seat++) {
    const a = one[seat];
    const b = other[seat];
    if (a === b) continue;
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !areEqual(a[i], b[i])) return false;
  }
  return true;
}

/** DM-EDGE-1: takes stock after a clean-up, and counts the turn if there was no progress since the one before. */
export function takeStock(state: State): void {
  const { lastCleanUp } = state;
  const owned = state.cardsChanged === 0 ? lastCleanUp.owned : ownedNow(state, state.cardsChanged, lastCleanUp.owned);
  // What is as it was is shared.
  const market = areEqual(state.market, lastCleanUp.market) ? lastCleanUp.market : state.market.slice();
  const stalls = haveEqualStalls(state.stalls, lastCleanUp.stalls) ? lastCleanUp.stalls : state.stalls.slice();
  const coins = state.extras === undefined ? undefined : coinsOf(state);
  const isOpenlySame =
    market === lastCleanUp.market &&
    stalls === lastCleanUp.stalls &&
    (coins === undefined || areEqual(coins, lastCleanUp.coins ?? coins));
  const isSame = isOpenlySame && areEqual(owned, lastCleanUp.owned);
  // DM-INFO-2: who has not seen an exchange is not told whether the cards were alike.
  const looksSame = state.changedUnseen ? isOpenlySame && haveEqualSizes(owned, lastCleanUp.owned) : isSame;
  if (!isSame) state.lastCleanUp = { owned, stalls, market, coins };
  state.idleTurns = isSame ? state.idleTurns + 1 : 0;
  state.openIdleTurns = looksSame ? state.openIdleTurns + 1 : 0;
  state.cardsChanged = 0;
  state.changedUnseen = false;
}

/** How many cards a player owned. */
function sizeOf(owned: readonly number[], seat: Seat): number {
  let size = owned[seat * WORDS];
  for (let word = 1; word < WORDS; word++) {
    for (let rest = owned[seat * WORDS + word]; rest > 0; rest >>= BITS) size += rest & ((1 << BITS) - 1);
  }
  return size;
}

function haveEqualSizes(one: readonly number[], other: readonly number[]): boolean {
  for (let seat = 0; seat * WORDS < one.length; seat++) if (sizeOf(one, seat) !== sizeOf(other, seat)) return false;
  return true;
}

/** What the players own with those of their cards that are set aside. */
function ownedWithAside(state: State): number[] {
  const owned = ownedNow(state, ALL_SEATS, NOTHING_OWNED[state.hands.length]);
  if (state.asideOwner === OF_MARKET) return owned;
  for (const [place, card] of state.aside.entries()) {
    const owner = state.asideOwner === OF_SEVERAL ? (state.extras?.asideFrom[place] ?? OF_MARKET) : state.asideOwner;
    if (owner < OF_MARKET) own(owned, state.rules.junk, owner, kindOf(card));
  }
  return owned;
}

/** By seat how many cards a player has more than after the last clean-up: of each kind or, if not all have seen it, in all. */
export type Gained = ReadonlyMap<Kind, number> | number;

export function gainedSince(state: State): Gained[] {
  const now = ownedWithAside(state);
  const { owned } = state.lastCleanUp;
  return state.hands.map((_, seat) => {
    if (state.changedUnseen) return sizeOf(now, seat) - sizeOf(owned, seat);
    const gained = new Map<Kind, number>();
    const then = countsBefore(state, owned, seat);
    for (const [kind, count] of ownedKinds(state, now, seat).entries()) {
      if (count !== then[kind]) gained.set(kind, count - then[kind]);
    }
    return gained;
  });
}

/** What the players owned if they have gained this since. Where it is not known what, junk or any cards will do. */
export function ownedBefore(state: State, gained: readonly Gained[]): number[] {
  const now = ownedWithAside(state);
  const counts = gained.map((each, seat) => {
    const kinds = ownedKinds(state, now, seat);
    if (typeof each !== 'number') for (const [kind, count] of each) kinds[kind] -= count;
    else if (each <= 0) kinds[state.rules.junk] -= each;
    else for (let left = each; left > 0; left--) kinds[kinds.findIndex((count) => count > 0)]--;
    return kinds;
  });
  return ownedFrom(state, counts);
}

/**
 * How many cards of each kind a player owned. In an imagined match that can be less than none, if a card that the
 * player has got openly is imagined with another player by now.
 */
function countsBefore({ rules }: State, owned: readonly number[], seat: Seat): number[] {
  const counts: number[] = [];
  let rest = 0;
  for (let kind = 0; kind < rules.cards.length; kind++) {
    if (kind % KINDS_IN_WORD === 0) rest = owned[seat * WORDS + WORD_OF[kind]];
    const low = rest & ((1 << BITS) - 1);
    const count = low > MOST_COPIES ? low - (1 << BITS) : low;
    counts.push(kind === rules.junk ? owned[seat * WORDS] : count);
    rest = (rest - count) >> BITS;
  }
  return counts;
}
