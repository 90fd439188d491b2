import {
  below,
  cloneRandom,
  Hasher,
  type OptionsOf,
  type OptionsSpec,
  type RandomState,
  type Seat,
  shuffle,
  wordsOf,
} from '@souk/kernel';

export const TEAS = ['green', 'black', 'white', 'red'] as const;
export type Tea = (typeof TEAS)[number];

export const OPTIONS = {
  waits: { type: 'integer', default: 1, min: 0, max: 3, label: 'Waits', help: 'How often everybody may wait' },
} as const satisfies OptionsSpec;
export type Options = OptionsOf<typeof OPTIONS>;

/** Lists are replaced, never changed, so that copies can share them. */
export interface State {
  readonly options: Options;
  readonly random: RandomState;
  /** The tea that each seat's customer wants. */
  readonly customers: readonly Tea[];
  /** From the front to the back. */
  caravan: readonly Tea[];
  /** The chests of each seat. */
  stores: readonly (readonly Tea[])[];
  waits: readonly number[];
  turn: Seat;
}

/** TC-SETUP-1. */
export const chestsOfEach = (seats: number): number => seats + 2;

export function setup(options: Options, seats: number, given: RandomState): State {
  const random = cloneRandom(given);
  const caravan = TEAS.flatMap((tea) => Array<Tea>(chestsOfEach(seats)).fill(tea));
  shuffle(random, caravan);
  const customers: Tea[] = [...TEAS];
  shuffle(random, customers);
  return {
    options,
    random,
    customers: customers.slice(0, seats),
    caravan,
    stores: Array<Tea[]>(seats).fill([]),
    waits: Array<number>(seats).fill(options.waits),
    turn: below(random, seats),
  };
}

export const clone = (state: State): State => ({ ...state, random: cloneRandom(state.random) });

export function hash({ random, customers, caravan, stores, waits, turn }: State): number {
  const hasher = new Hasher().addAll([...wordsOf(random), turn]).addAll(waits);
  for (const teas of [customers, caravan, ...stores]) hasher.addAll(teas.map((tea) => TEAS.indexOf(tea)));
  return hasher.digest();
}
