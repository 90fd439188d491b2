// Loaded into a host that is measured: when asked, it says what is in use once everything else has been given back.
import { usedBytes } from '../memory.js';

/** What a process holds. */
export interface ProcessUsage {
  readonly heapBytes: number;
  readonly handles: number;
}

process.on('message', () => {
  usedBytes().then((heapBytes) => {
    const usage: ProcessUsage = { heapBytes, handles: process.getActiveResourcesInfo().length };
    process.send?.(usage);
  });
});
process.channel?.unref();
