import { join } from 'node:path';
import { gameNamed } from '@souk/games/loaded';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite/store.js';
import { SQLITE_BEFORE_RESULTS } from './support/before-results.js';
import { temporaryFolder } from './support/host.js';
import { longMatch, storeMatch } from './support/match-with-snapshots.js';
import { visit } from './support/visit.js';

test('a database in a file that knows neither snapshots nor recovery codes nor results is brought up to date', async () => {
  const data = temporaryFolder();
  const store = await openSqliteStore(data);
  const match = longMatch(gameNamed('arcane-alley').game, 300);
  await storeMatch(store, match);
  await store.close();
  const { text } = await visit(data, match.table.id);
  const db = new Database(join(data, 'souk.db'));
  db.exec(SQLITE_BEFORE_RESULTS);
  db.exec('DROP TABLE snapshots; DROP TABLE recovery_codes; DROP TABLE retired_names; DROP INDEX chat_of_person');
  db.exec('PRAGMA user_version = 1');
  expect((await visit(data, match.table.id)).text).toBe(text);
  expect(db.prepare('SELECT seq FROM snapshots').all()).toHaveLength(1);
  expect(db.prepare('SELECT count(*) AS codes FROM recovery_codes').get()).toMatchObject({ codes: 0 });
  db.close();
});
