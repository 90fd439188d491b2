import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { elementAt, readRecord, verifyRecord } from '@souk/kernel';
import { DELETED_PERSON, type Registered } from '@souk/protocol';
import { describe, expect, test } from 'vitest';
import { openHost, storedOfPeople, temporaryFolder } from './support/host.js';
import { beginMatch, guest, guests, request, TestPerson } from './support/person.js';
import { playAllToEnd } from './support/play.js';
import { severalHosts } from './support/several-hosts.js';
import { all } from './support/tuples.js';

const PASSPHRASE = 'a long and winding road';
const OTHER = 'a short and straight one';

async function account(address: string, name: string): Promise<{ person: TestPerson; made: Registered }> {
  const { body: made } = await request({ address }, 'register', { body: { name, passphrase: PASSPHRASE } });
  return { person: new TestPerson(address, made), made };
}

const signIn = async (address: string, name: string, passphrase: string, device = 'tablet') =>
  request({ address }, 'signIn', { body: { name, passphrase, device } });

describe('A passphrase', () => {
  test('is changed by who knows it, and all other sessions end', async () => {
    const { address } = await openHost();
    const { person: ann } = await account(address, 'Ann');
    const elsewhere = new TestPerson(address, (await signIn(address, 'Ann', PASSPHRASE)).body);
    const line = await elsewhere.connect();
    const wrong = { current: OTHER, passphrase: OTHER };
    expect(await ann.refused('changePassphrase', { body: wrong })).toMatchObject({
      code: 'forbidden',
      message: 'this is not your passphrase',
    });
    await ann.do('changePassphrase', { body: { current: PASSPHRASE, passphrase: OTHER } });
    expect((await line.closed()).code).toBe(4001);
    expect(await elsewhere.request('me')).toMatchObject({ status: 401 });
    expect(await ann.do('me')).toMatchObject({ name: 'Ann' });
    expect(await signIn(address, 'Ann', PASSPHRASE)).toMatchObject({ status: 401 });
    const again = new TestPerson(address, (await signIn(address, 'Ann', OTHER)).body);
    const keeping = { current: OTHER, passphrase: PASSPHRASE, keepSessions: true };
    await ann.do('changePassphrase', { body: keeping });
    expect(await again.do('me')).toMatchObject({ name: 'Ann' });
  });

  test('that is new has ten characters beside the spaces at its ends, and is not the one up to now', async () => {
    const { address } = await openHost();
    const { person: ann, made } = await account(address, 'Ann');
    const [code = ''] = made.codes;
    const expected = /passphrase: expected at least ten characters, spaces at the ends not counted/;
    for (const passphrase of [' '.repeat(10), ' nine char \t\u3000']) {
      const register = await request({ address }, 'register', { body: { name: 'Ben', passphrase } });
      const recover = await request({ address }, 'recover', { body: { name: 'Ann', code, passphrase } });
      const change = await ann.request('changePassphrase', { body: { current: PASSPHRASE, passphrase } });
      for (const answer of [register, recover, change]) {
        expect(answer).toMatchObject({
          status: 400,
          body: { code: 'bad-request', message: expect.stringMatching(expected) },
        });
      }
    }
    const same = { current: PASSPHRASE, passphrase: PASSPHRASE };
    expect(await ann.refused('changePassphrase', { body: same })).toMatchObject({
      code: 'bad-request',
      message: 'expected a new passphrase, this is the one up to now',
    });
    expect(await ann.do('recoveryCodes')).toEqual({ left: 10 });
    const spaced = `  ${OTHER} `;
    await ann.do('changePassphrase', { body: { current: PASSPHRASE, passphrase: spaced } });
    expect(await signIn(address, 'Ann', spaced)).toMatchObject({ status: 201 });
    // Accounts of older hosts can have such a passphrase: to sign in it is only compared.
    expect(await signIn(address, 'Ann', ' '.repeat(10))).toMatchObject({ status: 401 });
  });

  test('is none of a guest’s', async () => {
    const { address } = await openHost();
    const eve = await guest(address, 'Eve');
    const body = { current: PASSPHRASE, passphrase: OTHER };
    expect(await eve.refused('changePassphrase', { body })).toMatchObject({ code: 'conflict', message: /no account/ });
    expect(await eve.refused('newRecoveryCodes', { body: {} })).toMatchObject({ code: 'conflict' });
  });

  test('is not guessed by changing it: attempts are counted with those to sign in', async () => {
    const { address } = await openHost({ maxSignIns: 2 });
    const { person: ann } = await account(address, 'Ann');
    const tooMany = { code: 'too-many' };
    for (let i = 0; i < 2; i++) await ann.refused('deleteMe', { body: { passphrase: OTHER } });
    const change = { body: { current: PASSPHRASE, passphrase: OTHER } };
    expect(await ann.refused('changePassphrase', change)).toMatchObject(tooMany);
    const guess = { body: { name: 'ANN', code: 'AAAA-AAAA-AAAA-AAAA', passphrase: OTHER } };
    for (let i = 0; i < 2; i++) expect(await ann.refused('recover', guess)).not.toMatchObject(tooMany);
    expect(await ann.refused('recover', guess)).toMatchObject(tooMany);
    expect(await ann.refused('signIn', { body: { name: 'ann', passphrase: OTHER } })).toMatchObject(tooMany);
  });
});

describe('Recovery codes', () => {
  test('are shown once, stored as hashes, and each is good for one new passphrase', async () => {
    const data = temporaryFolder();
    const host = await openHost({ data });
    const { address } = host;
    const { person: ann, made } = await account(address, 'Ann');
    const [first = '', second = ''] = made.codes;
    expect(made.codes).toHaveLength(10);
    expect(new Set(made.codes).size).toBe(10);
    expect(first).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
    const recover = (name: string, code: string) =>
      request({ address }, 'recover', { body: { name, code, passphrase: OTHER, device: 'phone' } });
    for (const [name, code] of [
      ['Ann', 'AAAA-AAAA-AAAA-AAAA'],
      ['Nobody', first],
    ] as const) {
      expect(await recover(name, code)).toMatchObject({ status: 401, body: { code: 'unauthorised' } });
    }
    const line = await ann.connect();
    const { body } = await recover('ann', first.toLowerCase().replaceAll('-', ' '));
    expect((await line.closed()).code).toBe(4001);
    expect(await ann.request('me')).toMatchObject({ status: 401 });
    const again = new TestPerson(address, body);
    expect(await again.do('me')).toMatchObject({ id: ann.id, account: true });
    expect(await again.do('recoveryCodes')).toEqual({ left: 9 });
    expect((await again.do('tokens')).tokens.map(({ label, current }) => [label, current])).toEqual([['phone', true]]);
    expect(await recover('Ann', first)).toMatchObject({ status: 401 });
    expect(await signIn(address, 'Ann', OTHER)).toMatchObject({ status: 201 });
    expect(await again.refused('newRecoveryCodes', { body: { passphrase: PASSPHRASE } })).toMatchObject({
      code: 'forbidden',
    });
    const { codes } = await again.do('newRecoveryCodes', { body: { passphrase: OTHER } });
    expect(await recover('Ann', second)).toMatchObject({ status: 401 });
    await host.close();
    const stored = await storedOfPeople(data);
    for (const code of [...made.codes, ...codes]) {
      for (const form of [code, code.replaceAll('-', '')]) expect(stored).not.toContain(form);
    }
  });
});

describe('An export', () => {
  test('is one document with person, devices, ratings, matches with records, and own chat lines', async () => {
    const { address } = await openHost();
    const { person: ann } = await account(address, 'Ann');
    const ben = await guest(address, 'Ben');
    const { id } = await beginMatch([ann, ben]);
    for (const person of [ann, ben]) await person.do('say', { params: { id }, body: { text: `by ${person.name}` } });
    const clients = await all([ann, ben], (person) => person.connect());
    const first = await all(clients, (client) => client.watch(id));
    await playAllToEnd(clients, id, first);
    const running = await beginMatch([ben, ann]);
    const { body, headers } = await ann.request('exportMe');
    expect(headers.get('content-disposition')).toContain('souk-export.json');
    expect(body).toMatchObject({
      format: 'souk-export/1',
      person: { id: ann.id, name: 'Ann', account: true, ratings: [] },
      devices: [{ label: 'account' }],
      muted: [],
      matches: [
        { table: { id: running.id, phase: 'playing' }, seat: 1, record: null },
        { table: { id, phase: 'over' }, seat: 0, record: { game: 'dwarven-traders' } },
      ],
      chat: [{ match: id, line: 1, seat: 0, text: 'by Ann' }],
    });
    const { matches } = body as { matches: { record: object }[] };
    expect(verifyRecord(dwarvenTraders, readRecord(elementAt(matches, 1).record)).fair).toBe(true);
    for (const secret of [ann.token, PASSPHRASE, 'scrypt', 'Ben by'])
      expect(JSON.stringify(body)).not.toContain(secret);
  });

  test('has settings, history, results, followed people and challenges, all of them gone with the account', async () => {
    const { address } = await openHost();
    const [{ person: ann }, { person: ben }] = [await account(address, 'Ann'), await account(address, 'Ben')];
    const { id } = await beginMatch([ann, ben], { rated: true });
    const clients = await all([ann, ben], (person) => person.connect());
    const first = await all(clients, (client) => client.watch(id));
    await playAllToEnd(clients, id, first);
    await expect.poll(async () => (await ann.do('me')).ratings).toMatchObject([{ matches: 1 }]);
    await ann.do('changeProfile', { body: { avatar: 'panda' } });
    await ann.do('follow', { body: { person: ben.id, following: true } });
    await ben.do('follow', { body: { person: ann.id, following: true } });
    const { id: waiting } = await ann.newTable({ seats: [{ kind: 'you' }, { kind: 'open' }] });
    await ann.do('challenge', { params: { id: waiting }, body: { person: ben.id } });
    const { ratings } = await ann.do('me');
    const { mu, sigma } = elementAt(ratings, 0);
    expect(await ann.do('exportMe')).toMatchObject({
      person: { avatar: 'panda', ratings },
      settings: { avatar: 'panda', curve: 'all', presence: 'followed' },
      ratingsByPlayers: [
        { seats: null, matches: 1 },
        { seats: 2, matches: 1 },
      ],
      follows: [{ id: ben.id, name: 'Ben' }],
      challenges: { received: [], sent: [{ table: waiting, to: { id: ben.id } }] },
      ratingHistory: [
        { seats: null, n: 1, match: id, mu, sigma },
        { seats: 2, n: 1, match: id, mu, sigma },
      ],
      results: [{ match: id, game: 'dwarven-traders', seats: 2, used: [], decisions: expect.any(Number) }],
    });
    await ann.do('deleteMe', { body: { passphrase: PASSPHRASE } });
    expect(await ben.do('follows')).toEqual({ people: [], followers: 0 });
    expect(await ben.do('challenges')).toEqual({ received: [], sent: [] });
    expect((await ben.do('profile', { params: { id: ben.id } })).rivals).toEqual([]);
    expect((await ben.do('faces', { query: { ids: ann.id } })).people).toEqual([]);
  });

  test('tells nothing of a deal that others still play', async () => {
    const { address } = await openHost();
    const [ann] = await guests(address, 'Ann');
    const seats = [{ kind: 'you' as const }, { kind: 'bot' as const, level: 1 }];
    const deal = await ann.do('newDeal', { body: { tables: 2, table: { game: 'dwarven-traders', seats } } });
    const { id } = elementAt(deal.tables, 0);
    await ann.do('start', { params: { id } });
    const client = await ann.connect();
    await playAllToEnd([client], id, [await client.watch(id)]);
    const { matches } = (await ann.do('exportMe')) as { matches: object[] };
    expect(matches.find((match) => 'seat' in match && match.seat === 0)).toMatchObject({
      table: { id, phase: 'over', outcome: null },
      record: null,
    });
  });

  test('is asked for at most ten times an hour', async () => {
    const { address } = await openHost();
    const ann = await guest(address, 'Ann');
    for (let i = 0; i < 10; i++) await ann.do('exportMe');
    expect(await ann.refused('exportMe')).toMatchObject({ code: 'too-many', message: /exports/ });
  });
});

describe('A person who is deleted', () => {
  test('gives seats up, is “deleted” to others, and nobody takes the name again', async () => {
    const { address } = await openHost();
    const { person: ann } = await account(address, 'Ann');
    const [ben, cat] = await guests(address, 'Ben', 'Cat');
    const playing = await beginMatch([ann, ben]);
    const waiting = await ann.newTable({ seats: [{ kind: 'you' }, { kind: 'open' }] });
    await cat.do('join', { params: { id: waiting.id } });
    await ann.do('say', { params: { id: playing.id }, body: { text: 'hello' } });
    const watching = await ben.connect();
    const first = await watching.watch(playing.id);
    expect(await ann.refused('deleteMe', { body: {} })).toMatchObject({ code: 'forbidden' });
    expect(await ann.do('me')).toMatchObject({ name: 'Ann' });
    const own = await ann.connect();
    const { headers } = await ann.request('deleteMe', { body: { passphrase: PASSPHRASE } });
    expect(headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await own.closed()).code).toBe(4001);
    expect(await ann.request('me')).toMatchObject({ status: 401 });
    const told = await watching.nextOf('table', ({ table }) => table.seats[0]?.person?.id === DELETED_PERSON.id);
    expect(told.table.seats[0]).toMatchObject({ person: DELETED_PERSON, resigned: true, bot: 3 });
    await playAllToEnd([watching], playing.id, [first]);
    expect(await ben.do('record', { params: { id: playing.id } })).toMatchObject({ seats: ['deleted', 'Ben'] });
    expect((await ben.do('chat', { params: { id: playing.id } })).lines).toMatchObject([
      { from: DELETED_PERSON, text: 'hello' },
    ]);
    expect(await cat.do('table', { params: { id: waiting.id } })).toMatchObject({
      host: { id: cat.id },
      seats: [{ person: null }, { person: { id: cat.id } }],
    });
    expect(await ben.request('person', { params: { id: ann.id } })).toMatchObject({ status: 404 });
    expect(await ben.request('person', { params: { id: DELETED_PERSON.id } })).toMatchObject({ status: 404 });
    expect(await signIn(address, 'Ann', PASSPHRASE)).toMatchObject({ status: 401 });
    for (const name of ['Ann', 'ＡＮＮ', 'deleted', 'Gelöscht']) {
      expect(await request({ address }, 'enter', { body: { name } })).toMatchObject({ status: 409 });
      expect(await ben.refused('register', { body: { name, passphrase: OTHER } })).toMatchObject({ code: 'conflict' });
      expect(await ben.refused('rename', { body: { name } })).toMatchObject({ code: 'conflict' });
    }
  });

  test('is so at every host at once, and a guest needs no passphrase for it', async () => {
    const [here, there] = await severalHosts(2);
    const [ann, ben] = await guests(here.address, 'Ann', 'Ben');
    const { id } = await beginMatch([ann, ben]);
    const far = await ann.at(there.address).connect();
    const watching = await ben.at(there.address).connect();
    await watching.watch(id);
    await ann.do('deleteMe', { body: {} });
    expect((await far.closed()).code).toBe(4001);
    expect(await ann.at(there.address).request('me')).toMatchObject({ status: 401 });
    await watching.nextOf('table', ({ table }) => table.seats[0]?.person?.name === 'deleted');
    expect(await request(here, 'enter', { body: { name: 'Ann' } })).toMatchObject({ status: 201 });
  });
});
