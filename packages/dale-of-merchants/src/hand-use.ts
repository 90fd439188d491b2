import type { Seat } from '@souk/kernel';
import { areAlike, type Card, type Kind, type Kinds, kindOf } from './card.js';
import { identitiesOf, valueInUse } from './identity.js';
import type { State } from './state.js';

/**
 * The cards of a hand as they can be paid or built with, laid out for quick counting. It is worked out anew for
 * every question; the arrays are kept only so as not to be made anew.
 */
export interface HandUse {
  state: State;
  seat: Seat;
  size: number;
  readonly cards: Card[];
  /** The one face of a card that has but one, and its value; for others see `choices`. */
  readonly as: Kind[];
  readonly value: number[];
  /** The least and the most that any of its faces is worth, and what any of them permits. */
  readonly fewest: number[];
  readonly most: number[];
  readonly mayPermit: number[];
  readonly permissions: number[];
  readonly set: number[];
  /** All faces that the card can be declared as. */
  readonly identities: Kinds[];
  /** The cards' own kinds. */
  kinds: Kinds;
  /** Places of cards that can be declared as more than one face. */
  choices: number;
  /** Places whose next card is alike. */
  alike: number;
}

const use: HandUse = {
  state: undefined as never,
  seat: 0,
  size: 0,
  cards: [],
  as: [],
  value: [],
  fewest: [],
  most: [],
  mayPermit: [],
  permissions: [],
  set: [],
  identities: [],
  kinds: 0,
  choices: 0,
  alike: 0,
};

export function handUse(state: State, seat: Seat): HandUse {
  const hand = state.hands[seat];
  const { permissions, sets, copying } = state.table;
  use.state = state;
  use.seat = seat;
  use.size = hand.length;
  use.kinds = 0;
  use.choices = 0;
  use.alike = alikePlaces(hand);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    const kind = kindOf(card);
    let as = kind;
    let identities = 1 << kind;
    use.kinds |= identities;
    if ((copying & identities) !== 0) {
      identities = identitiesOf(state, seat, kind, i);
      as = 31 - Math.clz32(identities & -identities);
      if ((identities & (identities - 1)) !== 0) use.choices |= 1 << i;
    }
    use.cards[i] = card;
    use.as[i] = as;
    use.identities[i] = identities;
    const value = valueInUse(state, card, as);
    use.value[i] = value;
    use.fewest[i] = value;
    use.most[i] = value;
    use.permissions[i] = permissions[as];
    use.mayPermit[i] = permissions[as];
    use.set[i] = sets[as];
    if ((use.choices >> i) & 1) weighFaces(state, i);
  }
  return use;
}

function weighFaces(state: State, place: number): void {
  for (let faces = use.identities[place]; faces !== 0; faces &= faces - 1) {
    const as = highestPlace(faces & -faces);
    const value = valueInUse(state, use.cards[place], as);
    use.fewest[place] = Math.min(use.fewest[place], value);
    use.most[place] = Math.max(use.most[place], value);
    use.mayPermit[place] |= state.table.permissions[as];
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
