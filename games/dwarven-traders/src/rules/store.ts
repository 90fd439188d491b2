import { GEM_COUNT, type Gem, STORE_SIZE } from './gems.js';

/**
 * A store as one number: two bits for each colour say how many of it there are. Rules ask for colours and
 * sizes of stores all the time; so packed, every such question is one look into a table.
 */
export type Store = number;

export const EMPTY_STORE: Store = 0;

const BITS = 2;
const LOWEST_BITS = (1 << BITS) - 1;

/** One gem of a colour, to be added to or taken from a store. */
export const oneGem = (gem: Gem): Store => 1 << (BITS * gem);

export const countIn = (store: Store, gem: Gem): number => (store >> (BITS * gem)) & LOWEST_BITS;

const STORES = Array.from({ length: 1 << (BITS * GEM_COUNT) }, (_, store) => store);
const COLOURS = [0, 1, 2, 3];

const SIZES: readonly number[] = STORES.map((store) => COLOURS.reduce((sum, gem) => sum + countIn(store, gem), 0));
const COLOUR_BITS: readonly number[] = STORES.map((store) =>
  COLOURS.reduce((bits, gem) => (countIn(store, gem) > 0 ? bits | (1 << gem) : bits), 0),
);

/** How many gems are in it. */
export const sizeOf = (store: Store): number => SIZES[store];

export const hasRoom = (store: Store): boolean => SIZES[store] < STORE_SIZE;

/** The colours in it, as bits. */
export const coloursIn = (store: Store): number => COLOUR_BITS[store];

/** Its gems one by one, in price-track order. */
export const gemsIn = (store: Store): Gem[] => COLOURS.flatMap((gem) => new Array<Gem>(countIn(store, gem)).fill(gem));

export const storeOf = (gems: readonly Gem[]): Store => gems.reduce((store, gem) => store + oneGem(gem), EMPTY_STORE);
