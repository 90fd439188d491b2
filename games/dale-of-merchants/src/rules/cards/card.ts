import type { Seat } from '@souk/kernel';

/** A face, numbered within one game in ascending order of printed value, then of card id (DM-ORDER-1). */
export type Kind = number;

/** A set of kinds as bits. A game has at most 31 kinds: six of each of five decks, and junk. */
export type Kinds = number;

/** Stands for "no kind" and "no seat". */
export const NONE = 31;

/**
 * A card in a hidden zone as one number, from the low bits up: who knows that it lies there (a bit for
 * every seat and one for the spectator), the pool that it came from (see knowledge/pools.ts), its kind, and the number
 * of what this turn has done to it (see marks.ts), 0: nothing. Cards in open zones are bare kinds. Sorted by number,
 * cards that can stand for each other lie side by side.
 */
export type Card = number;

export const SPECTATOR = 4;
export const EVERYBODY = 0b11111;

const POOL_SHIFT = 5;
const KIND_SHIFT = 9;
const MARK_SHIFT = 14;

const POOL_BITS = 0b1111 << POOL_SHIFT;
const UNMARKED = (1 << MARK_SHIFT) - 1;
export const KNOWLEDGE = (1 << KIND_SHIFT) - 1;
/** How many pools there can be. */
export const POOLS = 16;

export const seenBy = (card: Card): number => card & EVERYBODY;
export const poolOf = (card: Card): number => (card & POOL_BITS) >> POOL_SHIFT;
export const kindOf = (card: Card): Kind => (card >> KIND_SHIFT) & 31;

export const hiddenCard = (kind: Kind, pool: number, seen: number): Card =>
  (kind << KIND_SHIFT) | (pool << POOL_SHIFT) | seen;
/** A card that everybody has seen go where it is. */
export const openCard = (kind: Kind): Card => (kind << KIND_SHIFT) | EVERYBODY;
export const withKnowledge = (card: Card, pool: number, seen: number): Card =>
  (card & ~KNOWLEDGE) | (pool << POOL_SHIFT) | seen;
/** DM-VALUE-5: what is left of a card that changes its place or whose turn is over. */
export const withoutMarks = (card: Card): Card => card & UNMARKED;
export const isMarked = (card: Card): boolean => card >> MARK_SHIFT !== 0;

/** All that tells two cards of a hand apart in play: kind and marks. */
export type Likeness = number;
export const likenessOf = (card: Card): Likeness => card >> KIND_SHIFT;
/** The same as a card of which nothing else is known. */
export const cardLike = (likeness: Likeness): Card => likeness << KIND_SHIFT;
export const areAlike = (one: Card, other: Card): boolean => one >> KIND_SHIFT === other >> KIND_SHIFT;

/** The number of its marks; 0: none. */
export const markIn = (card: Card): number => card >> MARK_SHIFT;
export const withMark = (card: Card, mark: number): Card => (card & UNMARKED) | (mark << MARK_SHIFT);
const MARK_IN_LIKENESS = MARK_SHIFT - KIND_SHIFT;
/** The same card with its mark under the next number. */
export const withNextMark = (card: Card): Card => card + (1 << MARK_SHIFT);
export const markInLikeness = (likeness: Likeness): number => likeness >> MARK_IN_LIKENESS;
export const likenessWithNextMark = (likeness: Likeness): Likeness => likeness + (1 << MARK_IN_LIKENESS);

/** DM-CLEAN-1, DM-MORE-7: five cards, and fifteen that count as Cookies. */
export const MAX_HAND = 20;

/** Puts a card into a hand at its place in the order. */
export function insertCard(hand: Card[], card: Card): void {
  let at = hand.length;
  hand.push(card);
  while (at > 0 && hand[at - 1] > card) {
    hand[at] = hand[at - 1];
    at--;
  }
  hand[at] = card;
}

/** Takes out the card at a place. */
export function removeCardAt(hand: Card[], at: number): Card {
  const card = hand[at];
  for (let i = at + 1; i < hand.length; i++) hand[i - 1] = hand[i];
  hand.pop();
  return card;
}

export function sortCards(hand: Card[]): void {
  for (let i = 1; i < hand.length; i++) {
    const card = hand[i];
    let at = i;
    while (at > 0 && hand[at - 1] > card) {
      hand[at] = hand[at - 1];
      at--;
    }
    hand[at] = card;
  }
}

export const viewerBit = (viewer: Seat | 'spectator'): number => 1 << (viewer === 'spectator' ? SPECTATOR : viewer);
