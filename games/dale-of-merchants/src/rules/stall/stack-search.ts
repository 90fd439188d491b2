import { type Card, type Kind, kindOf, MAX_HAND, NONE, openCard } from '../cards/card.js';
import { declarationsOf, valueInUse } from '../cards/identity.js';
import { ADMITS_DISCARDED, MAY_CHANGE_BY_ONE } from '../cards/permissions.js';
import type { State } from '../state.js';
import { type HandUse, highestPlace } from '../turn/hand-use.js';
import { type BuiltCard, changesOf, HIGHEST_TOTAL } from './stack.js';

/** What a search for stacks begins with: every way to build every card, and the sums that they can come to. */

/** A way to build a card as one number, from the low bits up: the face, the card shown, the change and the value. */
type Way = number;

const wayOf = (as: Kind, shown: Kind, change: number, value: number): Way =>
  as | (shown << 5) | ((change + 1) << 10) | (value << 12);
export const faceIn = (way: Way): Kind => way & 31;
export const valueIn = (way: Way): number => way >> 12;

export const builtAs = (card: Card, place: number, way: Way): BuiltCard => ({
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
  declarable: number;
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

export const search: Search = {
  declarable: 0,
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

/**
 * Whether the values of hand cards, a declared one among them, can add up to the stack's number. It says yes where cards
 * from the discard pile might help.
 */
export function mayAddUp(use: HandUse, declarable: number, stack: number): boolean {
  // Sums as bits: without and with a declared card.
  let plainSums = 1;
  let declaredSums = 0;
  for (let place = 0; place < use.size; place++) {
    if ((declarable >> place) & 1) {
      if ((use.mayPermit[place] & ADMITS_DISCARDED) !== 0) return true;
      declaredSums |= raised(use, place, plainSums | declaredSums);
    } else if (use.value[place] <= stack) {
      plainSums |= plainSums << use.value[place];
      declaredSums |= declaredSums << use.value[place];
    }
  }
  return ((declaredSums >> stack) & 1) === 1;
}

/** The sums with any face of a card on top; sums beyond any stack drop out. */
function raised({ state, cards, identities }: HandUse, place: number, sums: number): number {
  let all = 0;
  for (let faces = identities[place]; faces !== 0; faces &= faces - 1) {
    const as = highestPlace(faces & -faces);
    const value = valueInUse(state, cards[place], as);
    if (value > HIGHEST_TOTAL + 1) continue;
    all |= sums << value;
    if ((state.rules.permissions[as] & MAY_CHANGE_BY_ONE) !== 0) all |= (sums << (value + 1)) | ((sums << value) >> 1);
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
export function collectHand(use: HandUse): number {
  const { declarable, ways, from, reach } = search;
  const { permissions } = use.state.rules;
  let end = 0;
  let allowed = 0;
  for (let place = 0; place < use.size; place++) {
    from[place] = end;
    const isDeclared = ((declarable >> place) & 1) === 1;
    if (isDeclared) end = collectWays(use.state, use.seat, use.cards[place], place, end);
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
