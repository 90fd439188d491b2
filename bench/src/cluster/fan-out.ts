import { frameOf } from '@souk/client';
import { elementAt } from '@souk/kernel';
import type { ServerMessage } from '@souk/protocol';
import { type Load, median } from '../benchmark.js';
import { QUICKEST } from '../games.js';
import { enter, openLive, soukClient } from '../server/souk-client.js';
import type { Wire } from '../server/wire.js';
import { type Cluster, withCluster } from './cluster.js';

/** How long it takes until the other clients are told of a move, in milliseconds. */
export interface FanOutReport {
  /** At the same host as who moves. */
  readonly here: number;
  /** At another host. */
  readonly there: number;
}

/** Moves that are timed. */
const movesOf = ({ stored }: Load): number => Math.min(400, stored);

interface Listener {
  readonly wire: Wire;
  next(type: ServerMessage['type']): Promise<ServerMessage>;
}

async function listenAt(port: number, token: string | undefined): Promise<Listener> {
  const unread: ServerMessage[] = [];
  let wake = (): void => {};
  const wire = await openLive(
    { port, token },
    {
      message(bytes) {
        unread.push(JSON.parse(bytes.toString()));
        wake();
      },
      closed() {},
    },
  );
  return {
    wire,
    async next(type) {
      for (;;) {
        const message = unread.shift();
        if (message === undefined) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        } else if (message.type === type) return message;
      }
    },
  };
}

/** A player alone at the first host, a spectator there and a spectator at the second. */
async function measureUpdates({ hosts }: Cluster, moves: number): Promise<FanOutReport> {
  const first = elementAt(hosts, 0).port;
  const second = elementAt(hosts, 1).port;
  const token = await enter({ port: first }, 'Ann');
  const client = soukClient({ port: first, token });
  const player = await listenAt(first, token);
  const [here, there] = [await listenAt(first, undefined), await listenAt(second, undefined)];
  const waits: { here: number[]; there: number[] } = { here: [], there: [] };
  while (waits.there.length < moves) {
    const { id } = await client.request('newTable', { body: { game: QUICKEST.game.id, seats: [{ kind: 'you' }] } });
    await client.request('start', { params: { id } });
    const watch = frameOf({ type: 'watch', match: id });
    for (const { wire } of [player, here, there]) wire.send(watch);
    let message = await player.next('state');
    await Promise.all([here.next('state'), there.next('state')]);
    for (let i = 0; message.type === 'state' || message.type === 'update'; i++) {
      if (message.decision === null) break;
      const { answers, moves: legal } = message.decision;
      const since = performance.now();
      player.wire.send(
        frameOf({ type: 'move', match: id, id: `${i}`, answers, move: elementAt(legal, i % legal.length) }),
      );
      const timeToUpdate = async (listener: Listener): Promise<number> => {
        await listener.next('update');
        return performance.now() - since;
      };
      const [hereMs, thereMs] = await Promise.all([timeToUpdate(here), timeToUpdate(there)]);
      waits.here.push(hereMs);
      waits.there.push(thereMs);
      message = await player.next('update');
    }
    for (const { wire } of [player, here, there]) wire.send(frameOf({ type: 'unwatch', match: id }));
  }
  for (const { wire } of [player, here, there]) wire.close();
  return { here: median(waits.here), there: median(waits.there) };
}

export const measureFanOut = (load: Load): Promise<FanOutReport> =>
  withCluster(2, (machines) => measureUpdates(machines, movesOf(load)));
