import {
  DisconnectedError,
  httpClient,
  LiveConnection,
  linesOf,
  messagesOf,
  openSocket,
  RefusedError,
  UnreachableError,
} from '@souk/client';
import { elementAt } from '@souk/kernel';
import type { ServerMessage, ServerMessageOf, ServerMessageType } from '@souk/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { openHost } from '../../../server/test/support/host.js';
import { Player } from '../support/player.js';

const NO_MATCH = 'A'.repeat(22);

async function enter(address: string, name: string) {
  const { token, person } = await httpClient({ address }).request('enter', { body: { name } });
  return { token, person, client: httpClient({ address, token }) };
}

/** A match of one person against a bot that waits for the person. */
async function soloMatch(address: string) {
  const ann = await enter(address, 'Ann');
  const seats = [{ kind: 'you' as const }, { kind: 'bot' as const, level: 1 }];
  const { id } = await ann.client.request('newTable', { body: { game: 'dwarven-traders', seats } });
  await ann.client.request('start', { params: { id } });
  return { ...ann, id };
}

function connect(address: string, token?: string): LiveConnection {
  const connection = new LiveConnection({ address, token, WebSocket });
  onTestFinished(() => connection.close());
  return connection;
}

const next = <K extends ServerMessageType>(connection: LiveConnection, type: K): Promise<ServerMessageOf<K>> =>
  new Promise((resolve) => {
    const stop = connection.on(type, (message) => {
      stop();
      resolve(message);
    });
  });

/** The next message in which the viewer is asked something. */
const asked = (connection: LiveConnection): Promise<ServerMessageOf<'state' | 'update'>> =>
  new Promise((resolve) => {
    const hear = (message: ServerMessageOf<'state' | 'update'>): void => {
      if (message.decision !== null) resolve(message);
    };
    connection.on('state', hear);
    connection.on('update', hear);
  });

const refusalOf = async (act: Promise<unknown>): Promise<unknown> => {
  const error = await act.catch((each: unknown) => each);
  expect(error).toBeInstanceOf(RefusedError);
  return error instanceof RefusedError ? error.code : undefined;
};

describe('Requests to a host', () => {
  test('make a table, fill it and find it again', async () => {
    const { address } = await openHost();
    const [ann, ben] = await Promise.all([enter(address, 'Ann'), enter(address, 'Ben')]);
    const seats = [{ kind: 'you' as const }, { kind: 'open' as const }];
    const table = await ann.client.request('newTable', { body: { game: 'dwarven-traders', seats } });
    const found = await ben.client.request('tableByCode', { params: { code: table.code } });
    expect(found.id).toBe(table.id);
    await ben.client.request('join', { params: { id: table.id }, body: { seat: 1 } });
    const { phase } = await ann.client.request('start', { params: { id: table.id } });
    expect(phase).toBe('playing');
    const { tables } = await ben.client.request('myMatches', { query: { phase: 'playing' } });
    expect(tables.map(({ id }) => id)).toEqual([table.id]);
    expect(await ben.client.request('signOut')).toBeUndefined();
  });

  test('that are refused say by which code', async () => {
    const { address } = await openHost();
    const ann = await enter(address, 'Ann');
    const nobody = httpClient({ address });
    expect(await refusalOf(nobody.request('me'))).toBe('unauthorised');
    expect(await refusalOf(ann.client.request('table', { params: { id: NO_MATCH } }))).toBe('not-found');
    expect(await refusalOf(ann.client.request('table', { params: { id: 'short' } }))).toBe('bad-request');
    expect(await refusalOf(ann.client.request('rename', { body: { name: ' ' } }))).toBe('bad-request');
  });

  test('to nobody are unreachable', async () => {
    const host = await openHost();
    await host.close();
    await expect(httpClient({ address: host.address }).request('games')).rejects.toThrow(UnreachableError);
  });

  test('stream a match, or say why not', async () => {
    const { address } = await openHost();
    const { client, id } = await soloMatch(address);
    const messages = messagesOf(await client.send('stream', { params: { id } }));
    const types: string[] = [];
    for await (const message of messages) {
      types.push(message.type);
      if (message.type === 'state') break;
    }
    expect(types).toEqual(['table', 'state']);
    const refused = linesOf(await client.send('stream', { params: { id: NO_MATCH } }));
    expect(await refusalOf(refused.next())).toBe('not-found');
  });
});

describe('A connection to a host', () => {
  test('is welcomed as who it is, and hears of tables and matches', async () => {
    const { address } = await openHost();
    const { token, person, id } = await soloMatch(address);
    const connection = connect(address, token);
    const welcome = await next(connection, 'welcome');
    expect(welcome.person).toEqual({ id: person.id, name: 'Ann' });
    connection.watch(id);
    const [{ table }, state] = await Promise.all([next(connection, 'table'), next(connection, 'state')]);
    expect([table.id, state.match, state.seat]).toEqual([id, id, 0]);
    expect(await connection.ping()).toBeGreaterThanOrEqual(0);
    const lobby = next(connection, 'lobby');
    connection.lobby(true);
    expect((await lobby).tables).toEqual([]);
    const said = next(connection, 'chat');
    await connection.chat(id, 'hello');
    expect((await said).text).toBe('hello');
  });

  test('makes moves, and is told by which number they stand', async () => {
    const { address } = await openHost();
    const { token, id } = await soloMatch(address);
    const connection = connect(address, token);
    connection.watch(id);
    const { decision, seq } = await asked(connection);
    if (decision === null) throw new Error('expected a decision');
    const ack = await connection.move(id, decision.answers, elementAt(decision.moves, 0));
    expect(ack).toMatchObject({ match: id, seq: seq + 1 });
  });

  test('is refused what is wrong, each send by itself, and goes on', async () => {
    const { address } = await openHost();
    const { token, id } = await soloMatch(address);
    const connection = connect(address, token);
    connection.watch(id);
    const { decision } = await asked(connection);
    if (decision === null) throw new Error('expected a decision');
    const { answers, moves } = decision;
    const move = elementAt(moves, 0);
    const codes = await Promise.all([
      refusalOf(connection.move(id, answers, { kind: 'fly' })),
      refusalOf(connection.move(id, answers + 7, move)),
      refusalOf(connection.move(NO_MATCH, answers, move)),
      refusalOf(connection.move('short', answers, move)),
      refusalOf(connection.move(id, -1, move)),
      refusalOf(connection.chat(id, '\u0007')),
    ]);
    expect(codes).toEqual(['bad-request', 'stale', 'not-found', 'bad-request', 'bad-request', 'bad-request']);
    await connection.move(id, answers, move);
    expect(connection.state).toBe('open');
  });

  test('hears why a match may not be watched', async () => {
    const { address } = await openHost();
    const connection = connect(address);
    const refused = next(connection, 'error');
    connection.watch(NO_MATCH);
    expect(await refused).toMatchObject({ code: 'not-found', match: NO_MATCH });
  });

  test('that nobody is behind may watch and not move', async () => {
    const { address } = await openHost();
    const { id } = await soloMatch(address);
    const connection = connect(address);
    connection.watch(id);
    const { seat, decision } = await next(connection, 'state');
    expect([seat, decision]).toEqual([null, null]);
    expect(await refusalOf(connection.undo(id, 0))).toBe('unauthorised');
  });

  test('whose host has gone gives up what cannot be repeated', async () => {
    const host = await openHost();
    const { token, id } = await soloMatch(host.address);
    const player = new Player(host.address, token, id);
    await player.reaches('open');
    await host.close();
    await player.reaches('lost');
    await expect(player.connection.chat(id, 'anybody?')).rejects.toThrow(DisconnectedError);
  });
});

test('A single connection tells every message and how it has ended', async () => {
  const host = await openHost();
  const { token, id } = await soloMatch(host.address);
  const types: ServerMessage['type'][] = [];
  const end = await new Promise<{ code: number }>((resolve) => {
    const socket = openSocket(
      { address: host.address, token, WebSocket },
      {
        opened: () => socket.send({ type: 'watch', match: id }),
        message({ type }) {
          types.push(type);
          if (type === 'state') void host.close();
        },
        closed: resolve,
      },
    );
  });
  expect(types.slice(0, 3)).toEqual(['welcome', 'table', 'state']);
  expect(types.at(-1)).toBe('bye');
  expect(end.code).toBe(1001);
});
