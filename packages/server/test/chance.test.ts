import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { commitmentTo, elementAt, isKeyed, readRecord, verifyRecord } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { Progress } from '../src/matches/progress.js';
import type { TableRow } from '../src/store/rows.js';
import { rulesFrom, storedRules } from '../src/store/stored-rules.js';
import { newTable } from '../src/tables/new-table.js';
import { openHost, storedRows, storeOf, temporaryFolder } from './support/host.js';
import { beginMatch, guests, type TestPerson } from './support/person.js';
import { playAllToEnd } from './support/play.js';
import { seededRuntime } from './support/seeded-runtime.js';
import { all } from './support/tuples.js';

/** The record of a match that these people play to its end. */
async function playedBy(people: readonly TestPerson[], id: string) {
  const clients = await all(people, (person) => person.connect());
  await playAllToEnd(clients, id, await all(clients, (client) => client.watch(id)));
  return readRecord(await elementAt(people, 0).do('record', { params: { id } }));
}

describe('A match at a host', () => {
  test('is dealt from ChaCha20, which its record says and its commitment binds', async () => {
    const data = temporaryFolder();
    const { address } = await openHost({ data });
    const people = await guests(address, 'Ann', 'Ben');
    const { id, commitment } = await beginMatch(people);
    const record = await playedBy(people, id);
    expect(record).toMatchObject({ chance: 'chacha20', commitment });
    expect(verifyRecord(dwarvenTraders, record)).toEqual({ fair: true, problems: [] });
    expect(record.reveal && commitmentTo({ ...record.reveal, chance: 'chacha20' })).toBe(commitment);
    const { chance: _, ...asQuick } = record;
    expect(verifyRecord(dwarvenTraders, asQuick).fair).toBe(false);
    const row = await (await storeOf(data)).tables.find(id);
    expect(row).toMatchObject({ chance: 'chacha20', rulesVersion: dwarvenTraders.rulesVersion });
    expect(row && isKeyed(new Progress(dwarvenTraders, row).match.state.random)).toBe(true);
  });

  test('that was begun from the quick generator goes on with it, and its record is fair', async () => {
    const data = temporaryFolder();
    const first = await openHost({ data });
    const people = await guests(first.address, 'Ann', 'Ben');
    await first.close();
    const [ann, ben] = people;
    const wish = { game: 'dwarven-traders', seats: [{ kind: 'you' as const }, { kind: 'open' as const }] };
    const table = newTable(wish, { id: ann.id, name: ann.name }, seededRuntime('old'), { idleDays: 1 });
    const seats = table.seats.map((seat, i) => (i === 1 ? { ...seat, person: { id: ben.id, name: ben.name } } : seat));
    const old: TableRow = { ...table, seats, phase: 'playing', started: table.created, chance: 'xoshiro128' };
    await (await storeOf(data)).tables.add([old]);
    const stored = await storedRows<{ rules: number }>(data, 'SELECT rules FROM matches');
    expect(stored.map(({ rules }) => rules)).toEqual([dwarvenTraders.rulesVersion]);
    const { address } = await openHost({ data });
    const record = await playedBy([ann.at(address), ben.at(address)], old.id);
    expect(record).not.toHaveProperty('chance');
    expect(record.commitment).toBe(commitmentTo({ seed: old.seed, nonce: old.nonce }));
    expect(verifyRecord(dwarvenTraders, record)).toEqual({ fair: true, problems: [] });
  });
});

test('stores keep the generator with the version of the rules: hosts that do not know it take it for newer rules', () => {
  for (const chance of ['xoshiro128', 'chacha20'] as const) {
    expect(rulesFrom(storedRules({ rulesVersion: 3, chance }))).toEqual({ rulesVersion: 3, chance });
  }
  expect(storedRules({ rulesVersion: 3, chance: 'xoshiro128' })).toBe(3);
  expect(storedRules({ rulesVersion: 3, chance: 'chacha20' })).toBeGreaterThan(3);
  expect(rulesFrom(2003).rulesVersion).toBeGreaterThan(3);
});
