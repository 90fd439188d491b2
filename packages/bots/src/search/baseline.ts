import type { Seat } from '@souk/kernel';

/**
 * A baseline against variance: how much better than usual each contender stands in the state imagined just now. That is
 * the luck of what was imagined and not the merit of a move: taken off what lines of play bring, it lets moves be
 * compared that were tried in different states.
 */
export class Baseline {
  readonly #valueSums: number[] = [];
  readonly #now: number[] = [];
  #states = 0;

  reset(): void {
    this.#states = 0;
    for (let seat = 0; seat < this.#valueSums.length; seat++) {
      this.#valueSums[seat] = 0;
      this.#now[seat] = 0;
    }
  }

  /** Takes note of what is to be expected in a new state. */
  observe(shares: readonly number[], contenders: number): void {
    this.#states++;
    for (let seat = 0; seat < contenders; seat++) {
      this.#valueSums[seat] = (this.#valueSums[seat] ?? 0) + shares[seat];
      this.#now[seat] = shares[seat] - this.#valueSums[seat] / this.#states;
    }
  }

  of(seat: Seat): number {
    return this.#now[seat] ?? 0;
  }
}
