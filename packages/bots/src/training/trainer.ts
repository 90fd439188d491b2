import { nextBits, type RandomState, seedRandom } from '@souk/kernel';
import { type NetworkData, softmax } from '../network.js';

/** One weight with what Adam remembers of its gradients. */
class Parameters {
  readonly values: number[];
  readonly gradients: number[];
  readonly #means: number[];
  readonly #squares: number[];

  constructor(values: number[]) {
    this.values = values;
    this.gradients = values.map(() => 0);
    this.#means = values.map(() => 0);
    this.#squares = values.map(() => 0);
  }

  /** Adam by Kingma and Ba, with a slow decay of the weights. */
  step(time: number, rate: number, decay: number): void {
    const first = 1 - 0.9 ** time;
    const second = 1 - 0.999 ** time;
    for (let i = 0; i < this.values.length; i++) {
      const gradient = this.gradients[i];
      this.#means[i] = 0.9 * this.#means[i] + 0.1 * gradient;
      this.#squares[i] = 0.999 * this.#squares[i] + 0.001 * gradient * gradient;
      const move = this.#means[i] / first / (Math.sqrt(this.#squares[i] / second) + 1e-8);
      this.values[i] -= rate * (move + decay * this.values[i]);
      this.gradients[i] = 0;
    }
  }
}

/** A position that was met: every contender's features. */
export type Position = readonly (readonly number[])[];

const spread = (random: RandomState, width: number): number => (nextBits(random) / 2 ** 31) * width;

const rounded = (values: readonly number[]): number[] => values.map((value) => Math.round(value * 1e4) / 1e4);

/** A network in the making. */
export class Trainer {
  readonly #inputs: readonly string[];
  readonly #hidden: number;
  readonly #first: Parameters;
  readonly #second: Parameters;
  readonly #direct: Parameters;
  #time = 0;

  /** `direct` is where the direct lines start from: the weights set by hand, in the unit of the scores. */
  constructor(inputs: readonly string[], hidden: number, direct: readonly number[], seed: string) {
    const random = seedRandom(seed);
    const width = Math.sqrt(2 / inputs.length);
    this.#inputs = inputs;
    this.#hidden = hidden;
    this.#first = new Parameters(Array.from({ length: hidden * (inputs.length + 1) }, () => spread(random, width)));
    this.#second = new Parameters(Array.from({ length: hidden }, () => spread(random, 0.1)));
    this.#direct = new Parameters([...direct]);
  }

  /** The weights as they are now; the lists go on changing. */
  get live(): NetworkData {
    return {
      inputs: this.#inputs,
      hidden: this.#hidden,
      first: this.#first.values,
      second: this.#second.values,
      direct: this.#direct.values,
    };
  }

  /** The weights as a data file keeps them. */
  get data(): NetworkData {
    const { inputs, hidden, first, second, direct } = this.live;
    return { inputs, hidden, first: rounded(first), second: rounded(second), direct: rounded(direct) };
  }

  /** Expected shares of the win in a position. */
  shares(position: Position): number[] {
    const scores = position.map((features) => this.#forward(features, []));
    softmax(scores, scores.length);
    return scores;
  }

  /** Adds the gradient of the cross-entropy between what is expected here and what should be. */
  learn(position: Position, target: readonly number[], weight: number): void {
    const shares = this.shares(position);
    for (const [contender, features] of position.entries()) {
      this.#backward(features, weight * (shares[contender] - target[contender]));
    }
  }

  /** Moves the weights by what was learnt since the last step. */
  step(rate: number, decay: number): void {
    this.#time++;
    for (const parameters of [this.#first, this.#second, this.#direct]) parameters.step(this.#time, rate, decay);
  }

  #forward(features: readonly number[], units: number[]): number {
    const first = this.#first.values;
    let score = 0;
    for (let i = 0; i < features.length; i++) score += this.#direct.values[i] * features[i];
    for (let unit = 0, at = 0; unit < this.#hidden; unit++) {
      let sum = first[at++];
      for (let i = 0; i < features.length; i++) sum += first[at++] * features[i];
      units[unit] = Math.max(0, sum);
      score += this.#second.values[unit] * units[unit];
    }
    return score;
  }

  #backward(features: readonly number[], error: number): void {
    const units: number[] = [];
    this.#forward(features, units);
    for (let i = 0; i < features.length; i++) this.#direct.gradients[i] += error * features[i];
    for (let unit = 0, at = 0; unit < this.#hidden; unit++, at += features.length + 1) {
      if (units[unit] === 0) continue;
      this.#second.gradients[unit] += error * units[unit];
      const back = error * this.#second.values[unit];
      this.#first.gradients[at] += back;
      for (let i = 0; i < features.length; i++) this.#first.gradients[at + 1 + i] += back * features[i];
    }
  }
}
