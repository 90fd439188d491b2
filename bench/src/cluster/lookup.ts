import { elementAt } from '@souk/kernel';
import type { Load } from '../benchmark.js';
import { QUICKEST } from '../games.js';
import { quantile } from '../server/pace.js';
import { enter, soukClient } from '../server/souk-client.js';
import { fillDatabase } from './archive.js';
import { type Cluster, withCluster } from './cluster.js';

/** Milliseconds in the slowest of a hundred, with many matches in the database. */
export interface LookupReport {
  readonly list: number;
  readonly open: number;
  readonly join: number;
}

const FINISHED = 20_000;
const LIVE = 1000;
/** A fifth of the usual number of stored matches, and a hundredth of it live; few in a smoke run. */
const sizeOf = ({ stored }: Load) => ({ finished: Math.min(FINISHED, stored), live: Math.min(LIVE, stored) });
const TIMES = 300;

/** The slowest of a hundred, after a few that warm everything up. */
async function slowest(times: number, act: (i: number) => Promise<unknown>): Promise<number> {
  const waits: number[] = [];
  for (let i = -10; i < times; i++) {
    const since = performance.now();
    await act(Math.max(0, i));
    if (i >= 0) waits.push(performance.now() - since);
  }
  return quantile(
    waits.toSorted((one, other) => one - other),
    0.99,
  );
}

/** Once all were opened at the first host, as in earnest; what is measured is the second, which knows none. */
async function find({ hosts }: Cluster, ids: readonly string[], times: number): Promise<LookupReport> {
  const first = soukClient({ port: elementAt(hosts, 0).port });
  const { port } = elementAt(hosts, 1);
  for (const id of ids) await first.request('match', { params: { id } });
  const host = soukClient({ port, token: await enter({ port }, 'Host') });
  const guest = soukClient({ port, token: await enter({ port }, 'Guest') });
  const anonymous = soukClient({ port });
  const tables: string[] = [];
  for (let i = 0; i < times; i++) {
    const { id } = await host.request('newTable', {
      body: { game: QUICKEST.game.id, seats: [{ kind: 'you' }, { kind: 'open' }], visibility: 'public' },
    });
    tables.push(id);
  }
  return {
    list: await slowest(times, (i) =>
      anonymous.request('tables', { query: { phase: i % 2 === 0 ? 'open' : 'playing' } }),
    ),
    open: await slowest(Math.min(times, ids.length), (i) =>
      anonymous.request('match', { params: { id: elementAt(ids, i) } }),
    ),
    join: await slowest(times, (i) => guest.request('join', { params: { id: elementAt(tables, i) } })),
  };
}

/** Tables and matches are found in a database that has many. */
export async function measureLookup(load: Load): Promise<LookupReport> {
  const { finished, live } = sizeOf(load);
  let ids: readonly string[] = [];
  return withCluster(2, (machines) => find(machines, ids, Math.min(TIMES, load.stored)), {
    prepare: async (database) => {
      ids = await fillDatabase(database, finished, live);
    },
  });
}
