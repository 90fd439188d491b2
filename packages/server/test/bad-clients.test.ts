import { connect, type Socket } from 'node:net';
import { pathTo } from '@souk/client';
import { CLOSE, LIVE, type NewTable } from '@souk/protocol';
import type { Host } from '@souk/server';
import { describe, expect, it } from 'vitest';
import { ask } from './proofs/asking.js';
import { Client } from './support/client.js';
import { HandClock } from './support/clock.js';
import { openHost } from './support/host.js';
import { beginMatch, guest, guests, type Someone } from './support/person.js';
import { playToEnd } from './support/play.js';

const portOf = ({ address }: Host): number => Number(new URL(address).port);

/** Two people who play a match to its end, whatever others do meanwhile. */
async function goodMatch(address: string): Promise<() => Promise<void>> {
  const people = await guests(address, 'Good', 'Better');
  const { id } = await beginMatch(people);
  const clients = await Promise.all(people.map((person) => person.connect()));
  const first = await Promise.all(clients.map((client) => client.watch(id)));
  return async () => {
    const ends = await Promise.all(clients.map((client, i) => playToEnd(client, id, first[i])));
    expect(ends[0].outcome).toEqual(ends[1].outcome);
    expect(ends[0].outcome).not.toBeNull();
  };
}

/** Whether the connection is still good for something. */
async function expectAlive(client: Client): Promise<void> {
  client.send({ type: 'ping', id: 'alive' });
  expect(await client.nextOf('pong')).toMatchObject({ id: 'alive' });
}

const ID = 'A'.repeat(22);

describe('A malformed message', () => {
  const texts: readonly (readonly [text: string, expected: string])[] = [
    ['', 'JSON'],
    ['nonsense', 'JSON'],
    ['{"type":"watch"', 'JSON'],
    ['null', 'type'],
    ['[]', 'type'],
    ['7', 'type'],
    ['{}', 'type'],
    ['{"type":"__proto__"}', 'type'],
    ['{"type":"constructor"}', 'type'],
    ['{"type":["watch"]}', 'type'],
    ['{"type":"watch"}', 'match'],
    ['{"type":"watch","match":7}', 'match'],
    ['{"type":"watch","match":"../../etc/passwd"}', 'match'],
    [`{"type":"watch","match":"${ID}","since":-1}`, 'since'],
    [`{"type":"watch","match":"${ID}","since":1e400}`, 'since'],
    [`{"type":"watch","match":"${ID}","extra":1}`, 'extra'],
    [`{"type":"move","match":"${ID}","id":"","answers":0,"move":{}}`, 'id'],
    [`{"type":"move","match":"${ID}","id":"a b","answers":0,"move":{}}`, 'id'],
    [`{"type":"move","match":"${ID}","id":"a","answers":"0","move":{}}`, 'answers'],
    [`{"type":"move","match":"${ID}","id":"a","answers":0,"move":"up"}`, 'move'],
    [`{"type":"chat","match":"${ID}","id":"a","text":"${'a'.repeat(301)}"}`, 'text'],
    [`{"type":"chat","match":"${ID}","id":"a","text":"a\\u0000b"}`, 'text'],
    [`{"type":"standing","match":"${ID}","id":"a","answers":[1]}`, 'answers'],
    [`{"type":"lobby","on":"yes"}`, 'on'],
  ];

  it('is answered with what is wrong', async () => {
    const { address } = await openHost();
    const client = await (await guest(address, 'Mal')).connect();
    for (const [text, expected] of texts) {
      client.socket.send(text);
      const error = await client.nextOf('error');
      expect(error.code, text).toBe('bad-request');
      expect(error.message, text).toContain(expected);
    }
    await expectAlive(client);
  });

  it('is answered if it is made of bytes, or of arrays within arrays', async () => {
    const { address } = await openHost();
    const client = await Client.open(address);
    client.socket.send(Buffer.from('{"type":"ping","id":"x"}'), { binary: true });
    expect(await client.nextOf('error')).toMatchObject({ code: 'bad-request' });
    client.socket.send('['.repeat(15_000));
    expect(await client.nextOf('error')).toMatchObject({ code: 'bad-request' });
    client.socket.send(
      `{"type":"move","match":"${ID}","id":"d","answers":0,"move":${'{"a":'.repeat(2000)}1${'}'.repeat(2001)}`,
    );
    expect(await client.nextOf('error')).toMatchObject({ id: 'd' });
    await expectAlive(client);
  });

  it('as a move is answered, whatever is in it, and changes nothing', async () => {
    const { address } = await openHost();
    const people = await guests(address, 'Mal', 'Bea');
    const { id: match } = await beginMatch(people);
    const clients = await Promise.all(people.map((person) => person.connect()));
    const states = await Promise.all(clients.map((client) => client.watch(match)));
    const at = states.findIndex(({ decision }) => decision !== null);
    const moves = [
      {},
      { kind: 'take' },
      { kind: 7 },
      { kind: '__proto__' },
      { kind: 'toString' },
      { kind: null, x: [[]] },
    ];
    for (const [i, move] of moves.entries()) {
      const answers = states[at].decision?.answers ?? 0;
      clients[at].send({ type: 'move', match, id: `m${i}`, answers, move });
      expect(['bad-request', 'illegal-move']).toContain((await clients[at].nextOf('error')).code);
    }
    expect((await people[at].do('match', { params: { id: match } })).seq).toBe(0);
  });
});

describe('A malformed request', () => {
  it('is answered with what is wrong', async () => {
    const host = await openHost();
    const port = portOf(host);
    const { token } = await guest(host.address, 'Mal');
    const answers = [
      await ask(port, pathTo('enter'), { raw: '{"name":' }),
      await ask(port, pathTo('enter'), { raw: 'name=Mal', headers: { 'content-type': 'text/plain' } }),
      await ask(port, pathTo('enter'), { body: { name: '' } }),
      await ask(port, pathTo('enter'), { body: { name: '\u202eevil' } }),
      await ask(port, pathTo('enter'), { body: ['name'] }),
      await ask(port, pathTo('enter'), { raw: '{"__proto__":{"name":"x"}}' }),
      await ask(port, pathTo('newTable'), { token, body: { game: 'chess', seats: [{ kind: 'you' }] } }),
      await ask(port, pathTo('newTable'), { token, body: { game: 'dwarven-traders', seats: [] } }),
      await ask(port, pathTo('newTable'), {
        token,
        body: { game: 'dwarven-traders', seats: [{ kind: 'you' }, { kind: 'open' }], options: { cheat: true } },
      }),
      await ask(port, pathTo('stream', { id: ID }, { since: 'minus-one' })),
    ];
    for (const { status, text } of answers) {
      const failure = JSON.parse(text);
      expect([400, 404, 415], text).toContain(status);
      expect(failure).toMatchObject({ type: 'error', message: expect.any(String) });
      expect(text).not.toMatch(/node_modules|\.ts:|\.js:|SQLITE/);
    }
  });

  it('that leads nowhere is told so', async () => {
    const port = portOf(await openHost());
    for (const path of [
      '/api/v1/nothing',
      '/api/v2/games',
      '/../package.json',
      '/%2e%2e/%2e%2e/etc/passwd',
      '//',
      '/.env',
    ]) {
      expect((await ask(port, path)).status, path).toBe(404);
    }
    expect((await ask(port, pathTo('games'), { method: 'DELETE' })).status).toBe(404);
  });
});

describe('Something too large', () => {
  it('ends a live connection', async () => {
    const { address } = await openHost();
    const client = await Client.open(address);
    client.socket.send(JSON.stringify({ type: 'ping', id: 'x', more: 'x'.repeat(17_000) }));
    expect(await client.closed()).toMatchObject({ code: CLOSE.tooLarge });
  });

  it('is refused as a request', async () => {
    const port = portOf(await openHost());
    const answer = await ask(port, pathTo('enter'), { body: { name: 'x'.repeat(70_000) } });
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([413, 'too-large']);
  });
});

describe('Somebody who does not speak the protocol', () => {
  const upgrade = `GET ${LIVE} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
  const ended = (socket: Socket): Promise<void> =>
    new Promise((resolve) => {
      socket.on('error', () => {});
      socket.on('close', () => resolve());
      socket.resume();
    });

  it.each([
    ['a frame without a mask', Buffer.from([0x81, 0x02, 0x68, 0x69])],
    ['a frame of no known kind', Buffer.from([0x83, 0x80, 0, 0, 0, 0])],
    ['a frame with reserved bits', Buffer.from([0xf1, 0x80, 0, 0, 0, 0])],
    ['text that is no text', Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28])],
    [
      'a frame that claims to be endless',
      Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]),
    ],
  ])('is cut off: %s', async (_, bytes) => {
    const host = await openHost();
    const play = await goodMatch(host.address);
    const socket = connect(portOf(host), '127.0.0.1');
    const end = ended(socket);
    socket.write(upgrade);
    socket.write(bytes);
    await Promise.all([end, play()]);
  });

  it('is cut off: bytes that are no HTTP', async () => {
    const host = await openHost();
    const socket = connect(portOf(host), '127.0.0.1');
    const end = ended(socket);
    socket.write('\x16\x03\x01 hello');
    await end;
    expect((await ask(portOf(host), '/healthz')).status).toBe(200);
  });
});

describe('What is sent again or out of turn', () => {
  it('is answered, and played once', async () => {
    const { address } = await openHost();
    const people = await guests(address, 'Ada', 'Bea');
    const { id: match } = await beginMatch(people);
    const clients = await Promise.all(people.map((person) => person.connect()));
    const states = await Promise.all(clients.map((client) => client.watch(match)));
    const at = states.findIndex(({ decision }) => decision !== null);
    const { answers, moves } = states[at].decision ?? { answers: 0, moves: [] };
    const send = { type: 'move', match, id: 'once', answers, move: moves[0] } as const;
    // All at once, the second with another move under the same name.
    for (const each of [send, { ...send, move: moves.at(-1) ?? {} }, send, send]) clients[at].send(each);
    for (let i = 0; i < 4; i++) expect(await clients[at].nextOf('ack')).toMatchObject({ id: 'once', seq: 1 });
    // By HTTP, and by another connection of the same person.
    expect(
      await people[at].do('move', { params: { id: match }, body: { id: 'once', answers, move: moves[0] } }),
    ).toMatchObject({ seq: 1 });
    const second = await people[at].connect();
    second.send(send);
    expect(await second.nextOf('ack')).toMatchObject({ seq: 1 });
    // The answer to a question that was asked before, or will be asked perhaps.
    for (const wrong of [answers, 1000]) {
      clients[at].send({ ...send, id: `wrong-${wrong}`, answers: wrong });
      expect(['stale', 'conflict']).toContain((await clients[at].nextOf('error')).code);
    }
    const { moves: made, seq } = await people[at].do('match', { params: { id: match } });
    expect([made, seq]).toEqual([1, 1]);
  });

  it('as undo, answer and standing answer is refused in plain words', async () => {
    const { address } = await openHost();
    const people = await guests(address, 'Ada', 'Bea');
    const { id: match } = await beginMatch(people);
    const client = await people[0].connect();
    client.send({ type: 'undo', match, id: 'u', answers: 0 });
    expect(await client.nextOf('error')).toMatchObject({ code: 'conflict', id: 'u' });
    client.send({ type: 'answer-undo', match, id: 'a', answers: 0, agree: true });
    expect(await client.nextOf('error')).toMatchObject({ code: 'conflict', id: 'a' });
    client.send({ type: 'standing', match, id: 's', answers: ['always-win'] });
    expect(await client.nextOf('error')).toMatchObject({ code: 'bad-request', id: 's' });
  });
});

describe('A flood', () => {
  it('of messages ends the connection, and a match beside it goes on', async () => {
    const { address } = await openHost({ maxMessages: 500 }, { outside: new HandClock() });
    const play = await goodMatch(address);
    const flooder = await Client.open(address);
    for (let i = 0; i < 5000; i++) flooder.send({ type: 'ping', id: `${i}` });
    const [closed] = await Promise.all([flooder.closed(), play()]);
    expect(closed.code).toBe(CLOSE.tooMany);
    expect(flooder.frames.length).toBeLessThan(1000);
  });

  it('of messages by one person ends their connections, however many there are, and nobody else’s', async () => {
    const { address } = await openHost({ maxMessages: 20 }, { outside: new HandClock() });
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
    const clock = new HandClock();
    const host = await openHost({ maxRequests: 20 }, { outside: clock });
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
    const host = await openHost({ maxRequests: 20 }, { outside: new HandClock() });
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
    const host = await openHost(settings, { outside: new HandClock() });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push((await ask(portOf(host), path, { body })).status);
    expect(statuses).toEqual([usual, usual, usual, 429, 429]);
  });

  const twoSeats: NewTable = { game: 'dwarven-traders', seats: [{ kind: 'you' }, { kind: 'open' }] };

  it.each([
    ['tables', { maxTables: 3 }, (person: Someone) => person.request('newTable', { body: twoSeats })],
    ['codes', { maxCodes: 3 }, (person: Someone) => person.request('tableByCode', { params: { code: 'ABCDEF' } })],
  ] as const)('of %s by one person is refused', async (_, settings, attempt) => {
    const { address } = await openHost(settings, { outside: new HandClock() });
    const person = await guest(address, 'Many');
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push((await attempt(person)).status);
    expect(statuses.slice(0, 3)).not.toContain(429);
    expect(statuses.slice(3)).toEqual([429, 429]);
  });

  it('of chat is refused', async () => {
    const { address } = await openHost({ maxChat: 3 }, { outside: new HandClock() });
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
    const { address } = await openHost({ maxRequests: 10 }, { outside: new HandClock() });
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
    const clock = new HandClock();
    const { address } = await openHost({ pingSeconds: 30 }, { outside: clock });
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

  /** Asks for the match again and again, and reads nothing, until it is cut off. */
  async function neverRead(host: Host, someone: Someone, match: string): Promise<void> {
    const { socket } = await someone.connect();
    let isOpen = true;
    socket.once('close', () => {
      isOpen = false;
    });
    socket.pause();
    while (isOpen) {
      const before = await watchesAt(host);
      for (let i = 0; i < AT_ONCE; i++) socket.send(JSON.stringify({ type: 'watch', match }));
      // They have come, and what is asked for after them is answered: so are they.
      while (isOpen && (await watchesAt(host)) < before + AT_ONCE);
      await someone.do('match', { params: { id: match } });
    }
  }

  it('is cut off, and a match beside it goes on', async () => {
    const host = await openHost({ maxBuffered: 4096, maxMessages: 1_000_000 });
    const play = await goodMatch(host.address);
    const people = await guests(host.address, 'Slow', 'Bea');
    const { id } = await beginMatch(people);
    await Promise.all([neverRead(host, people[0], id), play()]);
    expect((await ask(portOf(host), '/metrics')).text).toContain('souk_cut_off_total{reason="slow"} 1');
  });
});
