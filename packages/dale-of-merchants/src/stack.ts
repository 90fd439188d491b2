import { type Card, type Kind, kindOf, NONE, openCard } from './card.js';
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

/** DM-STALL-1: the number of the stack that a player can build next. */
export const nextStackOf = (state: State, seat: number): number => state.stalls[seat].length + 1;

/** DM-STALL-4 to DM-STALL-6: whether hand cards of these sets go together under these permissions. */
export const goTogether = (sets: number, permissions: number): boolean => {
  const animals = sets & ~JUNK_SET;
  return (
    ((sets & JUNK_SET) === 0 || (permissions & ADMITS_JUNK) !== 0) &&
    ((animals & (animals - 1)) === 0 || (permissions & ADMITS_ALL_SETS) !== 0)
  );
};

const UNCHANGED = [0];
const BY_ONE = [-1, 0, 1];

/** Every way in which a card can be built: its declarations and, where it may, a change by one. */
export function waysToBuild(state: State, owner: number, card: Card, place: number): readonly BuiltCard[] {
  return declarationsOf(state, owner, kindOf(card), place).flatMap(({ as, shown }) => {
    const changes = (state.table.permissions[as] & MAY_CHANGE_BY_ONE) === 0 ? UNCHANGED : BY_ONE;
    const value = valueInUse(state, card, as);
    return changes.map((change) => ({ place, card, as, shown, change, value: value + change }));
  });
}

const RICH = ADMITS_DISCARDED | MAY_CHANGE_BY_ONE;

/** Places of cards with which a stack is more than the choice of its hand cards. */
export function richPlaces(use: HandUse): number {
  const { permissions } = use.state.table;
  let rich = use.choices;
  for (let i = 0; i < use.size; i++) {
    if ((permissions[use.as[i]] & RICH) !== 0) rich |= 1 << i;
    if (mayHaveToShow(use.state, use.seat, kindOf(use.cards[i]), i)) rich |= 1 << i;
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
  return sum === stack && goTogether(sets, permissions);
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

const admitting = (state: State, cards: readonly BuiltCard[]): number =>
  cards.reduce((sum, { as }) => ((state.table.permissions[as] & ADMITS_DISCARDED) === 0 ? sum : sum + 1), 0);

/** DM-STALL-9: how many further stacks a stack lets its builder build at once. */
export const permissionsToGoOn = (state: State, cards: readonly BuiltCard[]): number =>
  cards.reduce((sum, { as }) => ((state.table.permissions[as] & MAY_BUILD_AGAIN) === 0 ? sum : sum + 1), 0);

/** DM-STALL-3 to DM-STALL-7 for cards that add up. */
function isLegal(state: State, hand: readonly BuiltCard[], discarded: readonly BuiltCard[]): boolean {
  const { sets, permissions } = state.table;
  let handSets = 0;
  let allowed = 0;
  for (const { as } of hand) {
    handSets |= sets[as];
    allowed |= permissions[as];
  }
  for (const { as } of discarded) allowed |= permissions[as];
  if (!goTogether(handSets, allowed)) return false;
  const fromHand = admitting(state, hand);
  return discarded.length === 0 || (fromHand > 0 && discarded.length <= fromHand + admitting(state, discarded));
}

type Visit = (hand: readonly BuiltCard[], discarded: readonly BuiltCard[]) => boolean;

/**
 * Visits every stack that is not plain, each once and always in the same order, until `visit` says to stop:
 * first by the hand cards in it and how they are built, then by the cards from the discard pile.
 */
export function eachRichStack(use: HandUse, stack: number, visit: Visit): void {
  const { state, seat, size } = use;
  const rich = richPlaces(use);
  if (rich === 0) return;
  const ways = use.cards.slice(0, size).map((card, place) => waysToBuild(state, seat, card, place));
  const hand: BuiltCard[] = [];
  let piles: readonly (readonly BuiltCard[])[] | undefined;

  /** Places from `place` on are open; `least` is the first way that an alike card after another one may take. */
  function chooseHand(place: number, least: number, sum: number, isRich: boolean): boolean {
    if (place === size) return isRich && hand.length > 0 ? afterHand(sum) : false;
    const options = ways[place];
    for (let way = least; way < options.length; way++) {
      const total = sum + options[way].value;
      if (total > stack) continue;
      hand.push(options[way]);
      const nextLeast = (use.alike >> place) & 1 ? way : 0;
      const stop = chooseHand(place + 1, nextLeast, total, isRich || ((rich >> place) & 1) === 1);
      hand.pop();
      if (stop) return true;
    }
    let next = place + 1;
    while (next < size && (use.alike >> (next - 1)) & 1) next++;
    return chooseHand(next, 0, sum, isRich);
  }

  function afterHand(sum: number): boolean {
    if (sum === stack && isLegal(state, hand, []) && visit(hand, [])) return true;
    if (admitting(state, hand) === 0) return false;
    piles ??= discardedWays(state, seat);
    return chooseDiscarded(piles, 0, 0, sum, []);
  }

  function chooseDiscarded(
    from: readonly (readonly BuiltCard[])[],
    at: number,
    least: number,
    sum: number,
    discarded: BuiltCard[],
  ): boolean {
    if (discarded.length > 0 && sum === stack && isLegal(state, hand, discarded) && visit(hand, discarded)) return true;
    for (let card = at; card < from.length; card++) {
      // A second copy of a kind is taken only together with the first one.
      if (card > at && from[card] === from[card - 1]) continue;
      const first = card === at ? least : 0;
      for (let way = first; way < from[card].length; way++) {
        const built = from[card][way];
        if (sum + built.value > stack) continue;
        discarded.push(built);
        const nextLeast = from[card + 1] === from[card] ? way : 0;
        const stop = chooseDiscarded(from, card + 1, nextLeast, sum + built.value, discarded);
        discarded.pop();
        if (stop) return true;
      }
    }
    return false;
  }

  chooseHand(0, 0, 0, false);
}

/** The ways to build each card of the own discard pile; like cards have the very same list. */
function discardedWays(state: State, seat: number): readonly (readonly BuiltCard[])[] {
  const byKind = new Map<Kind, readonly BuiltCard[]>();
  return state.discards[seat]
    .slice()
    .sort((one, other) => one - other)
    .map((kind) => {
      const ways = byKind.get(kind) ?? waysToBuild(state, seat, openCard(kind), -1);
      byKind.set(kind, ways);
      return ways;
    });
}
