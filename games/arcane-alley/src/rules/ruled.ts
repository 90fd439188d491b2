/** A number of the rules that house rules may change: what stands in the rules, and the limits. */
export interface Ruled {
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

export const ruled = (value: number, max: number, min = 0): Ruled => ({ value, min, max });

/** The ruled numbers that belong to no item and no wizard. */
export const numbers = {
  /** AA-SELL-6: after so many turns each, a round with three or more players ends by itself. */
  maxTurns: ruled(20, 99, 1),
  /** AA-END-2: the race ends in any case after so many inspections. */
  raceInspections: ruled(7, 20, 1),
};
