import { cloneRandom, nextBits, type RandomState, type Seat, shuffle, type Viewer } from '@souk/kernel';
import { type Options, type State, TEAS, type Tea } from './state.js';

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  /** Null when the match is over. */
  readonly turn: Seat | null;
  readonly caravan: readonly Tea[];
  /** By seats. A customer is a secret until the end (TC-SETUP-2). */
  readonly merchants: readonly {
    readonly chests: readonly Tea[];
    readonly waits: number;
    readonly customer: Tea | 'secret';
  }[];
}

export const view = ({ options, turn, caravan, stores, waits, customers }: State, viewer: Viewer): View => ({
  viewer,
  options,
  turn: caravan.length === 0 ? null : turn,
  caravan,
  merchants: stores.map((chests, seat) => ({
    chests,
    waits: waits[seat],
    customer: seat === viewer || caravan.length === 0 ? customers[seat] : 'secret',
  })),
});

/** All ways to deal the unseen customers are alike. */
export function imagine({ options, turn, caravan, merchants }: View, random: RandomState): State {
  const seen = merchants.map(({ customer }) => (customer === 'secret' ? undefined : customer));
  const unseen = TEAS.filter((tea) => !seen.includes(tea));
  shuffle(random, unseen);
  nextBits(random);
  return {
    options,
    random: cloneRandom(random),
    customers: seen.map(
      (customer, seat) => customer ?? unseen[seen.slice(0, seat).filter((each) => each === undefined).length],
    ),
    caravan,
    stores: merchants.map(({ chests }) => chests),
    waits: merchants.map(({ waits }) => waits),
    turn: turn ?? 0,
  };
}
