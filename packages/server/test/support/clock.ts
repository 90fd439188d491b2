import { randomBytes } from 'node:crypto';
import type { Runtime } from '@souk/server';

interface Call {
  readonly at: number;
  run(): void;
}

/** A clock that is turned by hand. */
export class ManualClock implements Runtime {
  #wall: number;
  #passed = 0;
  #calls: Call[] = [];

  constructor(start = 1_800_000_000_000) {
    this.#wall = start;
  }

  readonly now = (): number => this.#wall + this.#passed;

  readonly monotonic = (): number => this.#passed;

  /** Sets the clock on the wall forward, or back: nothing has passed meanwhile, and nothing is due for it. */
  setWall(milliseconds: number): void {
    this.#wall += milliseconds;
  }

  readonly after = (delay: number, run: () => void): (() => void) => {
    const call = { at: this.#passed + Math.max(0, delay), run };
    this.#calls.push(call);
    return () => {
      this.#calls = this.#calls.filter((each) => each !== call);
    };
  };

  readonly entropy = randomBytes;

  /** Turns the clock on; what is due on the way happens at its time, in order. */
  advance(milliseconds: number): void {
    const end = this.#passed + milliseconds;
    for (;;) {
      const next = this.#calls.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (next === undefined) break;
      this.#calls = this.#calls.filter((each) => each !== next);
      this.#passed = Math.max(this.#passed, next.at);
      next.run();
    }
    this.#passed = end;
  }
}
