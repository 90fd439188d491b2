import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DATABASE_FILE } from '../src/store/sqlite/schema.js';
import { openSqliteStore } from '../src/store/sqlite/store.js';
import { newTable } from '../src/tables/new-table.js';
import { temporaryFolder } from './support/host.js';
import { seededRuntime } from './support/seeded-runtime.js';

/** How often the write-ahead log has been begun anew: the fourth number of its header. */
function beginnings(folder: string): number {
  const file = openSync(join(folder, `${DATABASE_FILE}-wal`), 'r');
  const header = Buffer.alloc(16);
  readSync(file, header, 0, 16, 0);
  closeSync(file);
  return header.readUInt32BE(12);
}

test('a log that has grown long is carried over into the file and begun anew, while the host goes on writing', async () => {
  const folder = temporaryFolder();
  const store = await openSqliteStore(folder);
  const person = { id: 'ann', name: 'Ann' };
  const wish = { game: 'dwarven-traders', seats: [{ kind: 'you' as const }, { kind: 'open' as const }] };
  const table = newTable(wish, person, seededRuntime('sweeping'), { idleDays: 1 });
  await store.tables.add([table]);
  const before = beginnings(folder);
  const text = 'x'.repeat(100_000);
  let seq = 0;
  // Several at a time, one upon the other: there is never a moment in which everything is carried over by itself.
  const write = async (): Promise<void> => {
    while (beginnings(folder) === before) await store.matches.setSnapshot(table.id, { seq: ++seq, text });
  };
  await Promise.all(Array.from({ length: 8 }, write));
  expect(beginnings(folder)).toBeGreaterThan(before);
  await store.close();
  const again = await openSqliteStore(folder);
  expect((await again.matches.open(table.id))?.snapshot).toEqual({ seq, text });
  await again.close();
});
