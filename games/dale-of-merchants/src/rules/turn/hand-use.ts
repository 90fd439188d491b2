import type { Seat } from '@souk/kernel';
import { areAlike, type Card, type Kinds, kindOf, MAX_HAND } from '../cards/card.js';
import { identitiesOf, valueInUse } from '../cards/identity.js';
import { RAISED_IN_PURCHASE, SPECIAL_IN_PURCHASE, UNTESTED_ALONE } from '../cards/permissions.js';
import type { State } from '../state.js';

/**
 * The cards of a hand as they can be paid or built with, laid out for quick counting. It is worked out anew for
 * every question; the arrays are kept only so as not to be made anew.
 */
export interface HandUse {
  state: State;
  seat: Seat;
  size: number;
  readonly cards: Int32Array;
  /** The one face of a card that has but one, and its value; for others see `choices`. */
  readonly as: Int32Array;
  readonly value: Int32Array;
  /** Of a card with a choice: the least and the most that any of its faces is worth. */
  readonly fewest: Int32Array;
  readonly most: Int32Array;
  /** What any of its faces permits. */
  readonly mayPermit: Int32Array;
  readonly permissions: Int32Array;
  /** All faces that the card can be declared as. */
  readonly identities: Int32Array;
  /** The cards' own kinds. */
  kinds: Kinds;
  /** Places of cards that can be declared as more than one face. */
  choices: number;
  /** Places of cards that leave a choice, or are tested otherwise, when they are paid with. */
  payChoices: number;
  /** Places of cards with which a purchase may be more than cards and their values, and of copies. */
  special: number;
  copying: number;
  /** Places whose next card is alike. */
  alike: number;
}

const newUse = (state: State, seat: Seat): HandUse => ({
  state,
  seat,
  size: 0,
  cards: new Int32Array(MAX_HAND),
  as: new Int32Array(MAX_HAND),
  value: new Int32Array(MAX_HAND),
  fewest: new Int32Array(MAX_HAND),
  most: new Int32Array(MAX_HAND),
  mayPermit: new Int32Array(MAX_HAND),
  permissions: new Int32Array(MAX_HAND),
  identities: new Int32Array(MAX_HAND),
  kinds: 0,
  choices: 0,
  payChoices: 0,
  special: 0,
  copying: 0,
  alike: 0,
});

/** The one that is used for all questions, made with the first. */
let kept: HandUse | undefined;

export function handUse(state: State, seat: Seat): HandUse {
  const hand = state.hands[seat];
  const { permissions, copying } = state.rules;
  kept ??= newUse(state, seat);
  const use = kept;
  use.state = state;
  use.seat = seat;
  use.size = hand.length;
  use.kinds = 0;
  use.choices = 0;
  use.payChoices = 0;
  use.special = 0;
  use.copying = 0;
  use.alike = alikePlaces(hand);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    const kind = kindOf(card);
    let as = kind;
    let identities = 1 << kind;
    use.kinds |= identities;
    if ((copying & identities) !== 0) {
      use.copying |= 1 << i;
      identities = identitiesOf(state, seat, kind, i);
      as = 31 - Math.clz32(identities & -identities);
      if ((identities & (identities - 1)) !== 0) use.choices |= 1 << i;
    }
    use.cards[i] = card;
    use.as[i] = as;
    use.identities[i] = identities;
    const value = valueInUse(state, card, as);
    use.value[i] = value;
    use.permissions[i] = permissions[as];
    use.mayPermit[i] = permissions[as];
    if ((use.choices >> i) & 1) weighFaces(use, i);
    const mayPermit = use.mayPermit[i];
    if ((mayPermit & SPECIAL_IN_PURCHASE) !== 0) use.special |= 1 << i;
    if ((mayPermit & OTHER_VALUE_IN_PURCHASE) !== 0) weighInPurchase(use, i);
  }
  use.payChoices |= use.choices;
  return use;
}

const OTHER_VALUE_IN_PURCHASE = RAISED_IN_PURCHASE | UNTESTED_ALONE;

/** By how much a card's value may be more in a purchase. */
export const LEAST_RAISE = 1;
export const MOST_RAISE = 2;

function weighInPurchase(use: HandUse, place: number): void {
  use.payChoices |= 1 << place;
  if (((use.choices >> place) & 1) === 0) {
    use.fewest[place] = use.value[place];
    use.most[place] = use.value[place];
  }
  if ((use.mayPermit[place] & RAISED_IN_PURCHASE) !== 0) use.most[place] += MOST_RAISE;
}

function weighFaces(use: HandUse, place: number): void {
  const { state } = use;
  use.fewest[place] = use.value[place];
  use.most[place] = use.value[place];
  for (let faces = use.identities[place]; faces !== 0; faces &= faces - 1) {
    const as = highestPlace(faces & -faces);
    const value = valueInUse(state, use.cards[place], as);
    use.fewest[place] = Math.min(use.fewest[place], value);
    use.most[place] = Math.max(use.most[place], value);
    use.mayPermit[place] |= state.rules.permissions[as];
  }
}

/** Places whose next card is alike. */
export function alikePlaces(hand: readonly Card[]): number {
  let alike = 0;
  for (let i = 1; i < hand.length; i++) if (areAlike(hand[i - 1], hand[i])) alike |= 1 << (i - 1);
  return alike;
}

/** Of cards that are alike a mask takes the lowest places. */
export const isCanonical = (mask: number, alike: number): boolean => ((mask >> 1) & alike & ~mask) === 0;

export const highestPlace = (mask: number): number => 31 - Math.clz32(mask);
