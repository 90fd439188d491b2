import { join } from 'node:path';
import type { Outcome } from '@souk/kernel';
import type { Store, TableRow } from '@souk/server';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { openPostgresStore } from '../src/store/postgres/store.js';
import { openSqliteStore } from '../src/store/sqlite/store.js';
import { NO_CHANGE } from './support/advance.js';
import { POSTGRES_BEFORE_RESULTS, SQLITE_BEFORE_RESULTS } from './support/before-results.js';
import { ask, newDatabase, ON_CLUSTER } from './support/cluster.js';
import { counted } from './support/counted.js';
import { openHost, temporaryFolder } from './support/host.js';
import { request } from './support/person.js';
import { GAME, move, table, token } from './support/stored-rows.js';

interface Installation {
  readonly settings: { readonly data: string } | { readonly database: string };
  open(): Promise<Store>;
  /** Makes a database of before of it. */
  goBack(): Promise<void>;
}

async function installation(): Promise<Installation> {
  if (ON_CLUSTER) {
    const database = await newDatabase();
    return {
      settings: { database },
      open: () => openPostgresStore(database),
      goBack: async () => {
        await ask(database, POSTGRES_BEFORE_RESULTS);
      },
    };
  }
  const data = temporaryFolder();
  return {
    settings: { data },
    open: () => openSqliteStore(data),
    goBack: async () => {
      const db = new Database(join(data, 'souk.db'));
      db.exec(SQLITE_BEFORE_RESULTS);
      db.close();
    },
  };
}

/** A rated match that these people have finished in this order. */
async function play(store: Store, people: readonly string[], time: number): Promise<TableRow> {
  const made = table();
  const seats = people.map((id) => ({
    ...made.seats[0],
    person: { id, name: id },
    bot: null,
    resigned: false,
    salt: null,
    standing: [],
  }));
  const row = { ...made, seats, settings: { ...made.settings, seats: people.length, rated: true } };
  const outcome: Outcome = {
    ranks: people.map((_, i) => i + 1),
    scores: people.map((_, i) => 10 * (people.length - i)),
    winners: [0],
    rivals: [],
  };
  await store.tables.add([row]);
  await store.matches.append(row.id, move(1, 1), { ...NO_CHANGE, phase: 'over', outcome, finished: time, rated: true });
  await store.matches.count(row.id, counted(people, { time }));
  return row;
}

async function addAccounts(store: Store, ...people: readonly string[]): Promise<void> {
  for (const id of people) {
    await store.people.add({ id, name: id, account: false, since: 1 }, token(`h ${id}`, id));
    await store.people.register(id, id, id, 'secret', []);
  }
}

describe('A database from before there were results', () => {
  test('is given the history of its ratings as its matches tell it', async () => {
    const { open, goBack } = await installation();
    const before = await open();
    await addAccounts(before, 'ann', 'ben', 'cat');
    await play(before, ['ann', 'ben'], 1);
    await play(before, ['cat', 'ann', 'ben'], 2);
    await play(before, ['ann', 'cat'], 3);
    const people = ['ann', 'ben', 'cat'];
    const told = async (store: Store) =>
      Promise.all(
        people.map(async (person) => [await store.profiles.ratings(person), await store.profiles.points(person)]),
      );
    const wins = (store: Store) => Promise.all(people.map(async (id) => store.profiles.standing(id, GAME, 0)));
    const [expected, standings] = [await told(before), await wins(before)];
    await before.close();
    await goBack();
    const after = await open();
    expect(await told(after)).toEqual(expected);
    expect(await wins(after)).toEqual(standings);
    expect(await after.matches.uncounted(10)).toHaveLength(3);
    await after.close();
  });

  test('begins a history with the rating that stands where matches do not lead to it', async () => {
    const { open, goBack } = await installation();
    const before = await open();
    await addAccounts(before, 'ann', 'ben', 'cat');
    await play(before, ['ann', 'ben'], 1);
    await play(before, ['cat', 'ann'], 2);
    await play(before, ['ann', 'cat'], 3);
    await before.people.remove('ben', null);
    const [rating] = await before.profiles.ratings('ann');
    await before.close();
    await goBack();
    const after = await open();
    const points = (await after.profiles.points('ann')).filter(({ seats }) => seats === 0);
    expect(points).toEqual([
      { game: GAME, seats: 0, n: 3, time: 3, mu: rating?.mu, sigma: rating?.sigma, match: null },
    ]);
    await play(after, ['ann', 'cat'], 4);
    const later = (await after.profiles.points('ann')).filter(({ seats }) => seats === 0);
    expect(later.map(({ n, match }) => [n, match === null])).toEqual([
      [3, true],
      [4, false],
    ]);
    await after.close();
  });

  test('has the results of its matches when a host has had time for them, its ratings as they were', async () => {
    const { open, goBack, settings } = await installation();
    const before = await open();
    const [ann, ben] = ['a'.repeat(22), 'b'.repeat(22)];
    await addAccounts(before, ann, ben);
    await play(before, [ann, ben], 1);
    const expected = await before.profiles.tallies(ann);
    const ratings = await before.profiles.ratings(ann);
    await before.close();
    await goBack();
    const host = await openHost(settings);
    const profile = async () => (await request(host, 'profile', { params: { id: ann } })).body;
    await expect.poll(async () => (await profile()).results).toEqual(expected);
    expect(await profile()).toMatchObject({ ratings, rivals: [{ person: { id: ben }, ahead: 1, last: ['ahead'] }] });
  });
});
