import { API, LIVE, type ServerMessage, type SignedIn, SUBPROTOCOL, type Table } from '@souk/protocol';
import { type Load, median } from '../benchmark.js';
import { QUICKEST } from '../games.js';
import { ask } from '../server/ask.js';
import { openWire, type Wire } from '../server/wire.js';
import { type Machines, withMachines } from './machines.js';

/** How long it takes until the others have heard of a move, in milliseconds. */
export interface HearingReport {
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
  const headers = {
    'Sec-WebSocket-Protocol': SUBPROTOCOL,
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  };
  const wire = await openWire(
    { port, from: '127.0.0.1', path: LIVE, headers },
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

/** One who plays alone at the first host, and somebody who watches there and one who watches at the second. */
async function hear({ hosts }: Machines, moves: number): Promise<HearingReport> {
  const [first, second] = hosts.map(({ port }) => port);
  const { token } = (await ask(first, 'POST', `${API}/guests`, { body: { name: 'Ann' } })) as SignedIn;
  const player = await listenAt(first, token);
  const [here, there] = [await listenAt(first, undefined), await listenAt(second, undefined)];
  const waits: { here: number[]; there: number[] } = { here: [], there: [] };
  while (waits.there.length < moves) {
    const body = { game: QUICKEST.game.id, seats: [{ kind: 'you' }] };
    const { id } = (await ask(first, 'POST', `${API}/tables`, { body, token })) as Table;
    await ask(first, 'POST', `${API}/tables/${id}/start`, { body: {}, token });
    const watch = JSON.stringify({ type: 'watch', match: id });
    for (const { wire } of [player, here, there]) wire.send(watch);
    let standing = await player.next('state');
    await Promise.all([here.next('state'), there.next('state')]);
    for (let i = 0; standing.type === 'state' || standing.type === 'update'; i++) {
      if (standing.decision === null) break;
      const { answers, moves: legal } = standing.decision;
      const since = performance.now();
      player.wire.send(JSON.stringify({ type: 'move', match: id, id: `${i}`, answers, move: legal[i % legal.length] }));
      const heard = async (listener: Listener): Promise<number> => {
        await listener.next('update');
        return performance.now() - since;
      };
      const times = await Promise.all([heard(here), heard(there)]);
      waits.here.push(times[0]);
      waits.there.push(times[1]);
      standing = await player.next('update');
    }
    for (const { wire } of [player, here, there]) wire.send(JSON.stringify({ type: 'unwatch', match: id }));
  }
  for (const { wire } of [player, here, there]) wire.close();
  return { here: median(waits.here), there: median(waits.there) };
}

export const measureHearing = (load: Load): Promise<HearingReport> =>
  withMachines(2, (machines) => hear(machines, movesOf(load)));
