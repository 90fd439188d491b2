/** How many there are of each key, and altogether. */
export class Tally {
  readonly #counts = new Map<string, number>();
  #total = 0;

  get total(): number {
    return this.#total;
  }

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string): void {
    this.#total++;
    this.#counts.set(key, this.of(key) + 1);
  }

  remove(key: string): void {
    const left = this.of(key) - 1;
    if (left < 0) return;
    this.#total--;
    if (left === 0) this.#counts.delete(key);
    else this.#counts.set(key, left);
  }
}
