import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Load } from '../benchmark.js';
import { QUICKEST } from '../games.js';
import { SEATS } from '../works.js';
import { Crowd } from './crowd-commands.js';
import { inFolder } from './folder.js';
import { quantile } from './pace.js';
import { startSouk } from './servers.js';
import { enter, soukClient } from './souk-client.js';

export interface AbuseReport {
  /** Milliseconds from send to acknowledgement in the slowest of a hundred, with bad clients beside and without. */
  readonly disturbed: number;
  readonly alone: number;
}

/** A tenth of the matches, each group at an address of its own: the limits are those that a host has by itself. */
const MATCHES_SHARE = 10;
const MOVES_PER_MATCH = 2;
const FEWEST_MOVES = 20;

/** How good clients fare beside bad ones, under the limits that a host has by itself. */
export const measureAbuse = ({ matches: all, sliceMs, slices }: Load): Promise<AbuseReport> =>
  inFolder(async (data) => {
    const server = await startSouk(data, []);
    const matches = Math.ceil(all / MATCHES_SHARE);
    const crowd = await Crowd.gather({
      server: 'souk',
      port: server.port,
      matches,
      seats: SEATS,
      watchers: matches,
      apart: true,
    });
    const waits = async (): Promise<readonly number[]> =>
      (await crowd.play(sliceMs, Math.max(FEWEST_MOVES, matches * MOVES_PER_MATCH))).waits;
    await waits();
    const bad: number[] = [];
    const good: number[] = [];
    for (let slice = 0; slice < slices; slice++) {
      good.push(...(await waits()));
      const abusiveClients = await startAbusiveClients(server.port);
      bad.push(...(await waits()));
      const gone = once(abusiveClients, 'exit');
      abusiveClients.send('enough');
      await gone;
    }
    await crowd.leave();
    await server.stop();
    const p99 = (some: number[]): number =>
      quantile(
        some.toSorted((one, other) => one - other),
        0.99,
      );
    return { disturbed: p99(bad), alone: p99(good) };
  });

/** Bad clients, and a match for them to look at. */
async function startAbusiveClients(port: number): Promise<ChildProcess> {
  const from = '127.2.0.9';
  const client = soukClient({ port, from, token: await enter({ port, from }, 'Victim') });
  const { id } = await client.request('newTable', {
    body: { game: QUICKEST.game.id, seats: [{ kind: 'you' }, { kind: 'bot', level: 1 }] },
  });
  await client.request('start', { params: { id } });
  const abusiveClients = fork(new URL('./abusive-clients.js', import.meta.url), [String(port), id], { execArgv: [] });
  await once(abusiveClients, 'message');
  return abusiveClients;
}
