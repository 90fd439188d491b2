import { elementAt } from '@souk/kernel';
import type { Estimate } from './shares.js';

/** Those who bet at one mean: its number on the grid, and the logarithms of what they have. */
interface Gamblers {
  readonly point: number;
  above: number;
  below: number;
}

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
  /** The means of the grid that are not ruled out, in ascending order. */
  readonly #left: Gamblers[] = Array.from({ length: GRID + 1 }, (_, point) => ({ point, above: 0, below: 0 }));
  #count = 0;
  #sum = 0;
  #squares = 0;

  get count(): number {
    return this.#count;
  }

  add(value: number): void {
    const stake = this.#stake();
    for (const gamblers of this.#left) {
      const mean = gamblers.point / GRID;
      const gain = value - mean;
      gamblers.above += Math.log1p(Math.min(stake, mean === 0 ? stake : MOST / mean) * gain);
      gamblers.below += Math.log1p(-Math.min(stake, mean === 1 ? stake : MOST / (1 - mean)) * gain);
    }
    this.#count++;
    this.#sum += value;
    this.#squares += (value - this.#mean()) ** 2;
    // What has once been ruled out stays so.
    while (this.#left.length > 1 && this.#lowest().above >= RICH) this.#left.shift();
    while (this.#left.length > 1 && this.#highest().below >= RICH) this.#left.pop();
  }

  /** The mean so far, and the interval that all looks so far leave. */
  estimate(): Estimate {
    const value = this.#count === 0 ? 0.5 : this.#sum / this.#count;
    // A mean between two of the grid is ruled out only if both its neighbours are.
    return {
      value,
      low: Math.max(0, this.#lowest().point - 1) / GRID,
      high: Math.min(GRID, this.#highest().point + 1) / GRID,
    };
  }

  #lowest(): Gamblers {
    return elementAt(this.#left, 0);
  }

  #highest(): Gamblers {
    return elementAt(this.#left, this.#left.length - 1);
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
