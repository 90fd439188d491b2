import { describe, expect, it } from 'vitest';
import { Client } from './support/client.js';
import { ManualClock } from './support/clock.js';
import { openHost } from './support/host.js';
import { beginMatch, guests } from './support/person.js';
import { playAllToEnd } from './support/play.js';
import { all } from './support/tuples.js';

describe('A client that leaves while it comes in', () => {
  it('is not counted among the watchers', async () => {
    const clock = new ManualClock();
    const { address } = await openHost({}, { runtime: clock });
    const people = await guests(address, 'Ada', 'Bea');
    const { id } = await beginMatch(people);
    const ada = await people[0].connect();
    await ada.watch(id);

    const hasty = await Client.open(address);
    hasty.send({ type: 'watch', match: id });
    hasty.send({ type: 'unwatch', match: id });
    const stays = await Client.open(address);
    await stays.watch(id);
    hasty.send({ type: 'ping', id: 'still-there' });
    await hasty.nextOf('pong');

    clock.advance(1000);
    expect(await ada.nextOf('presence')).toMatchObject({ seats: [0], spectators: 1 });
  });
});

describe('The memory', () => {
  it('forgets a match that is over as soon as nobody watches, and one that is played only after a while', async () => {
    const clock = new ManualClock();
    const { address } = await openHost({ idleMinutes: 5 }, { runtime: clock });
    const people = await guests(address, 'Ada', 'Bea');
    const rooms = async (): Promise<string | undefined> =>
      /^souk_rooms (\d+)$/m.exec(await (await fetch(`${address}/metrics`)).text())?.[1];
    const over = await beginMatch(people);
    const clients = await all(people, (person) => person.connect());
    const first = await all(clients, (client) => client.watch(over.id));
    await playAllToEnd(clients, over.id, first);
    const played = await beginMatch(people);
    await people[0].do('match', { params: { id: played.id } });
    clock.advance(60_000);
    // The sweep waits for the database, and so does this request that comes behind it.
    await people[0].do('myMatches');
    expect(await rooms()).toBe('2');
    for (const client of clients) {
      client.send({ type: 'unwatch', match: over.id });
      client.send({ type: 'ping', id: 'unwatched' });
      await client.nextOf('pong');
    }
    clock.advance(60_000);
    await expect.poll(rooms).toBe('1');
    clock.advance(300_000);
    await expect.poll(rooms).toBe('0');
  });
});
