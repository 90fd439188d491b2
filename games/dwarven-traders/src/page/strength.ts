/** In how many of a hundred games for two each level beats the one below it, from the second on, as docs/strength.md has it. */
export const beatsBelow: readonly number[] = [87.8, 96.9, 89.8, 96.5];
