import { type Card, type Kind, kindOf, NONE, openCard } from './card.js';
import { addedBy } from './extras.js';
import { type HandUse, highestPlace, isCanonical } from './hand-use.js';
import { declarationsOf, mayHaveToShow, valueInUse } from './identity.js';
import {
  ADMITS_ALL_SETS,
  ADMITS_DISCARDED,
  ADMITS_JUNK,
  JUNK_SET,
  MAY_BUILD_AGAIN,
  MAY_CHANGE_BY_ONE,
} from './permissions.js';
import type { State } from './state.js';

/** A card as it is built: where it comes from, what it is declared as, by how much it is changed, its value. */
export interface BuiltCard {
  /** The place in the hand; −1: the discard pile, or the card was drawn for it. */
  readonly place: number;
  readonly card: Card;
  readonly as: Kind;
  readonly shown: Kind;
  readonly change: number;
  readonly value: number;
}

export const LAST_STACK = 8;
/** Decks may ask for more than a stack's number. */
const HIGHEST_TOTAL = 15;

/** DM-STALL-1: the number of the stack that a player can build next. */
export const nextStackOf = (state: State, seat: number): number => state.stalls[seat].length + 1;

/** DM-STALL-3: what its cards must come to. */
export const totalOfNextStack = (state: State, seat: number): number =>
  state.extras === undefined ? nextStackOf(state, seat) : nextStackOf(state, seat) + addedBy(state, 'stackTotal', seat);

/** DM-MORE-5: whether a deck admits a stack of hand cards that do not go together otherwise. */
const isAdmittedByDeck = (state: State, seat: number, faces: readonly Kind[]): boolean =>
  state.table.extras?.hooks.some((hooks) => hooks.admitsStack?.(state, seat, faces) === true) === true;

/** The same for hand cards without a choice. */
export function isAdmitted({ state, seat, as }: HandUse, mask: number): boolean {
  return isAdmittedByDeck(
    state,
    seat,
    [...as.keys()].filter((place) => (mask >> place) & 1).map((place) => as[place]),
  );
}

/** DM-STALL-4 to DM-STALL-6: whether hand cards of these sets go together under these permissions. */
export const goTogether = (sets: number, permissions: number): boolean => {
  const animals = sets & ~JUNK_SET;
  return (
    ((sets & JUNK_SET) === 0 || (permissions & ADMITS_JUNK) !== 0) &&
    ((animals & (animals - 1)) === 0 || (permissions & ADMITS_ALL_SETS) !== 0)
  );
};

const UNCHANGED: readonly number[] = [0];
const BY_ONE: readonly number[] = [-1, 0, 1];

/** Every way in which a card can be built for at most `most`: its declarations and, where it may, a change by one. */
export function waysToBuild(state: State, owner: number, card: Card, place: number, most: number): BuiltCard[] {
  const ways: BuiltCard[] = [];
  for (const { as, shown } of declarationsOf(state, owner, kindOf(card), place)) {
    const printed = valueInUse(state, card, as);
    for (const change of (state.table.permissions[as] & MAY_CHANGE_BY_ONE) === 0 ? UNCHANGED : BY_ONE) {
      const value = printed + change;
      if (value <= most) ways.push({ place, card, as, shown, change, value });
    }
  }
  return ways;
}

const RICH = ADMITS_DISCARDED | MAY_CHANGE_BY_ONE;

/** Places of cards with which a stack is more than the choice of its hand cards. */
export function richPlaces(use: HandUse): number {
  let rich = use.choices;
  if ((use.kinds & use.state.table.building) === 0) return rich;
  for (let i = 0; i < use.size; i++) {
    if ((use.permissions[i] & RICH) !== 0) rich |= 1 << i;
    if (use.as[i] !== kindOf(use.cards[i]) && mayHaveToShow(use.state, use.seat, kindOf(use.cards[i]), i))
      rich |= 1 << i;
  }
  return rich;
}

export const isPlainStack = (use: HandUse, mask: number, stack: number): boolean => {
  if (mask <= 0 || mask >> use.size !== 0 || !isCanonical(mask, use.alike) || (mask & richPlaces(use)) !== 0)
    return false;
  const { table } = use.state;
  let sum = 0;
  let sets = 0;
  let permissions = 0;
  for (let left = mask; left !== 0; left &= left - 1) {
    const place = highestPlace(left & -left);
    sum += use.value[place];
    sets |= table.sets[use.as[place]];
    permissions |= table.permissions[use.as[place]];
  }
  return sum === stack && (goTogether(sets, permissions) || (use.state.extras !== undefined && isAdmitted(use, mask)));
};

/** The cards of a plain stack. */
export function plainStack(use: HandUse, mask: number): readonly BuiltCard[] {
  const cards: BuiltCard[] = [];
  for (let left = mask; left !== 0; left &= left - 1) {
    const place = highestPlace(left & -left);
    cards.push({
      place,
      card: use.cards[place],
      as: use.as[place],
      shown: NONE,
      change: 0,
      value: use.value[place],
    });
  }
  return cards;
}

function countWith(state: State, cards: readonly BuiltCard[], permission: number): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if ((state.table.permissions[cards[i].as] & permission) !== 0) count++;
  return count;
}

const admitting = (state: State, cards: readonly BuiltCard[]): number => countWith(state, cards, ADMITS_DISCARDED);

/** DM-STALL-9: how many further stacks a stack lets its builder build at once. */
export const permissionsToGoOn = (state: State, cards: readonly BuiltCard[]): number =>
  countWith(state, cards, MAY_BUILD_AGAIN);

const NO_CARDS: readonly BuiltCard[] = [];

/** DM-STALL-3 to DM-STALL-7 for cards that add up. */
function isLegal(state: State, seat: number, hand: readonly BuiltCard[], discarded: readonly BuiltCard[]): boolean {
  const { sets, permissions } = state.table;
  let handSets = 0;
  let allowed = 0;
  for (const { as } of hand) {
    handSets |= sets[as];
    allowed |= permissions[as];
  }
  for (const { as } of discarded) allowed |= permissions[as];
  if (!goTogether(handSets, allowed)) {
    if (state.extras === undefined) return false;
    const faces = hand.map(({ as }) => as);
    if (!isAdmittedByDeck(state, seat, faces)) return false;
  }
  const fromHand = admitting(state, hand);
  return discarded.length === 0 || (fromHand > 0 && discarded.length <= fromHand + admitting(state, discarded));
}

/** Says whether to stop. */
type Visit = (hand: readonly BuiltCard[], discarded: readonly BuiltCard[]) => boolean;

/**
 * Whether the values of hand cards, a rich one among them, can add up to the stack's number. It says yes where cards
 * from the discard pile might help. Most hands have no such stack, and then nothing is made up for the search.
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

/** All sums that a stack can have. */
const SUMS = (2 << HIGHEST_TOTAL) - 1;

/**
 * Visits every stack that is not plain, each once and always in the same order, until `visit` says to stop:
 * first by the hand cards in it and how they are built, then by the cards from the discard pile.
 */
export function eachRichStack(use: HandUse, rich: number, stack: number, visit: Visit): void {
  if (!mayAddUp(use, rich, stack)) return;
  const ways: BuiltCard[][] = [];
  let isHopeless = true;
  let mayAdmit = false;
  for (let place = 0; place < use.size; place++) {
    const tooMuch = ((rich >> place) & 1) === 0 && use.value[place] > stack;
    ways.push(tooMuch ? NO_WAYS : waysToBuild(use.state, use.seat, use.cards[place], place, stack));
    if ((rich >> place) & 1 && ways[place].length > 0) isHopeless = false;
    if (countWith(use.state, ways[place], ADMITS_DISCARDED) > 0) mayAdmit = true;
  }
  if (isHopeless) return;
  const reach = sumsFrom(ways);
  chooseHand(
    { use, rich, stack, visit, ways, reach, mayAdmit, hand: [], discarded: [], pile: undefined },
    0,
    0,
    0,
    false,
  );
}

/** By number of places at the end of the hand: the sums that cards there can come to, as bits. */
function sumsFrom(ways: readonly (readonly BuiltCard[])[]): number[] {
  const reach: number[] = [1];
  for (let place = ways.length - 1; place >= 0; place--) {
    const without = reach[reach.length - 1];
    let sums = without;
    for (let way = 0; way < ways[place].length; way++) sums |= without << ways[place][way].value;
    reach.push(sums & SUMS);
  }
  return reach;
}

const NO_WAYS: BuiltCard[] = [];

interface Search {
  readonly use: HandUse;
  readonly rich: number;
  readonly stack: number;
  readonly visit: Visit;
  /** By place of the hand. */
  readonly ways: readonly (readonly BuiltCard[])[];
  /** By number of places left: the sums that they can come to, as bits. */
  readonly reach: readonly number[];
  /** Whether some way admits a card from the discard pile. */
  readonly mayAdmit: boolean;
  readonly hand: BuiltCard[];
  readonly discarded: BuiltCard[];
  /** The ways to build each card of the discard pile; like cards have the very same list. */
  pile: readonly (readonly BuiltCard[])[] | undefined;
}

/** Places from `place` on are open; `least` is the first way that an alike card after another one may take. */
function chooseHand(search: Search, place: number, least: number, sum: number, isRich: boolean): boolean {
  const { use, hand, ways, stack } = search;
  if (place >= use.size) return isRich && afterHand(search, sum);
  if (!isRich && search.rich >> place === 0) return false;
  if (!search.mayAdmit && ((search.reach[use.size - place] >> (stack - sum)) & 1) === 0) return false;
  const isAlike = ((use.alike >> place) & 1) === 1;
  const isRichNow = isRich || ((search.rich >> place) & 1) === 1;
  const options = ways[place];
  for (let way = least; way < options.length; way++) {
    const total = sum + options[way].value;
    if (total > stack) continue;
    hand.push(options[way]);
    const stop = chooseHand(search, place + 1, isAlike ? way : 0, total, isRichNow);
    hand.pop();
    if (stop) return true;
  }
  return chooseHand(search, afterAlike(use, place), 0, sum, isRich);
}

/** The first place behind the cards that are alike to this one. */
function afterAlike({ alike }: HandUse, place: number): number {
  let next = place;
  while ((alike >> next) & 1) next++;
  return next + 1;
}

function afterHand(search: Search, sum: number): boolean {
  const { use, hand, stack, visit } = search;
  const { state, seat } = use;
  if (sum === stack && isLegal(state, seat, hand, NO_CARDS) && visit(hand, NO_CARDS)) return true;
  if (!search.mayAdmit || admitting(state, hand) === 0) return false;
  search.pile ??= discardedWays(state, seat, stack);
  return chooseDiscarded(search, search.pile, 0, 0, sum, admitting(state, hand));
}

/** `admitted` is how many more cards are admitted that admit none themselves (DM-STALL-7). */
function chooseDiscarded(
  search: Search,
  pile: readonly (readonly BuiltCard[])[],
  at: number,
  least: number,
  sum: number,
  admitted: number,
): boolean {
  const { use, hand, discarded, stack, visit } = search;
  if (
    discarded.length > 0 &&
    sum === stack &&
    isLegal(use.state, use.seat, hand, discarded) &&
    visit(hand, discarded)
  ) {
    return true;
  }
  for (let card = at; card < pile.length; card++) {
    // A second copy of a kind is taken only together with the first one.
    if (card > at && pile[card] === pile[card - 1]) continue;
    if (takeDiscarded(search, pile, card, card === at ? least : 0, sum, admitted)) return true;
  }
  return false;
}

function takeDiscarded(
  search: Search,
  pile: readonly (readonly BuiltCard[])[],
  card: number,
  least: number,
  sum: number,
  admitted: number,
): boolean {
  const ways = pile[card];
  const { permissions } = search.use.state.table;
  for (let way = least; way < ways.length; way++) {
    const total = sum + ways[way].value;
    const left = (permissions[ways[way].as] & ADMITS_DISCARDED) === 0 ? admitted - 1 : admitted;
    if (total > search.stack || left < 0) continue;
    search.discarded.push(ways[way]);
    const nextLeast = card + 1 < pile.length && pile[card + 1] === ways ? way : 0;
    const stop = chooseDiscarded(search, pile, card + 1, nextLeast, total, left);
    search.discarded.pop();
    if (stop) return true;
  }
  return false;
}

function discardedWays(state: State, seat: number, most: number): readonly (readonly BuiltCard[])[] {
  const byKind = new Map<Kind, readonly BuiltCard[]>();
  return state.discards[seat]
    .slice()
    .sort((one, other) => one - other)
    .map((kind) => {
      const ways = byKind.get(kind) ?? waysToBuild(state, seat, openCard(kind), -1, most);
      byKind.set(kind, ways);
      return ways;
    });
}
