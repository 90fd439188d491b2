import { httpClient } from '@souk/client';
import type { Store } from '@souk/server';
import { describe, expect, test } from 'vitest';
import { accounts } from './support/accounts.js';
import { NO_CHANGE } from './support/advance.js';
import { ManualClock } from './support/clock.js';
import { counted } from './support/counted.js';
import { openHost } from './support/host.js';
import { guest, type TestPerson } from './support/person.js';
import { GAME, move, newStore, table } from './support/stored-rows.js';

const DAY = 86_400_000;

/** Lets matches count in which these people were placed in their order. */
async function play(store: Store, people: readonly TestPerson[], matches: number, time: number): Promise<void> {
  for (let i = 0; i < matches; i++) {
    const row = table();
    await store.tables.add([row]);
    await store.matches.append(row.id, move(1, 1), { ...NO_CHANGE, phase: 'over', finished: time, rated: true });
    const ids = people.map(({ id }) => id);
    await store.matches.count(row.id, counted(ids, { time: time + i }));
  }
}

async function hostWithStore() {
  const runtime = new ManualClock();
  const store = await newStore();
  const { address } = await openHost({}, { runtime, store: { ...store, close: async () => {} } });
  return { store, address, now: runtime.now() };
}

describe('A ranking', () => {
  test('is by the careful estimate, from ten rated matches on, with the own place and the next above', async () => {
    const { store, address, now } = await hostWithStore();
    const [ann, ben, cat, dan, eve] = await accounts(address, 'Ann', 'Ben', 'Cat', 'Dan', 'Eve');
    await play(store, [ann, ben, cat, dan], 10, now - 40 * DAY);
    await play(store, [cat, eve], 9, now - DAY);
    const board = await dan.do('leaderboard', { params: { game: GAME } });
    expect(board).toMatchObject({ game: GAME, seats: null, ranked: 4, minMatches: 10, next: null });
    const careful = board.rows.map(({ mu, sigma }) => mu - 2 * sigma);
    expect(careful).toEqual([...careful].sort((one, other) => other - one));
    expect(board.rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
    expect(board.rows.map(({ person }) => person.name)).not.toContain('Eve');
    const rowOf = (name: string) => board.rows.find(({ person }) => person.name === name);
    expect(rowOf('Ann')).toMatchObject({ matches: 10, won: 1, month: 0 });
    expect(rowOf('Cat')?.matches).toBe(19);
    expect(rowOf('Cat')?.month).toBeGreaterThan(0);
    const own = rowOf('Dan');
    expect(board.own).toMatchObject({ rank: own?.rank, mu: own?.mu, sigma: own?.sigma, matches: 10 });
    const above = board.rows.find(({ rank }) => rank === (own?.rank ?? 0) - 1);
    expect(board.own?.next?.person).toEqual(above?.person);
    const gap = (above?.mu ?? 0) - 2 * (above?.sigma ?? 0) - ((own?.mu ?? 0) - 2 * (own?.sigma ?? 0));
    expect(board.own?.next?.gap).toBeCloseTo(gap, 9);
    const first = board.rows[0]?.person.id;
    const leader = [ann, ben, cat, dan].find(({ id }) => id === first);
    expect((await leader?.do('leaderboard', { params: { game: GAME } }))?.own).toMatchObject({ rank: 1, next: null });
    const early = await eve.do('leaderboard', { params: { game: GAME } });
    expect(early.own).toMatchObject({ rank: null, matches: 9, next: null });
    expect((await httpClient({ address }).request('leaderboard', { params: { game: GAME } })).own).toBeNull();
  });

  test('can be of a number of players, of those who have played since, and of those whom one knows', async () => {
    const { store, address, now } = await hostWithStore();
    const [ann, ben, cat] = await accounts(address, 'Ann', 'Ben', 'Cat');
    const gus = await guest(address, 'Gus');
    await play(store, [ann, ben, cat], 10, now - 40 * DAY);
    await play(store, [cat, ben], 10, now - DAY);
    const namesFor = async (person: TestPerson, query: { seats?: number; among?: 'known'; since?: number }) => {
      const { rows, ranked } = await person.do('leaderboard', { params: { game: GAME }, query });
      expect(ranked).toBe(rows.length);
      return rows.map(({ person: { name } }) => name).sort();
    };
    expect(await namesFor(ann, {})).toEqual(['Ann', 'Ben', 'Cat']);
    expect(await namesFor(ann, { seats: 2 })).toEqual(['Ben', 'Cat']);
    expect(await namesFor(ann, { seats: 4 })).toEqual([]);
    expect(await namesFor(ann, { since: now - 2 * DAY })).toEqual(['Ben', 'Cat']);
    const season = { params: { game: GAME }, query: { since: now - 2 * DAY } };
    expect((await ann.do('leaderboard', season)).own).toMatchObject({ rank: null });
    await ann.do('follow', { body: { person: cat.id, following: true } });
    expect(await namesFor(ann, { among: 'known' })).toEqual(['Ann', 'Cat']);
    expect(await namesFor(gus, { among: 'known' })).toEqual([]);
    await cat.do('deleteMe', { body: { passphrase: 'correct horse' } });
    expect(await namesFor(ann, { among: 'known' })).toEqual(['Ann']);
    expect(await namesFor(ann, {})).toEqual(['Ann', 'Ben']);
    const anonymous = await httpClient({ address }).send('leaderboard', {
      params: { game: GAME },
      query: { among: 'known' },
    });
    expect(anonymous.status).toBe(401);
    expect(await ann.refused('leaderboard', { params: { game: 'chess' } })).toMatchObject({ code: 'bad-request' });
    const query = { after: 'elsewhere' };
    expect(await ann.refused('leaderboard', { params: { game: GAME }, query })).toMatchObject({ code: 'bad-request' });
  });

  test('comes in pages whose ranks go on', async () => {
    const { store, address, now } = await hostWithStore();
    const names = Array.from({ length: 60 }, (_, i) => `Player ${i}`);
    const people: TestPerson[] = [];
    for (const name of names) people.push(await guest(address, name));
    for (const [i, { id, name }] of people.entries()) await store.people.register(id, name, `key ${i}`, 'secret', []);
    for (let i = 0; i < people.length; i += 4) await play(store, people.slice(i, i + 4), 10, now);
    const client = httpClient({ address });
    const first = await client.request('leaderboard', { params: { game: GAME } });
    const second = await client.request('leaderboard', { params: { game: GAME }, query: { after: first.next ?? '' } });
    expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 10, null]);
    const rows = [...first.rows, ...second.rows];
    expect(rows.map(({ rank }) => rank)).toEqual(names.map((_, i) => i + 1));
    expect(new Set(rows.map(({ person }) => person.id))).toEqual(new Set(people.map(({ id }) => id)));
  });
});
