import type { State } from '@souk/games/dale-of-merchants';
import type { Seat } from '@souk/kernel';
import { COUNTED, type Guide, guideFor } from './cards.js';
import { kindOf } from './reading.js';

/** The most decks of a game, and junk. */
export const SETS = 6;

/** All that a player owns outside the stall, counted. */
export interface Holdings {
  cards: number;
  junk: number;
  /** The value of all cards, of the animalfolk, of those with 4 or 5. */
  value: number;
  animals: number;
  high: number;
  handSize: number;
  handJunk: number;
  handValue: number;
  /** The value of the animalfolk in the deck. */
  deckAnimals: number;
  /** By set: how many of each value, packed. */
  readonly owned: number[];
  readonly inHand: number[];
  /** By number among the counted cards. */
  readonly counts: number[];
}

const zeros = (count: number): number[] => {
  const list: number[] = [];
  for (let i = 0; i < count; i++) list.push(0);
  return list;
};

/** One for all: it is counted anew for every question. */
const holdings: Holdings = {
  cards: 0,
  junk: 0,
  value: 0,
  animals: 0,
  high: 0,
  handSize: 0,
  handJunk: 0,
  handValue: 0,
  deckAnimals: 0,
  owned: zeros(SETS),
  inHand: zeros(SETS),
  counts: zeros(COUNTED.length),
};

function clear(): void {
  holdings.cards = 0;
  holdings.junk = 0;
  holdings.value = 0;
  holdings.animals = 0;
  holdings.high = 0;
  holdings.handJunk = 0;
  holdings.handValue = 0;
  holdings.deckAnimals = 0;
  for (let set = 0; set < SETS; set++) {
    holdings.owned[set] = 0;
    holdings.inHand[set] = 0;
  }
  for (let i = 0; i < COUNTED.length; i++) holdings.counts[i] = 0;
}

function count(guide: Guide, kind: number, value: number): void {
  holdings.cards++;
  holdings.value += value;
  const set = guide.set[kind];
  if (set === 0) {
    holdings.junk++;
    return;
  }
  holdings.animals += value;
  if (value > 3) holdings.high++;
  holdings.owned[set] += guide.unit[kind];
  if (guide.counted[kind] >= 0) holdings.counts[guide.counted[kind]]++;
}

export function countHoldings(state: State, seat: Seat): Holdings {
  const { rules } = state;
  const { values } = rules;
  const guide = guideFor(rules);
  clear();
  const hand = state.hands[seat];
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(hand[i]);
    count(guide, kind, values[kind]);
    holdings.inHand[guide.set[kind]] += guide.unit[kind];
  }
  holdings.handSize = holdings.cards;
  holdings.handJunk = holdings.junk;
  holdings.handValue = holdings.value;
  const before = holdings.animals;
  const deck = state.decks[seat];
  for (let i = 0; i < deck.length; i++) {
    const kind = kindOf(deck[i]);
    count(guide, kind, values[kind]);
  }
  holdings.deckAnimals = holdings.animals - before;
  const discard = state.discards[seat];
  for (let i = 0; i < discard.length; i++) count(guide, discard[i], values[discard[i]]);
  return holdings;
}
