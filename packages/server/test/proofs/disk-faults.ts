import { closeSync, openSync, readFileSync, readSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { below, elementAt, pick, type RandomState, shuffle } from '@souk/kernel';
import Database from 'libsql';
import { openFolder } from '../../src/store/sqlite/data-folder.js';
import type { DiskState, HostOnFaultyDisk } from './faulty-disk.js';

/** What disks do to a host on one machine, and whether it takes it as it must. */

/** The host while something is wrong with its disk, and how often it has said so to players. */
export interface FaultyHost {
  readonly host: HostOnFaultyDisk;
  /** How many sends were refused so far because the store could not be written. */
  refusals(): number;
}

/** As often players are refused before the disk works again, unless none is there at the moment to be refused. */
const REFUSALS = 3;
const POLL_MS = 10;
const MOST_POLLS = 100;

async function until(isSo: () => boolean | Promise<boolean>, most = Number.POSITIVE_INFINITY): Promise<void> {
  for (let polls = 0; polls < most && !(await isSo()); polls++) await pause(POLL_MS);
}

const healthOf = async ({ open }: HostOnFaultyDisk): Promise<number> =>
  (await fetch(`http://127.0.0.1:${await open}/healthz`)).status;

/** The disk is in a state until some have been refused, then works again, and so does the host. */
const disk =
  (state: DiskState): Fault =>
  async ({ host, refusals }) => {
    const before = refusals();
    host.disk = state;
    await until(async () => (await healthOf(host)) === 503);
    await until(() => refusals() >= before + REFUSALS, MOST_POLLS);
    host.disk = '';
    await until(async () => (await healthOf(host)) === 200);
  };

/** The host dies while nothing can be written. */
const killedWhenFull: Fault = async ({ host }) => {
  host.disk = 'full';
  await until(async () => (await healthOf(host)) === 503);
  await host.restartAfter(async () => {
    host.disk = '';
  });
};

function overwrite(file: string, at: number, bytes: Uint8Array): Uint8Array {
  const opened = openSync(file, 'r+');
  const before = new Uint8Array(bytes.length);
  readSync(opened, before, 0, bytes.length, at);
  writeSync(opened, bytes, 0, bytes.length, at);
  closeSync(opened);
  return before;
}

const noise = (random: RandomState, count: number): Uint8Array =>
  Uint8Array.from({ length: count }, () => below(random, 256));

/** Writes bytes over a file of a host that is dead, sees that it is refused with these words, and puts back what was there. */
async function refusedWith(words: RegExp, data: string, file: string, at: number, bytes: Uint8Array): Promise<void> {
  const before = overwrite(file, at, bytes);
  const opened = await openFolder(data).catch((error: unknown) => String(error));
  if (typeof opened !== 'string' || !words.test(opened)) throw new Error(`expected a refusal, got ${opened}`);
  overwrite(file, at, before);
}

const [HEADER, FRAME_HEADER, PAGE] = [32, 24, 4096];
const FRAME = FRAME_HEADER + PAGE;

const logOf = (data: string): string => join(data, 'souk.db-wal');

/** The transactions of a log, each by its first frame and the one after its last. */
function transactionsIn(data: string): readonly (readonly [first: number, end: number])[] {
  const log = readFileSync(logOf(data));
  const found: [number, number][] = [];
  let first = 0;
  for (let frame = 0; HEADER + (frame + 1) * FRAME <= log.length; frame++) {
    const at = HEADER + frame * FRAME;
    if (log.compare(log, 16, 24, at + 8, at + 16) !== 0) break;
    if (log.readUInt32BE(at + 4) === 0) continue;
    found.push([first, frame + 1]);
    first = frame + 1;
  }
  return found;
}

/** So many transactions must follow a bad frame for it to be told from the end of a log that a crash has torn. */
const ENOUGH = 4;

const damagedLog: Fault = async ({ host }, random) => {
  for (;;) {
    await until(() => transactionsIn(host.data).length >= ENOUGH);
    let isDone = false;
    await host.restartAfter(async () => {
      const transactions = transactionsIn(host.data);
      if (transactions.length < ENOUGH) return;
      const [first, end] = elementAt(transactions, below(random, transactions.length - 2));
      const at = HEADER + (first + below(random, end - first)) * FRAME + FRAME_HEADER + below(random, PAGE - 8);
      const words = /write-ahead log souk\.db-wal is damaged at frame \d+ of \d+/;
      const bytes = readFileSync(logOf(host.data)).subarray(at, at + 8);
      await refusedWith(
        words,
        host.data,
        logOf(host.data),
        at,
        bytes.map((byte) => byte ^ (1 + below(random, 255))),
      );
      isDone = true;
    });
    if (isDone) return;
  }
};

/** A transaction that was begun when the host died: some bytes of it behind the end. */
const tornLog: Fault = ({ host }, random) =>
  host.restartAfter(async () => {
    const { size } = statSync(logOf(host.data));
    // No frame is written before the header is on the disk: of a log that was empty, only that can be torn.
    const most = size < HEADER ? HEADER - 1 : 3 * FRAME;
    overwrite(logOf(host.data), size, noise(random, 1 + below(random, most)));
  });

const damagedFile: Fault = ({ host }, random) =>
  host.restartAfter(async () => {
    const file = join(host.data, 'souk.db');
    const db = new Database(file);
    // Nothing of the page may be in the log, which is read before the file.
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    const roots = db.prepare('SELECT rootpage FROM sqlite_schema WHERE rootpage > 0').all() as { rootpage: number }[];
    db.close();
    const { rootpage } = pick(random, roots);
    await refusedWith(/the database is damaged/, host.data, file, (rootpage - 1) * PAGE, noise(random, PAGE));
  });

type Fault = (host: FaultyHost, random: RandomState) => Promise<unknown>;

const FAULTS: readonly (readonly [name: string, fault: Fault])[] = [
  ['the disk is full', disk('full')],
  ['the disk cannot be written', disk('failing')],
  ['the disk does not confirm what it has written', disk('unsynced')],
  ['the database is read-only', disk('read-only')],
  ['the host is killed while the disk is full', killedWhenFull],
  ['the end of the write-ahead log is torn', tornLog],
  ['the write-ahead log is damaged', damagedLog],
  ['the file is damaged', damagedFile],
];

export const DISK_FAULTS: readonly string[] = FAULTS.map(([name]) => name);

/** What goes wrong next: every kind once, in an order of chance, and then again. */
export class DiskFaultSchedule {
  readonly #random: RandomState;
  #next: (readonly [name: string, fault: Fault])[] = [];

  constructor(random: RandomState) {
    this.#random = random;
  }

  /** Does something bad, and undoes it; says what it was. */
  async next(host: FaultyHost): Promise<string> {
    if (this.#next.length === 0) {
      this.#next = [...FAULTS];
      shuffle(this.#random, this.#next);
    }
    const [name, fault] = elementAt(this.#next, 0);
    this.#next = this.#next.slice(1);
    await fault(host, this.#random);
    return name;
  }
}
