import { elementAt } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { connectedBuses } from './support/buses.js';
import { ManualClock } from './support/clock.js';
import { openHost, temporaryFolder } from './support/host.js';
import { beginMatch, guests } from './support/person.js';
import { onOneStore } from './support/several-hosts.js';
import { all } from './support/tuples.js';

describe('Chat', () => {
  test('is heard by everybody at the table, and can be read later', async () => {
    const { address } = await openHost();
    const people = await guests(address, 'Ann', 'Ben', 'Eve');
    const { id } = await beginMatch(people.slice(0, 2));
    const clients = await all(people, (person) => person.connect());
    for (const client of clients) await client.watch(id);
    clients[2].send({ type: 'chat', match: id, id: 'c', text: 'Good luck!' });
    for (const client of clients) {
      expect(await client.nextOf('chat')).toMatchObject({
        from: { name: 'Eve' },
        seat: null,
        text: 'Good luck!',
        line: 1,
      });
    }
    await people[0].do('say', { params: { id }, body: { text: 'Thanks' } });
    const { lines } = await people[1].do('chat', { params: { id } });
    expect(lines.map(({ from, seat, text }) => [from.name, seat, text])).toEqual([
      ['Eve', null, 'Good luck!'],
      ['Ann', 0, 'Thanks'],
    ]);
  });

  test('that no message has told another host of is told there in order, all of it since somebody came', async () => {
    const runtime = new ManualClock();
    const buses = connectedBuses(2, (topic) => topic === 'chat');
    const hosts = await onOneStore(temporaryFolder(), buses, { lookoutSeconds: 5 }, { runtime });
    const [ann, ben] = await guests(elementAt(hosts, 0).address, 'Ann', 'Ben');
    const { id } = await beginMatch([ann, ben]);
    const say = async (...texts: readonly string[]): Promise<void> => {
      for (const text of texts) await ann.do('say', { params: { id }, body: { text } });
    };
    await say('before');
    const there = await ben.at(elementAt(hosts, 1).address).connect();
    await there.watch(id);
    await say('one', 'two', 'three');
    runtime.advance(5000);
    for (const text of ['one', 'two', 'three']) expect(await there.nextOf('chat')).toMatchObject({ text });
    await say('four');
    runtime.advance(5000);
    expect(await there.nextOf('chat')).toMatchObject({ text: 'four' });
  });

  test('of a person who was muted is not sent to those who muted them', async () => {
    const { address } = await openHost();
    const [ann, ben] = await guests(address, 'Ann', 'Ben');
    const { id } = await beginMatch([ann, ben]);
    const client = await ann.connect();
    await client.watch(id);
    await ann.do('mute', { body: { person: ben.id, muted: true } });
    expect(await ann.do('mutes')).toEqual({ people: [{ id: ben.id, name: 'Ben' }] });
    await ben.do('say', { params: { id }, body: { text: 'one' } });
    await ann.do('mute', { body: { person: ben.id, muted: false } });
    await ben.do('say', { params: { id }, body: { text: 'two' } });
    expect(await client.nextOf('chat')).toMatchObject({ text: 'two', line: 2 });
    expect(await ann.do('mutes')).toEqual({ people: [] });
    await ann.do('mute', { body: { person: ben.id, muted: true } });
    expect((await ann.do('chat', { params: { id } })).lines).toEqual([]);
    expect((await ben.do('chat', { params: { id } })).lines).toHaveLength(2);
  });

  test('can be for seats alone, or off', async () => {
    const { address } = await openHost();
    const [ann, ben, eve] = await guests(address, 'Ann', 'Ben', 'Eve');
    const seats = await beginMatch([ann, ben], { chat: 'seats' });
    expect(await eve.refused('say', { params: { id: seats.id }, body: { text: 'psst' } })).toMatchObject({
      code: 'forbidden',
    });
    await ben.do('say', { params: { id: seats.id }, body: { text: 'hello' } });
    const off = await beginMatch([ann, ben], { chat: 'off' });
    expect(await ben.refused('say', { params: { id: off.id }, body: { text: 'hello' } })).toMatchObject({
      code: 'forbidden',
    });
  });

  test('has limits of length and of rate', async () => {
    const { address } = await openHost({ maxChat: 3 });
    const [ann, ben] = await guests(address, 'Ann', 'Ben');
    const { id } = await beginMatch([ann, ben]);
    for (const text of ['', '   ', 'x'.repeat(301), 'a\u0007b']) {
      expect(await ann.refused('say', { params: { id }, body: { text } })).toMatchObject({ code: 'bad-request' });
    }
    for (let i = 0; i < 3; i++) await ben.do('say', { params: { id }, body: { text: `${i}` } });
    expect(await ben.refused('say', { params: { id }, body: { text: 'more' } })).toMatchObject({ code: 'too-many' });
    await ann.do('say', { params: { id }, body: { text: 'still here' } });
  });
});
