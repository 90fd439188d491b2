import { setTimeout as pause } from 'node:timers/promises';
import { below, pick, type RandomState, shuffle } from '@souk/kernel';
import type { Direction, NetworkLink } from '../support/network-link.js';
import {
  type BreakablePostgres,
  failDisk,
  fillDisk,
  REFUSING,
  refuseWrites,
  standBy,
  type TestRedis,
} from './broken-servers.js';
import type { HostProcess } from './host-process.js';

/** A host, and the ways by which it reaches what hosts share. Hosts have no way to each other. */
export interface ClusterHost {
  readonly process: HostProcess;
  readonly postgres: NetworkLink;
  readonly redis: NetworkLink;
}

/** Everything that can go wrong in a cluster. */
export interface Cluster {
  readonly hosts: readonly ClusterHost[];
  readonly postgres: BreakablePostgres;
  readonly redis: TestRedis;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** How long something that is paused or away stays so, in milliseconds. */
const shortWhile = (random: RandomState): number => 200 + below(random, 2 * SECOND);

/** Longer than hosts wait for an answer, one time in four. */
const ONE_LONG_IN = 4;
const partitionTime = (random: RandomState): number =>
  below(random, ONE_LONG_IN) === 0 ? 4 * SECOND + below(random, 3 * SECOND) : shortWhile(random);

/** Milliseconds that a packet takes on a slow way. */
const slowness = (random: RandomState): number => 20 + below(random, 400);

type Fault = (cluster: Cluster, random: RandomState) => Promise<unknown>;

async function paused(what: { pause(): void; resume(): void }, random: RandomState): Promise<void> {
  what.pause();
  await pause(shortWhile(random));
  what.resume();
}

const anyHost = ({ hosts }: Cluster, random: RandomState): HostProcess => pick(random, hosts).process;

/** Does something to links for a while. In the end connections go on where they were, or are gone. */
async function partition(
  links: readonly NetworkLink[],
  random: RandomState,
  act: (link: NetworkLink) => void,
): Promise<void> {
  for (const link of links) act(link);
  await pause(partitionTime(random));
  const isReset = below(random, 2) === 0;
  for (const link of links) {
    if (isReset) link.healWithReset();
    else link.heal();
  }
}

const hold =
  (...directions: readonly Direction[]) =>
  (link: NetworkLink): void =>
    link.hold(...directions);

type Server = 'postgres' | 'redis';
const SERVERS: readonly (readonly [server: Server, name: string])[] = [
  ['postgres', 'PostgreSQL'],
  ['redis', 'Redis'],
];

/** What can go wrong on the way from one host to a server. */
const linkFaults = ([server, name]: (typeof SERVERS)[number]): (readonly [string, Fault])[] => {
  const one =
    (act: (link: NetworkLink, random: RandomState) => void): Fault =>
    (cluster, random) =>
      partition([pick(random, cluster.hosts)[server]], random, (link) => act(link, random));
  return [
    [`a host is cut off from ${name}`, one((link) => link.cut())],
    [`${name} does not hear a host`, one(hold('there'))],
    [`a host does not hear ${name}`, one(hold('back'))],
    [
      `the way of a host to ${name} is slow`,
      one((link, random) => {
        link.delay = slowness(random);
      }),
    ],
    [
      `the connections of a host to ${name} are dead`,
      async ({ hosts }, random) => {
        pick(random, hosts)[server].forget();
      },
    ],
  ];
};

/** Minutes by which a clock is wrong, at most. */
const FARTHEST = 15;
const jump =
  (sign: 1 | -1): Fault =>
  async (cluster, random) =>
    anyHost(cluster, random).setClock(sign * (2 + below(random, FARTHEST - 2)) * MINUTE);

/** By name, what is done and undone again. Those that happen most often in earnest are there twice. */
const FAULTS: readonly (readonly [name: string, fault: Fault])[] = [
  ['a host is killed', (cluster, random) => anyHost(cluster, random).restart()],
  ['a host is killed', (cluster, random) => anyHost(cluster, random).restart()],
  ['two hosts are killed', ({ hosts }) => Promise.all(hosts.slice(1).map(({ process }) => process.restart()))],
  ['a host is paused', (cluster, random) => paused(anyHost(cluster, random), random)],
  ["a host's clock jumps ahead", jump(1)],
  ["a host's clock jumps back", jump(-1)],
  ['Redis is restarted', ({ redis }) => redis.restart()],
  ['Redis is restarted', ({ redis }) => redis.restart()],
  ['Redis is paused', ({ redis }, random) => paused(redis, random)],
  ...(Object.keys(REFUSING) as (keyof typeof REFUSING)[]).map(
    (how) =>
      [
        `Redis is ${how}`,
        ({ redis }: Cluster, random: RandomState) => refuseWrites(redis, how, () => pause(partitionTime(random))),
      ] as const,
  ),
  ['PostgreSQL is restarted', ({ postgres }) => postgres.restart()],
  ['PostgreSQL crashes', ({ postgres }) => postgres.crash()],
  ['PostgreSQL is paused', ({ postgres }, random) => paused(postgres, random)],
  ["PostgreSQL's disk is full", ({ postgres }, random) => fillDisk(postgres, () => pause(partitionTime(random)))],
  ["PostgreSQL's disk fails", ({ postgres }) => failDisk(postgres)],
  ['PostgreSQL is a standby', ({ postgres }, random) => standBy(postgres, () => pause(partitionTime(random)))],
  ...SERVERS.flatMap(linkFaults),
  [
    'a host is isolated',
    ({ hosts }, random) => {
      const { postgres, redis } = pick(random, hosts);
      return partition([postgres, redis], random, hold('there', 'back'));
    },
  ],
];

/** Every kind of fault, each once. */
export const FAULT_KINDS: readonly string[] = [...new Set(FAULTS.map(([name]) => name))];

/** What goes wrong next: first every kind once, in an order of chance, so that none is left out; then any. */
export class FaultSchedule {
  readonly #random: RandomState;
  readonly #faults: typeof FAULTS;
  readonly #firstTime: string[];

  /** `kinds`: those that happen, by name. */
  constructor(random: RandomState, kinds: readonly string[]) {
    this.#random = random;
    this.#faults = FAULTS.filter(([name]) => kinds.includes(name));
    this.#firstTime = [...kinds];
    shuffle(random, this.#firstTime);
  }

  /** Does something bad, and undoes it; says what it was. */
  async next(cluster: Cluster): Promise<string> {
    const kind = this.#firstTime.pop() ?? pick(this.#random, this.#faults)[0];
    const fault = this.#faults.find(([name]) => name === kind);
    await fault?.[1](cluster, this.#random);
    return kind;
  }
}
