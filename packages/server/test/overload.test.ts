import { pathTo, type SocketEnd } from '@souk/client';
import { CLOSE, type NewTable } from '@souk/protocol';
import type { Host } from '@souk/server';
import { describe, expect, it } from 'vitest';
import { ask } from './proofs/raw-http.js';
import { Client } from './support/client.js';
import { ManualClock } from './support/clock.js';
import { expectAlive, goodMatch, portOf } from './support/good-match.js';
import { openHost } from './support/host.js';
import { beginMatch, guest, guests, type TestPerson } from './support/person.js';

describe('A flood', () => {
  it('of messages ends the connection, and a match beside it goes on', async () => {
    const { address } = await openHost({ maxMessages: 500 }, { runtime: new ManualClock() });
    const play = await goodMatch(address);
    const flooder = await Client.open(address);
    for (let i = 0; i < 5000; i++) flooder.send({ type: 'ping', id: `${i}` });
    const [closed] = await Promise.all([flooder.closed(), play()]);
    expect(closed.code).toBe(CLOSE.tooMany);
    expect(flooder.frames.length).toBeLessThan(1000);
  });

  it('of messages by one person ends their connections, however many there are, and nobody else’s', async () => {
    const { address } = await openHost({ maxMessages: 20 }, { runtime: new ManualClock() });
    const [many, other] = [await guest(address, 'Many'), await guest(address, 'Other')];
    const clients: Client[] = [];
    for (let i = 0; i < 4; i++) clients.push(await many.connect());
    const beside = await other.connect();
    for (let i = 0; i < 5; i++) {
      for (const client of clients) {
        client.send({ type: 'ping', id: 'allowed' });
        await client.nextOf('pong');
      }
    }
    for (const client of clients) client.send({ type: 'ping', id: 'one too many' });
    for (const client of clients) expect((await client.closed()).code).toBe(CLOSE.tooMany);
    beside.send({ type: 'ping', id: 'beside' });
    expect(await beside.nextOf('pong')).toMatchObject({ id: 'beside' });
  });

  it('of requests from one address is refused, and another address is served', async () => {
    const clock = new ManualClock();
    const host = await openHost({ maxRequests: 20 }, { runtime: clock });
    const from = (localAddress: string) => ask(portOf(host), pathTo('games'), { localAddress });
    const statuses: number[] = [];
    for (let i = 0; i < 25; i++) statuses.push((await from('127.0.0.2')).status);
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(5).fill(429)]);
    expect((await from('127.0.0.3')).status).toBe(200);
    const refused = await from('127.0.0.2');
    expect(refused.headers['retry-after']).toBe('1');
    clock.advance(1000);
    expect((await from('127.0.0.2')).status).toBe(200);
  });

  it('of requests with one token is refused wherever they come from', async () => {
    const host = await openHost({ maxRequests: 20 }, { runtime: new ManualClock() });
    const { token } = await guest(host.address, 'Many');
    const statuses: number[] = [];
    for (let i = 0; i < 25; i++) {
      statuses.push((await ask(portOf(host), pathTo('me'), { token, localAddress: `127.0.1.${i + 1}` })).status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(5).fill(429)]);
  });

  it.each([
    ['guests', { maxGuests: 3 }, pathTo('enter'), { name: 'Many' }, 201],
    [
      'attempts to sign in',
      { maxSignIns: 3 },
      pathTo('signIn'),
      { name: 'Ada', passphrase: 'open sesame, please' },
      401,
    ],
  ] as const)('of %s from one address is refused', async (_, settings, path, body, usual) => {
    const host = await openHost(settings, { runtime: new ManualClock() });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push((await ask(portOf(host), path, { body })).status);
    expect(statuses).toEqual([usual, usual, usual, 429, 429]);
  });

  const twoSeats: NewTable = { game: 'dwarven-traders', seats: [{ kind: 'you' }, { kind: 'open' }] };

  it.each([
    ['tables', { maxTables: 3 }, (person: TestPerson) => person.request('newTable', { body: twoSeats })],
    ['codes', { maxCodes: 3 }, (person: TestPerson) => person.request('tableByCode', { params: { code: 'ABCDEF' } })],
  ] as const)('of %s by one person is refused', async (_, settings, attempt) => {
    const { address } = await openHost(settings, { runtime: new ManualClock() });
    const person = await guest(address, 'Many');
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push((await attempt(person)).status);
    expect(statuses.slice(0, 3)).not.toContain(429);
    expect(statuses.slice(3)).toEqual([429, 429]);
  });

  it('of chat is refused', async () => {
    const { address } = await openHost({ maxChat: 3 }, { runtime: new ManualClock() });
    const people = await guests(address, 'Chatty', 'Bea');
    const { id: match } = await beginMatch(people);
    const client = await people[0].connect();
    for (let i = 0; i < 4; i++) client.send({ type: 'chat', match, id: `c${i}`, text: 'hello' });
    expect(await client.nextOf('error')).toMatchObject({ code: 'too-many', id: 'c3' });
    expect(await people[0].refused('say', { params: { id: match }, body: { text: 'hello' } })).toMatchObject({
      status: 429,
    });
  });

  it('of connections from one address is refused, and another address is let in', async () => {
    const { address } = await openHost({ maxConnectionsPerAddress: 3 });
    const from = (localAddress: string) => Client.open(address, undefined, { localAddress });
    const clients = [await from('127.0.0.2'), await from('127.0.0.2'), await from('127.0.0.2')];
    await expect(from('127.0.0.2')).rejects.toThrow('refused: 429');
    await expectAlive(await from('127.0.0.3'));
    for (const client of clients) await client.close();
    // All at once, with a token that has to be looked up first.
    const { token } = await guest(address, 'Many');
    const attempts = Array.from({ length: 10 }, () => Client.open(address, token, { localAddress: '127.0.0.4' }));
    const opened = (await Promise.allSettled(attempts)).filter(({ status }) => status === 'fulfilled');
    expect(opened.length).toBe(3);
  });

  it('of connections that are opened and given up is refused', async () => {
    const { address } = await openHost({ maxRequests: 10 }, { runtime: new ManualClock() });
    const from = (localAddress: string) => Client.open(address, undefined, { localAddress });
    for (let i = 0; i < 10; i++) await (await from('127.0.0.2')).close();
    await expect(from('127.0.0.2')).rejects.toThrow('refused: 429');
    await expectAlive(await from('127.0.0.3'));
  });

  it('of connections altogether is refused', async () => {
    const { address } = await openHost({ maxConnections: 2 });
    const clients = [await Client.open(address), await Client.open(address)];
    await expect(Client.open(address)).rejects.toThrow('refused: 503');
    for (const client of clients) await expectAlive(client);
  });

  it('of matches followed at once is refused', async () => {
    const { address } = await openHost();
    const person = await guest(address, 'Many');
    const client = await person.connect();
    for (let i = 0; i <= 100; i++) {
      const { id } = await person.newTable({ seats: [{ kind: 'you' }, { kind: 'open' }] });
      client.send({ type: 'watch', match: id });
      if (i < 100) await client.nextOf('table');
    }
    expect(await client.nextOf('error')).toMatchObject({ code: 'too-many' });
  });
});

describe('A connection whose other end has gone', () => {
  it('is cut off when it has not answered twice', async () => {
    const clock = new ManualClock();
    const { address } = await openHost({ pingSeconds: 30 }, { runtime: clock });
    const mute = await Client.open(address, undefined, { autoPong: false });
    const good = await Client.open(address);
    const pinged = new Promise((resolve) => good.socket.once('ping', resolve));
    clock.advance(30_000);
    await pinged;
    await expectAlive(good);
    clock.advance(30_000);
    expect((await mute.closed()).code).toBe(1006);
    await expectAlive(good);
  });
});

describe('A reader that is too slow', () => {
  /** Few enough that nobody takes it for a flood. */
  const AT_ONCE = 20;

  /** How many messages that ask for a match the host has got so far. */
  async function watchesAt(host: Host): Promise<number> {
    const metrics = (await ask(portOf(host), '/metrics')).text;
    return Number(/^souk_messages_total\{type="watch"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
  }

  const isCutOff = async (host: Host): Promise<boolean> =>
    (await ask(portOf(host), '/metrics')).text.includes('souk_cut_off_total{reason="slow"} 1');

  /** Asks for the match again and again, and reads nothing until it is cut off. Says what it then reads last. */
  async function neverRead(host: Host, person: TestPerson, match: string): Promise<SocketEnd> {
    const client = await person.connect();
    const { socket } = client;
    socket.pause();
    while (!(await isCutOff(host))) {
      const before = await watchesAt(host);
      for (let i = 0; i < AT_ONCE; i++) socket.send(JSON.stringify({ type: 'watch', match }));
      // They have come, and what is asked for after them is answered: so are they.
      while (!(await isCutOff(host)) && (await watchesAt(host)) < before + AT_ONCE);
      await person.do('match', { params: { id: match } });
    }
    socket.resume();
    return client.closed();
  }

  it('is cut off, and a match beside it goes on', async () => {
    const host = await openHost({ maxBuffered: 4096, maxMessages: 1_000_000 }, { runtime: new ManualClock() });
    const play = await goodMatch(host.address);
    const people = await guests(host.address, 'Slow', 'Bea');
    const { id } = await beginMatch(people);
    const [end] = await Promise.all([neverRead(host, people[0], id), play()]);
    expect(end.code).toBe(CLOSE.tooSlow);
  });
});
