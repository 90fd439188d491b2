import { elementAt } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { openHost } from './support/host.js';
import { beginMatch, guest, request, TestPerson } from './support/person.js';
import { playToEnd } from './support/play.js';
import { all } from './support/tuples.js';

const PASSPHRASE = 'a long and winding road';

async function account(address: string, name: string): Promise<TestPerson> {
  const { body } = await request({ address }, 'register', { body: { name, passphrase: PASSPHRASE } });
  return new TestPerson(address, body);
}

const signIn = (guestOf: TestPerson, name: string) => guestOf.do('signIn', { body: { name, passphrase: PASSPHRASE } });

describe('A guest who signs in to an account that sits at the same table', () => {
  test('frees the seat before the start', async () => {
    const { address } = await openHost();
    const [ann, visitor] = [await account(address, 'Ann'), await guest(address, 'Visitor')];
    const { id } = await visitor.newTable({ seats: [{ kind: 'you' }, { kind: 'open' }] });
    await ann.do('join', { params: { id }, body: { seat: 1 } });
    await signIn(visitor, 'Ann');
    expect(await ann.do('table', { params: { id } })).toMatchObject({
      phase: 'open',
      host: { id: ann.id },
      seats: [{ person: null, bot: null }, { person: { id: ann.id } }],
    });
  });

  test('gives the seat up in a match that has begun, plays the own one, and the match is not rated', async () => {
    const { address } = await openHost();
    const [ann, ben] = [await account(address, 'Ann'), await account(address, 'Ben')];
    const visitor = await guest(address, 'Visitor');
    const { id } = await beginMatch([visitor, ann, ben], { rated: true });
    const clients = await all([ann, ben], (person) => person.connect());
    const first = await all(clients, (client) => client.watch(id));
    await signIn(visitor, 'Ann');
    const table = await ann.do('table', { params: { id } });
    expect(table.settings.rated).toBe(false);
    expect(table.seats).toMatchObject([
      { person: { name: 'Visitor' }, bot: 3, resigned: true },
      { person: { id: ann.id }, bot: null, resigned: false },
      { person: { id: ben.id }, bot: null },
    ]);
    const [end] = await all(clients, (client, i) => playToEnd(client, id, elementAt(first, i)));
    expect(end.outcome?.ranks).toHaveLength(3);
    expect((await ann.do('me')).ratings).toEqual([]);
    expect((await ben.do('me')).ratings).toEqual([]);
  });
});

describe('A guest whose seat ends a rated match when the guest signs in', () => {
  test('DM-EDGE-2 makes no rating rise', async () => {
    const { address } = await openHost();
    const [ann, ben, cat] = await all(['Ann', 'Ben', 'Cat'], (name) => account(address, name));
    const visitor = await guest(address, 'Visitor');
    const { id } = await beginMatch([visitor, ann, ben], { game: 'dale-of-merchants', rated: true });
    await ben.do('resign', { params: { id } });
    await signIn(visitor, 'Ann');
    expect(await ann.do('table', { params: { id } })).toMatchObject({ phase: 'over', outcome: { winners: [1] } });
    // When a later match has counted, so would this one have.
    const later = await beginMatch([ann, cat], { game: 'dale-of-merchants', rated: true });
    await cat.do('resign', { params: { id: later.id } });
    await expect.poll(async () => (await cat.do('me')).ratings).toMatchObject([{ matches: 1 }]);
    expect((await ann.do('me')).ratings).toMatchObject([{ matches: 1 }]);
    expect((await ben.do('me')).ratings).toEqual([]);
  });
});

describe('A guest who signs in to an account that sits at another table with the same deal', () => {
  async function twoTables(address: string) {
    const [ann, ben] = [await account(address, 'Ann'), await guest(address, 'Ben')];
    const deal = await ben.do('newDeal', {
      body: { tables: 2, table: { game: 'dwarven-traders', seats: [{ kind: 'you' }, { kind: 'bot', level: 1 }] } },
    });
    const [one, other] = [elementAt(deal.tables, 0).id, elementAt(deal.tables, 1).id];
    await ann.do('join', { params: { id: other } });
    return { ann, ben, one, other };
  }

  test('keeps the seat of the match that has begun, and gets up from the one that has not', async () => {
    const { address } = await openHost();
    const { ann, ben, one, other } = await twoTables(address);
    await ben.do('start', { params: { id: one } });
    await signIn(ben, 'Ann');
    expect(await ann.do('table', { params: { id: one } })).toMatchObject({ seats: [{ person: { id: ann.id } }, {}] });
    expect(await ann.do('table', { params: { id: other } })).toMatchObject({ seats: [{ person: null }, {}] });
  });

  test('gives the seat of the guest up where both have begun', async () => {
    const { address } = await openHost();
    const { ann, ben, one, other } = await twoTables(address);
    for (const id of [one, other]) await ben.do('start', { params: { id } });
    await signIn(ben, 'Ann');
    expect(await ann.do('table', { params: { id: one } })).toMatchObject({ seats: [{ resigned: true }, {}] });
    expect(await ann.do('table', { params: { id: other } })).toMatchObject({ seats: [{ resigned: false }, {}] });
  });

  test('gives the seat of the guest up where none has begun', async () => {
    const { address } = await openHost();
    const { ann, ben, one, other } = await twoTables(address);
    await signIn(ben, 'Ann');
    expect(await ann.do('table', { params: { id: one } })).toMatchObject({ seats: [{ person: null }, {}] });
    expect(await ann.do('table', { params: { id: other } })).toMatchObject({ seats: [{ person: { id: ann.id } }, {}] });
  });
});
