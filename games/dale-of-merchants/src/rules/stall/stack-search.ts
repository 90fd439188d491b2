import { type Card, type Kind, kindOf, MAX_HAND, NONE, openCard } from '../cards/card.js';
import { declarationsOf, valueInUse } from '../cards/identity.js';
import { ADMITS_DISCARDED, MAY_CHANGE_BY_ONE, RAISED_IN_STACK, SPENDS_IN_STACK } from '../cards/permissions.js';
import type { SpendInStack } from '../cards/spec.js';
import type { State } from '../state.js';
import { type HandUse, highestPlace } from '../turn/hand-use.js';
import type { Relaxed } from './composition.js';
import { type BuiltCard, changesOf, HIGHEST_TOTAL } from './stack.js';

/** What a search for stacks begins with: every way to build every card, and the sums that they can come to. */

/**
 * A way to build a card as one number, from the low bits up: the face, the card shown, the change, whether something is
 * spent for it, and the value.
 */
export type Way = number;

const PAID_SHIFT = 12;
const VALUE_SHIFT = 13;

const wayOf = (as: Kind, shown: Kind, change: number, value: number, paid = 0): Way =>
  as | (shown << 5) | ((change + 1) << 10) | (paid << PAID_SHIFT) | (value << VALUE_SHIFT);
export const faceIn = (way: Way): Kind => way & 31;
export const valueIn = (way: Way): number => way >> VALUE_SHIFT;
export const isPaidFor = (way: Way): boolean => ((way >> PAID_SHIFT) & 1) === 1;

export const builtAs = (card: Card, place: number, way: Way, spent: number): BuiltCard => ({
  place,
  card,
  as: faceIn(way),
  shown: (way >> 5) & 31,
  change: ((way >> 10) & 3) - 1,
  value: valueIn(way),
  spent,
});

/** All sums that a stack can have, as bits. */
const SUMS = (2 << HIGHEST_TOTAL) - 1;

/** A search for stacks, filled anew for each. */
interface Search {
  declarable: number;
  /** What the stack may come to, as bits, and the highest of it. */
  totals: number;
  most: number;
  relaxed: Relaxed;
  /** The most that could be spent for a card. */
  purse: number;
  /** How many stacks were found, and the number of the one that is looked for (from 1 on; 0: all are counted). */
  found: number;
  wanted: number;
  /** By place of the hand: where its ways begin, and behind the last where they end. */
  readonly from: Int32Array;
  readonly ways: Way[];
  /** The payments of the stack found, for the hand's cards, then for the pile's. */
  payments: number[];
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

export const search: Search = {
  declarable: 0,
  totals: 0,
  most: 0,
  relaxed: { mixed: false, junk: 0, onlyDiscarded: false },
  purse: 0,
  found: 0,
  wanted: 0,
  from: new Int32Array(MAX_HAND + 1),
  ways: [],
  payments: [],
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

/**
 * Whether the values of hand cards, a declared one among them, can add up to the stack's number. It says yes where cards
 * from the discard pile might help.
 */
export function mayAddUp(use: HandUse, declarable: number, totals: number): boolean {
  // Sums as bits: without and with a declared card.
  let plainSums = 1;
  let declaredSums = 0;
  for (let place = 0; place < use.size; place++) {
    if ((declarable >> place) & 1) {
      if ((use.mayPermit[place] & (ADMITS_DISCARDED | SPENDS_IN_STACK)) !== 0) return true;
      declaredSums |= raised(use, place, plainSums | declaredSums);
    } else if (use.value[place] <= HIGHEST_TOTAL) {
      plainSums |= (plainSums << use.value[place]) & SUMS;
      declaredSums |= (declaredSums << use.value[place]) & SUMS;
    }
  }
  return (declaredSums & totals) !== 0;
}

/** The sums with any face of a card on top; sums beyond any stack drop out. */
function raised({ state, cards, identities }: HandUse, place: number, sums: number): number {
  let all = 0;
  for (let faces = identities[place]; faces !== 0; faces &= faces - 1) {
    const as = highestPlace(faces & -faces);
    const value = valueInUse(state, cards[place], as);
    if (value > HIGHEST_TOTAL + 1) continue;
    all |= sums << value;
    const permissions = state.rules.permissions[as];
    if ((permissions & MAY_CHANGE_BY_ONE) !== 0) all |= (sums << (value + 1)) | ((sums << value) >> 1);
    if ((permissions & RAISED_IN_STACK) !== 0) all |= (sums << (value + 1)) | (sums << (value + 2));
  }
  return all & SUMS;
}

/** Writes down the ways of a card from `at` on, as far as they are not too much; says where they end. */
function collectWays(state: State, owner: number, card: Card, place: number, at: number): number {
  const { ways, most } = search;
  const declarations = declarationsOf(state, owner, kindOf(card), place);
  let end = at;
  for (let i = 0; i < declarations.length; i++) {
    const { as, shown } = declarations[i];
    const printed = valueInUse(state, card, as);
    const changes = changesOf(state, as);
    for (let j = 0; j < changes.length; j++) {
      const value = Math.max(0, printed + changes[j]);
      if (value <= most) ways[end++] = wayOf(as, shown, changes[j], value);
    }
    const spending = state.rules.stackSpending[as];
    if (spending !== undefined) end = collectPaidWays(wayOf(as, shown, 0, 0, 1), printed, spending, end);
  }
  return end;
}

/** DX-SPEND-6: the values that a card can have if something is spent for it. */
function collectPaidWays(unvalued: Way, printed: number, spending: SpendInStack, at: number): number {
  const { ways, most, purse } = search;
  let end = at;
  for (let amount = spending.least; amount <= Math.min(spending.most, purse); amount++) {
    const value = spending.worth(printed, amount);
    const way = unvalued | (value << VALUE_SHIFT);
    if (value <= most && (end === at || ways[end - 1] !== way)) ways[end++] = way;
  }
  return end;
}

/** Says what the ways permit. */
export function collectHand(use: HandUse): number {
  const { declarable, ways, from, reach } = search;
  const { permissions } = use.state.rules;
  let end = 0;
  let allowed = 0;
  for (let place = 0; place < use.size; place++) {
    from[place] = end;
    const isDeclared = ((declarable >> place) & 1) === 1;
    if (isDeclared) end = collectWays(use.state, use.seat, use.cards[place], place, end);
    else if (use.value[place] <= search.most) ways[end++] = wayOf(use.as[place], NONE, 0, use.value[place]);
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
export function collectPile(use: HandUse): number {
  const { ways, from, reach } = search;
  const { state, seat, size } = use;
  const { permissions } = state.rules;
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
