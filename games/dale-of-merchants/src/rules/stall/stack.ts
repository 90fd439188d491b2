import { type Card, type Kind, kindOf, NONE } from '../cards/card.js';
import { declarationsOf, mayHaveToShow, valueInUse } from '../cards/identity.js';
import {
  ADMITS_DISCARDED,
  MAY_BUILD_AGAIN,
  MAY_CHANGE_BY_ONE,
  RAISED_IN_STACK,
  SPENDS_IN_STACK,
} from '../cards/permissions.js';
import { addedBy } from '../effects/extras.js';
import { NOTHING_SPENT } from '../spending/spending.js';
import type { State } from '../state.js';
import { type HandUse, highestPlace, isCanonical } from '../turn/hand-use.js';
import { goTogether, relaxedFor } from './composition.js';

/** A card as it is built: where it comes from, what it is declared as, by how much it is changed, its value. */
export interface BuiltCard {
  /** The place in the hand; −1: the discard pile, or the card was drawn for it. */
  readonly place: number;
  readonly card: Card;
  readonly as: Kind;
  readonly shown: Kind;
  readonly change: number;
  readonly value: number;
  /** DX-SPEND-6: what is spent for it, by the hand as it is with all cards of the stack; NOTHING_SPENT: nothing. */
  readonly spent: number;
}

export const LAST_STACK = 8;
/** Decks may ask for more than a stack's number. */
export const HIGHEST_TOTAL = 24;

/** DM-STALL-1: the number of the stack that a player can build next. */
export const nextStackOf = (state: State, seat: number): number => state.stalls[seat].length + 1;

/** DM-STALL-3, DX-TOTAL-1: what its cards may come to, as bits. */
export function totalsOfNextStack(state: State, seat: number): number {
  const stack = nextStackOf(state, seat);
  if (state.extras === undefined) return 1 << stack;
  const total = stack + addedBy(state, 'stackTotal', seat);
  const slack = addedBy(state, 'stackSlack', seat);
  let totals = 0;
  for (let sum = Math.max(0, total - slack); sum <= Math.min(HIGHEST_TOTAL, total + slack); sum++) totals |= 1 << sum;
  return totals;
}

export const isTotal = (totals: number, sum: number): boolean => sum <= HIGHEST_TOTAL && ((totals >> sum) & 1) === 1;

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

const UNCHANGED: readonly number[] = [0];
const BY_ONE: readonly number[] = [-1, 0, 1];
const RAISED: readonly number[] = [1, 2];

/** What a card that counts as this can be changed by. */
export function changesOf({ rules }: State, as: Kind): readonly number[] {
  const permissions = rules.permissions[as];
  if ((permissions & STACK_CHANGES) === 0) return UNCHANGED;
  return (permissions & MAY_CHANGE_BY_ONE) === 0 ? RAISED : BY_ONE;
}

const STACK_CHANGES = MAY_CHANGE_BY_ONE | RAISED_IN_STACK;

/** Every way in which a card can be built for nothing, for at most `most`: its declarations and, where it may, a change. */
export function waysToBuild(state: State, owner: number, card: Card, place: number, most: number): BuiltCard[] {
  const ways: BuiltCard[] = [];
  for (const { as, shown } of declarationsOf(state, owner, kindOf(card), place)) {
    const printed = valueInUse(state, card, as);
    for (const change of changesOf(state, as)) {
      const value = Math.max(0, printed + change);
      if (value <= most) ways.push({ place, card, as, shown, change, value, spent: NOTHING_SPENT });
    }
  }
  return ways;
}

const TO_BE_DECLARED = ADMITS_DISCARDED | STACK_CHANGES | SPENDS_IN_STACK;

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

export function isPlainStack(use: HandUse, mask: number, totals: number): boolean {
  if (mask <= 0 || mask >> use.size !== 0 || !isCanonical(mask, use.alike) || (mask & declarablePlaces(use)) !== 0)
    return false;
  let sum = 0;
  for (let left = mask; left !== 0; left &= left - 1) sum += use.value[highestPlace(left & -left)];
  return isTotal(totals, sum) && isPlainlyLegal(use, mask);
}

/** DM-STALL-4 to DM-STALL-6 for hand cards without a choice. */
export function isPlainlyLegal(use: HandUse, mask: number): boolean {
  const { rules } = use.state;
  let sets = 0;
  let permissions = 0;
  let junk = 0;
  for (let left = mask; left !== 0; left &= left - 1) {
    const as = use.as[highestPlace(left & -left)];
    sets |= rules.sets[as];
    permissions |= rules.permissions[as];
    if (as === rules.junk) junk++;
  }
  const relaxed = relaxedFor(use.state, use.seat);
  if (relaxed.onlyDiscarded) return false;
  return goTogether(sets, junk, permissions, relaxed) || (use.state.extras !== undefined && isAdmitted(use, mask));
}

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
      spent: NOTHING_SPENT,
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
