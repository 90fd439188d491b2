import type { Seat } from './seats.js';

const FIRST_CAPACITY = 16;
const SEAT_BITS = 3;
const SEAT_MASK = (1 << SEAT_BITS) - 1;

/**
 * Who has played what and when. Seventeen bytes a move, and at most half as much again in reserve: a host
 * keeps thousands of matches in memory.
 */
export class MoveLog {
  #length = 0;
  #codes = new Float64Array(FIRST_CAPACITY);
  #times = new Float64Array(FIRST_CAPACITY);
  /** The seat in the low bits, the marks above. */
  #seats = new Uint8Array(FIRST_CAPACITY);

  get length(): number {
    return this.#length;
  }

  /** The memory reserved for the moves. */
  get bytes(): number {
    return this.#codes.byteLength + this.#times.byteLength + this.#seats.byteLength;
  }

  append(seat: Seat, code: number, time: number, marks: number): void {
    if (this.#length === this.#codes.length) this.#grow();
    this.#codes[this.#length] = code;
    this.#times[this.#length] = time;
    this.#seats[this.#length] = seat | (marks << SEAT_BITS);
    this.#length++;
  }

  /** Forgets all but the first `length` moves. */
  truncate(length: number): void {
    this.#length = length;
  }

  seatOf(index: number): Seat {
    return this.#seats[index] & SEAT_MASK;
  }

  codeOf(index: number): number {
    return this.#codes[index];
  }

  timeOf(index: number): number {
    return this.#times[index];
  }

  marksOf(index: number): number {
    return this.#seats[index] >> SEAT_BITS;
  }

  #grow(): void {
    const capacity = this.#length + (this.#length >> 1);
    this.#codes = enlarged(this.#codes, new Float64Array(capacity));
    this.#times = enlarged(this.#times, new Float64Array(capacity));
    this.#seats = enlarged(this.#seats, new Uint8Array(capacity));
  }
}

function enlarged<L extends Float64Array | Uint8Array>(from: L, into: L): L {
  into.set(from);
  return into;
}
