/** In how many of a hundred games for two each level beats the one below it, from the second on, as docs/strength.md has it. */
export const beatsBelow: readonly number[] = [99.3, 96.8, 67.8, 86.8];
