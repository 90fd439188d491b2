import type { Seat } from '@souk/kernel';

/**
 * How much better than usual each contender stands in the state imagined just now, before anything is done. That is
 * the luck of what was imagined and not the merit of a move: taken off what lines of play bring, it lets moves be
 * compared that were tried in different states.
 */
export class Luck {
  readonly #sums: number[] = [];
  readonly #now: number[] = [];
  #states = 0;

  forget(): void {
    this.#states = 0;
    for (let seat = 0; seat < this.#sums.length; seat++) {
      this.#sums[seat] = 0;
      this.#now[seat] = 0;
    }
  }

  /** Takes note of what is to be expected in a new state. */
  weigh(shares: readonly number[], contenders: number): void {
    this.#states++;
    for (let seat = 0; seat < contenders; seat++) {
      this.#sums[seat] = (this.#sums[seat] ?? 0) + shares[seat];
      this.#now[seat] = shares[seat] - this.#sums[seat] / this.#states;
    }
  }

  of(seat: Seat): number {
    return this.#now[seat] ?? 0;
  }
}
