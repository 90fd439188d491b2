import { PassThrough } from 'node:stream';
import { API, type Deal, type SignedIn, type State, type Table } from '@souk/protocol';
import { describe, expect, it } from 'vitest';
import { openLogger } from '../src/logging/logger.js';
import { ask } from './proofs/raw-http.js';
import { Client } from './support/client.js';
import { openHost, storedRows, temporaryFolder } from './support/host.js';
import { Someone } from './support/person.js';
import { playToEnd } from './support/play.js';

const PASSPHRASE = 'correct horse battery staple';
const WRONG_PASSPHRASE = 'incorrect donkey accumulator';
const CHAT = 'meet me behind the stalls';

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

  const call = async <T>(method: string, path: string, body?: unknown, token?: string, keep = true): Promise<T> => {
    const answer = await ask(port, `${API}${path}`, {
      method,
      token,
      ...(method === 'GET' ? {} : { body: body ?? {} }),
    });
    if (keep) kept.answers += JSON.stringify(answer.headers) + answer.text;
    return answer.text === '' ? (undefined as T) : JSON.parse(answer.text);
  };
  return {
    address,
    call,
    /** A person; the answer that hands out the token is the one that may contain it. */
    async enter(path: string, body: object): Promise<Someone> {
      return new Someone(address, await call<SignedIn>('POST', path, body, undefined, false));
    },
    async connect(person?: Someone): Promise<Client> {
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
    read<Row>(query: string): Promise<readonly Row[]> {
      return storedRows<Row>(data, query);
    },
  };
}

type WatchedHost = Awaited<ReturnType<typeof openWatchedHost>>;

/** A table with the two in their seats and the match begun. */
async function begin({ call }: WatchedHost, ada: Someone, bea: Someone, id: string): Promise<void> {
  await call('POST', `/tables/${id}/join`, { seat: 1, salt: 'pepper' }, bea.token);
  await call('POST', `/tables/${id}/start`, {}, ada.token);
}

/** Asks for everything there is about a match, rightly and wrongly. */
async function askAround({ call }: WatchedHost, id: string, tokens: readonly (string | undefined)[]): Promise<void> {
  for (const token of tokens) {
    for (const path of [
      `/tables/${id}`,
      `/matches/${id}`,
      `/matches/${id}/record`,
      `/matches/${id}/history`,
      `/matches/${id}/chat`,
    ]) {
      await call('GET', path, undefined, token);
    }
    for (const path of [
      `/matches/${id}/standing`,
      '/me',
      '/me/matches',
      '/tokens',
      '/tables',
      '/tables?phase=playing',
    ]) {
      await call('GET', path, undefined, token);
    }
    await call('POST', `/matches/${id}/moves`, { id: 'x', answers: 0, move: { kind: 'nonsense' } }, token);
    await call('POST', `/matches/${id}/undo`, { id: 'y', answers: 77 }, token);
    await call('POST', `/tables/${id}/start`, {}, token);
    await call('PUT', `/tables/${id}/salt`, { salt: 7 }, token);
  }
}

/** Both play to the end. */
async function finish(host: WatchedHost, people: readonly Someone[], id: string): Promise<void> {
  const clients = await Promise.all(people.map((person) => host.connect(person)));
  const first = await Promise.all(clients.map((client) => client.watch(id)));
  await Promise.all(clients.map((client, i) => playToEnd(client, id, first[i])));
}

const seats = [{ kind: 'you' }, { kind: 'open' }];

describe('Secrets', () => {
  it('of people stay with them: tokens, passphrases and what is stored instead of them', async () => {
    const host = await openWatchedHost();
    const ada = await host.enter('/guests', { name: 'Ada' });
    const account = await host.enter('/accounts', { name: 'Bea', passphrase: PASSPHRASE });
    const again = await host.enter('/sessions', { name: 'Bea', passphrase: PASSPHRASE });
    await host.call('POST', '/sessions', { name: 'Bea', passphrase: WRONG_PASSPHRASE });
    await host.call('POST', '/accounts', { name: 'Bea', passphrase: WRONG_PASSPHRASE });
    const { id } = await host.call<Table>('POST', '/tables', { game: 'dwarven-traders', seats }, ada.token);
    await begin(host, ada, account, id);
    await askAround(host, id, [undefined, ada.token, account.token, again.token, 'x'.repeat(32)]);
    await host.call('GET', `/people/${account.id}`);
    await host.call('POST', `/matches/${id}/chat`, { text: CHAT }, ada.token);
    await finish(host, [ada, account], id);
    await host.call('DELETE', '/sessions', undefined, again.token);

    const told = await host.told();
    expect(told).toContain(id);
    for (const { token } of [ada, account, again]) expect(told).not.toContain(token);
    for (const secret of [PASSPHRASE, WRONG_PASSPHRASE]) expect(told).not.toContain(secret);
    const hashes = await host.read<{ secret: string }>(
      'SELECT hash AS secret FROM tokens UNION SELECT secret FROM people WHERE secret IS NOT NULL',
    );
    expect(hashes.length).toBeGreaterThan(2);
    for (const { secret } of hashes) expect(told).not.toContain(secret);
    for (const private_ of [CHAT, 'pepper', 'nonsense', ada.name]) expect(host.log).not.toContain(private_);
  });

  it('of a deal are told by its record, when the match is over, and by nothing else', async () => {
    const host = await openWatchedHost();
    const [ada, bea] = [await host.enter('/guests', { name: 'Ada' }), await host.enter('/guests', { name: 'Bea' })];
    const watcher = await host.connect();
    for (const game of ['dwarven-traders', 'arcane-alley', 'dale-of-merchants']) {
      const { id } = await host.call<Table>('POST', '/tables', { game, seats }, ada.token);
      await begin(host, ada, bea, id);
      await watcher.watch(id);
      await askAround(host, id, [undefined, ada.token, bea.token]);
      const [{ seed, nonce }] = await host.read<{ seed: string; nonce: string }>(
        `SELECT seed, nonce FROM matches WHERE id = '${id}'`,
      );
      for (const secret of [seed, nonce]) expect(await host.told()).not.toContain(secret);
      if (game !== 'dwarven-traders') continue;
      await finish(host, [ada, bea], id);
      for (const secret of [seed, nonce]) expect(await host.told()).not.toContain(secret);
      const record = await host.call('GET', `/matches/${id}/record`, undefined, undefined, false);
      expect(record).toMatchObject({ reveal: { seed, nonce } });
      for (const secret of [seed, nonce]) expect(await host.told()).not.toContain(secret);
    }
  });

  /** Two tables with the same deal, two people at each. */
  async function twoTables(host: WatchedHost) {
    const names = ['Ada', 'Bea', 'Cem', 'Dag'];
    const [ada, bea, cem, dag] = await Promise.all(names.map((name) => host.enter('/guests', { name })));
    const open = { game: 'dwarven-traders', seats: [{ kind: 'open' }, { kind: 'open' }] };
    const { id, tables } = await host.call<Deal>('POST', '/deals', { table: open, tables: 2 }, ada.token);
    const companies = [
      [ada, bea],
      [cem, dag],
    ];
    for (const [i, sessions] of companies.entries()) {
      for (const [seat, { token }] of sessions.entries()) {
        await host.call('POST', `/tables/${tables[i].id}/join`, { seat }, token);
      }
      const begun = await host.call('POST', `/tables/${tables[i].id}/start`, {}, ada.token);
      expect(begun).toMatchObject({ phase: 'playing' });
    }
    return { deal: id, tables, companies };
  }

  it('of a deal that several tables have got are kept until the last of them is finished', async () => {
    const host = await openWatchedHost();
    const { deal, tables, companies } = await twoTables(host);
    const [{ seed, nonce }] = await host.read<{ seed: string; nonce: string }>(
      `SELECT seed, nonce FROM matches WHERE deal = '${deal}'`,
    );
    const recordFor = (token: string, keep: boolean) =>
      host.call('GET', `/matches/${tables[0].id}/record`, undefined, token, keep);
    const [{ token }] = companies[0];
    await finish(host, companies[0], tables[0].id);
    expect(await recordFor(token, true)).toMatchObject({ code: 'conflict' });
    for (const secret of [seed, nonce]) expect(await host.told()).not.toContain(secret);
    await finish(host, companies[1], tables[1].id);
    expect(await recordFor(token, false)).toMatchObject({ reveal: { seed, nonce } });
  });

  it('of a deal are not seen at another table that has got the same one', async () => {
    const host = await openWatchedHost();
    const { tables, companies } = await twoTables(host);
    const [[ada, bea]] = companies;
    expect(await host.call<State>('GET', `/matches/${tables[0].id}`, undefined, ada.token)).toMatchObject({ seat: 0 });
    for (const token of [ada.token, bea.token, undefined]) {
      const answer = await host.call('GET', `/matches/${tables[1].id}`, undefined, token);
      expect(answer).toMatchObject({ code: 'forbidden' });
    }
    await finish(host, companies[1], tables[1].id);
    for (const token of [ada.token, bea.token, undefined]) {
      const answer = await host.call('GET', `/matches/${tables[1].id}`, undefined, token);
      expect(answer).toMatchObject({ code: 'forbidden' });
    }
  });
});
