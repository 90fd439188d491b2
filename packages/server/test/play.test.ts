import { dwarvenTraders } from '@souk/dwarven-traders';
import { readRecord, verifyRecord } from '@souk/kernel';
import { expect, test } from 'vitest';
import { openHost } from './support/host.js';
import { beginMatch, guests } from './support/person.js';
import { playToEnd } from './support/play.js';

test('two people play a match to the end, and its record is fair', async () => {
  const { address } = await openHost();
  const people = await guests(address, 'Ann', 'Ben');
  const { id, commitment } = await beginMatch(people);
  const clients = await Promise.all(people.map((person) => person.connect()));
  const ends = await Promise.all(clients.map(async (client) => playToEnd(client, id, await client.watch(id))));
  expect(ends[0].outcome).toEqual(ends[1].outcome);
  const record = readRecord(await people[0].do('GET', `/matches/${id}/record`));
  expect(record.commitment).toBe(commitment);
  expect(verifyRecord(dwarvenTraders, record)).toEqual({ fair: true, problems: [] });
});
