import type { Seat } from '@souk/kernel';

const LANES = 2 ** 32;
const MULTIPLIER = 0x9e3779b1;

const mixed = (lane: number, value: number): number => {
  const product = Math.imul(lane ^ value, MULTIPLIER);
  return product ^ (product >>> 15);
};

const has = (seats: readonly Seat[], seat: Seat): boolean => {
  for (let i = 0; i < seats.length; i++) if (seats[i] === seat) return true;
  return false;
};

/** Where keys can go on from: a number of two parts for each seat. */
export interface KeyState {
  readonly lows: readonly number[];
  readonly highs: readonly number[];
}

/**
 * The keys of information sets: what each seat has witnessed since the search began, as a number of 53 bits. Seats that owe a decision at the
 * same time do not witness what the others decide before all of that is over.
 */
export class InformationSets {
  readonly #lows: number[] = [];
  readonly #highs: number[] = [];
  /** What a seat has yet to hear of; 0: nothing. */
  readonly #sealed: number[] = [];
  #seats = 0;
  #anySealed = false;

  startFrom({ lows, highs }: KeyState): void {
    this.#seats = lows.length;
    this.#anySealed = false;
    for (let seat = 0; seat < this.#seats; seat++) {
      this.#lows[seat] = lows[seat];
      this.#highs[seat] = highs[seat];
      this.#sealed[seat] = 0;
    }
  }

  /** Names what a seat knows when it decides; `handKey` is what it has before it, if that matters. */
  key(seat: Seat, handKey = 0): number {
    return ((this.#highs[seat] >>> 11) ^ seat) * LANES + ((this.#lows[seat] ^ handKey) >>> 0);
  }

  /** Where the keys are now; undefined while a seat has yet to hear of something. */
  keyState(): KeyState | undefined {
    if (this.#anySealed) return undefined;
    return { lows: this.#lows.slice(0, this.#seats), highs: this.#highs.slice(0, this.#seats) };
  }

  /** A seat has decided; `before` and `after` are the seats that owed and owe a decision. */
  advance(seat: Seat, move: number, before: readonly Seat[], after: readonly Seat[]): void {
    const deed = mixed(move, seat + 1);
    if (before.length > 1 || this.#anySealed) this.#advanceApart(seat, deed, before, after);
    else for (let each = 0; each < this.#seats; each++) this.#hear(each, deed);
  }

  /** Chance has shown something to all. */
  show(what: number): void {
    for (let each = 0; each < this.#seats; each++) this.#hear(each, what);
  }

  #advanceApart(seat: Seat, deed: number, before: readonly Seat[], after: readonly Seat[]): void {
    for (let each = 0; each < this.#seats; each++) {
      if (each !== seat && has(before, each)) this.#sealed[each] = mixed(this.#sealed[each], deed) | 1;
      else this.#hear(each, deed);
    }
    const goesOn = after.length > 0 && after.every((each) => has(before, each));
    this.#anySealed = false;
    for (let each = 0; each < this.#seats; each++) {
      if (this.#sealed[each] === 0) continue;
      if (goesOn || (each !== seat && has(before, each) && has(after, each))) this.#anySealed = true;
      else {
        this.#hear(each, this.#sealed[each]);
        this.#sealed[each] = 0;
      }
    }
  }

  #hear(seat: Seat, what: number): void {
    this.#lows[seat] = mixed(this.#lows[seat], what);
    this.#highs[seat] = mixed(this.#highs[seat] + 1, what);
  }
}

/** Keys that start from what a text says. */
export function keyStateOf(text: string, seats: number): KeyState {
  let low = text.length;
  let high = ~text.length;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = mixed(low, code);
    high = mixed(high + 1, code);
  }
  const lows: number[] = [];
  const highs: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    lows.push(low);
    highs.push(high);
  }
  return { lows, highs };
}
