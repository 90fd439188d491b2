import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { elementAt, readRecord, verifyRecord } from '@souk/kernel';
import { History as HistorySchema } from '@souk/protocol/schemas';
import { parserOf } from '@souk/protocol/validate';
import { describe, expect, test } from 'vitest';
import { Client, type StateMessage } from './support/client.js';
import { openHost, temporaryFolder } from './support/host.js';
import { beginMatch, guest, guests, request, type TestPerson } from './support/person.js';
import { decisionIn, moverOf, otherThan, playAllToEnd, playToEnd } from './support/play.js';
import { checkMessage } from './support/schemas.js';
import { streamOf } from './support/stream.js';
import { all } from './support/tuples.js';

/** Two people in a match, connected and watching. */
async function twoPlayers(address: string) {
  const people = await guests(address, 'Ann', 'Ben');
  const { id } = await beginMatch(people);
  const clients = await all(people, (person) => person.connect());
  const states = await all(clients, (client) => client.watch(id));
  const mover = moverOf(states);
  return { id, people, clients, states, mover, other: otherThan(mover) };
}

describe('A match', () => {
  test('is played to the end by people, every frame keeps to the protocol, and the record is fair', async () => {
    const { address } = await openHost();
    const { id, clients, states, people } = await twoPlayers(address);
    const watcher = await Client.open(address);
    const watched = watcher.watch(id);
    const ends = await playAllToEnd(clients, id, states);
    const seen = await playToEnd(watcher, id, await watched);
    expect(ends[0].outcome).not.toBeNull();
    expect(ends[1].outcome).toEqual(ends[0].outcome);
    expect(seen.outcome).toEqual(ends[0].outcome);
    for (const frame of [...clients, watcher].flatMap(({ frames }) => frames)) checkMessage(frame);
    const record = readRecord(await people[0].do('record', { params: { id } }));
    expect(verifyRecord(dwarvenTraders, record)).toEqual({ fair: true, problems: [] });
  });

  test('has a history for every viewer: what they were told at the time', async () => {
    const { address } = await openHost();
    const people = await guests(address, 'Ann', 'Ben');
    const { id } = await beginMatch(people, { game: 'arcane-alley' });
    const clients = await Promise.all([...people.map((person) => person.connect()), Client.open(address)]);
    const firsts = await all(clients, (client) => client.watch(id));
    const viewers = firsts.map((first, i) => ({
      client: elementAt(clients, i),
      person: people[i],
      first,
      told: [first],
    }));
    for (let moves = 0; moves < 8; moves++) {
      const mover = viewers.find(({ told }) => elementAt(told, moves).decision !== null);
      if (mover === undefined) throw new Error('expected a seat to be asked');
      await mover.client.move(id, decisionIn(elementAt(mover.told, moves)));
      for (const { client, told } of viewers) told.push(await client.nextState(id, ({ seq }) => seq === moves + 1));
    }
    for (const { person, first, told } of viewers) {
      const { body } = await request({ address, token: person?.token }, 'history', { params: { id } });
      const { start, moves, seq } = parserOf(HistorySchema)(body);
      expect(seq).toBe(8);
      expect(start).toEqual({ view: first.view, toAct: first.toAct });
      expect(moves).toEqual(
        told.slice(1).map((update) => {
          if (update.type !== 'update' || update.entry.kind !== 'move') throw new Error('expected moves alone');
          return { seat: update.entry.seat, events: update.events, view: update.view, toAct: update.toAct };
        }),
      );
    }
  });

  test('gives the seat that is asked its legal moves and question, and nobody else', async () => {
    const { address } = await openHost();
    const { states, mover, other } = await twoPlayers(address);
    const { prompt, moves, answers } = decisionIn(states[mover]);
    expect(prompt.text.length).toBeGreaterThan(5);
    expect(moves.length).toBeGreaterThan(0);
    expect(answers).toBe(0);
    expect(states[mover].toAct).toEqual([mover]);
    expect(states[other].decision).toBeNull();
  });

  test('has updates with consecutive numbers, the same for everybody', async () => {
    const { address } = await openHost();
    const { id, clients, states, mover, other } = await twoPlayers(address);
    const ack = await clients[mover].move(id, decisionIn(states[mover]));
    expect(ack).toMatchObject({ type: 'ack', match: id, seq: 1 });
    const update = await clients[other].nextState(id);
    expect(update).toMatchObject({ type: 'update', seq: 1, moves: 1, entry: { kind: 'move', seat: mover } });
  });
});

describe('A send', () => {
  test('that is repeated is answered the same and not played twice', async () => {
    const { address } = await openHost();
    const { id, clients, states, mover, people } = await twoPlayers(address);
    const { answers, moves } = decisionIn(states[mover]);
    const message = { type: 'move', match: id, id: 'once', answers, move: elementAt(moves, 0) } as const;
    clients[mover].send(message);
    clients[mover].send(message);
    expect(await clients[mover].answerTo('once')).toMatchObject({ type: 'ack', seq: 1 });
    expect(await clients[mover].answerTo('once')).toMatchObject({ type: 'ack', seq: 1 });
    const http = await people[mover].do('move', { params: { id }, body: { id: 'once', answers, move: message.move } });
    expect(http).toMatchObject({ type: 'ack', seq: 1 });
    expect(await people[mover].do('match', { params: { id } })).toMatchObject({ seq: 1, moves: 1 });
  });

  test('that is repeated after a restart is answered the same', async () => {
    const data = temporaryFolder();
    const first = await openHost({ data });
    const { id, clients, states, mover, people } = await twoPlayers(first.address);
    const decision = decisionIn(states[mover]);
    await clients[mover].move(id, decision);
    await first.close();
    const second = await openHost({ data });
    const client = await people[mover].at(second.address).connect();
    client.send({
      type: 'move',
      match: id,
      id: 'send-1',
      answers: decision.answers,
      move: elementAt(decision.moves, 0),
    });
    expect(await client.answerTo('send-1')).toMatchObject({ type: 'ack', seq: 1 });
  });

  test('that answers an older question is refused as stale', async () => {
    const { address } = await openHost();
    const { id, clients, states, mover } = await twoPlayers(address);
    const decision = decisionIn(states[mover]);
    await clients[mover].move(id, decision);
    const now = await all(clients, (client) => client.nextState(id));
    const next = moverOf(now);
    const refused = await clients[next].move(id, { ...decisionIn(now[next]), answers: 0 });
    expect(refused).toMatchObject({ type: 'error', code: 'stale' });
  });

  test.each([
    ['an illegal move', { kind: 'fly' }, 'bad-request'],
    ['no move at all', {}, 'bad-request'],
  ])('with %s is refused and changes nothing', async (_, move, code) => {
    const { address } = await openHost();
    const { id, clients, states, mover, people } = await twoPlayers(address);
    clients[mover].send({ type: 'move', match: id, id: 'x', answers: decisionIn(states[mover]).answers, move });
    expect(await clients[mover].answerTo('x')).toMatchObject({ type: 'error', code, match: id });
    expect(await people[mover].do('match', { params: { id } })).toMatchObject({ seq: 0 });
  });

  test('of a person whose turn it is not, or who has no seat, is refused', async () => {
    const { address } = await openHost();
    const { id, clients, states, mover, other } = await twoPlayers(address);
    const decision = decisionIn(states[mover]);
    expect(await clients[other].move(id, decision)).toMatchObject({ type: 'error', code: 'conflict' });
    const stranger = await (await guest(address, 'Eve')).connect();
    expect(await stranger.move(id, decision)).toMatchObject({ type: 'error', code: 'forbidden' });
    const nobody = await Client.open(address);
    expect(await nobody.move(id, decision)).toMatchObject({ type: 'error', code: 'unauthorised' });
  });
});

describe('A client that was away', () => {
  /** Everything that a client was told about a match, as it came. */
  const updatesIn = (client: Client): string[] => client.frames.filter((frame) => frame.startsWith('{"type":"update"'));

  async function playSome(id: string, clients: [Client, Client], states: [StateMessage, StateMessage], count: number) {
    let now = states;
    for (let played = 0; played < count; played++) {
      const mover = moverOf(now);
      await clients[mover].move(id, decisionIn(now[mover]));
      now = await all(clients, (client) => client.nextState(id, ({ seq }) => seq === played + 1));
    }
  }

  test('gets byte for byte what they have missed, and goes on', async () => {
    const { address } = await openHost();
    const { id, clients, states, people } = await twoPlayers(address);
    await playSome(id, clients, states, 8);
    for (const [i, client] of clients.entries()) {
      const again = await elementAt(people, i).connect();
      again.send({ type: 'watch', match: id, since: 3 });
      await again.nextState(id, ({ seq }) => seq === 8);
      expect(updatesIn(again)).toEqual(updatesIn(client).slice(3));
    }
  });

  test('gets the same after the host was restarted', async () => {
    const data = temporaryFolder();
    const first = await openHost({ data });
    const { id, clients, states, people } = await twoPlayers(first.address);
    await playSome(id, clients, states, 6);
    await first.close();
    const { address } = await openHost({ data });
    const again = await people[0].at(address).connect();
    again.send({ type: 'watch', match: id, since: 2 });
    await again.nextState(id, ({ seq }) => seq === 6);
    expect(updatesIn(again)).toEqual(updatesIn(clients[0]).slice(2));
  });

  test('gets a fresh picture if they name a number that was never reached', async () => {
    const { address } = await openHost();
    const { id, people } = await twoPlayers(address);
    const client = await people[0].connect();
    expect(await client.watch(id, 99)).toMatchObject({ type: 'state', seq: 0 });
  });
});

describe('Over HTTP', () => {
  const linesOf = ({ address, token }: TestPerson, match: string): Promise<AsyncGenerator<string>> =>
    streamOf(address, match, { token });

  test('a program plays a whole match by streaming and posting, and the stream ends with the match', async () => {
    const { address } = await openHost();
    const person = await guest(address, 'Program');
    const table = await person.newTable({ seats: [{ kind: 'you' }, { kind: 'bot', level: 1 }] });
    await person.do('start', { params: { id: table.id } });
    const stream = await linesOf(person, table.id);
    const types = new Set<string>();
    for (let next = await stream.next(); next.done !== true; next = await stream.next()) {
      const message = JSON.parse(next.value);
      types.add(message.type);
      if (message.decision === undefined || message.decision === null) continue;
      const { answers, moves } = message.decision;
      await person.do('move', { params: { id: table.id }, body: { id: `m${answers}`, answers, move: moves[0] } });
    }
    expect([...types]).toEqual(expect.arrayContaining(['table', 'state', 'update']));
    expect(await person.do('table', { params: { id: table.id } })).toMatchObject({ phase: 'over' });
  });
});
