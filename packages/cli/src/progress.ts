import type { Context, Output } from './shell.js';
import type { Translator } from './text/index.js';

const WIDTH = 30;
/** Milliseconds between two drawings. */
const PACE = 100;

const MINUTE = 60;
const HOUR = 3600;

/** Seconds as people say them: "12 s", "3 min 20 s", "2 h 5 min". */
function duration(seconds: number, { say }: Translator): string {
  const minutes = Math.floor(seconds / MINUTE);
  if (seconds < MINUTE) return say('progress.seconds', { s: seconds });
  if (seconds < HOUR) return say('progress.minutes', { min: minutes, s: seconds % MINUTE });
  return say('progress.hours', { h: Math.floor(seconds / HOUR), min: minutes % MINUTE });
}

const rateOf = (perSecond: number): string => (perSecond < 10 ? perSecond.toFixed(1) : String(Math.round(perSecond)));

/**
 * Shows on a terminal how far a long job has come, how fast it goes and how long it will take: a bar, or a
 * count if there is no end in sight. Nothing on anything else.
 */
export class Progress {
  readonly #output: Output;
  readonly #now: () => number;
  readonly #translator: Translator;
  readonly #total: number;
  /** What was done before this began: it says nothing about the pace. */
  readonly #before: number;
  readonly #start: number;
  #next: number;

  constructor(context: Pick<Context, 'stderr' | 'now' | keyof Translator>, total: number, before = 0) {
    const { stderr, now } = context;
    this.#output = stderr;
    this.#now = now;
    this.#translator = context;
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
      this.#total === Number.POSITIVE_INFINITY
        ? this.#translator.say('progress.count', { done, rate: rateOf(perSecond) })
        : this.#bar(done, perSecond);
    this.#output.write(`\r${shown} \x1b[K`);
  }

  #bar(done: number, perSecond: number): string {
    const filled = Math.round((WIDTH * done) / this.#total);
    const left = Math.ceil((this.#total - done) / Math.max(perSecond, 1e-9));
    const bar = `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}]`;
    const told = { done, total: this.#total, rate: rateOf(perSecond), left: duration(left, this.#translator) };
    return `${bar} ${this.#translator.say('progress.bar', told)}`;
  }

  clear(): void {
    if (this.#output.isTTY === true) this.#output.write('\r\x1b[K');
  }
}
