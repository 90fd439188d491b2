import type { Host } from '@souk/server';
import { expect } from 'vitest';
import type { Client } from './client.js';
import { beginMatch, guests } from './person.js';
import { playAllToEnd } from './play.js';
import { all } from './tuples.js';

export const portOf = ({ address }: Host): number => Number(new URL(address).port);

/** Two people who play a match to its end, whatever others do meanwhile. */
export async function goodMatch(address: string): Promise<() => Promise<void>> {
  const people = await guests(address, 'Good', 'Better');
  const { id } = await beginMatch(people);
  const clients = await all(people, (person) => person.connect());
  const first = await all(clients, (client) => client.watch(id));
  return async () => {
    const ends = await playAllToEnd(clients, id, first);
    expect(ends[0].outcome).toEqual(ends[1].outcome);
    expect(ends[0].outcome).not.toBeNull();
  };
}

/** Whether the connection is still good for something. */
export async function expectAlive(client: Client): Promise<void> {
  client.send({ type: 'ping', id: 'alive' });
  expect(await client.nextOf('pong')).toMatchObject({ id: 'alive' });
}
