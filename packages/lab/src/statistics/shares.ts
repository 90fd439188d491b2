/** A figure with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export const Z_95 = 1.959964;

/**
 * Wilson's interval of a share that was seen in `trials` independent trials. It stays within 0 and 1 and is
 * good for small numbers too. `trials` may be a fraction: an effective number.
 */
export function wilson(share: number, trials: number): Estimate {
  if (!(trials > 0)) return { value: share, low: 0, high: 1 };
  const z2 = Z_95 ** 2;
  const centre = (share + z2 / (2 * trials)) / (1 + z2 / trials);
  const half = (Z_95 / (1 + z2 / trials)) * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials ** 2));
  return { value: share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/**
 * The interval of a share from clusters of trials that hang together: each value is the mean of one cluster,
 * all clusters are alike and independent of each other. It is Wilson's interval for as many independent
 * trials as would vary just as much. One more cluster that varies like a single trial is taken for granted,
 * so that a few values that happen to agree do not claim certainty.
 */
export function clustered(values: readonly number[]): Estimate {
  const count = values.length;
  if (count === 0) return { value: 0, low: 0, high: 1 };
  const share = values.reduce((sum, value) => sum + value, 0) / count;
  const single = share * (1 - share);
  if (single <= 0) return wilson(share, count);
  const squares = values.reduce((sum, value) => sum + (value - share) ** 2, single);
  const variance = squares / count / count;
  return wilson(share, single / variance);
}
