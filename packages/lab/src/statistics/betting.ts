import type { Estimate } from './shares.js';

/**
 * A confidence sequence for the mean of independent values from 0 to 1, by betting (Waudby-Smith and Ramdas,
 * "Estimating means of bounded random variables by betting", 2023).
 *
 * For every possible mean m two gamblers start with one coin. One bets that the values are above m: each
 * value x multiplies its capital by 1 + λ(x − m). The other bets that they are below. How much is bet, λ,
 * is settled before the value is seen, and never so much that capital could turn negative. If the mean is m,
 * such a game is fair, and by Ville's inequality capital ever reaches 40 with a chance of at most 1/40. So
 * the means at which neither gambler has ever reached 40 hold the true one throughout with a chance of at
 * least 95 %, however long one looks and whenever one stops, and whatever the distribution is.
 */
export class ConfidenceSequence {
  /** Logarithms of the capital of those who bet on more and of those who bet on less, for every mean of the grid. */
  readonly #above: number[] = [];
  readonly #below: number[] = [];
  #count = 0;
  #sum = 0;
  #squares = 0;
  #low = 0;
  #high = GRID;

  constructor() {
    for (let i = 0; i <= GRID; i++) {
      this.#above.push(0);
      this.#below.push(0);
    }
  }

  get count(): number {
    return this.#count;
  }

  add(value: number): void {
    const stake = this.#stake();
    for (let i = this.#low; i <= this.#high; i++) {
      const mean = i / GRID;
      const gain = value - mean;
      this.#above[i] += Math.log1p(Math.min(stake, mean === 0 ? stake : MOST / mean) * gain);
      this.#below[i] += Math.log1p(-Math.min(stake, mean === 1 ? stake : MOST / (1 - mean)) * gain);
    }
    this.#count++;
    this.#sum += value;
    this.#squares += (value - this.#mean()) ** 2;
    // What has once been ruled out stays so.
    while (this.#low < this.#high && this.#above[this.#low] >= RICH) this.#low++;
    while (this.#high > this.#low && this.#below[this.#high] >= RICH) this.#high--;
  }

  /** The mean so far, and the interval that all looks so far leave. */
  estimate(): Estimate {
    const value = this.#count === 0 ? 0.5 : this.#sum / this.#count;
    // A mean between two of the grid is ruled out only if both its neighbours are.
    return {
      value,
      low: Math.max(0, this.#low - 1) / GRID,
      high: Math.min(GRID, this.#high + 1) / GRID,
    };
  }

  #mean(): number {
    return (0.5 + this.#sum) / (this.#count + 1);
  }

  /** The bet that would have been about the best so far: large if the values have varied little. */
  #stake(): number {
    const variance = (0.25 + this.#squares) / (this.#count + 1);
    const round = this.#count + 1;
    return Math.sqrt((2 * Math.log(2 / ALPHA)) / (variance * round * Math.log(round + 1)));
  }
}

const ALPHA = 0.05;
const RICH = Math.log(2 / ALPHA);
/** No gambler risks more than this part of its capital. */
const MOST = 0.75;
/** How finely means are told apart. */
const GRID = 1000;
