import { setTimeout as pause } from 'node:timers/promises';
import { below, pick, type RandomState, shuffle } from '@souk/kernel';
import type { startPostgres } from '../../../../scripts/servers/postgres.mjs';
import type { startRedis } from '../../../../scripts/servers/redis.mjs';
import type { HostProcess } from './host-process.js';

/** Everything that can go wrong in a cluster. */
export interface Cluster {
  readonly hosts: readonly HostProcess[];
  readonly postgres: Awaited<ReturnType<typeof startPostgres>>;
  readonly redis: Awaited<ReturnType<typeof startRedis>>;
}

const SECOND = 1000;
/** How long something that is paused or away stays so, in milliseconds. */
const shortWhile = (random: RandomState): number => 200 + below(random, 2 * SECOND);

type Fault = (cluster: Cluster, random: RandomState) => Promise<unknown>;

async function paused(what: { pause(): void; resume(): void }, random: RandomState): Promise<void> {
  what.pause();
  await pause(shortWhile(random));
  what.resume();
}

/** By name, what is done and undone again. Those that happen most often in earnest are there twice. */
const FAULTS: readonly (readonly [name: string, fault: Fault])[] = [
  ['a host is killed', ({ hosts }, random) => pick(random, hosts).restart()],
  ['a host is killed', ({ hosts }, random) => pick(random, hosts).restart()],
  ['two hosts are killed', ({ hosts }) => Promise.all(hosts.slice(1).map((host) => host.restart()))],
  ['a host is paused', ({ hosts }, random) => paused(pick(random, hosts), random)],
  ['Redis is restarted', ({ redis }) => redis.restart()],
  ['Redis is restarted', ({ redis }) => redis.restart()],
  ['Redis is paused', ({ redis }, random) => paused(redis, random)],
  ['PostgreSQL is restarted', ({ postgres }) => postgres.restart()],
  ['PostgreSQL crashes', ({ postgres }) => postgres.crash()],
  ['PostgreSQL is paused', ({ postgres }, random) => paused(postgres, random)],
];

/** Every kind of fault, each once. */
export const FAULT_KINDS: readonly string[] = [...new Set(FAULTS.map(([name]) => name))];

/** What goes wrong next: first every kind once, in an order of chance, so that none is left out; then any. */
export class FaultSchedule {
  readonly #random: RandomState;
  readonly #firstTime: string[];

  constructor(random: RandomState) {
    this.#random = random;
    this.#firstTime = [...FAULT_KINDS];
    shuffle(random, this.#firstTime);
  }

  /** Does something bad, and undoes it; says what it was. */
  async next(cluster: Cluster): Promise<string> {
    const kind = this.#firstTime.pop() ?? pick(this.#random, FAULTS)[0];
    const fault = FAULTS.find(([name]) => name === kind);
    await fault?.[1](cluster, this.#random);
    return kind;
  }
}
