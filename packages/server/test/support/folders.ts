import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Some containers have next to nothing there. */
const NEEDED = 2 ** 30;

function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= NEEDED;
}

/**
 * Where tests keep files: in memory where there is some. Hosts die in tests, but never the machine: what a process has written outlives it
 * there as well, and nobody waits for a disk.
 */
export const FOLDERS = hasMemory() ? MEMORY : tmpdir();
