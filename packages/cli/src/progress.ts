import type { Output, Shell } from './shell.js';

const WIDTH = 30;
/** Milliseconds between two drawings. */
const PACE = 100;

const MINUTE = 60;
const HOUR = 3600;

/** Seconds as people say them: "12 s", "3 min 20 s", "2 h 5 min". */
function duration(seconds: number): string {
  if (seconds < MINUTE) return `${seconds} s`;
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min ${seconds % MINUTE} s`;
  return `${Math.floor(seconds / HOUR)} h ${Math.floor((seconds % HOUR) / MINUTE)} min`;
}

const rateOf = (perSecond: number): string => (perSecond < 10 ? perSecond.toFixed(1) : String(Math.round(perSecond)));

/**
 * Shows on a terminal how far a long job has come, how fast it goes and how long it will take: a bar, or a
 * count if there is no end in sight. Nothing on anything else.
 */
export class Progress {
  readonly #output: Output;
  readonly #now: () => number;
  readonly #total: number;
  /** What was done before this began: it says nothing about the pace. */
  readonly #before: number;
  readonly #start: number;
  #next: number;

  constructor({ stderr, now }: Pick<Shell, 'stderr' | 'now'>, total: number, before = 0) {
    this.#output = stderr;
    this.#now = now;
    this.#total = total;
    this.#before = before;
    this.#start = now();
    this.#next = this.#start;
  }

  show(done: number): void {
    if (this.#output.isTTY !== true) return;
    const now = this.#now();
    if (now < this.#next) return;
    this.#next = now + PACE;
    const perSecond = (1000 * (done - this.#before)) / Math.max(1, now - this.#start);
    const shown =
      this.#total === Number.POSITIVE_INFINITY ? `${done} so far, ${rateOf(perSecond)}/s` : this.#bar(done, perSecond);
    this.#output.write(`\r${shown} \x1b[K`);
  }

  #bar(done: number, perSecond: number): string {
    const filled = Math.round((WIDTH * done) / this.#total);
    const left = Math.ceil((this.#total - done) / Math.max(perSecond, 1e-9));
    const bar = `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}]`;
    return `${bar} ${done}/${this.#total}, ${rateOf(perSecond)}/s, ${duration(left)} left`;
  }

  clear(): void {
    if (this.#output.isTTY === true) this.#output.write('\r\x1b[K');
  }
}
