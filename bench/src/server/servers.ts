import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ProcessUsage } from './process-usage.js';

/** A server under load, in a process of its own. */
export interface RunningServer {
  readonly port: number;
  readonly pid: number;
  /** From the start of the process to its word that it is open. */
  readonly startedInMs: number;
  /** Resident memory now, in megabytes. */
  memory(): number;
  /** What it holds after a collection of garbage; only of a host that was started to report its usage. */
  usage(): Promise<ProcessUsage>;
  /** Holds the process still, or lets it go on. */
  hold(still: boolean): void;
  stop(): Promise<void>;
}

const OPEN = /is open at http:\/\/[^:]+:(\d+)/;

/** A whole crowd comes from one address here. */
const LIMITS = [
  'connections-per-address',
  'sockets-per-address',
  'replayed',
  'messages',
  'requests',
  'guests',
  'tables',
].flatMap((limit) => [`--max-${limit}`, '100000']);

const REPORT_USAGE = ['--expose-gc', '--import', new URL('./process-usage.js', import.meta.url).href];

/** Whether a host can be asked what it holds. */
export type UsageReports = 'usage' | 'no usage';

/** As `npm start` and the image start it. */
const AS_INSTALLED = ['--conditions=souk-bundle'];

/** Ours, on a data folder, or wherever `more` flags say. */
export const startSouk = (
  data: string,
  limits: readonly string[] = LIMITS,
  usage: UsageReports = 'no usage',
  more: readonly string[] = [],
): Promise<RunningServer> =>
  start([
    ...AS_INSTALLED,
    ...(usage === 'usage' ? REPORT_USAGE : []),
    bin('../../../packages/cli/bin/souk.mjs'),
    'serve',
    '--port',
    '0',
    '--data',
    data,
    '--log-level',
    'error',
    ...limits,
    ...more,
  ]);

/** boardgame.io's own, in memory. */
export const startBoardgameIo = (): Promise<RunningServer> => start([bin('../boardgame-io/server.js')]);

const bin = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

async function start(args: readonly string[]): Promise<RunningServer> {
  const since = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const port = await portOf(child);
  return {
    port,
    pid: child.pid ?? 0,
    startedInMs: performance.now() - since,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024,
    usage: async () => {
      child.send('usage');
      const [answer] = (await once(child, 'message')) as [ProcessUsage];
      return answer;
    },
    hold: (still) => {
      child.kill(still ? 'SIGSTOP' : 'SIGCONT');
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}

/** The port that the server says it is open at. */
async function portOf(child: ChildProcess): Promise<number> {
  if (child.stdout === null) throw new Error('the server has no output');
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const port = OPEN.exec(line)?.[1];
    if (port === undefined) continue;
    child.stdout.resume();
    return Number(port);
  }
  throw new Error('the server has stopped before it was open');
}
