import { connect, type Socket } from 'node:net';
import { pathTo } from '@souk/client';
import { elementAt } from '@souk/kernel';
import { CLOSE, LIVE } from '@souk/protocol';
import { describe, expect, it } from 'vitest';
import { ask } from './proofs/raw-http.js';
import { Client } from './support/client.js';
import { expectAlive, goodMatch, portOf } from './support/good-match.js';
import { openHost } from './support/host.js';
import { beginMatch, guest, guests } from './support/person.js';
import { decisionIn, moverOf } from './support/play.js';
import { all } from './support/tuples.js';

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
    const clients = await all(people, (person) => person.connect());
    const states = await all(clients, (client) => client.watch(match));
    const at = moverOf(states);
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

describe('A client that does not speak the protocol', () => {
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
    const clients = await all(people, (person) => person.connect());
    const states = await all(clients, (client) => client.watch(match));
    const at = moverOf(states);
    const { answers, moves } = decisionIn(states[at]);
    const [move, another] = [elementAt(moves, 0), elementAt(moves, moves.length - 1)];
    const send = { type: 'move', match, id: 'once', answers, move } as const;
    // All at once, the second with another move under the same name.
    for (const each of [send, { ...send, move: another }, send, send]) clients[at].send(each);
    for (let i = 0; i < 4; i++) expect(await clients[at].nextOf('ack')).toMatchObject({ id: 'once', seq: 1 });
    // By HTTP, and by another connection of the same person.
    expect(await people[at].do('move', { params: { id: match }, body: { id: 'once', answers, move } })).toMatchObject({
      seq: 1,
    });
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
