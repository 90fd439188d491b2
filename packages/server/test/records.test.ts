import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { commitmentTo, elementAt, readRecord, verifyRecord } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { openHost } from './support/host.js';
import { beginMatch, guest, guests, type TestPerson } from './support/person.js';
import { playToEnd } from './support/play.js';
import { all } from './support/tuples.js';

async function playOut(people: readonly TestPerson[], id: string): Promise<void> {
  const clients = await all(people, (person) => person.connect());
  await all(clients, async (client) => playToEnd(client, id, await client.watch(id)));
}

describe('A record', () => {
  test('is not to be had before the match is over: it tells what is hidden', async () => {
    const { address } = await openHost();
    const people = await guests(address, 'Ann', 'Ben');
    const { id } = await beginMatch(people);
    expect(await people[0].refused('record', { params: { id } })).toMatchObject({ code: 'conflict' });
  });

  test('has the salts of the seats, and the seed behind the commitment that was published before', async () => {
    const { address } = await openHost();
    const people = await guests(address, 'Ann', 'Ben');
    const table = await people[0].newTable({ seats: [{ kind: 'you' }, { kind: 'open' }], salt: 'pepper' });
    await people[1].do('join', { params: { id: table.id } });
    await people[1].do('salt', { params: { id: table.id }, body: { salt: 'mint' } });
    await people[0].do('start', { params: { id: table.id } });
    expect(await people[1].refused('salt', { params: { id: table.id }, body: { salt: 'late' } })).toMatchObject({
      code: 'conflict',
    });
    await playOut(people, table.id);
    const record = readRecord(await people[1].do('record', { params: { id: table.id } }));
    expect(record).toMatchObject({ salts: ['pepper', 'mint'], seats: ['Ann', 'Ben'] });
    expect(record.reveal === null ? '' : commitmentTo({ ...record.reveal, chance: record.chance })).toBe(
      table.commitment,
    );
    expect(verifyRecord(dwarvenTraders, record).fair).toBe(true);
  });
});

describe('The same deal at several tables', () => {
  async function twoTables(address: string) {
    const [ann, ben, cat, dan] = await guests(address, 'Ann', 'Ben', 'Cat', 'Dan');
    const deal = await ann.do('newDeal', {
      body: {
        tables: 2,
        table: { game: 'dwarven-traders', seats: [{ kind: 'you' }, { kind: 'open' }] },
      },
    });
    const [one, other] = [elementAt(deal.tables, 0).id, elementAt(deal.tables, 1).id];
    await ben.do('join', { params: { id: one } });
    await cat.do('join', { params: { id: other }, body: { seat: 0 } });
    await dan.do('join', { params: { id: other }, body: { seat: 1 } });
    await ann.do('start', { params: { id: one } });
    await ann.do('start', { params: { id: other } });
    return { ann, ben, cat, dan, deal, one, other };
  }

  test('begins with the same position', async () => {
    const { address } = await openHost();
    const { ann, cat, deal, one, other } = await twoTables(address);
    const here = await ann.do('match', { params: { id: one } });
    const there = await cat.do('match', { params: { id: other } });
    expect(here.view).toEqual(there.view);
    expect(deal.tables).toHaveLength(2);
    expect(await ann.do('table', { params: { id: other } })).toMatchObject({ commitment: deal.commitment });
  });

  test('is compared, and revealed, only when all are finished', async () => {
    const { address } = await openHost();
    const { ann, ben, cat, dan, deal, one, other } = await twoTables(address);
    await playOut([ann, ben], one);
    expect(await ann.refused('record', { params: { id: one } })).toMatchObject({ message: /same deal/ });
    expect(await ann.do('deal', { params: { id: deal.id } })).toMatchObject({ complete: false, comparison: null });
    await playOut([cat, dan], other);
    const done = await ann.do('deal', { params: { id: deal.id } });
    expect(done.complete).toBe(true);
    expect(done.comparison?.map(({ results }) => results.map(({ name }) => name).sort())).toEqual([
      ['Ann', 'Cat'],
      ['Ben', 'Dan'],
    ]);
    expect(done.comparison?.every(({ results }) => results[0]?.place === 1)).toBe(true);
    expect(verifyRecord(dwarvenTraders, readRecord(await ann.do('record', { params: { id: one } }))).fair).toBe(true);
  });

  test('is played by everybody once, and takes no salts', async () => {
    const { address } = await openHost();
    const eve = await guest(address, 'Eve');
    const deal = await eve.do('newDeal', {
      body: {
        tables: 2,
        table: { game: 'dwarven-traders', seats: [{ kind: 'you' }, { kind: 'open' }] },
      },
    });
    const [one, other] = [elementAt(deal.tables, 0), elementAt(deal.tables, 1)];
    expect(await eve.refused('join', { params: { id: other.id } })).toMatchObject({ code: 'conflict' });
    expect(await eve.refused('salt', { params: { id: one.id }, body: { salt: 'x' } })).toMatchObject({
      code: 'conflict',
    });
  });
});
