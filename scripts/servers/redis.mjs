// A Redis for tests and benches: in a folder of its own, on loopback.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRedis } from './find-program.mjs';
import { freePort, Running } from './running.mjs';

const FORGETFUL = ['--save', '', '--appendonly', 'no', '--maxmemory-policy', 'noeviction'];

/**
 * Starts an empty Redis. Unless it is set otherwise it keeps nothing on disk: a restart loses everything in it.
 * @param {string[]} settings
 */
export async function startRedis(settings = FORGETFUL) {
  const program = findRedis();
  const folder = mkdtempSync(join(tmpdir(), 'souk-redis-'));
  const port = await freePort();
  const running = new Running(`redis://127.0.0.1:${port}`, {
    program,
    args: [...settings, '--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
    ready: /Ready to accept connections/,
    cwd: folder,
  });
  await running.start();
  return {
    url: running.url,
    /** Where it would keep what it has. */
    folder,
    get pid() {
      return running.pid;
    },
    restart: () => running.restart('SIGKILL'),
    pause: () => running.pause(),
    resume: () => running.resume(),
    /** In good order, until it is started again or everything ends. */
    stop: () => running.end('SIGINT'),
    start: () => running.start(),
    /** For good. */
    async remove() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
