/** A match that goes on as it was. */
export const NO_CHANGE = {
  phase: 'playing',
  deadline: undefined,
  outcome: null,
  finished: null,
  seat: null,
  rated: false,
} as const;
