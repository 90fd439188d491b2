/** Runs tasks one after the other, in the order in which they were added. A task that fails does not stop the next. */
export class SerialQueue {
  #tail: Promise<unknown> = Promise.resolve();
  #pending = 0;

  /** How many tasks wait or are being run. */
  get pending(): number {
    return this.#pending;
  }

  run<R>(task: () => Promise<R>): Promise<R> {
    this.#pending++;
    const run = this.#tail.then(task);
    const done = (): void => {
      this.#pending--;
    };
    this.#tail = run.then(done, done);
    return run;
  }
}
