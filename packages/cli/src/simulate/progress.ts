import type { Output, Shell } from '../shell.js';

const WIDTH = 40;
/** Milliseconds between two drawings. */
const PACE = 100;

/** Shows on a terminal how far a long job has come: a bar, or a count if there is no end in sight. Nothing on anything else. */
export class Progress {
  readonly #output: Output;
  readonly #now: () => number;
  readonly #total: number;
  readonly #start: number;
  #next: number;

  constructor({ stderr, now }: Pick<Shell, 'stderr' | 'now'>, total: number) {
    this.#output = stderr;
    this.#now = now;
    this.#total = total;
    this.#start = now();
    this.#next = this.#start + PACE;
  }

  show(done: number): void {
    if (this.#output.isTTY !== true) return;
    const now = this.#now();
    if (now < this.#next) return;
    this.#next = now + PACE;
    const shown = this.#total === Number.POSITIVE_INFINITY ? `${done} so far` : this.#bar(done, now - this.#start);
    this.#output.write(`\r${shown} \x1b[K`);
  }

  #bar(done: number, passed: number): string {
    const filled = Math.round((WIDTH * done) / this.#total);
    const left = Math.ceil((passed * (this.#total - done)) / Math.max(1, done) / 1000);
    return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done}/${this.#total}, ${left} s left`;
  }

  clear(): void {
    if (this.#output.isTTY === true) this.#output.write('\r\x1b[K');
  }
}
