import { existsSync, readFileSync } from 'node:fs';

/** Processor time so far, in ticks of the system: of all processes together, and of some of them. */
interface Ticks {
  readonly all: number;
  readonly busy: number;
  readonly own: number;
}

const STAT = '/proc/stat';

function ticksOf(pids: readonly number[]): Ticks {
  // The first line counts for all processors together. Old kernels end it earlier.
  const [line = ''] = readFileSync(STAT, 'utf8').split('\n', 1);
  const counts = line.trim().split(/\s+/).slice(1).map(Number);
  const [user = 0, nice = 0, system = 0, idle = 0, iowait = 0, irq = 0, softirq = 0, steal = 0] = counts;
  const busy = user + nice + system + irq + softirq + steal;
  const own = pids.map((pid) => {
    // The name of the process may contain anything; its times are the 12th and 13th field behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return { all: busy + idle + iowait, busy, own: own.reduce((sum, ticks) => sum + ticks, 0) };
}

/**
 * Does something and says which share of the machine went to other processes than these meanwhile: a wait that
 * neighbours have caused says nothing about a server. Undefined where the system does not tell.
 */
export async function withNeighbours<R>(
  pids: readonly number[],
  work: () => Promise<R>,
): Promise<{ readonly result: R; readonly share: number | undefined }> {
  if (!existsSync(STAT)) return { result: await work(), share: undefined };
  const own = [process.pid, ...pids];
  const before = ticksOf(own);
  const result = await work();
  const after = ticksOf(own);
  const others = after.busy - before.busy - (after.own - before.own);
  return { result, share: Math.max(0, others) / (after.all - before.all) };
}
