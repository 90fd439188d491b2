/** DX-DIE-2: two stars, three planets and a comet. */
export const STARS = 0;
export const PLANET = 1;
export const COMET = 2;
export const HARE_DIE = [STARS, STARS, PLANET, PLANET, PLANET, COMET] as const;

/** By number, as branches of effects name them. */
export const SIGNS = ['stars', 'planet', 'comet'] as const;
