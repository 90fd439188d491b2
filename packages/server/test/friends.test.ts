import type { ServerMessageOf } from '@souk/protocol';
import { describe, expect, test } from 'vitest';
import { accounts } from './support/accounts.js';
import type { Client } from './support/client.js';
import { ManualClock } from './support/clock.js';
import { openHost } from './support/host.js';
import { beginMatch, guest, type TestPerson } from './support/person.js';
import { severalHosts } from './support/several-hosts.js';

const follow = (person: TestPerson, other: TestPerson, following = true) =>
  person.do('follow', { body: { person: other.id, following } });

const onlineOf = async (person: TestPerson, other: TestPerson): Promise<boolean | null | undefined> =>
  (await person.do('follows')).people.find((each) => each.person.id === other.id)?.online;

/** The next message about friends that fits. */
const friends = (client: Client, wants: (message: ServerMessageOf<'friends'>) => boolean = () => true) =>
  client.nextOf('friends', wants);

const SEATS = [{ kind: 'you' as const }, { kind: 'open' as const }];

describe('Following', () => {
  test('is for accounts, and shows who is there to those whom they let see it', async () => {
    const { address } = await openHost();
    const [ann, ben] = await accounts(address, 'Ann', 'Ben');
    const gus = await guest(address, 'Gus');
    expect(await gus.refused('follow', { body: { person: ann.id, following: true } })).toMatchObject({ status: 403 });
    expect(await ann.refused('follow', { body: { person: gus.id, following: true } })).toMatchObject({ status: 404 });
    expect(await ann.refused('follow', { body: { person: ann.id, following: true } })).toMatchObject({ status: 400 });
    await follow(ann, ben);
    await follow(ann, ben);
    expect(await ann.do('follows')).toMatchObject({
      people: [{ person: { id: ben.id, name: 'Ben' }, followsYou: false, online: null }],
      followers: 0,
    });
    const client = await ben.connect();
    await follow(ben, ann);
    expect(await onlineOf(ann, ben)).toBe(true);
    expect(await ben.do('profile', { params: { id: ann.id } })).toMatchObject({
      followers: 1,
      online: false,
      relation: { following: true, followsYou: true, muted: false, mayChallenge: true },
    });
    await ben.do('changeProfile', { body: { audiences: { presence: 'nobody' } } });
    expect(await onlineOf(ann, ben)).toBeNull();
    await ben.do('changeProfile', { body: { audiences: { presence: 'all' } } });
    await follow(ben, ann, false);
    expect(await onlineOf(ann, ben)).toBe(true);
    await client.close();
    await expect.poll(() => onlineOf(ann, ben)).toBe(false);
    await follow(ann, ben, false);
    expect((await ann.do('follows')).people).toEqual([]);
  });

  test('tells live who comes and goes, at whichever host', async () => {
    const runtime = new ManualClock();
    const [one, other] = await severalHosts(2, {}, { runtime });
    const [ann, ben] = await accounts(one.address, 'Ann', 'Ben');
    await follow(ann, ben);
    await follow(ben, ann);
    const client = await ann.connect();
    client.send({ type: 'friends', on: true });
    expect(await friends(client)).toMatchObject({ online: [], challenges: { received: [], sent: [] } });
    const there = await ben.at(other.address).connect();
    await there.nextOf('welcome');
    await turning(
      runtime,
      friends(client, ({ online }) => online.includes(ben.id)),
    );
    expect(await onlineOf(ann, ben)).toBe(true);
    await there.close();
    await turning(
      runtime,
      friends(client, ({ online }) => online.length === 0),
    );
    expect(await onlineOf(ann, ben)).toBe(false);
  });
});

describe('A challenge', () => {
  test('is told live, can be declined, and accepting it is sitting down', async () => {
    const { address } = await openHost();
    const [ann, ben] = await accounts(address, 'Ann', 'Ben');
    const client = await ben.connect();
    client.send({ type: 'friends', on: true });
    await friends(client);
    const { id } = await ann.newTable({ seats: SEATS, rated: true });
    const made = await ann.do('challenge', { params: { id }, body: { person: ben.id } });
    expect(made).toMatchObject({ table: id, from: { id: ann.id }, to: { id: ben.id }, rated: true, declined: false });
    const { challenges } = await friends(client, (message) => message.challenges.received.length > 0);
    expect(challenges.received).toEqual([made]);
    expect(await ann.refused('challenge', { params: { id }, body: { person: ben.id } })).toMatchObject({ status: 409 });
    const table = await ben.do('answerChallenge', { params: { id }, body: { accept: true } });
    expect(table.seats[1]?.person?.id).toBe(ben.id);
    await friends(client, (message) => message.challenges.received.length === 0);
    expect(await ann.do('challenges')).toEqual({ received: [], sent: [] });

    const second = await ann.newTable({ seats: SEATS });
    await ann.do('challenge', { params: { id: second.id }, body: { person: ben.id } });
    await ben.do('answerChallenge', { params: { id: second.id }, body: { accept: false } });
    expect(await ben.do('challenges')).toEqual({ received: [], sent: [] });
    expect((await ann.do('challenges')).sent).toMatchObject([{ table: second.id, declined: true }]);
    expect(await ben.refused('answerChallenge', { params: { id: second.id }, body: { accept: true } })).toMatchObject({
      status: 404,
    });
  });

  test('is gone with its table, when it is full, and when it is taken back', async () => {
    const { address } = await openHost();
    const [ann, ben, cat] = await accounts(address, 'Ann', 'Ben', 'Cat');
    const client = await ben.connect();
    client.send({ type: 'friends', on: true });
    await friends(client);
    const ask = async (): Promise<string> => {
      const { id } = await ann.newTable({ seats: SEATS });
      await ann.do('challenge', { params: { id }, body: { person: ben.id } });
      await friends(client, ({ challenges }) => challenges.received.length === 1);
      return id;
    };
    const gone = () => friends(client, ({ challenges }) => challenges.received.length === 0);
    await ann.do('close', { params: { id: await ask() } });
    await gone();
    await cat.do('join', { params: { id: await ask() }, body: {} });
    await gone();
    const id = await ask();
    expect(await cat.refused('withdrawChallenge', { params: { id, person: ben.id } })).toMatchObject({ status: 404 });
    await ann.do('withdrawChallenge', { params: { id, person: ben.id } });
    await gone();
  });

  test('is for accounts that take it, from those who sit at the table', async () => {
    const { address } = await openHost();
    const [ann, ben, cat] = await accounts(address, 'Ann', 'Ben', 'Cat');
    const gus = await guest(address, 'Gus');
    const { id } = await ann.newTable({ seats: SEATS });
    const refusal = async (person: TestPerson, other: TestPerson) =>
      (await person.refused('challenge', { params: { id }, body: { person: other.id } })).code;
    expect(await refusal(gus, ben)).toBe('forbidden');
    expect(await refusal(cat, ben)).toBe('forbidden');
    expect(await refusal(ann, gus)).toBe('not-found');
    expect(await refusal(ann, ann)).toBe('bad-request');
    await ben.do('changeProfile', { body: { audiences: { challenges: 'followed' } } });
    expect(await refusal(ann, ben)).toBe('forbidden');
    await follow(ben, ann);
    await ann.do('challenge', { params: { id }, body: { person: ben.id } });
    const { id: begun } = await beginMatch([ann, cat]);
    const late = await ann.refused('challenge', { params: { id: begun }, body: { person: ben.id } });
    expect(late).toMatchObject({ status: 409, code: 'conflict' });
  });

  test('of a muted person is not shown, and they are not told', async () => {
    const { address } = await openHost();
    const [ann, ben] = await accounts(address, 'Ann', 'Ben');
    await ben.do('mute', { body: { person: ann.id, muted: true } });
    const { id } = await ann.newTable({ seats: SEATS });
    await ann.do('challenge', { params: { id }, body: { person: ben.id } });
    expect((await ann.do('challenges')).sent).toMatchObject([{ table: id, declined: false }]);
    expect((await ben.do('challenges')).received).toEqual([]);
    expect(await ben.do('profile', { params: { id: ann.id } })).toMatchObject({ relation: { muted: true } });
    await ben.do('mute', { body: { person: ann.id, muted: false } });
    expect((await ben.do('challenges')).received).toMatchObject([{ table: id }]);
  });
});

describe('Following and challenging', () => {
  test('too often is refused', async () => {
    const { address } = await openHost();
    const [ann, ben] = await accounts(address, 'Ann', 'Ben');
    for (let i = 0; i < 200; i++) await follow(ann, ben, i % 2 === 0);
    const followed = await ann.refused('follow', { body: { person: ben.id, following: true } });
    expect(followed).toMatchObject({ status: 429, code: 'too-many' });
    const { id } = await ann.newTable({ seats: SEATS });
    const asked = { params: { id }, body: { person: ben.id } };
    await ann.do('challenge', asked);
    for (let i = 1; i < 60; i++) expect(await ann.refused('challenge', asked)).toMatchObject({ code: 'conflict' });
    expect(await ann.refused('challenge', asked)).toMatchObject({ status: 429, code: 'too-many' });
  });
});

describe('Muting', () => {
  test('holds at every host at once', async () => {
    const [one, other] = await severalHosts(2);
    const [ann, ben] = await accounts(one.address, 'Ann', 'Ben');
    const { id } = await beginMatch([ann, ben]);
    const there = await ann.at(other.address).connect();
    await there.watch(id);
    await ben.do('say', { params: { id }, body: { text: 'one' } });
    expect(await there.nextOf('chat')).toMatchObject({ text: 'one' });
    await ann.do('mute', { body: { person: ben.id, muted: true } });
    const linesThere = async () => (await ann.at(other.address).do('chat', { params: { id } })).lines;
    await expect.poll(linesThere).toEqual([]);
    await ben.do('say', { params: { id }, body: { text: 'two' } });
    await ann.do('say', { params: { id }, body: { text: 'three' } });
    expect(await there.nextOf('chat')).toMatchObject({ text: 'three' });
  });
});

/** Turns the clock until a promise is kept: what waits for time may only begin to wait when a message has come. */
async function turning<T>(clock: ManualClock, promise: Promise<T>): Promise<T> {
  let isKept = false;
  const kept = promise.finally(() => {
    isKept = true;
  });
  while (!isKept) {
    clock.advance(100);
    await new Promise(setImmediate);
  }
  return kept;
}
