import type { Seat } from '@souk/kernel';
import type { Clock } from '@souk/protocol';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** How the time of a match runs. Follows from the log alone: the entries say when they were made. */
export class MatchClock {
  readonly #perMove: number;
  readonly #banks: number[];
  /** Since when each seat has been thinking; undefined: it is not. */
  readonly #since: (number | undefined)[];
  readonly runs: boolean;

  constructor(clock: Clock, seats: number) {
    this.runs = clock.kind !== 'none';
    this.#perMove =
      clock.kind === 'live' ? clock.perMove * SECOND : clock.kind === 'correspondence' ? clock.hours * HOUR : 0;
    const bank = clock.kind === 'live' ? clock.bank * SECOND : 0;
    this.#banks = Array.from({ length: seats }, () => bank);
    this.#since = Array.from({ length: seats }, () => undefined);
  }

  get banks(): readonly number[] {
    return this.#banks;
  }

  /** The seat is asked something new, or goes on thinking about what it was asked. */
  start(seat: Seat, now: number): void {
    if (this.runs) this.#since[seat] ??= now;
  }

  /** The seat has decided, or nothing is asked of it any more. What it took beyond the time for a decision comes from its bank. */
  stop(seat: Seat, now: number): void {
    const since = this.#since[seat];
    if (since === undefined) return;
    this.#since[seat] = undefined;
    this.#banks[seat] = Math.max(0, this.#banks[seat] - Math.max(0, now - since - this.#perMove));
  }

  deadlineOf(seat: Seat): number | undefined {
    const since = this.#since[seat];
    return since === undefined ? undefined : since + this.#perMove + this.#banks[seat];
  }

  /** When the first of those who think is out of time; undefined: nobody's time runs. */
  get deadline(): number | undefined {
    let first: number | undefined;
    for (let seat = 0; seat < this.#since.length; seat++) {
      const own = this.deadlineOf(seat);
      if (own !== undefined && (first === undefined || own < first)) first = own;
    }
    return first;
  }
}
