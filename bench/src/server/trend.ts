/** How something changes in the course of a measurement, in percent of its mean, with the ends of the 95 % interval. */
export interface Trend {
  readonly growth: number;
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95 % points of Student's t for 1, 2, … degrees of freedom; for more this one is near enough. */
const T_OF_MANY = 2.09;
const T = [
  12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.1, 2.09, 2.09,
];

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The straight line that fits readings taken at equal distances best (least squares), from the first of them to the
 * last. Three readings are needed at least.
 */
export function trendOf(readings: readonly number[]): Trend {
  const count = readings.length;
  const middle = (count - 1) / 2;
  const level = mean(readings);
  let squares = 0;
  let products = 0;
  for (const [i, reading] of readings.entries()) {
    squares += (i - middle) ** 2;
    products += (i - middle) * (reading - level);
  }
  const slope = products / squares;
  const residual = readings.reduce((sum, reading, i) => sum + (reading - level - slope * (i - middle)) ** 2, 0);
  const error = Math.sqrt(residual / (count - 2) / squares);
  const span = (100 * (count - 1)) / level;
  const reach = (T[count - 3] ?? T_OF_MANY) * error;
  return { growth: slope * span, low: (slope - reach) * span, high: (slope + reach) * span };
}
