const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;

/**
 * Milliseconds until a lost connection is made again, after so many attempts that failed. A quarter more or less by
 * chance: when a host comes back, its clients do not all come at the same moment.
 */
export const pauseBefore = (failed: number, random: () => number): number =>
  Math.min(FIRST_PAUSE * 2 ** failed, LONGEST_PAUSE) * (0.75 + random() / 2);
