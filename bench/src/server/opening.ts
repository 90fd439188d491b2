import type { Load } from '../benchmark.js';
import { Archive } from './archive.js';
import { inFolder } from './folder.js';
import { quantile } from './pace.js';
import { type RunningServer, startSouk } from './servers.js';
import { soukClient } from './souk-client.js';

export interface OpeningReport {
  /** Seconds from the start of the process until it is ready, in the slowest of some starts. */
  readonly start: number;
  /** Milliseconds to open a stored match that is not in memory: in the slowest of all, and of a hundred. */
  readonly open: number;
  readonly openP99: number;
}

/** How many of the longest matches, and how many of any, are opened after each start. */
const OPENED = 100;

/**
 * A host with a long history: how soon it is there, and how soon any match, over or still being played. Every
 * one is opened once, so it comes from the store, and the very first after a start counts like the others.
 */
export const measureOpening = ({ stored, slices: starts }: Load): Promise<OpeningReport> =>
  inFolder(async (data) => {
    const archive = await filledArchive(data, stored);
    const { longest, any } = archive.some(OPENED * starts);
    archive.close();
    const waits: number[] = [];
    let start = 0;
    for (let i = 0; i < starts; i++) {
      const server = await startSouk(data);
      start = Math.max(start, server.startedInMs / 1000);
      const turn = [any, longest].flatMap((ids) => ids.slice(i * OPENED, (i + 1) * OPENED));
      for (const id of new Set(turn)) waits.push(await opening(server, id));
      await server.stop();
    }
    waits.sort((one, other) => one - other);
    return { start, open: quantile(waits, 1), openP99: quantile(waits, 0.99) };
  });

async function filledArchive(data: string, stored: number): Promise<Archive> {
  await (await startSouk(data)).stop();
  const archive = new Archive(data, stored);
  const server = await startSouk(data);
  for (const id of archive.ids) await opening(server, id);
  await server.stop();
  archive.fill();
  return archive;
}

async function opening({ port }: RunningServer, id: string): Promise<number> {
  const client = soukClient({ port });
  const since = performance.now();
  await client.request('match', { params: { id } });
  return performance.now() - since;
}
