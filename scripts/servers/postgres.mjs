// A PostgreSQL for tests and benches: in a folder of its own, on loopback, as safe as a real one unless it is told otherwise.
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, findProgram } from './find-program.mjs';
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

/** @param {string} folder @param {string} bin @param {{ uid?: number, gid?: number }} who @param {string[]} more */
function initialise(folder, bin, who, more) {
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  chmodSync(folder, 0o700);
  // Nothing has been confirmed to a client yet: what is on the disk when matters from the first commit on.
  const args = ['-D', folder, '-U', USER, '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync', ...more];
  const { status, stderr, error } = spawnSync(join(bin, 'initdb'), args, { ...who, cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`initdb has failed: ${error?.message ?? stderr}`);
}

/** For servers that never lose the machine under them: no commit waits for the disk. */
export const UNSAFE = ['fsync=off', 'full_page_writes=off'];

/**
 * Starts a PostgreSQL with a new database. What is committed is on its disk, as it must be in earnest.
 * @param {string[]} settings each as name=value
 */
export const startPostgres = async (...settings) => (await start([], settings)).server;

/**
 * The size of a file of the write-ahead log of one that can be broken, in bytes: as small as can be, so that data outgrow
 * it soon. Files of that size and no more (`limitFiles`), and the log can be written while data cannot grow.
 */
export const LOG_FILE_BYTES = 2 ** 20;

/** Starts one whose disk can be full and can fail, and that can become a standby. @param {string[]} settings each as name=value */
export async function startBreakablePostgres(...settings) {
  const { server, running, folder, who } = await start(['--wal-segsize=1'], settings);
  const prlimit = findProgram('prlimit', 'util-linux');
  /** @param {number} pid @param {number | 'unlimited'} bytes */
  const limit = (pid, bytes) => {
    // The soft limit alone: it can be raised again.
    const { status, stderr } = spawnSync(prlimit, [`--fsize=${bytes}:`, '--pid', String(pid)], {
      ...who,
      encoding: 'utf8',
    });
    // A connection may have ended meanwhile.
    if (status !== 0 && !/No such process/.test(stderr)) throw new Error(`prlimit has failed: ${stderr}`);
  };
  return {
    ...server,
    get pid() {
      return running.pid;
    },
    /** No file of these processes, or of those that the server starts from now on, grows beyond so many bytes. @param {number | 'unlimited'} bytes @param {number[]} pids */
    limitFiles(bytes, pids) {
      for (const pid of [running.pid, ...pids]) if (pid !== undefined) limit(pid, bytes);
    },
    /** Its disk takes nothing more: it gives up with the next commit, and cannot come up again. Resolves when it has ended. */
    async failDisk() {
      for (const pid of childrenOf(running.pid)) limit(pid, 0);
      if (running.pid !== undefined) limit(running.pid, 0);
      await running.ended();
    },
    /** Starts it again as a standby: what is there can be read, and nothing written, until `promote`. */
    async demote() {
      await running.end('SIGINT');
      const signal = join(folder, 'standby.signal');
      writeFileSync(signal, '');
      if (who.uid !== undefined && who.gid !== undefined) chownSync(signal, who.uid, who.gid);
      await running.start();
    },
  };
}

/** The processes that a process has started. @param {number | undefined} pid */
const childrenOf = (pid) =>
  pid === undefined
    ? []
    : readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** @param {string[]} initial how the database is made, beyond the usual @param {string[]} settings */
async function start(initial, settings) {
  const bin = findPostgres();
  const who = runAs();
  const folder = mkdtempSync(join(tmpdir(), 'souk-postgres-'));
  initialise(folder, bin, who, initial);
  const port = await freePort();
  const all = [
    ...[`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`],
    ...['fsync=on', 'synchronous_commit=on', 'max_connections=300', 'log_min_messages=warning'],
    ...settings,
  ];
  const running = new Running(`postgres://${USER}@127.0.0.1:${port}/postgres`, {
    program: join(bin, 'postgres'),
    args: ['-D', folder, ...all.flatMap((setting) => ['-c', setting])],
    ready: /ready to accept (read-only )?connections/,
    cwd: folder,
    ...who,
  });
  await running.start();
  const server = {
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
  return { server, running, folder, who };
}
