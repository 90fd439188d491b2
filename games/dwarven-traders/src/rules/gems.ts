/** The four colours in price-track order, left to right (DT-SETUP-1). */
export const GEMS = ['ruby', 'sapphire', 'emerald', 'topaz'] as const;
export type GemName = (typeof GEMS)[number];

/** A colour as the rules count it: its place in `GEMS`. */
export type Gem = number;

export const GEM_COUNT = 4;
export const GEMS_PER_COLOUR = 5;
/** Wagons of a store (DT-TURN-2). */
export const STORE_SIZE = 2;
export const LOWEST_PRICE = -3;
export const HIGHEST_PRICE = 3;

export const gemName = (gem: Gem): GemName => GEMS[gem];
export const gemNamed = (name: GemName): Gem => GEMS.indexOf(name);

/** How many of each colour. */
export type GemCounts = { readonly [Name in GemName]: number };

export const countsByName = (counts: readonly number[]): GemCounts => ({
  ruby: counts[0],
  sapphire: counts[1],
  emerald: counts[2],
  topaz: counts[3],
});

export const countsInOrder = (counts: GemCounts): number[] => GEMS.map((name) => counts[name]);
