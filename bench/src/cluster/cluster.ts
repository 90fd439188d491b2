import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startSouk, type UsageReports } from '../server/servers.js';

/** A server that belongs to a cluster. */
interface Started {
  readonly url: string;
  readonly pid: number | undefined;
  remove(): Promise<void>;
}

/** The scripts that start them for the tests start them here, too. */
const startScript = async (name: 'postgres' | 'redis', start: string): Promise<Started> => {
  const script: { [start: string]: () => Promise<Started> } = await import(
    new URL(`../../../scripts/servers/${name}.mjs`, import.meta.url).href
  );
  const begin = script[start];
  if (begin === undefined) throw new Error(`expected ${name}.mjs to export ${start}`);
  return begin();
};

/** PostgreSQL, Redis and some hosts that share them. */
export interface Cluster {
  readonly database: string;
  readonly hosts: readonly RunningServer[];
  /** Processor time so far of hosts, database and Redis, in milliseconds. */
  cost(): Cost;
}

export interface Cost {
  readonly hosts: number;
  readonly database: number;
  readonly redis: number;
}

interface Preparation {
  /** What is done to the database once the first host has made it. */
  readonly prepare?: (database: string) => Promise<void>;
  /** Whether hosts can be asked what they hold. */
  readonly usage?: UsageReports;
}

/** Does something with a cluster that is gone afterwards. */
export async function withCluster<R>(
  hosts: number,
  work: (machines: Cluster) => Promise<R>,
  { prepare = async () => {}, usage = 'no usage' }: Preparation = {},
): Promise<R> {
  const [postgres, redis] = await Promise.all([
    startScript('postgres', 'startPostgres'),
    startScript('redis', 'startRedis'),
  ]);
  const running: RunningServer[] = [];
  try {
    // How soon spectators hear is measured: nothing is kept back to be told together.
    const flags = ['--database', postgres.url, '--redis', redis.url, '--spectator-pause', '0'];
    const unused = mkdtempSync(join(tmpdir(), 'souk-bench-'));
    const startHost = (): Promise<RunningServer> => startSouk(unused, undefined, usage, flags);
    running.push(await startHost());
    await prepare(postgres.url);
    while (running.length < hosts) running.push(await startHost());
    const cost = (): Cost => ({
      hosts: running.reduce((sum, { pid }) => sum + timeOf(pid), 0),
      database: timeOf(postgres.pid),
      redis: timeOf(redis.pid),
    });
    return await work({ database: postgres.url, hosts: running, cost });
  } finally {
    await Promise.all(running.map((host) => host.stop()));
    await Promise.all([postgres.remove(), redis.remove()]);
  }
}

/** Milliseconds in a tick of the kernel's clock. */
const TICK = 10;

interface Process {
  readonly parent: number;
  readonly time: number;
}

function processOf(pid: string): Process | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // In user mode and in the kernel, its own and of its children.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), time: ticks * TICK };
  } catch {
    return undefined;
  }
}

/** Processor time of a process and its children, ended ones among them; 0 where that cannot be known. */
function timeOf(pid: number | undefined): number {
  if (pid === undefined || process.platform !== 'linux') return 0;
  const all = readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) ? [{ pid: Number(name), ...processOf(name) }] : [],
  );
  return all.reduce((sum, each) => (each.pid === pid || each.parent === pid ? sum + (each.time ?? 0) : sum), 0);
}
