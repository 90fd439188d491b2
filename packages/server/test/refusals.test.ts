import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathTo, type RequestLine, requestLine } from '@souk/client';
import { type ClientMessage, type ClientMessageType, COOKIE, type NewTable, type Table } from '@souk/protocol';
import { ROUTES, type RouteName } from '@souk/protocol/routes';
import { CLIENT_MESSAGES } from '@souk/protocol/schemas';
import { type Host, startHost } from '@souk/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, type RawAnswer } from './proofs/raw-http.js';
import { Client } from './support/client.js';
import { newBackend, TEST_SETTINGS } from './support/host.js';
import { beginMatch, guest, type TestPerson } from './support/person.js';
import { moverOf, otherThan } from './support/play.js';
import { all } from './support/tuples.js';

const GUESSED_ID = 'A'.repeat(22);

type PersonRoute = { [K in RouteName]: (typeof ROUTES)[K]['caller'] extends 'person' ? K : never }[RouteName];

const TWO_SEATS: NewTable = { game: 'dwarven-traders', seats: [{ kind: 'you' }, { kind: 'open' }] };

/** A request to every route that needs a person. It would be allowed if the right person made it. */
function requestsFor(match: string, table: string): { readonly [K in PersonRoute]: RequestLine } {
  const [atMatch, atTable] = [{ id: match }, { id: table }];
  return {
    signOut: requestLine('signOut'),
    me: requestLine('me'),
    rename: requestLine('rename', { body: { name: 'Mallory' } }),
    changePassphrase: requestLine('changePassphrase', { body: { current: 'x', passphrase: 'another passphrase' } }),
    recoveryCodes: requestLine('recoveryCodes'),
    newRecoveryCodes: requestLine('newRecoveryCodes', { body: { passphrase: 'x' } }),
    exportMe: requestLine('exportMe'),
    deleteMe: requestLine('deleteMe', { body: {} }),
    myMatches: requestLine('myMatches'),
    mutes: requestLine('mutes'),
    mute: requestLine('mute', { body: { person: GUESSED_ID, muted: true } }),
    tokens: requestLine('tokens'),
    newToken: requestLine('newToken', { body: { label: 'mine' } }),
    dropToken: requestLine('dropToken', { params: { id: GUESSED_ID } }),
    profileSettings: requestLine('profileSettings'),
    changeProfile: requestLine('changeProfile', { body: { avatar: 'panda' } }),
    follows: requestLine('follows'),
    follow: requestLine('follow', { body: { person: GUESSED_ID, following: true } }),
    challenges: requestLine('challenges'),
    answerChallenge: requestLine('answerChallenge', { params: atTable, body: { accept: true } }),
    challenge: requestLine('challenge', { params: atTable, body: { person: GUESSED_ID } }),
    withdrawChallenge: requestLine('withdrawChallenge', { params: { ...atTable, person: GUESSED_ID } }),
    newTable: requestLine('newTable', { body: TWO_SEATS }),
    quick: requestLine('quick', { body: { game: 'dwarven-traders', seats: 2 } }),
    tableByCode: requestLine('tableByCode', { params: { code: 'ABCDEF' } }),
    join: requestLine('join', { params: atTable }),
    leave: requestLine('leave', { params: atTable }),
    comeBack: requestLine('comeBack', { params: atMatch }),
    resign: requestLine('resign', { params: atMatch }),
    kick: requestLine('kick', { params: atTable, body: { seat: 0 } }),
    setSeat: requestLine('setSeat', { params: { ...atTable, seat: 1 }, body: { kind: 'bot', level: 1 } }),
    salt: requestLine('salt', { params: atTable, body: { salt: 'pepper' } }),
    start: requestLine('start', { params: atTable }),
    close: requestLine('close', { params: atTable }),
    rematch: requestLine('rematch', { params: atMatch }),
    newDeal: requestLine('newDeal', { body: { table: TWO_SEATS, tables: 2 } }),
    move: requestLine('move', { params: atMatch, body: { id: 'x', answers: 0, move: { kind: 'any' } } }),
    undo: requestLine('undo', { params: atMatch, body: { id: 'x', answers: 0 } }),
    answerUndo: requestLine('answerUndo', { params: atMatch, body: { id: 'x', answers: 0, agree: true } }),
    standing: requestLine('standing', { params: atMatch }),
    setStanding: requestLine('setStanding', { params: atMatch, body: { answers: [] } }),
    chat: requestLine('chat', { params: atMatch }),
    say: requestLine('say', { params: atMatch, body: { text: 'hello' } }),
  };
}

const personRoutes = Object.keys(requestsFor(GUESSED_ID, GUESSED_ID)) as PersonRoute[];

/** What belongs to a table or match, and is none of a stranger's business. */
const PRIVATE: readonly PersonRoute[] = [
  ...(['leave', 'comeBack', 'resign', 'kick', 'setSeat', 'salt', 'start', 'close', 'rematch'] as const),
  ...(['move', 'undo', 'answerUndo', 'standing', 'setStanding', 'chat', 'say'] as const),
];

/** Messages of every type about a match. */
const messagesFor = (match: string): { readonly [K in ClientMessageType]: ClientMessage } => ({
  watch: { type: 'watch', match },
  unwatch: { type: 'unwatch', match },
  move: { type: 'move', match, id: 'x', answers: 0, move: { kind: 'any' } },
  undo: { type: 'undo', match, id: 'x', answers: 0 },
  'answer-undo': { type: 'answer-undo', match, id: 'x', answers: 0, agree: true },
  standing: { type: 'standing', match, id: 'x', answers: [] },
  chat: { type: 'chat', match, id: 'x', text: 'hello' },
  lobby: { type: 'lobby', on: true },
  friends: { type: 'friends', on: true },
  ping: { type: 'ping', id: 'x' },
});

/** Messages that need a seat, or a look at the match. */
const ABOUT_A_MATCH = ['watch', 'move', 'undo', 'answer-undo', 'standing', 'chat'] as const;

const folder = mkdtempSync(join(tmpdir(), 'souk-refusals-'));
let cleanUp: () => Promise<void> = async () => {};
let host: Host;
let port: number;
let ada: TestPerson;
let bea: TestPerson;
let eve: TestPerson;
/** Ada and Bea play; nobody may watch. */
let match: Table;
/** Ada waits for others. */
let table: Table;
let void1: string;
let void2: string;

beforeAll(async () => {
  const place = await newBackend(folder, (act) => {
    cleanUp = act;
  });
  host = await startHost({ ...TEST_SETTINGS, ...place });
  port = Number(new URL(host.address).port);
  [ada, bea, eve] = [
    await guest(host.address, 'Ada'),
    await guest(host.address, 'Bea'),
    await guest(host.address, 'Eve'),
  ];
  match = await beginMatch([ada, bea], { spectators: false });
  table = await ada.newTable({ seats: [{ kind: 'you' }, { kind: 'open' }] });
  const signedOut = await guest(host.address, 'Gone');
  await signedOut.do('signOut');
  void1 = signedOut.token;
  const { id, token } = await ada.do('newToken', { body: { label: 'lost' } });
  await ada.do('dropToken', { params: { id } });
  void2 = token;
});

afterAll(async () => {
  await host.close();
  await cleanUp();
  rmSync(folder, { recursive: true, force: true });
});

const failureOf = ({ status, text }: RawAnswer): { status: number; code: string; message: string } => ({
  status,
  ...JSON.parse(text),
});

/** Nothing that was refused has changed anything. */
async function nothingHasChanged(): Promise<void> {
  const state = await ada.do('match', { params: { id: match.id } });
  expect(state.seq).toBe(0);
  expect(await ada.do('table', { params: { id: table.id } })).toEqual(table);
  expect((await ada.do('me')).name).toBe('Ada');
}

/** Sends a request as it would be allowed, or to a place that is not there. */
const callAs = (
  name: PersonRoute,
  headers: { readonly [name: string]: string },
  { method, path, body } = requestsFor(match.id, table.id)[name],
) => ask(port, path, { method, headers, ...(body === undefined ? {} : { raw: body }) });

describe('Nobody, guesses and void tokens', () => {
  it.each(personRoutes)('are refused by %s', async (name) => {
    expect(failureOf(await callAs(name, {}))).toMatchObject({ status: 401, code: 'unauthorised' });
    for (const token of ['', 'x', 'x'.repeat(32), `${ada.token}x`, ada.id, void1, void2, ada.token.toLowerCase()]) {
      for (const headers of [{ authorization: `Bearer ${token}` }, { cookie: `${COOKIE}=${token}` }]) {
        const failure = failureOf(await callAs(name, headers));
        expect(failure, JSON.stringify(headers)).toMatchObject({ status: 401, code: 'unauthorised' });
      }
    }
    await nothingHasChanged();
  });
});

describe('Strangers', () => {
  it.each(PRIVATE)('are refused by %s', async (name) => {
    const failure = failureOf(await callAs(name, { authorization: `Bearer ${eve.token}` }));
    // Who does not sit anywhere cannot get up: that is no question of rights.
    expect(failure.code).toBe(name === 'leave' ? 'conflict' : 'forbidden');
    await nothingHasChanged();
  });

  it.each(PRIVATE)('do not find by %s what is not there', async (name) => {
    const elsewhere = requestsFor(GUESSED_ID, GUESSED_ID)[name];
    const answer = await callAs(name, { authorization: `Bearer ${eve.token}` }, elsewhere);
    expect(failureOf(answer)).toMatchObject({ status: 404, code: 'not-found' });
  });
});

describe('What anybody may ask', () => {
  const routes = Object.keys(ROUTES) as RouteName[];
  const open = routes.filter((name) => ROUTES[name].caller === 'public' && ROUTES[name].method === 'GET');

  it.each(open)('%s does not take a void token for nobody', async (name) => {
    const answer = await ask(port, pathTo(name, { id: match.id }), { token: void1 });
    expect(failureOf(answer)).toMatchObject({ status: 401, code: 'unauthorised' });
  });

  it.each(['match', 'history', 'stream', 'record'] as const)(
    'a match that may not be watched is closed to strangers: %s',
    async (name) => {
      for (const token of [undefined, eve.token]) {
        const answer = await ask(port, pathTo(name, { id: match.id }), { token });
        expect(failureOf(answer)).toMatchObject({ status: 403, code: 'forbidden' });
      }
    },
  );
});

describe('A live connection', () => {
  it('is refused to guesses and void tokens', async () => {
    for (const token of ['x', 'x'.repeat(32), `${ada.token}x`, void1, void2]) {
      await expect(Client.open(host.address, token), token).rejects.toThrow('refused: 401');
      const cookie = { headers: { cookie: `${COOKIE}=${token}` } };
      await expect(Client.open(host.address, undefined, cookie), token).rejects.toThrow('refused: 401');
    }
  });

  it('ends when its token is made void', async () => {
    const person = await guest(host.address, 'Short');
    const client = await person.connect();
    await person.do('signOut');
    expect(await client.closed()).toMatchObject({ code: 4001 });
    await expect(person.connect()).rejects.toThrow('refused: 401');
  });

  it('has a message of every type in this test', () => {
    expect(Object.keys(messagesFor(match.id)).sort()).toEqual(Object.keys(CLIENT_MESSAGES).sort());
  });

  it.each(ABOUT_A_MATCH)('%s is refused to strangers and to those without a name', async (type) => {
    const message = messagesFor(match.id)[type];
    const stranger = await eve.connect();
    stranger.send(message);
    expect(await stranger.nextOf('error')).toMatchObject({ code: 'forbidden', match: match.id });
    const nobody = await Client.open(host.address);
    nobody.send(message);
    expect(await nobody.nextOf('error')).toMatchObject({ code: type === 'watch' ? 'forbidden' : 'unauthorised' });
    for (const client of [stranger, nobody]) {
      client.send({ type: 'ping', id: 'then' });
      await client.nextOf('pong');
      expect(client.frames.filter((frame) => frame.includes('"view"') || frame.includes('"table"'))).toEqual([]);
      await client.close();
    }
    await nothingHasChanged();
  });

  it.each(ABOUT_A_MATCH)('%s does not find a match that is not there', async (type) => {
    const client = await eve.connect();
    client.send(messagesFor(GUESSED_ID)[type]);
    expect(await client.nextOf('error')).toMatchObject({ code: 'not-found' });
    await client.close();
  });
});

describe('A stream', () => {
  it('ends when its token is made void', async () => {
    const person = await guest(host.address, 'Reader');
    const { id } = await beginMatch([person, bea]);
    const ended = ask(port, pathTo('stream', { id }), { token: person.token });
    // The stream has begun when a watcher is told that there is one more.
    const watching = await bea.connect();
    await watching.watch(id);
    await watching.nextOf('presence', ({ seats }) => seats.includes(0));
    await person.do('signOut');
    expect((await ended).text).toContain('"type":"state"');
    await watching.close();
  });
});

describe("Another seat's token", () => {
  it('decides nothing for this seat, and sees only its own view', async () => {
    const states = await all([ada, bea], (each) => each.do('match', { params: { id: match.id } }));
    expect(states.map(({ seat }) => seat)).toEqual([0, 1]);
    const mover = moverOf(states);
    const [asked, other] = mover === 0 ? [ada, bea] : [bea, ada];
    const { decision } = states[mover];
    expect(states[otherThan(mover)].decision).toBeNull();
    const body = { id: 'not-mine', answers: decision?.answers ?? 0, move: decision?.moves[0] ?? {} };
    expect(await other.refused('move', { params: { id: match.id }, body })).toMatchObject({ code: 'conflict' });
    const client = await other.connect();
    client.send({ type: 'move', match: match.id, ...body });
    expect(await client.nextOf('error')).toMatchObject({ code: 'conflict' });
    await client.close();
    await nothingHasChanged();
    // What another seat calls its sends is its own affair: the same name is another send.
    await asked.do('move', { params: { id: match.id }, body });
    expect(
      await other.refused('undo', { params: { id: match.id }, body: { id: 'not-mine', answers: 0 } }),
    ).toMatchObject({
      code: 'stale',
    });
  });
});
