import { type Card, type Kind, kindOf, MAX_HAND, NONE, openCard } from '../cards/card.js';
import { declarationsOf, valueInUse } from '../cards/identity.js';
import { ADMITS_ALL_SETS, ADMITS_DISCARDED, ADMITS_JUNK, JUNK_SET, MAY_CHANGE_BY_ONE } from '../cards/permissions.js';
import type { State } from '../state.js';
import { type HandUse, highestPlace } from '../turn/hand-use.js';
import { type BuiltCard, changesOf, goTogether, HIGHEST_TOTAL, isAdmittedByDeck } from './stack.js';

/**
 * Stacks that are more than a choice of hand cards: their cards can be declared or changed in several ways, or
 * admit cards from the discard pile. Most are only counted, so nothing is made up for them but numbers.
 */

/** A way to build a card as one number, from the low bits up: the face, the card shown, the change and the value. */
type Way = number;

const wayOf = (as: Kind, shown: Kind, change: number, value: number): Way =>
  as | (shown << 5) | ((change + 1) << 10) | (value << 12);
const faceIn = (way: Way): Kind => way & 31;
const valueIn = (way: Way): number => way >> 12;

const builtAs = (card: Card, place: number, way: Way): BuiltCard => ({
  place,
  card,
  as: faceIn(way),
  shown: (way >> 5) & 31,
  change: ((way >> 10) & 3) - 1,
  value: valueIn(way),
});

/** All sums that a stack can have, as bits. */
const SUMS = (2 << HIGHEST_TOTAL) - 1;

/** A search for stacks, filled anew for each. */
interface Search {
  rich: number;
  stack: number;
  /** How many stacks were found, and the number of the one that is looked for (from 1 on; 0: all are counted). */
  found: number;
  wanted: number;
  /** By place of the hand: where its ways begin, and behind the last where they end. */
  readonly from: Int32Array;
  readonly ways: Way[];
  /** By place: the sums that cards from there on, and from the discard pile, can come to, as bits. */
  readonly reach: Int32Array;
  /** Whether some way admits a card from the discard pile. */
  mayAdmit: boolean;
  /** Whether junk, and whether several sets, can go into a stack of these cards. */
  mayHoldJunk: boolean;
  mayMix: boolean;
  /** The cards of the discard pile in ascending order, and where the ways of each begin and end. */
  pile: Kind[];
  readonly pileFrom: number[];
  readonly pileTo: number[];
  /** What is in the stack so far: places of the hand or of the pile, and ways. */
  readonly handPlaces: Int32Array;
  readonly handWays: Int32Array;
  inHand: number;
  readonly pilePlaces: number[];
  readonly pileWays: Way[];
  inPile: number;
}

const search: Search = {
  rich: 0,
  stack: 0,
  found: 0,
  wanted: 0,
  from: new Int32Array(MAX_HAND + 1),
  ways: [],
  reach: new Int32Array(MAX_HAND + 1),
  mayAdmit: false,
  mayHoldJunk: false,
  mayMix: false,
  pile: [],
  pileFrom: [],
  pileTo: [],
  handPlaces: new Int32Array(MAX_HAND),
  handWays: new Int32Array(MAX_HAND),
  inHand: 0,
  pilePlaces: [],
  pileWays: [],
  inPile: 0,
};

/** How many stacks there are that are not plain. */
export function countRichStacks(use: HandUse, rich: number, stack: number): number {
  searchFor(use, rich, stack, 0);
  return search.found;
}

/** The stack with a number, from 0 on; undefined if there are not so many. */
export function richStack(use: HandUse, rich: number, stack: number, index: number): readonly BuiltCard[] | undefined {
  return searchFor(use, rich, stack, index + 1) ? stackFound(use) : undefined;
}

function stackFound(use: HandUse): readonly BuiltCard[] {
  const { handPlaces, handWays, inHand, pile, pilePlaces, pileWays, inPile } = search;
  const cards: BuiltCard[] = [];
  for (let i = 0; i < inHand; i++) cards.push(builtAs(use.cards[handPlaces[i]], handPlaces[i], handWays[i]));
  for (let i = 0; i < inPile; i++) cards.push(builtAs(openCard(pile[pilePlaces[i]]), -1, pileWays[i]));
  return cards;
}

/**
 * Finds every stack that is not plain, each once and always in the same order, until the one that is wanted: first by
 * the hand cards in it and how they are built, then by the cards from the discard pile. Says whether it was found.
 */
function searchFor(use: HandUse, rich: number, stack: number, wanted: number): boolean {
  search.found = 0;
  if (!mayAddUp(use, rich, stack)) return false;
  search.rich = rich;
  search.stack = stack;
  search.wanted = wanted;
  search.inHand = 0;
  search.inPile = 0;
  const permissions = collectHand(use);
  search.mayAdmit = (permissions & ADMITS_DISCARDED) !== 0;
  const allowed = search.mayAdmit ? permissions | collectPile(use) : permissions;
  const isOpen = use.state.extras !== undefined;
  search.mayHoldJunk = isOpen || (allowed & ADMITS_JUNK) !== 0;
  search.mayMix = isOpen || (allowed & ADMITS_ALL_SETS) !== 0;
  return chooseHand(use, 0, 0, 0, 0, 0, 0, false);
}

/**
 * Whether the values of hand cards, a rich one among them, can add up to the stack's number. It says yes where cards
 * from the discard pile might help.
 */
function mayAddUp(use: HandUse, rich: number, stack: number): boolean {
  // Sums as bits: without and with a rich card.
  let plainSums = 1;
  let richSums = 0;
  for (let place = 0; place < use.size; place++) {
    if ((rich >> place) & 1) {
      if ((use.mayPermit[place] & ADMITS_DISCARDED) !== 0) return true;
      richSums |= raised(use, place, plainSums | richSums);
    } else if (use.value[place] <= stack) {
      plainSums |= plainSums << use.value[place];
      richSums |= richSums << use.value[place];
    }
  }
  return ((richSums >> stack) & 1) === 1;
}

/** The sums with any face of a card on top; sums beyond any stack drop out. */
function raised({ state, cards, identities }: HandUse, place: number, sums: number): number {
  let all = 0;
  for (let faces = identities[place]; faces !== 0; faces &= faces - 1) {
    const as = highestPlace(faces & -faces);
    const value = valueInUse(state, cards[place], as);
    if (value > HIGHEST_TOTAL + 1) continue;
    all |= sums << value;
    if ((state.table.permissions[as] & MAY_CHANGE_BY_ONE) !== 0) all |= (sums << (value + 1)) | ((sums << value) >> 1);
  }
  return all & SUMS;
}

/** Writes down the ways of a card from `at` on, as far as they are not too much; says where they end. */
function collectWays(state: State, owner: number, card: Card, place: number, at: number): number {
  const { ways, stack } = search;
  const declarations = declarationsOf(state, owner, kindOf(card), place);
  let end = at;
  for (let i = 0; i < declarations.length; i++) {
    const { as, shown } = declarations[i];
    const printed = valueInUse(state, card, as);
    const changes = changesOf(state, as);
    for (let j = 0; j < changes.length; j++) {
      const value = printed + changes[j];
      if (value <= stack) ways[end++] = wayOf(as, shown, changes[j], value);
    }
  }
  return end;
}

/** Says what the ways permit. */
function collectHand(use: HandUse): number {
  const { rich, ways, from, reach } = search;
  const { permissions } = use.state.table;
  let end = 0;
  let allowed = 0;
  for (let place = 0; place < use.size; place++) {
    from[place] = end;
    const isRich = ((rich >> place) & 1) === 1;
    if (isRich) end = collectWays(use.state, use.seat, use.cards[place], place, end);
    else if (use.value[place] <= search.stack) ways[end++] = wayOf(use.as[place], NONE, 0, use.value[place]);
    for (let way = from[place]; way < end; way++) allowed |= permissions[faceIn(ways[way])];
  }
  from[use.size] = end;
  reach[use.size] = 1;
  for (let place = use.size - 1; place >= 0; place--) {
    const without = reach[place + 1];
    let sums = without;
    for (let way = from[place]; way < from[place + 1]; way++) sums |= without << valueIn(ways[way]);
    reach[place] = sums & SUMS;
  }
  return allowed;
}

/** By kind: how many of them are in the discard pile. Has a meaning only for those that are. */
const copiesOf = new Int32Array(NONE);

/** The same for the discard pile, whose like cards have the very same ways. */
function collectPile(use: HandUse): number {
  const { ways, from, reach } = search;
  const { state, seat, size } = use;
  const { permissions } = state.table;
  const discards = state.discards[seat];
  let kinds = 0;
  for (let i = 0; i < discards.length; i++) {
    const kind = discards[i];
    const bit = 1 << kind;
    copiesOf[kind] = (kinds & bit) === 0 ? 1 : copiesOf[kind] + 1;
    kinds |= bit;
  }
  let end = from[size];
  let allowed = 0;
  let count = 0;
  let sums = 1;
  for (let left = kinds; left !== 0; left &= left - 1) {
    const kind = highestPlace(left & -left);
    const start = end;
    end = collectWays(state, seat, openCard(kind), -1, start);
    for (let way = start; way < end; way++) allowed |= permissions[faceIn(ways[way])];
    for (let copies = copiesOf[kind]; copies > 0; copies--) {
      search.pile[count] = kind;
      search.pileFrom[count] = start;
      search.pileTo[count++] = end;
      let more = 0;
      for (let way = start; way < end; way++) more |= sums << valueIn(ways[way]);
      sums |= more & SUMS;
    }
  }
  search.pile.length = count;
  for (let place = 0; place <= size; place++) {
    let all = 0;
    for (let left = sums; left !== 0; left &= left - 1) all |= reach[place] << highestPlace(left & -left);
    reach[place] = all & SUMS;
  }
  return allowed;
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
  isRich: boolean,
): boolean {
  const { ways, from, stack, rich } = search;
  if (place >= use.size) return isRich && afterHand(use, sum, sets, allowed, admits);
  if (!isRich && rich >> place === 0) return false;
  if (((search.reach[place] >> (stack - sum)) & 1) === 0) return false;
  const { table } = use.state;
  const isAlike = ((use.alike >> place) & 1) === 1;
  const isRichNow = isRich || ((rich >> place) & 1) === 1;
  for (let way = from[place] + least; way < from[place + 1]; way++) {
    const total = sum + valueIn(ways[way]);
    const as = faceIn(ways[way]);
    const nextSets = sets | table.sets[as];
    if (total > stack || !mayGoTogether(nextSets)) continue;
    const permits = table.permissions[as];
    const nextAdmits = (permits & ADMITS_DISCARDED) === 0 ? admits : admits + 1;
    search.handPlaces[search.inHand] = place;
    search.handWays[search.inHand++] = ways[way];
    const nextLeast = isAlike ? way - from[place] : 0;
    const stop = chooseHand(use, place + 1, nextLeast, total, nextSets, allowed | permits, nextAdmits, isRichNow);
    if (stop) return true;
    search.inHand--;
  }
  return chooseHand(use, afterAlike(use, place), 0, sum, sets, allowed, admits, isRich);
}

/** The first place behind the cards that are alike to this one. */
function afterAlike({ alike }: HandUse, place: number): number {
  let next = place;
  while ((alike >> next) & 1) next++;
  return next + 1;
}

function afterHand(use: HandUse, sum: number, sets: number, allowed: number, admits: number): boolean {
  if (sum === search.stack && isLegal(use, sets, allowed) && isWanted()) return true;
  return admits > 0 && chooseDiscarded(use, 0, 0, sum, sets, allowed, admits);
}

const isWanted = (): boolean => ++search.found === search.wanted;

/** DM-STALL-4 to DM-STALL-6 for cards that add up; only those from the hand must go together. */
function isLegal({ state, seat }: HandUse, sets: number, allowed: number): boolean {
  if (goTogether(sets, allowed)) return true;
  if (state.extras === undefined) return false;
  return isAdmittedByDeck(state, seat, Array.from(search.handWays.subarray(0, search.inHand), faceIn));
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
  if (search.inPile > 0 && sum === search.stack && isLegal(use, sets, allowed) && isWanted()) return true;
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
  const { ways, pile, pileFrom, pileTo, stack } = search;
  const { permissions } = use.state.table;
  for (let way = pileFrom[card] + least; way < pileTo[card]; way++) {
    const total = sum + valueIn(ways[way]);
    const permits = permissions[faceIn(ways[way])];
    const left = (permits & ADMITS_DISCARDED) === 0 ? admits - 1 : admits;
    if (total > stack || left < 0) continue;
    search.pilePlaces[search.inPile] = card;
    search.pileWays[search.inPile++] = ways[way];
    const nextLeast = card + 1 < pile.length && pile[card + 1] === pile[card] ? way - pileFrom[card] : 0;
    const stop = chooseDiscarded(use, card + 1, nextLeast, total, sets, allowed | permits, left);
    if (stop) return true;
    search.inPile--;
  }
  return false;
}
