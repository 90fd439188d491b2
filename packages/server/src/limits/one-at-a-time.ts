import { Refusal } from '../refusal.js';

/** Lets each key have one of something at a time; more are refused. */
export class OneAtATime {
  readonly #what: string;
  readonly #keys = new Set<string>();

  constructor(what: string) {
    this.#what = what;
  }

  /** Begins one; the answer ends it. */
  begin(key: string): () => void {
    if (this.#keys.has(key)) {
      throw new Refusal('too-many', `one ${this.#what} at a time: expected you to wait for the one you have asked for`);
    }
    this.#keys.add(key);
    return () => this.#keys.delete(key);
  }
}
