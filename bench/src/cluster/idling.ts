import { elementAt } from '@souk/kernel';
import type { Load } from '../benchmark.js';
import { enter, openLive } from '../server/souk-client.js';
import type { Wire } from '../server/wire.js';
import { withCluster } from './cluster.js';

/** What a host takes while its clients do nothing. */
export interface IdlingReport {
  /** Megabytes of resident memory before the first client has come. */
  readonly host: number;
  /** Kilobytes more in use for every client that is connected. What the host has at hand anyway would hide them. */
  readonly connection: number;
}

/** As many as sit and watch at the tables of the other benchmarks. */
const crowdOf = ({ matches }: Load): number => 5 * matches;
/** One in so many comes beforehand: what is made only once is made for them. */
const EARLY = 5;
const AT_ONCE = 50;

async function comeIn(port: number, name: string): Promise<Wire> {
  const token = await enter({ port }, name);
  return openLive({ port, token }, { message() {}, closed() {} });
}

async function gather(port: number, count: number): Promise<Wire[]> {
  const wires: Wire[] = [];
  while (wires.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - wires.length) }, (_, i) =>
      comeIn(port, `Guest ${wires.length + i}`),
    );
    wires.push(...(await Promise.all(some)));
  }
  return wires;
}

/** Guests come to a host, one connection each, and do nothing. */
export const measureIdling = (load: Load): Promise<IdlingReport> =>
  withCluster(
    1,
    async ({ hosts }) => {
      const host = elementAt(hosts, 0);
      const empty = host.memory();
      const count = crowdOf(load);
      const early = await gather(host.port, count / EARLY);
      const before = await host.usage();
      const late = await gather(host.port, count - early.length);
      const after = await host.usage();
      for (const wire of [...early, ...late]) wire.close();
      return { host: empty, connection: (after.heapBytes - before.heapBytes) / late.length / 1024 };
    },
    { usage: 'usage' },
  );
