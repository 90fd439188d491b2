import { PassThrough } from 'node:stream';
import { type Given, pathTo, type RequestName, requestLine } from '@souk/client';
import { elementAt } from '@souk/kernel';
import type { AnswerOf, NewTable, SignedIn } from '@souk/protocol';
import { describe, expect, it } from 'vitest';
import { openLogger } from '../src/logging/logger.js';
import { ask } from './proofs/raw-http.js';
import { Client } from './support/client.js';
import { openHost, storedRows, temporaryFolder } from './support/host.js';
import { TestPerson } from './support/person.js';
import { playAllToEnd } from './support/play.js';
import { all } from './support/tuples.js';

const PASSPHRASE = 'correct horse battery staple';
const WRONG_PASSPHRASE = 'incorrect donkey accumulator';
const CHAT = 'meet me behind the stalls';

interface Calling {
  readonly token?: string | undefined;
  readonly keep?: boolean;
}

/** A host of which everything that leaves it is kept: answers with their headers, messages, log and metrics. */
async function openWatchedHost() {
  const data = temporaryFolder();
  const written = new PassThrough();
  const kept = { log: '', answers: '' };
  written.on('data', (bytes: Buffer) => {
    kept.log += bytes;
  });
  const { address } = await openHost({ data }, { logger: openLogger('debug', written) });
  const port = Number(new URL(address).port);
  const clients: Client[] = [];

  /** The answer to a request, a refusal's as well; it is kept unless it may contain secrets. */
  const call = async <K extends RequestName>(
    { token, keep = true }: Calling,
    route: K,
    ...given: Given<K>
  ): Promise<AnswerOf<K>> => {
    const { method, path, body } = requestLine(route, ...given);
    const answer = await ask(port, path, { method, token, ...(body === undefined ? {} : { raw: body }) });
    if (keep) kept.answers += JSON.stringify(answer.headers) + answer.text;
    return JSON.parse(answer.text === '' ? 'null' : answer.text);
  };
  return {
    address,
    call,
    /** A person; the answer that hands out the token is the one that may contain it. */
    async enter(signedIn: (caller: Calling) => Promise<SignedIn>): Promise<TestPerson> {
      return new TestPerson(address, await signedIn({ keep: false }));
    },
    /** A request that no client would make. */
    async callWrongly(token: string | undefined, method: string, path: string, body: object): Promise<void> {
      const answer = await ask(port, path, { method, token, body });
      kept.answers += JSON.stringify(answer.headers) + answer.text;
    },
    async connect(person?: TestPerson): Promise<Client> {
      const client = await Client.open(address, person?.token);
      clients.push(client);
      return client;
    },
    /** Everything up to now. */
    async told(): Promise<string> {
      const metrics = (await ask(port, '/metrics')).text;
      const frames = clients.flatMap((client) => client.frames).join('\n');
      return [kept.log, kept.answers, frames, metrics].join('\n');
    },
    get log(): string {
      return kept.log;
    },
    async readOne<Row>(query: string): Promise<Row> {
      return elementAt(await this.read<Row>(query), 0);
    },
    read<Row>(query: string): Promise<readonly Row[]> {
      return storedRows<Row>(data, query);
    },
  };
}

type WatchedHost = Awaited<ReturnType<typeof openWatchedHost>>;

/** A table with the two in their seats and the match begun. */
async function begin({ call }: WatchedHost, ada: TestPerson, bea: TestPerson, id: string): Promise<void> {
  const params = { id };
  await call(bea, 'join', { params, body: { seat: 1, salt: 'pepper' } });
  await call(ada, 'start', { params });
}

/** Asks for everything there is about a match, rightly and wrongly. */
async function requestEverything(
  host: WatchedHost,
  id: string,
  tokens: readonly (string | undefined)[],
): Promise<void> {
  const { call } = host;
  const params = { id };
  for (const token of tokens) {
    const caller = { token };
    for (const route of ['table', 'match', 'record', 'history', 'chat', 'standing'] as const) {
      await call(caller, route, { params });
    }
    for (const route of ['me', 'myMatches', 'tokens', 'tables'] as const) await call(caller, route);
    await call(caller, 'tables', { query: { phase: 'playing' } });
    await call(caller, 'move', { params, body: { id: 'x', answers: 0, move: { kind: 'nonsense' } } });
    await call(caller, 'undo', { params, body: { id: 'y', answers: 77 } });
    await call(caller, 'start', { params });
    await host.callWrongly(token, 'PUT', pathTo('salt', params), { salt: 7 });
  }
}

/** Both play to the end. */
async function finish(host: WatchedHost, people: readonly TestPerson[], id: string): Promise<void> {
  const clients = await all(people, (person) => host.connect(person));
  const first = await all(clients, (client) => client.watch(id));
  await playAllToEnd(clients, id, first);
}

const seats: NewTable['seats'] = [{ kind: 'you' }, { kind: 'open' }];

describe('Secrets', () => {
  it('of people stay with them: tokens, passphrases and what is stored instead of them', async () => {
    const host = await openWatchedHost();
    const ada = await host.enter((caller) => host.call(caller, 'enter', { body: { name: 'Ada' } }));
    const account = await host.enter((caller) =>
      host.call(caller, 'register', { body: { name: 'Bea', passphrase: PASSPHRASE } }),
    );
    const again = await host.enter((caller) =>
      host.call(caller, 'signIn', { body: { name: 'Bea', passphrase: PASSPHRASE } }),
    );
    await host.call({}, 'signIn', { body: { name: 'Bea', passphrase: WRONG_PASSPHRASE } });
    await host.call({}, 'register', { body: { name: 'Bea', passphrase: WRONG_PASSPHRASE } });
    const { codes } = await host.call({ token: account.token, keep: false }, 'newRecoveryCodes', {
      body: { passphrase: PASSPHRASE },
    });
    const code = elementAt(codes, 0);
    await host.call({}, 'recover', { body: { name: 'Ada', code, passphrase: PASSPHRASE } });
    for (const route of ['recoveryCodes', 'exportMe'] as const) await host.call(account, route);
    const { id } = await host.call(ada, 'newTable', { body: { game: 'dwarven-traders', seats } });
    await begin(host, ada, account, id);
    await requestEverything(host, id, [undefined, ada.token, account.token, again.token, 'x'.repeat(32)]);
    await host.call({}, 'person', { params: { id: account.id } });
    await host.call(ada, 'say', { params: { id }, body: { text: CHAT } });
    await finish(host, [ada, account], id);
    await host.call(again, 'signOut');

    const told = await host.told();
    expect(told).toContain(id);
    for (const { token } of [ada, account, again]) expect(told).not.toContain(token);
    for (const secret of [PASSPHRASE, WRONG_PASSPHRASE, ...codes]) expect(told).not.toContain(secret);
    const hashes = await host.read<{ secret: string }>(
      `SELECT hash AS secret FROM tokens UNION SELECT hash FROM recovery_codes
         UNION SELECT secret FROM people WHERE secret IS NOT NULL`,
    );
    expect(hashes.length).toBeGreaterThan(12);
    for (const { secret } of hashes) expect(told).not.toContain(secret);
    for (const private_ of [CHAT, 'pepper', 'nonsense', ada.name]) expect(host.log).not.toContain(private_);
  });

  it('of a deal are told by its record, when the match is over, and by nothing else', async () => {
    const host = await openWatchedHost();
    const [ada, bea] = [
      await host.enter((caller) => host.call(caller, 'enter', { body: { name: 'Ada' } })),
      await host.enter((caller) => host.call(caller, 'enter', { body: { name: 'Bea' } })),
    ];
    const watcher = await host.connect();
    for (const game of ['dwarven-traders', 'arcane-alley', 'dale-of-merchants']) {
      const { id } = await host.call(ada, 'newTable', { body: { game, seats } });
      await begin(host, ada, bea, id);
      await watcher.watch(id);
      await requestEverything(host, id, [undefined, ada.token, bea.token]);
      const { seed, nonce } = await host.readOne<{ seed: string; nonce: string }>(
        `SELECT seed, nonce FROM matches WHERE id = '${id}'`,
      );
      for (const secret of [seed, nonce]) expect(await host.told()).not.toContain(secret);
      if (game !== 'dwarven-traders') continue;
      await finish(host, [ada, bea], id);
      for (const secret of [seed, nonce]) expect(await host.told()).not.toContain(secret);
      const record = await host.call({ keep: false }, 'record', { params: { id } });
      expect(record).toMatchObject({ reveal: { seed, nonce } });
      for (const secret of [seed, nonce]) expect(await host.told()).not.toContain(secret);
    }
  });

  /** Two tables with the same deal, two people at each. */
  async function twoTables(host: WatchedHost) {
    const [ada, bea, cem, dag] = await all(['Ada', 'Bea', 'Cem', 'Dag'], (name) =>
      host.enter((caller) => host.call(caller, 'enter', { body: { name } })),
    );
    const open: NewTable = { game: 'dwarven-traders', seats: [{ kind: 'open' }, { kind: 'open' }] };
    const { id, tables } = await host.call(ada, 'newDeal', { body: { table: open, tables: 2 } });
    const one = { id: elementAt(tables, 0).id, people: [ada, bea] } as const;
    const other = { id: elementAt(tables, 1).id, people: [cem, dag] } as const;
    for (const table of [one, other]) {
      const params = { id: table.id };
      for (const [seat, person] of table.people.entries()) await host.call(person, 'join', { params, body: { seat } });
      expect(await host.call(ada, 'start', { params })).toMatchObject({ phase: 'playing' });
    }
    return { deal: id, one, other };
  }

  it('of a deal that several tables have got are kept until the last of them is finished', async () => {
    const host = await openWatchedHost();
    const { deal, one, other } = await twoTables(host);
    const { seed, nonce } = await host.readOne<{ seed: string; nonce: string }>(
      `SELECT seed, nonce FROM matches WHERE deal = '${deal}'`,
    );
    const recordFor = (token: string, keep: boolean) =>
      host.call({ token, keep }, 'record', { params: { id: one.id } });
    const [{ token }] = one.people;
    await finish(host, one.people, one.id);
    expect(await recordFor(token, true)).toMatchObject({ code: 'conflict' });
    for (const secret of [seed, nonce]) expect(await host.told()).not.toContain(secret);
    await finish(host, other.people, other.id);
    expect(await recordFor(token, false)).toMatchObject({ reveal: { seed, nonce } });
  });

  it('of a deal are not seen at another table that has got the same one', async () => {
    const host = await openWatchedHost();
    const { one, other } = await twoTables(host);
    const [ada, bea] = one.people;
    expect(await host.call(ada, 'match', { params: { id: one.id } })).toMatchObject({ seat: 0 });
    for (const token of [ada.token, bea.token, undefined]) {
      const answer = await host.call({ token }, 'match', { params: { id: other.id } });
      expect(answer).toMatchObject({ code: 'forbidden' });
    }
    await finish(host, other.people, other.id);
    for (const token of [ada.token, bea.token, undefined]) {
      const answer = await host.call({ token }, 'match', { params: { id: other.id } });
      expect(answer).toMatchObject({ code: 'forbidden' });
    }
  });
});
