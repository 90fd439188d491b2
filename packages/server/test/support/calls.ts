import { elementAt } from '@souk/kernel';

/** What has been called, one after the other, and those who wait for it. */
export class Calls<T> {
  readonly all: T[] = [];
  #waiting: (() => void)[] = [];

  readonly add = (call: T): void => {
    this.all.push(call);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  };

  /** The call with this number, from 1; waits for it. */
  async number(count: number): Promise<T> {
    while (this.all.length < count) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return elementAt(this.all, count - 1);
  }
}
