import { describe, expect, it } from 'vitest';
import { Client } from './support/client.js';
import { HandClock } from './support/clock.js';
import { openHost } from './support/host.js';
import { beginMatch, guests } from './support/person.js';

describe('Whoever leaves while coming in', () => {
  it('does not stay behind as a ghost', async () => {
    const clock = new HandClock();
    const { address } = await openHost({}, { outside: clock });
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
