import type { Output, Shell } from '../shell.js';

const WIDTH = 40;
/** Milliseconds between two drawings. */
const PACE = 100;

/** A bar on a terminal that shows how far a long job has come; nothing on anything else. */
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
    const filled = Math.round((WIDTH * done) / this.#total);
    const left = Math.ceil(((now - this.#start) * (this.#total - done)) / Math.max(1, done) / 1000);
    const bar = '#'.repeat(filled) + '.'.repeat(WIDTH - filled);
    this.#output.write(`\r[${bar}] ${done}/${this.#total}, ${left} s left \x1b[K`);
  }

  clear(): void {
    if (this.#output.isTTY === true) this.#output.write('\r\x1b[K');
  }
}
