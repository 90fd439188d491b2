import type { HostContext } from '../host-context.js';

/** For so many milliseconds an announcement of another host holds: hosts announce more often. */
const ANNOUNCED_FOR = 75_000;
/** Matches that are announced at once, at most: those that most watch. */
const MOST_ANNOUNCED = 200;

interface Announced {
  readonly watched: ReadonlyMap<string, number>;
  readonly until: number;
}

/**
 * How many watch each match, here and at other hosts. What hosts tell each other of a match goes to those alone that have it
 * in memory; who looks at the square wants to know it everywhere, if some seconds later.
 */
export class Audiences {
  readonly #context: Pick<HostContext, 'runtime' | 'bus' | 'name'>;
  readonly #here = new Map<string, number>();
  /** By host. */
  readonly #elsewhere = new Map<string, Announced>();
  #hasAnnounced = false;

  constructor(context: Pick<HostContext, 'runtime' | 'bus' | 'name'>) {
    this.#context = context;
    context.bus.on('audiences', ({ host, watched }) => {
      this.#elsewhere.set(host, { watched: new Map(watched), until: context.runtime.monotonic() + ANNOUNCED_FOR });
    });
  }

  /** So many watch a match at this host. */
  note(match: string, spectators: number): void {
    if (spectators > 0) this.#here.set(match, spectators);
    else this.#here.delete(match);
  }

  of(match: string): number {
    const now = this.#context.runtime.monotonic();
    let sum = this.#here.get(match) ?? 0;
    for (const { watched, until } of this.#elsewhere.values()) if (until >= now) sum += watched.get(match) ?? 0;
    return sum;
  }

  /** Tells the other hosts what is watched here, once more when nothing is; and forgets those that are not heard of. */
  announce(): void {
    const { bus, name, runtime } = this.#context;
    const now = runtime.monotonic();
    for (const [host, { until }] of this.#elsewhere) if (until < now) this.#elsewhere.delete(host);
    if (bus.state !== 'connected' || (this.#here.size === 0 && !this.#hasAnnounced)) return;
    this.#hasAnnounced = this.#here.size > 0;
    const most = [...this.#here].sort(([, one], [, other]) => other - one).slice(0, MOST_ANNOUNCED);
    bus.publish('audiences', { host: name, watched: most });
  }
}
