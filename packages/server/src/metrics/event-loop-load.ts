import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** Milliseconds over which the load is taken: long enough that a single collection of garbage says little. */
const SPAN = 1000;

/** Answers with how busy the event loop has been since `before`; without one, since the process was started. */
type Measure = (before?: EventLoopUtilization) => EventLoopUtilization;

/** How busy the thread is that answers everybody, in the last second or so. */
export class EventLoopLoad {
  readonly #measure: Measure;
  readonly #monotonic: () => number;
  #before: EventLoopUtilization;
  #measuredAt: number;
  #utilization = 0;

  constructor(monotonic: () => number, measure: Measure = (before) => performance.eventLoopUtilization(before)) {
    this.#monotonic = monotonic;
    this.#measure = measure;
    this.#before = measure();
    this.#measuredAt = monotonic();
  }

  /** The share of the time in which it was not waiting, between 0 and 1. */
  get utilization(): number {
    const now = this.#monotonic();
    if (now - this.#measuredAt >= SPAN) {
      this.#utilization = this.#measure(this.#before).utilization;
      this.#before = this.#measure();
      this.#measuredAt = now;
    }
    return this.#utilization;
  }
}
