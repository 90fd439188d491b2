/**
 * A list of moves that is filled, read and filled again without giving memory back in between:
 * bots ask for legal moves millions of times a second.
 */
export class MoveList {
  readonly #codes: number[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  clear(): void {
    this.#size = 0;
  }

  add(code: number): void {
    this.#codes[this.#size++] = code;
  }

  at(index: number): number {
    return this.#codes[index];
  }

  includes(code: number): boolean {
    for (let i = 0; i < this.#size; i++) if (this.#codes[i] === code) return true;
    return false;
  }

  toArray(): number[] {
    return this.#codes.slice(0, this.#size);
  }
}
