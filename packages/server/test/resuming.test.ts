import { daleOfMerchants } from '@souk/games/dale-of-merchants';
import type { Config } from '@souk/server';
import { describe, expect, test } from 'vitest';
import type { TextFrames } from '../src/live/text-frames.js';
import { Arrival } from '../src/matches/arrival.js';
import type { Watcher } from '../src/matches/watchers.js';
import { Client } from './support/client.js';
import { ManualClock } from './support/clock.js';
import { openHost, storeOf, temporaryFolder } from './support/host.js';
import { longMatch, storeMatch } from './support/match-with-snapshots.js';
import { beginMatch, guests } from './support/person.js';
import { playAllToEnd } from './support/play.js';
import { firstOf, streamOf } from './support/stream.js';
import { all } from './support/tuples.js';

const numbered = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

const isUpdate = (text: string): boolean => text.startsWith('{"type":"update"');

const updatesIn = ({ frames }: Client): string[] => frames.filter(isUpdate);

const seqOf = (update: string): number => JSON.parse(update).seq;

describe('A client that has missed far more than may wait for a reader', () => {
  const MISSED = 410;
  const LITTLE = 65_536;

  async function longAgo(count: number, settings: Partial<Config> = {}) {
    const data = temporaryFolder();
    const match = longMatch(daleOfMerchants, count);
    await storeMatch(await storeOf(data), match);
    const runtime = new ManualClock();
    const { address } = await openHost({ data, maxBuffered: LITTLE, ...settings }, { runtime });
    return { address, id: match.table.id, runtime };
  }

  /** What a client hears of the match that asks so. */
  async function heardBy(client: Client, id: string, since: number, last: number): Promise<string[]> {
    const before = client.frames.length;
    client.send({ type: 'watch', match: id, since });
    await client.nextState(id, ({ seq }) => seq === last);
    client.send({ type: 'ping', id: 'last' });
    await client.nextOf('pong');
    return client.frames.slice(before).flatMap((text) => /^{"type":"(state|update)"/.exec(text)?.[1] ?? []);
  }

  test('is told so again and again only as far as its address has time left; then how the match stands', async () => {
    const { address, id, runtime } = await longAgo(100, { maxReplayed: 250 });
    const [one, other] = [await Client.open(address), await Client.open(address)];
    const ALL = Array(100).fill('update');
    expect(await heardBy(one, id, 0, 100)).toEqual(ALL);
    expect(await heardBy(other, id, 0, 100)).toEqual(ALL);
    // Each time costs a hundred entries that are played, and something for reading them.
    for (const client of [one, other]) expect(await heardBy(client, id, 0, 100)).toEqual(['state']);
    const stream = await streamOf(address, id, { since: 0 });
    expect(await firstOf(stream, 1, (text) => text.startsWith('{"type":"state"'))).toHaveLength(1);
    const elsewhere = await Client.open(address, undefined, { localAddress: '127.0.0.2' });
    expect(await heardBy(elsewhere, id, 0, 100)).toEqual(ALL);
    runtime.advance(60_000);
    expect(await heardBy(one, id, 0, 100)).toEqual(ALL);
  });

  test('only at its end does not hold up the match while all before is played', async () => {
    const { address, id } = await longAgo(300);
    const client = await Client.open(address);
    expect(await heardBy(client, id, 297, 300)).toEqual(['update', 'update', 'update']);
    expect(updatesIn(client).map(seqOf)).toEqual([298, 299, 300]);
  });

  test('is told all of it in order, over the WebSocket as by a stream', async () => {
    const { address, id } = await longAgo(MISSED);
    const client = await Client.open(address);
    client.send({ type: 'watch', match: id, since: 0 });
    await client.nextState(id, ({ seq }) => seq === MISSED);
    const updates = updatesIn(client);
    expect(updates.map(seqOf)).toEqual(numbered(MISSED));
    expect(updates.join().length).toBeGreaterThan(20 * LITTLE);
    expect(await firstOf(await streamOf(address, id, { since: 0 }), MISSED, isUpdate)).toEqual(updates);
  });

  test('and asks twice at once is told once to the end, in order', async () => {
    const { address, id } = await longAgo(100);
    const client = await Client.open(address);
    for (const since of [0, 50]) client.send({ type: 'watch', match: id, since });
    await client.nextState(id, ({ seq }) => seq === 100);
    client.send({ type: 'ping', id: 'last' });
    await client.nextOf('pong');
    const told = updatesIn(client).map(seqOf);
    expect(told.slice(told.lastIndexOf(51))).toEqual(numbered(100).slice(50));
    expect(told.filter((seq) => seq === 100)).toHaveLength(1);
  });
});

test('A client that comes back while the match goes on misses nothing, and is told nothing too early', async () => {
  const { address } = await openHost();
  const people = await guests(address, 'Ann', 'Ben');
  const { id } = await beginMatch(people);
  const clients = await all(people, (person) => person.connect());
  const states = await all(clients, (client) => client.watch(id));
  const late: Promise<Client>[] = [];
  /** Another one comes with every fourth decision, knowing nothing: even a short match has several. */
  const pick = ({ answers }: { answers: number }): number => {
    if (answers % 4 === 3) late.push(comeLate());
    return 0;
  };
  const comeLate = async (): Promise<Client> => {
    const client = await Client.open(address);
    client.send({ type: 'watch', match: id, since: 0 });
    return client;
  };
  const [end] = await playAllToEnd(clients, id, states, pick);
  expect(late.length).toBeGreaterThan(2);
  for (const client of await Promise.all(late)) {
    await client.nextState(id, ({ seq }) => seq === end.seq);
    expect(updatesIn(client).map(seqOf)).toEqual(numbered(end.seq));
  }
});

describe('An arrival', () => {
  const TIMEOUT = 30_000;

  /** A watcher that reads only so many messages. */
  function reader(most: number): { sent: string[]; cutOff: number; watcher: Watcher } {
    const sent: string[] = [];
    const heard = {
      sent,
      cutOff: 0,
      watcher: {
        person: undefined,
        send(frame: string, written?: () => void) {
          heard.sent.push(frame);
          if (heard.sent.length <= most) written?.();
        },
        sendAll(frames: TextFrames) {
          for (const frame of frames.texts()) this.send(frame);
        },
        mayReplay: () => true,
        tooSlow() {
          heard.cutOff++;
        },
        finished() {},
      },
    };
    return heard;
  }

  /** Frames that tell when they are asked for. */
  function* frames(asked: (frame: string) => void): Generator<string> {
    for (const frame of ['one', 'two', 'three', 'four']) {
      asked(frame);
      yield frame;
    }
  }

  test('who does not read is waited for, sent nothing more, and cut off in the end', async () => {
    const clock = new ManualClock();
    const heard = reader(1);
    const arrival = new Arrival(heard.watcher, 0, clock, TIMEOUT);
    let hasStalled = (): void => {};
    const stalled = new Promise<void>((resolve) => {
      hasStalled = resolve;
    });
    const told = arrival.tell(frames((frame) => frame === 'two' && hasStalled()));
    await stalled;
    clock.advance(TIMEOUT - 1);
    expect(heard).toMatchObject({ sent: ['one', 'two'], cutOff: 0 });
    clock.advance(1);
    await told;
    expect(heard).toMatchObject({ sent: ['one', 'two'], cutOff: 1 });
    expect(arrival.hasLeft).toBe(true);
  });

  test('who goes is no longer waited for, and not called slow', async () => {
    const clock = new ManualClock();
    const heard = reader(0);
    const arrival = new Arrival(heard.watcher, 0, clock, TIMEOUT);
    const told = arrival.tell(frames(() => {}));
    arrival.leave();
    await told;
    clock.advance(TIMEOUT);
    expect(heard).toMatchObject({ sent: ['one'], cutOff: 0 });
  });
});
