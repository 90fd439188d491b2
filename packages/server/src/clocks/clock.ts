import { elementAt, type Seat } from '@souk/kernel';
import type { Clock } from '@souk/protocol';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

export type StoredClock = Pick<MatchClock, 'banks' | 'thinkingSince'>;

/** How the time of a match runs. Follows from the log alone: the entries say when they were made. */
export class MatchClock {
  readonly #perMove: number;
  readonly #banks: number[];
  /** Since when each seat has been thinking; undefined: it is not. */
  readonly #since: (number | undefined)[];
  readonly runs: boolean;

  /** `stored` is how it stood before, as `banks` and `thinkingSince` have told. */
  constructor(clock: Clock, seats: number, stored?: StoredClock) {
    this.runs = clock.kind !== 'none';
    this.#perMove =
      clock.kind === 'live' ? clock.perMove * SECOND : clock.kind === 'correspondence' ? clock.hours * HOUR : 0;
    const bank = clock.kind === 'live' ? clock.bank * SECOND : 0;
    this.#banks = Array.from({ length: seats }, (_, seat) => stored?.banks[seat] ?? bank);
    this.#since = Array.from({ length: seats }, (_, seat) => stored?.thinkingSince[seat] ?? undefined);
  }

  get banks(): readonly number[] {
    return this.#banks;
  }

  /** By seat; null: it has nothing to think about. */
  get thinkingSince(): readonly (number | null)[] {
    return this.#since.map((since) => since ?? null);
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
    this.#banks[seat] = Math.max(0, elementAt(this.#banks, seat) - Math.max(0, now - since - this.#perMove));
  }

  deadlineOf(seat: Seat): number | undefined {
    const since = this.#since[seat];
    return since === undefined ? undefined : since + this.#perMove + elementAt(this.#banks, seat);
  }

  /** When the first seat that thinks is out of time; undefined: no seat's time runs. */
  get deadline(): number | undefined {
    let first: number | undefined;
    for (let seat = 0; seat < this.#since.length; seat++) {
      const own = this.deadlineOf(seat);
      if (own !== undefined && (first === undefined || own < first)) first = own;
    }
    return first;
  }
}
