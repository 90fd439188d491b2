import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { backUp, restore, type Store } from '@souk/server';
import Database from 'libsql';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite/store.js';
import { HostProcess } from './proofs/host-process.js';
import { openHost, temporaryFolder } from './support/host.js';
import { addMatches } from './support/installation.js';
import { randomBytesFrom } from './support/random-bytes.js';

/** Writes bytes over those of a file. */
function overwrite(file: string, at: number, bytes: Uint8Array): void {
  const opened = openSync(file, 'r+');
  writeSync(opened, bytes, 0, bytes.length, at);
  closeSync(opened);
}

describe('A data folder', () => {
  test('belongs to one host: another one is refused, with a word on which, until the first has closed', async () => {
    const data = temporaryFolder();
    const first = await openHost({ data });
    const refused = `--data: ${data} cannot be used: ${data} is in use by another host (process ${process.pid} at ${first.address})`;
    await expect(openHost({ data })).rejects.toThrow(refused);
    // The refusal has not taken the lock away, nor what is read while the host runs.
    await expect(openHost({ data })).rejects.toThrow(refused);
    backUp(data, join(temporaryFolder(), 'copy.db'));
    await first.close();
    await openHost({ data });
  });

  test('of a host that was killed is taken over at once', async () => {
    const host = new HostProcess({ web: 'none' });
    onTestFinished(() => host.end());
    const port = await host.open;
    const { data, pid } = host;
    await expect(openHost({ data })).rejects.toThrow(`(process ${pid} at http://127.0.0.1:${port})`);
    await host.kill();
    await openHost({ data });
  });

  test('gets no backup while a host has it, or beside the log of another database', async () => {
    const [data, files] = [temporaryFolder(), temporaryFolder()];
    const host = await openHost({ data });
    const copy = join(files, 'copy.db');
    backUp(data, copy);
    const [held, left] = [temporaryFolder(), temporaryFolder()];
    const other = await openHost({ data: held });
    expect(() => restore(copy, held)).toThrow(/in use by another host|a database in .* already/);
    await other.close();
    copyFileSync(join(data, 'souk.db-wal'), join(left, 'souk.db-wal'));
    expect(() => restore(copy, left)).toThrow(
      `there is a write-ahead log in ${left} already: expected an empty folder`,
    );
    expect(existsSync(join(left, 'souk.db'))).toBe(false);
    await host.close();
  });

  test.each([
    ['that are no database', (file: string) => writeFileSync(file, 'not a database'.repeat(1000)), 'SQLITE_NOTADB'],
    ['in its header', (file: string) => overwrite(file, 0, randomBytesFrom('header', 100)), 'SQLITE_NOTADB'],
    ['in a page of it', (file: string) => overwrite(file, 4096 * 5, randomBytesFrom('page', 4096)), 'damaged'],
  ])('with bytes %s is refused at the start, in words', async (_, damage, words) => {
    const { data } = await written();
    const file = join(data, 'souk.db');
    damage(file);
    await expect(openHost({ data })).rejects.toThrow(
      new RegExp(`^--data: ${data} cannot be used: the database is damaged.*${words}|damaged`),
    );
  });

  test('with the database of another program is refused, and nothing is added to it', async () => {
    const data = temporaryFolder();
    const db = new Database(join(data, 'souk.db'));
    db.exec('CREATE TABLE recipes (name TEXT)');
    await expect(openHost({ data })).rejects.toThrow('the file is a database of another program');
    expect(db.prepare('SELECT name FROM sqlite_schema').all()).toHaveLength(1);
    db.close();
  });

  test('that cannot be made or opened is refused in words', async () => {
    const data = temporaryFolder();
    writeFileSync(join(data, 'file'), '');
    await expect(openHost({ data: join(data, 'file') })).rejects.toThrow(/cannot be used: \S+/);
    await expect(openHost({ data: join(data, 'file') })).rejects.not.toThrow(/object Object/);
  });
});

/** A folder with some matches that a host has closed. */
async function written(): Promise<{ data: string }> {
  const data = temporaryFolder();
  const store = await openSqliteStore(data);
  await addMatches(store, 20);
  await store.close();
  return { data };
}

/** Bytes of the header of a log, and of a frame of it. */
const [HEADER, FRAME] = [32, 24 + 4096];

/** A folder as a host leaves it that dies after some transactions: with a write-ahead log. */
async function crashed(): Promise<{ data: string; log: string; frames: number; whole: string }> {
  const [alive, data] = [temporaryFolder(), temporaryFolder()];
  const store: Store = await openSqliteStore(alive);
  await addMatches(store, 3);
  for (const name of ['souk.db', 'souk.db-wal']) copyFileSync(join(alive, name), join(data, name));
  await store.close();
  const log = join(data, 'souk.db-wal');
  const frames = (statSync(log).size - HEADER) / FRAME;
  return { data, log, frames, whole: readFileSync(log, 'base64') };
}

describe('A write-ahead log', () => {
  test('that is whole, or whose last transaction was never finished, is read up to there', async () => {
    const { data, log, frames } = await crashed();
    expect(frames).toBeGreaterThan(20);
    const torn: readonly (() => void)[] = [
      () => {},
      () => overwrite(log, statSync(log).size, randomBytesFrom('tail', FRAME + 100)),
      () => truncateSync(log, HEADER + FRAME * frames - 100),
    ];
    for (const [i, tear] of torn.entries()) {
      const folder = temporaryFolder();
      tear();
      for (const name of ['souk.db', 'souk.db-wal']) copyFileSync(join(data, name), join(folder, name));
      const host = await openHost({ data: folder });
      await host.close();
      const db = new Database(join(folder, 'souk.db'));
      const [{ count }] = db.prepare('SELECT count(*) AS count FROM entries').all() as [{ count: number }];
      db.close();
      expect(count, `${i}`).toBeGreaterThanOrEqual(20);
    }
  });

  test.each([
    ['at its beginning', 0, 'its write-ahead log souk.db-wal is damaged at its beginning; run souk check'],
    ['in the middle', HEADER + 9 * FRAME + 200, 'its write-ahead log souk.db-wal is damaged at frame 10 of'],
    ['in the header of a frame', HEADER + 12 * FRAME + 2, 'its write-ahead log souk.db-wal is damaged at frame 13 of'],
  ])('that is damaged %s is noticed before SQLite drops what follows, and left as it is', async (_, at, words) => {
    const { data, log, whole } = await crashed();
    overwrite(log, at, Buffer.from([readFileSync(log)[at] === 7 ? 8 : 7]));
    const damaged = readFileSync(log, 'base64');
    expect(damaged).not.toBe(whole);
    await expect(openHost({ data })).rejects.toThrow(words);
    expect(readFileSync(log, 'base64')).toBe(damaged);
    writeFileSync(log, whole, 'base64');
    const host = await openHost({ data });
    await host.close();
  });
});
