import { dwarvenTraders } from '@souk/dwarven-traders';
import { readRecord, verifyRecord } from '@souk/kernel';
import type { Host } from '@souk/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '../src/store/sqlite/store.js';
import { connectedBuses } from './support/buses.js';
import { openHost, temporaryFolder } from './support/host.js';
import { beginMatch, guests } from './support/person.js';
import { playToEnd } from './support/play.js';

/** Two hosts on one store, each hearing of the other's news. */
async function twoHosts(): Promise<Host[]> {
  const shared = await openSqliteStore(temporaryFolder());
  onTestFinished(() => shared.close());
  const store = { ...shared, close: async () => {} };
  return Promise.all(connectedBuses(2).map((bus) => openHost({}, { store, bus })));
}

describe('Hosts that share a store', () => {
  test('serve the same match: people at different hosts play it to the end', async () => {
    const [one, other] = await twoHosts();
    const people = await guests(one.address, 'Ann', 'Ben');
    const { id } = await beginMatch(people);
    const clients = [await people[0].connect(), await people[1].at(other.address).connect()];
    const ends = await Promise.all(clients.map(async (client) => playToEnd(client, id, await client.watch(id))));
    expect(ends[0].outcome).toEqual(ends[1].outcome);
    const seqs = clients.map(({ frames }) =>
      frames.map((frame) => JSON.parse(frame)).flatMap(({ type, seq }) => (type === 'update' ? [seq] : [])),
    );
    expect(seqs[0]).toEqual(seqs[0].map((_, i) => i + 1));
    expect(seqs[1]).toEqual(seqs[0]);
    const record = readRecord(await people[0].do('GET', `/matches/${id}/record`));
    expect(verifyRecord(dwarvenTraders, record).fair).toBe(true);
  });

  test('do not both play the same move when it is sent to both at once', async () => {
    const [one, other] = await twoHosts();
    const people = await guests(one.address, 'Ann', 'Ben');
    const { id } = await beginMatch(people);
    const here = await Promise.all(people.map((person) => person.connect()));
    const standings = await Promise.all(here.map((client) => client.watch(id)));
    const mover = standings.findIndex(({ decision }) => decision !== null);
    const there = await people[mover].at(other.address).connect();
    await there.watch(id);
    const { decision } = standings[mover];
    if (decision === null) throw new Error('expected somebody to be asked');
    const message = {
      type: 'move',
      match: id,
      id: 'same',
      answers: decision.answers,
      move: decision.moves[0],
    } as const;
    here[mover].send(message);
    there.send(message);
    expect(await here[mover].answerTo('same')).toMatchObject({ type: 'ack', seq: 1 });
    expect(await there.answerTo('same')).toMatchObject({ type: 'ack', seq: 1 });
    const again = await people[mover].at(other.address).do('GET', `/matches/${id}`);
    expect(again).toMatchObject({ seq: 1, moves: 1 });
  });
});
