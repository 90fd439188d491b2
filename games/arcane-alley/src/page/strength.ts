/** In how many of a hundred games for two each level beats the one below it, from the second on, as docs/strength.md has it. */
export const beatsBelow: readonly number[] = [90.6, 92.5, 76.5, 72.5];
