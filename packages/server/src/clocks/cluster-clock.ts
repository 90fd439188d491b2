/** Milliseconds between two looks at the clock of the database. */
const INTERVAL = 10_000;
/** Looks in the beginning: the one that was answered soonest says most. */
const FIRST_LOOKS = 3;

/** What a cluster clock is made from; what is left out is the real thing. */
export interface ClusterClockSources {
  /** What time it is at the database. */
  readTime(): Promise<number>;
  /** Is told by how many milliseconds the clock was wrong, when that is more than the time of an answer explains. */
  corrected(milliseconds: number): void;
  /** Milliseconds since some moment, whatever happens to the clock of the machine. */
  readonly monotonic?: () => number;
}

/** Between these the time of the database is ahead of the monotonic clock: it was read after asking and before the answer. */
interface Look {
  readonly least: number;
  readonly most: number;
}

/**
 * The time that hosts of a cluster share: that of their database. Hosts whose own clocks are ahead, behind or jump agree on when
 * something was done and when a time is up. Between two looks time passes by the monotonic clock of the host.
 */
export class ClusterClock {
  readonly #sources: ClusterClockSources;
  readonly #monotonic: () => number;
  /** How far the time of the database is ahead of the monotonic clock. */
  #ahead = 0;
  #timer: NodeJS.Timeout | undefined;

  private constructor(sources: ClusterClockSources) {
    this.#sources = sources;
    this.#monotonic = sources.monotonic ?? (() => performance.now());
  }

  /** A clock that is right; rejects if the database does not answer. */
  static async open(sources: ClusterClockSources): Promise<ClusterClock> {
    const clock = new ClusterClock(sources);
    const looks: Look[] = [];
    for (let i = 0; i < FIRST_LOOKS; i++) looks.push(await clock.#look());
    const { least, most } = looks.reduce((best, look) =>
      look.most - look.least < best.most - best.least ? look : best,
    );
    clock.#ahead = (least + most) / 2;
    clock.#timer = setInterval(() => clock.adjust().catch(() => {}), INTERVAL);
    clock.#timer.unref();
    return clock;
  }

  /** Milliseconds since the epoch. */
  readonly now = (): number => Math.round(this.#monotonic() + this.#ahead);

  /** Looks again. An answer that has taken long says little: the clock is changed only as far as it is wrong for certain. */
  async adjust(): Promise<void> {
    const { least, most } = await this.#look();
    const before = this.#ahead;
    this.#ahead = Math.min(Math.max(before, least), most);
    if (this.#ahead !== before) this.#sources.corrected(this.#ahead - before);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<Look> {
    const asked = this.#monotonic();
    const time = await this.#sources.readTime();
    return { least: time - this.#monotonic(), most: time - asked };
  }
}
