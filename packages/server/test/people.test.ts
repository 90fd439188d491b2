import { pathTo } from '@souk/client';
import { elementAt } from '@souk/kernel';
import type { RequestOf } from '@souk/protocol';
import { describe, expect, test } from 'vitest';
import { keyOf } from '../src/people/names.js';
import { Client } from './support/client.js';
import { ManualClock } from './support/clock.js';
import { openHost, storedOfPeople, storeOf, temporaryFolder } from './support/host.js';
import { beginMatch, guest, guests, request, TestPerson } from './support/person.js';

const PASSPHRASE = 'a long and winding road';

describe('A guest', () => {
  test('enters by a name, and is known by an unguessable token in a cookie that no script can read', async () => {
    const { address } = await openHost();
    const { body, headers } = await request({ address }, 'enter', { body: { name: 'Ann' } });
    expect(body.person).toMatchObject({ name: 'Ann', account: false });
    expect(body.token).toMatch(/^[A-Za-z0-9_-]{32}$/);
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toContain(`souk=${body.token};`);
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
    const me = await fetch(`${address}${pathTo('me')}`, { headers: { cookie: `other=1; souk=${body.token}` } });
    expect(await me.json()).toMatchObject({ id: body.person.id });
  });

  test('cannot have a name that others cannot see or read', async () => {
    const { address } = await openHost();
    const spaces = ['', ' Ann', 'Ann ', '\u3000'];
    const controls = ['a\u0000b', 'a\u202eb', '\u200b', 'a\u200db', '\u2060'];
    const fillers = ['\u3164', 'a\u3164', '\u2800', 'Ann\u2800', '\u115f', '\u1160', '\uffa0', '\u17b4', '\u180b'];
    const nothing = ['\u0301', '\u0301\u0308', '\u034f', '\ufe0f', 'a\ufe0f', '\u{e0041}'];
    for (const name of [...spaces, ...controls, ...fillers, ...nothing, 'x'.repeat(25)]) {
      for (const route of ['enter', 'register'] as const) {
        const body = { name, passphrase: PASSPHRASE };
        const answer = await request({ address }, route, route === 'enter' ? { body: { name } } : { body });
        expect(answer, JSON.stringify(name)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
        expect(JSON.stringify(answer.body), JSON.stringify(name)).toMatch(
          /name: expected (?:a name that can be seen|it to)/,
        );
      }
    }
  });

  test('can be called by any name that can be read', async () => {
    const { address } = await openHost();
    for (const name of ['Ann', 'Zoë', 'e\u0301', '李小龙', '한국', 'Ann ❤️', '🇩🇪', 'Åsa-Lena O’Neill', 'عمر']) {
      const { body } = await request({ address }, 'enter', { body: { name } });
      expect(body.person).toMatchObject({ name });
    }
  });

  test('that was given an invisible name before keeps it', async () => {
    const data = temporaryFolder();
    const { address } = await openHost({ data });
    const account = await request({ address }, 'register', { body: { name: 'Ann', passphrase: PASSPHRASE } });
    const { id } = account.body.person;
    const { secret } = (await (await storeOf(data)).people.account('ann')) ?? { secret: '' };
    await (await storeOf(data)).people.register(id, '\u3164', keyOf('\u3164'), secret, []);
    const { body } = await request({ address }, 'signIn', { body: { name: '\u3164', passphrase: PASSPHRASE } });
    expect(body.person).toMatchObject({ id, name: '\u3164' });
  });

  test('has a token that is stored only as a hash', async () => {
    const data = temporaryFolder();
    const host = await openHost({ data });
    const { token } = await guest(host.address, 'Ann');
    await host.close();
    const stored = await storedOfPeople(data);
    expect(stored).toContain('Ann');
    expect(stored).not.toContain(token);
  });

  test.each([
    ['no token', undefined],
    ['a guess', 'A'.repeat(32)],
    ['something that is no token', 'x; DROP TABLE people'],
  ])('with %s is nobody', async (_, token) => {
    const { address } = await openHost();
    expect(await request({ address, token }, 'me')).toMatchObject({ status: 401 });
    if (token !== undefined) await expect(Client.open(address, token)).rejects.toThrow('refused: 401');
  });
});

describe('An account', () => {
  test('keeps what the guest had, and its name', async () => {
    const { address } = await openHost();
    const people = await guests(address, 'Ann', 'Ben');
    const { id } = await beginMatch(people);
    const account = await people[0].do('register', { body: { name: 'Anna', passphrase: PASSPHRASE, device: 'here' } });
    expect(account.person).toMatchObject({ id: people[0].id, name: 'Anna', account: true });
    const anna = new TestPerson(address, account);
    expect(await anna.do('match', { params: { id } })).toMatchObject({ seat: 0 });
    // The token of the guest is replaced by the account's.
    expect((await anna.do('tokens')).tokens).toMatchObject([{ label: 'here', current: true }]);
    expect(await people[0].request('me')).toMatchObject({ status: 401 });
    expect(await request({ address }, 'enter', { body: { name: 'ANNA' } })).toMatchObject({ status: 409 });
    expect(await people[1].refused('register', { body: { name: 'anna', passphrase: PASSPHRASE } })).toMatchObject({
      code: 'conflict',
    });
  });

  test('is signed in to with its passphrase and nothing else', async () => {
    const { address } = await openHost();
    await request({ address }, 'register', { body: { name: 'Ann', passphrase: PASSPHRASE } });
    for (const wrong of [
      { name: 'Ann', passphrase: 'another long passphrase' },
      { name: 'Nobody', passphrase: PASSPHRASE },
    ]) {
      expect(await request({ address }, 'signIn', { body: wrong })).toMatchObject({
        status: 401,
        body: { message: 'name and passphrase do not belong together' },
      });
    }
    const { body } = await request({ address }, 'signIn', { body: { name: 'ann', passphrase: PASSPHRASE } });
    expect(body.person).toMatchObject({ name: 'Ann', account: true });
  });

  test('adopts the seats and matches of the guest who signs in, while they play', async () => {
    const { address } = await openHost();
    await request({ address }, 'register', { body: { name: 'Ann', passphrase: PASSPHRASE } });
    const people = await guests(address, 'Somebody', 'Ben');
    const { id } = await beginMatch(people);
    const before = await people[0].connect();
    await before.watch(id);
    const signedIn = await people[0].do('signIn', { body: { name: 'Ann', passphrase: PASSPHRASE } });
    expect((await before.closed()).code).toBe(4001);
    const ann = new TestPerson(address, signedIn);
    expect(await ann.do('match', { params: { id } })).toMatchObject({
      seat: 0,
      seats: [{ person: { name: 'Ann' } }, {}],
    });
    expect((await ann.do('myMatches')).tables.map((table) => table.id)).toEqual([id]);
    expect(await people[0].request('me')).toMatchObject({ status: 401 });
  });

  test('of a guest who signs in leaves no other token of the guest behind', async () => {
    const { address } = await openHost();
    await request({ address }, 'register', { body: { name: 'Ann', passphrase: PASSPHRASE } });
    const holder = await guest(address, 'Somebody');
    const { token } = await holder.do('newToken', { body: { label: 'my bot' } });
    const program = new TestPerson(address, { token, person: await holder.do('me') });
    const line = await program.connect();
    await program.do('me');
    await holder.do('signIn', { body: { name: 'Ann', passphrase: PASSPHRASE } });
    expect(await program.request('me')).toMatchObject({ status: 401 });
    expect((await line.closed()).code).toBe(4001);
  });
});

describe('A new name', () => {
  test('is known at once by every token and on every line', async () => {
    const { address } = await openHost();
    const [ann, ben] = await guests(address, 'Ann', 'Ben');
    const { token } = await ann.do('newToken', { body: { label: 'my bot' } });
    const program = new TestPerson(address, { token, person: await ann.do('me') });
    const { id } = await beginMatch([ann, ben]);
    const line = await program.connect();
    await line.watch(id);
    await ann.do('rename', { body: { name: 'Anna' } });
    expect(await program.do('me')).toMatchObject({ name: 'Anna' });
    line.send({ type: 'chat', match: id, id: 'c1', text: 'hello' });
    expect(await line.nextOf('chat')).toMatchObject({ from: { name: 'Anna' }, text: 'hello' });
  });
});

describe('A token', () => {
  test('can be made for a program, is listed without being shown, and can be made void', async () => {
    const runtime = new ManualClock();
    const { address } = await openHost({}, { runtime });
    const ann = await guest(address, 'Ann');
    runtime.advance(1);
    const made = await ann.do('newToken', { body: { label: 'my bot' } });
    const program = new TestPerson(address, { token: made.token, person: await ann.do('me') });
    expect(await program.do('me')).toMatchObject({ id: ann.id });
    const { tokens } = await program.do('tokens');
    expect(tokens.map(({ label, current }) => [label, current])).toEqual([
      ['guest', false],
      ['my bot', true],
    ]);
    expect(JSON.stringify(tokens)).not.toContain(made.token);
    const live = await program.connect();
    await ann.do('dropToken', { params: { id: made.id } });
    expect((await live.closed()).code).toBe(4001);
    expect(await program.request('me')).toMatchObject({ status: 401 });
    expect(await ann.do('me')).toMatchObject({ id: ann.id });
  });

  test('of another person cannot be made void', async () => {
    const { address } = await openHost();
    const [ann, ben] = await guests(address, 'Ann', 'Ben');
    const { tokens } = await ann.do('tokens');
    expect(await ben.refused('dropToken', { params: { id: elementAt(tokens, 0).id } })).toMatchObject({
      code: 'not-found',
    });
    expect(await ann.do('me')).toMatchObject({ name: 'Ann' });
  });

  test('is void after signing out', async () => {
    const { address } = await openHost();
    const ann = await guest(address, 'Ann');
    const { headers } = await ann.request('signOut');
    expect(headers.get('set-cookie')).toContain('Max-Age=0');
    expect(await ann.request('me')).toMatchObject({ status: 401 });
  });
});

describe('Own matches', () => {
  test('are listed, the latest first, by phase', async () => {
    const { address } = await openHost();
    const [ann, ben] = await guests(address, 'Ann', 'Ben');
    const begun = await beginMatch([ann, ben]);
    const open = await ann.newTable({ seats: [{ kind: 'you' }, { kind: 'open' }] });
    const ids = async (query: NonNullable<RequestOf<'myMatches'>['query']>): Promise<string[]> =>
      (await ann.do('myMatches', { query })).tables.map(({ id }) => id);
    expect(await ids({})).toEqual([open.id, begun.id]);
    expect(await ids({ phase: 'playing' })).toEqual([begun.id]);
  });
});
