import { nodeRuntime, type Runtime } from '@souk/server';

interface Call {
  readonly at: number;
  run(): void;
}

/** A host's clock that goes as clocks do, and can be turned on, so that nobody has to wait until time is up. */
export class HurriedClock implements Runtime {
  readonly entropy = nodeRuntime.entropy;
  readonly #calls = new Map<Call, () => void>();
  #ahead = 0;

  readonly now = (): number => nodeRuntime.now() + this.#ahead;

  readonly monotonic = (): number => nodeRuntime.monotonic() + this.#ahead;

  readonly after = (delay: number, run: () => void): (() => void) => {
    const call = { at: this.monotonic() + Math.max(0, delay), run };
    this.#wait(call);
    return () => {
      this.#calls.get(call)?.();
      this.#calls.delete(call);
    };
  };

  /** Whatever is due by then happens as soon as it can, in its order. */
  turnOn(milliseconds: number): void {
    this.#ahead += milliseconds;
    for (const [call, callOff] of [...this.#calls].sort(([one], [other]) => one.at - other.at)) {
      callOff();
      this.#wait(call);
    }
  }

  #wait(call: Call): void {
    const callOff = nodeRuntime.after(call.at - this.monotonic(), () => {
      this.#calls.delete(call);
      call.run();
    });
    this.#calls.set(call, callOff);
  }
}
