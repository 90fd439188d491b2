/** The advance of an entry that changes nothing in the row of its match. */
export const NO_CHANGE = {
  phase: 'playing',
  deadline: undefined,
  outcome: null,
  finished: null,
  seat: null,
  rated: false,
} as const;
