import { readFileSync } from 'node:fs';
import { type Load, median } from '../benchmark.js';
import { SEATS } from '../works.js';
import { Crowd } from './crowd-commands.js';
import { inFolder } from './folder.js';
import type { Slice } from './pace.js';
import { type RunningServer, startSouk } from './servers.js';

/** The spectators of one match. */
const SPECTATORS = 100;

/** What moves cost a host: processor time for each, in milliseconds. */
export interface SpectatorReport {
  readonly watched: number;
  readonly alone: number;
}

/** Processor time of a process so far, in milliseconds; Linux counts it in hundredths of a second. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** What a move of one match costs with a hundred spectators and with none, as fast as its players can, in turns. */
export const measureSpectators = ({ sliceMs, slices }: Load): Promise<SpectatorReport> =>
  inFolder(async (data) => {
    const server = await startSouk(data);
    const plan = { server: 'souk', port: server.port, matches: 1, seats: SEATS } as const;
    const alone = await Crowd.gather({ ...plan, watchers: 0 });
    const watched = await Crowd.gather({ ...plan, watchers: SPECTATORS });
    const costs: { readonly alone: number[]; readonly watched: number[] } = { alone: [], watched: [] };
    for (let slice = -1; slice < slices; slice++) {
      const [one, other] = [await costOf(server, alone, sliceMs), await costOf(server, watched, sliceMs)];
      // The first time warms everything up.
      if (slice < 0) continue;
      costs.alone.push(one);
      costs.watched.push(other);
    }
    await alone.leave();
    await watched.leave();
    await server.stop();
    return { watched: median(costs.watched), alone: median(costs.alone) };
  });

async function costOf({ pid }: RunningServer, crowd: Crowd, ms: number): Promise<number> {
  const before = processorMs(pid);
  const { moves }: Slice = await crowd.play(ms, 'peak');
  return (processorMs(pid) - before) / Math.max(1, moves);
}
