import { API } from '@souk/protocol';
import type { Load } from '../benchmark.js';
import { fillArchive } from './archive.js';
import { ask } from './ask.js';
import { inFolder } from './folder.js';
import { startSouk } from './servers.js';

export interface OpeningReport {
  /** Seconds from the start of the process until it is ready, in the slowest of some starts. */
  readonly start: number;
  /** Milliseconds to open a stored match that is not in memory, in the slowest of many. */
  readonly open: number;
}

/** A host with a long history: how soon it is there, and how soon any match of the past. */
export const measureOpening = ({ stored, slices: starts }: Load): Promise<OpeningReport> =>
  inFolder(async (data) => {
    await (await startSouk(data)).stop();
    const ids = fillArchive(data, stored);
    let start = 0;
    let open = 0;
    for (let i = 0; i < starts; i++) {
      const server = await startSouk(data);
      start = Math.max(start, server.startedInMs / 1000);
      if (i === starts - 1) {
        // The first request compiles what all the others use.
        await ask(server.port, 'GET', `${API}/matches/${ids[0]}`);
        for (const id of ids.slice(1)) {
          const since = performance.now();
          await ask(server.port, 'GET', `${API}/matches/${id}`);
          open = Math.max(open, performance.now() - since);
        }
      }
      await server.stop();
    }
    return { start, open };
  });
