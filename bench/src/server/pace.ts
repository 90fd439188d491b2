/** What has been measured in a slice of time. */
export interface Slice {
  readonly moves: number;
  readonly ms: number;
  /** From send to acknowledgement, in milliseconds: sorted. */
  readonly waits: readonly number[];
}

/** As fast as the server answers, or so many moves a second. */
export type Speed = 'peak' | number;

const TICK_MS = 2;

/** Decides when players whose turn it is may send their moves, and keeps count. */
export class Pace {
  #speed: Speed | undefined;
  #ready: (() => void)[] = [];
  #waits: number[] = [];
  #inFlight = 0;

  /** A player is to move: `send` sends the move. */
  turn(send: () => void): void {
    if (this.#speed === 'peak') this.#send(send);
    else this.#ready.push(send);
  }

  /** The move sent at `since` has been acknowledged. */
  acknowledged(since: number): void {
    this.#inFlight--;
    if (this.#speed !== undefined) this.#waits.push(performance.now() - since);
  }

  /** How many moves wait for their acknowledgement. */
  get inFlight(): number {
    return this.#inFlight;
  }

  /** How many players are to move and have not. */
  get waiting(): number {
    return this.#ready.length;
  }

  /** Lets the players play for a while. Afterwards they stop: nothing is in flight when the next slice begins. */
  async slice(ms: number, speed: Speed): Promise<Slice> {
    this.#waits = [];
    this.#speed = speed;
    const start = performance.now();
    const stop = speed === 'peak' ? this.#open() : this.#tick(speed, start);
    await sleep(ms);
    stop();
    this.#speed = undefined;
    const elapsed = performance.now() - start;
    const waits = this.#waits.toSorted((one, other) => one - other);
    while (this.#inFlight > 0) await sleep(TICK_MS);
    return { moves: waits.length, ms: elapsed, waits };
  }

  #open(): () => void {
    const ready = this.#ready;
    this.#ready = [];
    for (const send of ready) this.#send(send);
    return () => {};
  }

  #tick(perSecond: number, start: number): () => void {
    let sent = 0;
    const timer = setInterval(() => {
      const due = Math.floor(((performance.now() - start) / 1000) * perSecond) - sent;
      for (const send of this.#ready.splice(0, due)) this.#send(send);
      sent += due;
    }, TICK_MS);
    return () => clearInterval(timer);
  }

  #send(send: () => void): void {
    this.#inFlight++;
    send();
  }
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The wait that a share of all waits does not exceed; 0 where there are none. `waits` are sorted. */
export const quantile = (waits: readonly number[], share: number): number =>
  waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
