/**
 * A small network that turns a contender's features into a score: one hidden layer with rectified units and a
 * direct line from every feature. Win chances are the softmax over all contenders' scores.
 */
export interface NetworkData {
  readonly inputs: readonly string[];
  readonly hidden: number;
  /** For every hidden unit its bias and a weight for every input, one row after the other. */
  readonly first: readonly number[];
  /** A weight for every hidden unit. */
  readonly second: readonly number[];
  /** A weight for every input: the direct line. */
  readonly direct: readonly number[];
}

/** Networks are shared by all searches of a thread, so one scratch space will do. */
const features: number[] = [];

export class Network {
  readonly #inputs: number;
  readonly #data: NetworkData;

  constructor(data: NetworkData) {
    this.#data = data;
    this.#inputs = data.inputs.length;
  }

  score(values: readonly number[]): number {
    const { hidden, first, second, direct } = this.#data;
    const inputs = this.#inputs;
    let score = 0;
    for (let i = 0; i < inputs; i++) score += direct[i] * values[i];
    for (let unit = 0, at = 0; unit < hidden; unit++) {
      let sum = first[at++];
      for (let i = 0; i < inputs; i++) sum += first[at++] * values[i];
      if (sum > 0) score += second[unit] * sum;
    }
    return score;
  }
}

/** Turns scores into shares of the win, in place. */
export function softmax(scores: number[], count: number): void {
  let top = scores[0];
  for (let i = 1; i < count; i++) if (scores[i] > top) top = scores[i];
  let sum = 0;
  for (let i = 0; i < count; i++) {
    scores[i] = Math.exp(scores[i] - top);
    sum += scores[i];
  }
  for (let i = 0; i < count; i++) scores[i] /= sum;
}

/** Writes the share of the win that each contender may expect, from `out[0]` on. Says how many contenders there are. */
export function expectShares<S>(
  heuristics: { contenders(state: S): number; measure(state: S, contender: number, out: number[]): void },
  network: Network,
  state: S,
  out: number[],
): number {
  const count = heuristics.contenders(state);
  for (let contender = 0; contender < count; contender++) {
    heuristics.measure(state, contender, features);
    out[contender] = network.score(features);
  }
  softmax(out, count);
  return count;
}
