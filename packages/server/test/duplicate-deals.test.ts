import { linesOf, pathTo } from '@souk/client';
import { elementAt } from '@souk/kernel';
import type { NewTable } from '@souk/protocol';
import { describe, expect, test } from 'vitest';
import { Client } from './support/client.js';
import { ManualClock } from './support/clock.js';
import { openHost } from './support/host.js';
import { guest, guests, request, TestPerson } from './support/person.js';
import { playToEnd } from './support/play.js';
import { severalHosts } from './support/several-hosts.js';
import { all } from './support/tuples.js';

const WATCH_LATER = 'this match can be watched when all tables of this deal are finished';

const OPEN: NewTable = {
  game: 'dwarven-traders',
  seats: [{ kind: 'open' }, { kind: 'open' }],
  spectators: true,
  visibility: 'public',
};

async function accounts(address: string, ...names: readonly string[]): Promise<TestPerson[]> {
  return Promise.all(
    names.map(async (name) => {
      const { body } = await request({ address }, 'register', { body: { name, passphrase: 'correct horse' } });
      return new TestPerson(address, body);
    }),
  );
}

/** Two tables with the same deal that may be watched, two people at each, both begun. */
async function twoTables(address: string, wish: Partial<NewTable> = {}) {
  const [ann, ben, cat, dan] = await accounts(address, 'Ann', 'Ben', 'Cat', 'Dan').then(
    (people) => [0, 1, 2, 3].map((i) => elementAt(people, i)) as [TestPerson, TestPerson, TestPerson, TestPerson],
  );
  const deal = await ann.do('newDeal', { body: { table: { ...OPEN, ...wish }, tables: 2 } });
  const one = { id: elementAt(deal.tables, 0).id, people: [ann, ben] } as const;
  const other = { id: elementAt(deal.tables, 1).id, people: [cat, dan] } as const;
  for (const { id, people } of [one, other]) {
    for (const [seat, person] of people.entries()) await person.do('join', { params: { id }, body: { seat } });
  }
  return { deal: deal.id, one, other };
}

type Place = Awaited<ReturnType<typeof twoTables>>['one'];

const begin = async ({ people: [ann] }: Place, { id }: Pick<Place, 'id'>): Promise<void> => {
  await ann.do('start', { params: { id } });
};

async function playOut({ id, people }: Place): Promise<void> {
  const clients = await all(people, (person) => person.connect());
  await all(clients, async (client) => playToEnd(client, id, await client.watch(id)));
  await all(clients, (client) => client.close());
}

/** A stream may have no end. */
async function firstLine(answer: Response): Promise<unknown> {
  if (!answer.ok) return answer.json();
  for await (const line of linesOf(answer)) return JSON.parse(line);
  return undefined;
}

const messageIn = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : undefined;

/** All that can be asked about a match, and what is refused. */
async function refusals(person: TestPerson, id: string): Promise<(string | undefined)[]> {
  const params = { id };
  const asked = [
    await person.request('match', { params }),
    await person.request('history', { params }),
    await person.request('record', { params }),
    await person.request('chat', { params }),
    await person.request('say', { params, body: { text: 'hello' } }),
  ];
  const stream = await fetch(`${person.address}${pathTo('stream', params)}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  const live = await person.connect();
  live.send({ type: 'watch', match: id });
  const heard = await live.next(({ type }) => type !== 'welcome');
  await live.close();
  const answers: unknown[] = [...asked.map(({ body }) => body), await firstLine(stream), heard];
  return answers.map(messageIn);
}

describe('The same deal at several tables', () => {
  test('is seen by those who play it alone, until the last table is finished', async () => {
    const { address } = await openHost();
    const { deal, one, other } = await twoTables(address, { rated: true });
    const eve = await guest(address, 'Eve');
    const early = await eve.connect();
    early.send({ type: 'watch', match: one.id });
    // The table that waits for people is no secret: there is nothing dealt yet.
    expect(await early.nextOf('table')).toMatchObject({ table: { phase: 'open' } });
    await begin(one, one);
    await begin(one, other);
    const [ann] = one.people;
    for (const [person, id] of [
      [eve, one.id],
      [ann, other.id],
    ] as const) {
      expect(new Set(await refusals(person, id))).toEqual(new Set([WATCH_LATER]));
    }
    await playOut(one);
    for (const person of [eve, other.people[0]]) {
      expect(new Set(await refusals(person, one.id))).toEqual(new Set([WATCH_LATER]));
      // Neither the result nor what it has done to ratings tells how the cards lay.
      expect(await person.do('table', { params: { id: one.id } })).toMatchObject({ phase: 'over', outcome: null });
      expect(await person.do('person', { params: { id: ann.id } })).toMatchObject({ ratings: [] });
    }
    expect((await ann.do('myMatches')).tables.map(({ outcome }) => outcome)).toEqual([null, null]);
    // Who has played sees on what was seen in the match, and no more.
    expect(await ann.do('match', { params: { id: one.id } })).toMatchObject({ seat: 0, outcome: expect.anything() });
    expect(await ann.refused('record', { params: { id: one.id } })).toMatchObject({ code: 'conflict' });
    expect(early.frames.filter((frame) => frame.includes('"view"') || frame.includes('"ranks"'))).toEqual([]);

    const waiting = await ann.connect();
    await waiting.watch(one.id);
    await playOut(other);
    const told = await waiting.nextOf('table', ({ table }) => table.outcome !== null);
    expect(told.table.id).toBe(one.id);
    expect(new Set(await refusals(eve, one.id))).toEqual(new Set([undefined]));
    expect(await eve.do('deal', { params: { id: deal } })).toMatchObject({ complete: true });
    await expect.poll(async () => (await eve.do('person', { params: { id: ann.id } })).ratings).toHaveLength(1);
  });

  test('is finished when no table waits or plays any more: one that is given up or closed is done', async () => {
    const runtime = new ManualClock();
    const { address } = await openHost({ abandonHours: 1 }, { runtime });
    const { one, other } = await twoTables(address);
    const eve = await guest(address, 'Eve');
    await begin(one, one);
    for (const person of one.people) await person.do('leave', { params: { id: one.id } });
    const watching = await one.people[0].connect();
    await watching.watch(one.id);
    runtime.advance(2 * 3_600_000);
    await watching.nextOf('table', ({ table }) => table.phase === 'abandoned');
    expect(await eve.refused('match', { params: { id: one.id } })).toMatchObject({ message: WATCH_LATER });
    await one.people[0].do('close', { params: { id: other.id } });
    expect(await eve.do('match', { params: { id: one.id } })).toMatchObject({ seat: null });
    expect(await eve.do('record', { params: { id: one.id } })).toMatchObject({ game: 'dwarven-traders' });
    expect(await eve.refused('join', { params: { id: other.id } })).toMatchObject({ message: 'the table is closed' });
  });

  test('is not joined twice by a person who asks for both tables at the same moment', async () => {
    const { address } = await openHost();
    const [ann, eve] = await guests(address, 'Ann', 'Eve');
    const { tables } = await ann.do('newDeal', { body: { table: OPEN, tables: 2 } });
    const asked = await Promise.all(tables.map(({ id }) => eve.request('join', { params: { id } })));
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is opened to watchers at every host by the last table, wherever that was finished', async () => {
    const [here, there] = await severalHosts(2);
    const { one, other } = await twoTables(here.address);
    await begin(one, one);
    await begin(one, other);
    await playOut(one);
    const far = one.people[0].at(there.address);
    const waiting = await far.connect();
    await waiting.watch(one.id);
    const nobody = await Client.open(there.address);
    nobody.send({ type: 'watch', match: one.id });
    expect(await nobody.nextOf('error')).toMatchObject({ code: 'forbidden', message: WATCH_LATER });
    await playOut(other);
    await waiting.nextOf('table', ({ table }) => table.outcome !== null);
    expect(await nobody.watch(one.id)).toMatchObject({ seat: null });
  });
});
