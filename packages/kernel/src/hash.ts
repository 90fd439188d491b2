/** Sums up a state as one whole number of 53 bits, from two independently mixed halves. */
export class Hasher {
  #low = 0x2545f491;
  #high = 0x9e3779b9 | 0;

  add(value: number): this {
    this.#low = Math.imul(this.#low ^ value, 0x85ebca6b);
    this.#low ^= this.#low >>> 15;
    this.#high = Math.imul(this.#high + value, 0xc2b2ae35);
    this.#high ^= this.#high >>> 13;
    return this;
  }

  addAll(values: readonly number[]): this {
    this.add(values.length);
    for (const value of values) this.add(value);
    return this;
  }

  digest(): number {
    const low = Math.imul(this.#low ^ (this.#high >>> 16), 0x27d4eb2f);
    const high = Math.imul(this.#high ^ (this.#low >>> 15), 0x165667b1);
    return ((high >>> 0) % 2 ** 21) * 2 ** 32 + (low >>> 0);
  }
}
