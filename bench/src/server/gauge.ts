// Loaded into a host that is measured: when asked, it says what is in use once everything else has been given back.
import { usedBytes } from '../memory.js';

/** What a process holds. */
export interface Holdings {
  readonly heapBytes: number;
  readonly handles: number;
}

process.on('message', () => {
  usedBytes().then((heapBytes) => {
    const holdings: Holdings = { heapBytes, handles: process.getActiveResourcesInfo().length };
    process.send?.(holdings);
  });
});
process.channel?.unref();
