import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { elementAt, readRecord, verifyRecord } from '@souk/kernel';
import type { Table } from '@souk/protocol';
import { describe, expect, test } from 'vitest';
import type { Client } from './support/client.js';
import { ManualClock } from './support/clock.js';
import { listedAt, listedLater } from './support/listed.js';
import { beginMatch, guests, type TestPerson } from './support/person.js';
import { decisionIn, moverOf, playAllToEnd, playToEnd, type SeatOfTwo } from './support/play.js';
import { severalHosts } from './support/several-hosts.js';
import { all } from './support/tuples.js';

/** Longer than any machine takes. */
const PATIENCE = { timeout: 60_000 };

describe('Hosts that share a store', () => {
  test('serve the same match: people at different hosts play it to the end', async () => {
    const [one, other] = await severalHosts(2);
    const people = await guests(one.address, 'Ann', 'Ben');
    const { id } = await beginMatch(people);
    const clients: [Client, Client] = [await people[0].connect(), await people[1].at(other.address).connect()];
    // Nobody moves before everybody watches: who comes later begins with a later picture.
    const first = await all(clients, (client) => client.watch(id));
    const ends = await playAllToEnd(clients, id, first);
    expect(ends[0].outcome).toEqual(ends[1].outcome);
    const seqsAt = ({ frames }: Client): number[] =>
      frames.map((frame) => JSON.parse(frame)).flatMap(({ type, seq }) => (type === 'update' ? [seq] : []));
    const seqs = seqsAt(clients[0]);
    expect(seqs).toEqual(seqs.map((_, i) => i + 1));
    expect(seqsAt(clients[1])).toEqual(seqs);
    const record = readRecord(await people[0].do('record', { params: { id } }));
    expect(verifyRecord(dwarvenTraders, record).fair).toBe(true);
  });

  test('do not both play the same move when it is sent to both at once', async () => {
    const [one, other] = await severalHosts(2);
    const people = await guests(one.address, 'Ann', 'Ben');
    const { id } = await beginMatch(people);
    const here = await all(people, (person) => person.connect());
    const states = await all(here, (client) => client.watch(id));
    const mover = moverOf(states);
    const there = await people[mover].at(other.address).connect();
    await there.watch(id);
    const { decision } = states[mover];
    if (decision === null) throw new Error('expected a seat to be asked');
    const message = {
      type: 'move',
      match: id,
      id: 'same',
      answers: decision.answers,
      move: elementAt(decision.moves, 0),
    } as const;
    here[mover].send(message);
    there.send(message);
    expect(await here[mover].answerTo('same')).toMatchObject({ type: 'ack', seq: 1 });
    expect(await there.answerTo('same')).toMatchObject({ type: 'ack', seq: 1 });
    const again = await people[mover].at(other.address).do('match', { params: { id } });
    expect(again).toMatchObject({ seq: 1, moves: 1 });
  });

  test('know at once what happened elsewhere, whichever of them is asked', async () => {
    const hosts = await severalHosts(3);
    const people = await guests(hosts[0].address, 'Ann', 'Ben');
    const { id } = await beginMatch(people);
    // Every request goes to another host than the one before, as behind a load balancer.
    let turn = 0;
    const next = (seat: SeatOfTwo) => people[seat].at(elementAt(hosts, turn++ % hosts.length).address);
    for (let moves = 0; moves < 12; moves++) {
      const first = await next(0).do('match', { params: { id } });
      const second = await next(1).do('match', { params: { id } });
      const mover = moverOf([first, second]);
      const decision = decisionIn(mover === 0 ? first : second);
      const send = { id: `send-${moves}`, answers: decision.answers, move: elementAt(decision.moves, 0) };
      expect(await next(mover).do('move', { params: { id }, body: send })).toMatchObject({ seq: moves + 1 });
    }
  });

  test('let bots decide once, and tell it to those who follow elsewhere', async () => {
    const [one, other] = await severalHosts(2);
    const [ann] = await guests(one.address, 'Ann');
    const seats = [{ kind: 'you' }, { kind: 'bot', level: 1 }, { kind: 'bot', level: 2 }] as const;
    const { id } = await ann.newTable({ seats: [...seats] });
    const clients: [Client, Client] = [await ann.connect(), await ann.at(other.address).connect()];
    await ann.do('start', { params: { id } });
    const [here, there] = await all(clients, (client) => client.watch(id));
    const [end] = await Promise.all([
      playToEnd(clients[0], id, here),
      playToEnd(clients[1], id, there, () => undefined),
    ]);
    expect(end.outcome?.ranks).toHaveLength(3);
    const record = readRecord(await ann.at(other.address).do('record', { params: { id } }));
    expect(verifyRecord(dwarvenTraders, record).fair).toBe(true);
  });

  test('hand a seat to a bot once when its time is up', async () => {
    const runtime = new ManualClock();
    const [one, other] = await severalHosts(2, {}, { runtime });
    const people = await guests(one.address, 'Ann', 'Ben');
    const { id } = await beginMatch(people, { clock: { kind: 'live', perMove: 20, bank: 0 } });
    const clients: [Client, Client] = [await people[0].connect(), await people[1].at(other.address).connect()];
    const states = await all(clients, (client) => client.watch(id));
    const mover = moverOf(states);
    runtime.advance(60_000);
    for (const client of clients) {
      const handed = await client.nextState(id, (each) => each.type === 'update' && each.entry.kind === 'to-bot');
      expect(handed).toMatchObject({ seq: 1, entry: { seat: mover, reason: 'time' } });
    }
    await people[mover].at(other.address).do('comeBack', { params: { id } });
    const back = (client: (typeof clients)[number]) =>
      client.nextState(id, (each) => each.type === 'update' && each.entry.kind === 'to-person');
    const [here, there] = await all(clients, back);
    expect(here.seq).toBe(there.seq);
  });

  test('carry chat, presence and the list of tables from one to the other', async () => {
    const [one, other] = await severalHosts(2);
    const [ann, ben] = await guests(one.address, 'Ann', 'Ben');
    const there = await ben.at(other.address).connect();
    there.send({ type: 'lobby', on: true });
    await there.nextOf('lobby');
    const { id } = await ann.newTable({ seats: [{ kind: 'you' }, { kind: 'open' }], visibility: 'public' });
    await there.nextOf('lobby', ({ tables }) => tables.some((table: Table) => table.id === id));
    await ben.at(other.address).do('join', { params: { id } });
    const here = await ann.connect();
    here.send({ type: 'watch', match: id });
    there.send({ type: 'watch', match: id });
    for (const client of [here, there]) {
      expect((await client.nextOf('presence', ({ seats }) => seats.length === 2)).seats).toEqual([0, 1]);
    }
    const lines = Array.from({ length: 5 }, (_, i) => `line ${i}`);
    for (const text of lines) await ann.do('say', { params: { id }, body: { text } });
    for (const text of lines) expect(await there.nextOf('chat')).toMatchObject({ text, from: { name: 'Ann' } });
    await there.close();
    expect((await here.nextOf('presence')).seats).toEqual([0]);
  });

  test('tell those who look at the square how many watch a match, wherever they do', async () => {
    const runtime = new ManualClock();
    const [one, other] = await severalHosts(2, {}, { runtime });
    const [ann, ben, eve] = await guests(one.address, 'Ann', 'Ben', 'Eve');
    const { id } = await ann.newTable({
      seats: [{ kind: 'you' }, { kind: 'bot', level: 1 }],
      visibility: 'public',
      options: { firstPlayer: 0 },
    });
    await ann.do('start', { params: { id } });
    const told = (watcher: TestPerson, at: string, count: number) =>
      expect
        .poll(async () => {
          const client = await watcher.at(at).connect();
          client.send({ type: 'lobby', on: true });
          const { watched } = await client.nextOf('lobby', ({ playing }) => playing.some((table) => table.id === id));
          await client.close();
          runtime.advance(20_000);
          return watched;
        }, PATIENCE)
        .toEqual(count === 0 ? [] : [{ match: id, spectators: count }]);
    await told(eve, other.address, 0);
    // Nobody follows the match at the other host, which therefore hears nothing else of it.
    const watchers = [await ben.connect(), await eve.connect()];
    for (const client of watchers) client.send({ type: 'watch', match: id });
    // Who sits there is no spectator.
    (await ann.connect()).send({ type: 'watch', match: id });
    for (const { address } of [one, other]) await told(eve, address, 2);
    await watchers[0]?.close();
    for (const { address } of [one, other]) await told(eve, address, 1);
  });

  test('know at every host which makers of tables are there, wherever they are connected', async () => {
    const runtime = new ManualClock();
    const [one, other] = await severalHosts(2, {}, { runtime });
    const [ann, eve] = await guests(one.address, 'Ann', 'Eve');
    const here = await ann.connect();
    const wish = { seats: [{ kind: 'you' as const }, { kind: 'open' as const }], visibility: 'public' as const };
    const { id } = await ann.newTable(wish);
    await eve.newTable(wish);
    // Both were last heard of at the same moment: one is heard of again.
    await expect.poll(() => listedLater(runtime, other.address), PATIENCE).toEqual([id]);
    await here.close();
    await expect.poll(() => listedLater(runtime, other.address), PATIENCE).toEqual([]);
    await expect.poll(() => listedLater(runtime, one.address), PATIENCE).toEqual([]);
    await ann.connect();
    await expect.poll(() => listedAt(other.address), PATIENCE).toEqual([id]);
  });

  test('bring together two who look for a quick match at different hosts at the same moment', async () => {
    const [one, other] = await severalHosts(2);
    const [ann, ben] = await guests(one.address, 'Ann', 'Ben');
    const wish = { game: 'dwarven-traders', seats: 2 };
    const [first, second] = await Promise.all([
      ann.do('quick', { body: wish }),
      ben.at(other.address).do('quick', { body: wish }),
    ]);
    expect(first.id).toBe(second.id);
  });

  test('end the connections of a token that was made void elsewhere', async () => {
    const [one, other] = await severalHosts(2);
    const [ann] = await guests(one.address, 'Ann');
    const there = await ann.at(other.address).connect();
    await ann.do('signOut');
    expect((await there.closed()).code).toBe(4001);
    expect(await ann.at(other.address).refused('me')).toMatchObject({ code: 'unauthorised' });
  });
});
