import { openCard } from '../cards/card.js';
import { ADMITS_ALL_SETS, ADMITS_DISCARDED, ADMITS_JUNK, JUNK_SET } from '../cards/permissions.js';
import { NOTHING_SPENT } from '../spending/spending.js';
import { type HandUse, highestPlace } from '../turn/hand-use.js';
import { goTogether, goTogetherFromPile, relaxedFor } from './composition.js';
import { type BuiltCard, isAdmittedByDeck, isTotal } from './stack.js';
import { eachPayment } from './stack-payments.js';
import {
  builtAs,
  collectHand,
  collectPile,
  faceIn,
  isPaidFor,
  mayAddUp,
  search,
  valueIn,
  type Way,
} from './stack-search.js';

/**
 * Stacks that are more than a choice of hand cards: their cards can be declared or changed in several ways, or
 * admit cards from the discard pile. Most are only counted, so nothing is made up for them but numbers.
 */

/** How many stacks there are that are not plain. */
export function countDeclaredStacks(use: HandUse, declarable: number, totals: number): number {
  searchFor(use, declarable, totals, 0);
  return search.found;
}

/** The stack with a number, from 0 on; undefined if there are not so many. */
export function declaredStack(
  use: HandUse,
  declarable: number,
  totals: number,
  index: number,
): readonly BuiltCard[] | undefined {
  return searchFor(use, declarable, totals, index + 1) ? stackFound(use) : undefined;
}

function stackFound(use: HandUse): readonly BuiltCard[] {
  const { handPlaces, handWays, inHand, pile, pilePlaces, pileWays, inPile, payments } = search;
  const cards: BuiltCard[] = [];
  let paid = 0;
  const spentFor = (way: Way): number => (isPaidFor(way) ? payments[paid++] : NOTHING_SPENT);
  for (let i = 0; i < inHand; i++) {
    cards.push(builtAs(use.cards[handPlaces[i]], handPlaces[i], handWays[i], spentFor(handWays[i])));
  }
  for (let i = 0; i < inPile; i++) {
    cards.push(builtAs(openCard(pile[pilePlaces[i]]), -1, pileWays[i], spentFor(pileWays[i])));
  }
  return cards;
}

/**
 * Finds every stack that is not plain, each once and always in the same order, until the one that is wanted: first by
 * the hand cards in it and how they are built, then by the cards from the discard pile. Says whether it was found.
 */
function searchFor(use: HandUse, declarable: number, totals: number, wanted: number): boolean {
  search.found = 0;
  search.relaxed = relaxedFor(use.state, use.seat);
  const { onlyDiscarded } = search.relaxed;
  if (!onlyDiscarded && !mayAddUp(use, declarable, totals)) return false;
  search.declarable = declarable;
  search.totals = totals;
  search.most = highestPlace(totals);
  search.wanted = wanted;
  search.inHand = 0;
  search.inPile = 0;
  search.purse = mostToSpend(use);
  const permissions = collectHand(use);
  search.mayAdmit = onlyDiscarded || (permissions & ADMITS_DISCARDED) !== 0;
  const allowed = search.mayAdmit ? permissions | collectPile(use) : permissions;
  const isOpen = use.state.extras !== undefined;
  search.mayHoldJunk = isOpen || (allowed & ADMITS_JUNK) !== 0;
  search.mayMix = isOpen || (allowed & ADMITS_ALL_SETS) !== 0;
  if (onlyDiscarded) return chooseDiscarded(use, 0, 0, 0, 0, 0, Number.POSITIVE_INFINITY);
  return chooseHand(use, 0, 0, 0, 0, 0, 0, false);
}

/** More than that cannot be spent for a card. */
function mostToSpend({ state, seat, size, value, choices, most }: HandUse): number {
  let sum = state.coins[seat];
  for (let place = 0; place < size; place++) sum += (choices >> place) & 1 ? most[place] : value[place];
  return sum;
}

/** Whether hand cards of these sets can still go together (DM-STALL-4, DM-STALL-5). */
function mayGoTogether(sets: number): boolean {
  const animals = sets & ~JUNK_SET;
  return (search.mayHoldJunk || (sets & JUNK_SET) === 0) && (search.mayMix || (animals & (animals - 1)) === 0);
}

/**
 * Places from `place` on are open; `least` is the first way that an alike card after another one may take. What is
 * chosen comes to `sum`, is of these sets, allows so much and admits so many cards from the discard pile.
 */
function chooseHand(
  use: HandUse,
  place: number,
  least: number,
  sum: number,
  sets: number,
  allowed: number,
  admits: number,
  isDeclared: boolean,
): boolean {
  const { ways, from, totals, most, declarable } = search;
  if (place >= use.size) return isDeclared && afterHand(use, sum, sets, allowed, admits);
  if (!isDeclared && declarable >> place === 0) return false;
  if (((search.reach[place] << sum) & totals) === 0) return false;
  const { rules } = use.state;
  const isAlike = ((use.alike >> place) & 1) === 1;
  const isDeclaredNow = isDeclared || ((declarable >> place) & 1) === 1;
  for (let way = from[place] + least; way < from[place + 1]; way++) {
    const total = sum + valueIn(ways[way]);
    const as = faceIn(ways[way]);
    const nextSets = sets | rules.sets[as];
    if (total > most || !mayGoTogether(nextSets)) continue;
    const permits = rules.permissions[as];
    const nextAdmits = (permits & ADMITS_DISCARDED) === 0 ? admits : admits + 1;
    search.handPlaces[search.inHand] = place;
    search.handWays[search.inHand++] = ways[way];
    const nextLeast = isAlike ? way - from[place] : 0;
    const stop = chooseHand(use, place + 1, nextLeast, total, nextSets, allowed | permits, nextAdmits, isDeclaredNow);
    if (stop) return true;
    search.inHand--;
  }
  return chooseHand(use, afterAlike(use, place), 0, sum, sets, allowed, admits, isDeclared);
}

/** The first place behind the cards that are alike to this one. */
function afterAlike({ alike }: HandUse, place: number): number {
  let next = place;
  while ((alike >> next) & 1) next++;
  return next + 1;
}

function afterHand(use: HandUse, sum: number, sets: number, allowed: number, admits: number): boolean {
  if (isTotal(search.totals, sum) && isLegal(use, sets, allowed) && isWanted(use)) return true;
  return admits > 0 && chooseDiscarded(use, 0, 0, sum, sets, allowed, admits);
}

/** Counts the stack chosen, once for every way to pay for what is spent for its cards; says whether one is wanted. */
function isWanted(use: HandUse): boolean {
  search.payments.length = 0;
  const { handWays, inHand, pileWays, inPile } = search;
  let isPaid = false;
  for (let i = 0; i < inHand; i++) isPaid ||= isPaidFor(handWays[i]);
  for (let i = 0; i < inPile; i++) isPaid ||= isPaidFor(pileWays[i]);
  return isPaid ? eachPayment(use, () => ++search.found === search.wanted) : ++search.found === search.wanted;
}

/** DM-STALL-4 to DM-STALL-6 for cards that add up; only those from the hand must go together. */
function isLegal({ state, seat }: HandUse, sets: number, allowed: number): boolean {
  const { handWays, inHand, pileWays, inPile, relaxed } = search;
  if (relaxed.onlyDiscarded) return goTogetherFromPile(state, pileWays.slice(0, inPile).map(faceIn), relaxed);
  let junk = 0;
  for (let i = 0; i < inHand; i++) if (faceIn(handWays[i]) === state.rules.junk) junk++;
  if (goTogether(sets, junk, allowed, relaxed)) return true;
  if (state.extras === undefined) return false;
  return isAdmittedByDeck(state, seat, Array.from(handWays.subarray(0, inHand), faceIn));
}

/** `admits` is how many more cards are admitted that admit none themselves (DM-STALL-7). */
function chooseDiscarded(
  use: HandUse,
  at: number,
  least: number,
  sum: number,
  sets: number,
  allowed: number,
  admits: number,
): boolean {
  const { pile } = search;
  if (search.inPile > 0 && isTotal(search.totals, sum) && isLegal(use, sets, allowed) && isWanted(use)) return true;
  for (let card = at; card < pile.length; card++) {
    // A second copy of a kind is taken only together with the first one.
    if (card > at && pile[card] === pile[card - 1]) continue;
    if (takeDiscarded(use, card, card === at ? least : 0, sum, sets, allowed, admits)) return true;
  }
  return false;
}

function takeDiscarded(
  use: HandUse,
  card: number,
  least: number,
  sum: number,
  sets: number,
  allowed: number,
  admits: number,
): boolean {
  const { ways, pile, pileFrom, pileTo, most } = search;
  const { permissions } = use.state.rules;
  for (let way = pileFrom[card] + least; way < pileTo[card]; way++) {
    const total = sum + valueIn(ways[way]);
    const permits = permissions[faceIn(ways[way])];
    const left = (permits & ADMITS_DISCARDED) === 0 ? admits - 1 : admits;
    if (total > most || left < 0) continue;
    search.pilePlaces[search.inPile] = card;
    search.pileWays[search.inPile++] = ways[way];
    const nextLeast = card + 1 < pile.length && pile[card + 1] === pile[card] ? way - pileFrom[card] : 0;
    const stop = chooseDiscarded(use, card + 1, nextLeast, total, sets, allowed | permits, left);
    if (stop) return true;
    search.inPile--;
  }
  return false;
}
