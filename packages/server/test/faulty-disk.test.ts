import { elementAt } from '@souk/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type DiskState, HostOnFaultyDisk } from './proofs/faulty-disk.js';
import { beginMatch, guests } from './support/person.js';
import { decisionIn, moverOf } from './support/play.js';
import { all } from './support/tuples.js';

async function openHost() {
  const host = new HostOnFaultyDisk({ 'bot-pause': 0, web: 'none' });
  onTestFinished(() => host.end());
  return { host, address: `http://127.0.0.1:${await host.open}` };
}

const healthOf = async (address: string): Promise<object> => {
  const response = await fetch(`${address}/healthz`);
  return { code: response.status, ...JSON.parse(await response.text()) };
};

const WELL = { code: 200, status: 'ok' };

/** What the host has logged of its store, in order. */
const loggedBy = ({ output }: HostOnFaultyDisk): unknown[] =>
  output.flatMap((line) => {
    const { store }: { store?: string } = line.startsWith('{') ? JSON.parse(line) : {};
    return store === undefined ? [] : [store];
  });

/** By what is wrong with the disk: what that is called, and how many entries the refused move leaves. */
const DISKS: readonly (readonly [DiskState, string, string, number])[] = [
  ['full', 'full', 'the disk is full', 0],
  ['failing', 'failing', 'the disk reports errors', 0],
  ['unsynced', 'failing', 'the disk reports errors', 1],
  ['read-only', 'read-only', 'the database is read-only', 0],
];

/** A match that waits for its first move, those who play it, and that move. */
async function waitingMatch(address: string) {
  const [ann, ben] = await guests(address, 'Ann', 'Ben');
  const { id } = await beginMatch([ann, ben]);
  const clients = await all([ann, ben], (person) => person.connect());
  const states = await all(clients, (client) => client.watch(id));
  const mover = moverOf(states);
  const { answers, moves } = decisionIn(states[mover]);
  return {
    ...{ id, client: clients[mover], person: mover === 0 ? ann : ben },
    send: { id: 'kept', answers, move: elementAt(moves, 0) },
  };
}

const NEW_TABLE = { body: { game: 'dwarven-traders', seats: [{ kind: 'you' as const }, { kind: 'open' as const }] } };

/** Nothing is written, and the host says why wherever it is asked. */
async function refusesToWrite(address: string, fault: string, words: string): Promise<void> {
  expect(await healthOf(address)).toEqual({ code: 503, status: 'failing', store: fault, message: words });
  expect((await fetch(`${address}/readyz`)).status).toBe(503);
  expect(await (await fetch(`${address}/metrics`)).text()).toMatch(`souk_store_fault{fault="${fault}"} 1`);
  const entering = await fetch(`${address}/api/v1/guests`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Dora"}' },
  });
  expect([entering.status, entering.headers.get('retry-after')]).toEqual([503, '1']);
}

describe('A host on one machine', () => {
  test('whose disk fails answers 503, serves what it can read, says so, and goes on by itself', async () => {
    const { host, address } = await openHost();
    const [cem] = await guests(address, 'Cem');
    for (const [disk, fault, words, stored] of DISKS) {
      const { id, client, person, send } = await waitingMatch(address);
      host.disk = disk;
      client.send({ type: 'move', match: id, ...send });
      const refused = { type: 'error', code: 'unavailable', message: `${words}; try again` };
      expect(await client.answerTo('kept'), disk).toMatchObject(refused);
      await refusesToWrite(address, fault, words);
      expect(await cem.refused('newTable', NEW_TABLE)).toMatchObject({ status: 503, code: 'unavailable' });
      expect(await cem.do('match', { params: { id } })).toMatchObject({ seq: stored });
      expect(await (await cem.connect()).watch(id)).toMatchObject({ seq: stored });

      host.disk = '';
      await expect.poll(() => healthOf(address)).toEqual(WELL);
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
      expect(await person.do('move', { params: { id }, body: send })).toMatchObject({ type: 'ack', seq: 1 });
      expect(await cem.do('match', { params: { id } })).toMatchObject({ seq: 1, moves: 1 });
      expect(await cem.do('newTable', NEW_TABLE)).toMatchObject({ phase: 'open' });
    }
    await expect.poll(() => loggedBy(host)).toEqual(DISKS.flatMap(([, fault]) => [fault, 'ok']));

    // What is damaged stays so: writing to it would damage more.
    const { id, person } = await waitingMatch(address);
    host.disk = 'damaged';
    const refused = { status: 503, message: 'the database is damaged; try again' };
    expect(await person.refused('rename', { body: { name: 'Anna' } })).toMatchObject(refused);
    host.disk = '';
    expect(await person.refused('rename', { body: { name: 'Anna' } })).toMatchObject(refused);
    expect(await person.do('match', { params: { id } })).toMatchObject({ seq: 0 });
    await refusesToWrite(address, 'damaged', 'the database is damaged');
  });
});
