import { type Card, type Kind, kindOf, NONE } from '../cards/card.js';
import { declarationsOf, mayHaveToShow, valueInUse } from '../cards/identity.js';
import {
  ADMITS_ALL_SETS,
  ADMITS_DISCARDED,
  ADMITS_JUNK,
  JUNK_SET,
  MAY_BUILD_AGAIN,
  MAY_CHANGE_BY_ONE,
} from '../cards/permissions.js';
import { addedBy } from '../effects/extras.js';
import type { State } from '../state.js';
import { type HandUse, highestPlace, isCanonical } from '../turn/hand-use.js';

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
export const HIGHEST_TOTAL = 15;

/** DM-STALL-1: the number of the stack that a player can build next. */
export const nextStackOf = (state: State, seat: number): number => state.stalls[seat].length + 1;

/** DM-STALL-3: what its cards must come to. */
export const totalOfNextStack = (state: State, seat: number): number =>
  state.extras === undefined ? nextStackOf(state, seat) : nextStackOf(state, seat) + addedBy(state, 'stackTotal', seat);

/** DM-MORE-5: whether a deck admits a stack of hand cards that do not go together otherwise. */
export const isAdmittedByDeck = (state: State, seat: number, faces: readonly Kind[]): boolean =>
  state.rules.extras?.hooks.some((hooks) => hooks.admitsStack?.(state, seat, faces) === true) === true;

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

/** What a card that counts as this can be changed by. */
export const changesOf = ({ rules }: State, as: Kind): readonly number[] =>
  (rules.permissions[as] & MAY_CHANGE_BY_ONE) === 0 ? UNCHANGED : BY_ONE;

/** Every way in which a card can be built for at most `most`: its declarations and, where it may, a change by one. */
export function waysToBuild(state: State, owner: number, card: Card, place: number, most: number): BuiltCard[] {
  const ways: BuiltCard[] = [];
  for (const { as, shown } of declarationsOf(state, owner, kindOf(card), place)) {
    const printed = valueInUse(state, card, as);
    for (const change of changesOf(state, as)) {
      const value = printed + change;
      if (value <= most) ways.push({ place, card, as, shown, change, value });
    }
  }
  return ways;
}

const TO_BE_DECLARED = ADMITS_DISCARDED | MAY_CHANGE_BY_ONE;

/** Places of cards with which a stack is more than the choice of its hand cards. */
export function declarablePlaces(use: HandUse): number {
  let declarable = use.choices;
  if ((use.kinds & use.state.rules.building) === 0) return declarable;
  for (let i = 0; i < use.size; i++) {
    if ((use.permissions[i] & TO_BE_DECLARED) !== 0) declarable |= 1 << i;
    if (use.as[i] !== kindOf(use.cards[i]) && mayHaveToShow(use.state, use.seat, kindOf(use.cards[i]), i))
      declarable |= 1 << i;
  }
  return declarable;
}

export const isPlainStack = (use: HandUse, mask: number, stack: number): boolean => {
  if (mask <= 0 || mask >> use.size !== 0 || !isCanonical(mask, use.alike) || (mask & declarablePlaces(use)) !== 0)
    return false;
  const { rules } = use.state;
  let sum = 0;
  let sets = 0;
  let permissions = 0;
  for (let left = mask; left !== 0; left &= left - 1) {
    const place = highestPlace(left & -left);
    sum += use.value[place];
    sets |= rules.sets[use.as[place]];
    permissions |= rules.permissions[use.as[place]];
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
  for (let i = 0; i < cards.length; i++) if ((state.rules.permissions[cards[i].as] & permission) !== 0) count++;
  return count;
}

/** DM-STALL-9: how many further stacks a stack lets its builder build at once. */
export const permissionsToGoOn = (state: State, cards: readonly BuiltCard[]): number =>
  countWith(state, cards, MAY_BUILD_AGAIN);
