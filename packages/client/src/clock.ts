/** The time, and calls at a later one; tests have their own. */
export interface ClientClock {
  now(): number;
  /** Calls back after so many milliseconds, unless the function returned is called first. */
  after(milliseconds: number, run: () => void): () => void;
}

export const systemClock: ClientClock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
