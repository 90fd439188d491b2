import type { HostContext } from '../host-context.js';

/** For so many milliseconds an announcement of another host holds: hosts announce more often. */
export const ANNOUNCED_FOR = 75_000;

interface Announced {
  readonly spectators: number;
  readonly until: number;
}

/** How many watch each match, here and at other hosts: known of matches that this host does not have in memory, too. */
export class Audiences {
  readonly #runtime: HostContext['runtime'];
  readonly #here = new Map<string, number>();
  /** By match, and then by host. */
  readonly #elsewhere = new Map<string, Map<string, Announced>>();

  constructor({ runtime, bus }: Pick<HostContext, 'runtime' | 'bus'>) {
    this.#runtime = runtime;
    bus.on('presence', ({ id, host, spectators }) => this.#heard(id, host, spectators));
  }

  /** So many watch a match at this host. */
  note(match: string, spectators: number): void {
    if (spectators > 0) this.#here.set(match, spectators);
    else this.#here.delete(match);
  }

  of(match: string): number {
    const now = this.#runtime.monotonic();
    const others = [...(this.#elsewhere.get(match)?.values() ?? [])].filter(({ until }) => until >= now);
    return others.reduce((sum, { spectators }) => sum + spectators, this.#here.get(match) ?? 0);
  }

  /** Forgets what hosts have announced that have not been heard of since. */
  forgetOld(): void {
    const now = this.#runtime.monotonic();
    for (const [match, hosts] of this.#elsewhere) {
      for (const [host, { until }] of hosts) if (until < now) hosts.delete(host);
      if (hosts.size === 0) this.#elsewhere.delete(match);
    }
  }

  #heard(match: string, host: string, spectators: number): void {
    const hosts = this.#elsewhere.get(match) ?? new Map<string, Announced>();
    if (spectators > 0) hosts.set(host, { spectators, until: this.#runtime.monotonic() + ANNOUNCED_FOR });
    else hosts.delete(host);
    if (hosts.size > 0) this.#elsewhere.set(match, hosts);
    else this.#elsewhere.delete(match);
  }
}
