import { closeSync, copyFileSync, existsSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../server/src/store/sqlite/store.js';
import { addMatches } from '../../server/test/support/installation.js';
import { newFolder, souk } from './helpers.js';

/** Folders as a host has left them: in good order, and by dying. Nobody has moved yet in any of the matches. */
async function folders(): Promise<{ readonly closed: string; readonly crashed: string }> {
  const [closed, crashed] = [newFolder(), newFolder()];
  const store = await openSqliteStore(closed);
  await addMatches(store, 3);
  for (const name of ['souk.db', 'souk.db-wal']) copyFileSync(join(closed, name), join(crashed, name));
  await store.close();
  return { closed, crashed };
}

function overwrite(file: string, at: number, bytes: Buffer): void {
  const opened = openSync(file, 'r+');
  writeSync(opened, bytes, 0, bytes.length, at);
  closeSync(opened);
}

const GERMAN = { LANGUAGE: 'de' };

describe('souk check', () => {
  it('says what is wrong with the file, its rows and its matches, in either language, and as JSON', async () => {
    const { closed: data } = await folders();
    // These matches have moves that no rules know.
    const { code, out } = await souk(['check', '--data', data]);
    expect(code).toBe(1);
    expect(out).toMatch(/^match \S{22}: entry \d cannot be played\n/);
    expect(out).toMatch(/\n\d problems in 3 matches, 21 entries; 0 of other rules, not replayed\.\n$/);
    expect((await souk(['check', '--data', data], { env: GERMAN })).out).toMatch(
      /^Partie \S{22}: Eintrag \d ist nicht spielbar\n/,
    );
    const json = await souk(['check', '--json', '--data', data], { env: GERMAN });
    expect(json).toEqual(await souk(['check', '--json', '--data', data]));
    expect(
      json.out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).kind),
    ).toContain('report');
    overwrite(join(data, 'souk.db'), 4096 * 5, Buffer.alloc(4096, 7));
    expect((await souk(['check', '--data', data])).out).toMatch(/^file: \S/);
  });

  it('reports a damaged write-ahead log, and gives up what stands behind the damage only if told to', async () => {
    const { crashed: data } = await folders();
    const log = join(data, 'souk.db-wal');
    overwrite(log, 32 + 9 * (24 + 4096) + 200, Buffer.from('damage'));
    for (let again = 0; again < 2; again++) {
      expect(await souk(['check', '--data', data])).toMatchObject({
        code: 1,
        out: expect.stringMatching(
          /^write-ahead log: damaged at frame 10 of \d+; what was acknowledged after it cannot be read\n/,
        ),
      });
    }
    const { out } = await souk(['check', '--data', data, '--accept-loss']);
    expect(out).not.toContain('write-ahead log');
    expect(existsSync(`${log}.damaged`)).toBe(true);
    expect((await souk(['check', '--data', data])).out).toBe(out);
  });

  it.each([
    [['--data', '/nowhere'], 'there is no database in /nowhere'],
    [['--data', 'a', '--database', 'postgres://b/c'], 'expected either --data or --database: one place at a time'],
    [['--database', 'redis://b'], '--database: expected an address as postgres://user@host/name'],
    [
      ['--database', 'postgres://b/c', '--accept-loss'],
      '--accept-loss: expected a data folder: PostgreSQL looks after its own log',
    ],
    [['now'], 'expected nothing more, got "now"'],
  ])('says what is wrong with %j', async (args, words) => {
    expect(await souk(['check', ...args])).toEqual({ code: 2, out: '', err: `souk check: ${words}\n` });
  });
});
