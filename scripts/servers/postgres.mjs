// A PostgreSQL for tests and benches: in a folder of its own, on loopback, as safe as a real one unless it is told otherwise.
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from './find-program.mjs';
import { freePort, Running } from './running.mjs';

const USER = 'souk';

/** PostgreSQL refuses to run as root: then it runs as a user who may do little. @returns {{ uid?: number, gid?: number }} */
function runAs() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody');
}

/** @param {string} folder @param {string} bin @param {{ uid?: number, gid?: number }} who */
function initialise(folder, bin, who) {
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  chmodSync(folder, 0o700);
  // Nothing has been confirmed to a client yet: what is on the disk when matters from the first commit on.
  const args = ['-D', folder, '-U', USER, '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  const { status, stderr, error } = spawnSync(join(bin, 'initdb'), args, { ...who, cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`initdb has failed: ${error?.message ?? stderr}`);
}

/** For servers that never lose the machine under them: no commit waits for the disk. */
export const UNSAFE = ['fsync=off', 'full_page_writes=off'];

/**
 * Starts a PostgreSQL with a new database. What is committed is on its disk, as it must be in earnest.
 * @param {string[]} settings each as name=value
 */
export async function startPostgres(...settings) {
  const bin = findPostgres();
  const who = runAs();
  const folder = mkdtempSync(join(tmpdir(), 'souk-postgres-'));
  initialise(folder, bin, who);
  const port = await freePort();
  const all = [
    ...[`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`],
    ...['fsync=on', 'synchronous_commit=on', 'max_connections=300', 'log_min_messages=warning'],
    ...settings,
  ];
  const running = new Running(`postgres://${USER}@127.0.0.1:${port}/postgres`, {
    program: join(bin, 'postgres'),
    args: ['-D', folder, ...all.flatMap((setting) => ['-c', setting])],
    ready: /ready to accept connections/,
    cwd: folder,
    ...who,
  });
  await running.start();
  return {
    url: running.url,
    get pid() {
      return running.pid;
    },
    /** In good order: clients that are connected are cut off. */
    restart: () => running.restart('SIGINT'),
    /** As after a crash: it has to recover from its log. */
    crash: () => running.restart('SIGQUIT'),
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
