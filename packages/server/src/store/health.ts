import type { StoreFault } from './unavailable.js';

/** What is wrong with a store, and which error of its driver has shown it. */
export interface Ailment {
  readonly fault: StoreFault;
  readonly code: string;
}

/** Whether a store does what it is asked. Those who look after the host are told whenever that changes, and only then. */
export class StoreHealth {
  #ailment: Ailment | undefined;
  #listener: (ailment: Ailment | undefined) => void = () => {};

  /** What is wrong; undefined: nothing that is known. */
  get ailment(): Ailment | undefined {
    return this.#ailment;
  }

  report(ailment: Ailment | undefined): void {
    const isChanged = ailment?.fault !== this.#ailment?.fault;
    this.#ailment = ailment;
    if (isChanged) this.#listener(ailment);
  }

  onChange(listener: (ailment: Ailment | undefined) => void): void {
    this.#listener = listener;
  }
}
