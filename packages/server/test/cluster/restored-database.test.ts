import { elementAt } from '@souk/kernel';
import { describe, expect, inject, test } from 'vitest';
import type { Client, StateMessage } from '../support/client.js';
import { ManualClock } from '../support/clock.js';
import { ask, newDatabase, newPrefix } from '../support/cluster.js';
import { openHost } from '../support/host.js';
import { beginMatch, guests, type TestPerson } from '../support/person.js';
import { decisionIn, moverOf } from '../support/play.js';
import { all } from '../support/tuples.js';

const LOOK = 5000;

/** Hosts on one database, and two people at different ones who follow a match of theirs. */
async function newMatch() {
  const runtime = new ManualClock();
  const database = await newDatabase();
  const settings = { database, redis: inject('redis'), redisPrefix: newPrefix(), lookoutSeconds: LOOK / 1000 };
  const [one, other] = await Promise.all([openHost(settings, { runtime }), openHost(settings, { runtime })]);
  const [ann, ben] = await guests(one.address, 'Ann', 'Ben');
  const { id } = await beginMatch([ann, ben]);
  const people: [TestPerson, TestPerson] = [ann, ben.at(other.address)];
  const clients = await all(people, (person) => person.connect());
  const states = await all(clients, (client) => client.watch(id));
  /** The database as it was when the log had this many entries. */
  const putBack = (entries: number) => ask(database, `DELETE FROM entries WHERE seq > ${entries}`);
  return { runtime, id, people, clients, states, putBack };
}

/** Plays this many moves, always the first that is legal; everybody's view of the end. */
async function play(id: string, clients: [Client, Client], from: [StateMessage, StateMessage], moves: number) {
  let states = from;
  for (let i = 0; i < moves; i++) {
    const mover = moverOf(states);
    const { seq } = states[mover];
    expect(await clients[mover].move(id, decisionIn(states[mover]))).toMatchObject({ type: 'ack', seq: seq + 1 });
    states = await all(clients, (client) => client.nextState(id, (each) => each.seq === seq + 1));
  }
  return states;
}

const pictureAt = (seq: number) => (each: StateMessage) => each.type === 'state' && each.seq === seq;

const seqAt = async (person: TestPerson, id: string): Promise<number> =>
  (await person.do('match', { params: { id } })).seq;

describe('A database that was put back to an earlier moment while hosts run', () => {
  test('is noticed: every watcher gets the state anew, and the match goes on', async () => {
    const { runtime, id, people, clients, states, putBack } = await newMatch();
    const then = await play(id, clients, states, 2);
    await play(id, clients, then, 3);
    await putBack(2);
    runtime.advance(LOOK);
    const now = await all(clients, (client) => client.nextState(id, pictureAt(2)));
    expect(now.map(({ view }) => view)).toEqual(then.map(({ view }) => view));
    await play(id, clients, now, 4);
    for (const person of people) expect(await seqAt(person, id)).toBe(6);
  });

  test('is noticed by who moves, who is told that this is not what is asked', async () => {
    const { id, clients, states, putBack } = await newMatch();
    const then = await play(id, clients, states, 5);
    await putBack(2);
    const mover = moverOf(then);
    const decision = decisionIn(then[mover]);
    const picture = clients[mover].nextState(id, pictureAt(2));
    // Its host may have heard of the last move only now, and have looked for itself.
    const code = expect.stringMatching(/^(conflict|stale)$/);
    expect(await clients[mover].move(id, decision)).toMatchObject({ type: 'error', code });
    await picture;
  });

  test('is noticed where the match has gone on otherwise at another host, and is as long again', async () => {
    const { runtime, id, people, clients, states, putBack } = await newMatch();
    await play(id, clients, states, 4);
    await putBack(0);
    runtime.advance(1);
    const here = await all(people, (person) => person.at(people[0].address));
    for (let seq = 0; seq < 6; seq++) {
      const states = await all(here, (person) => person.do('match', { params: { id } }));
      const mover = moverOf(states);
      const { answers, moves } = decisionIn(states[mover]);
      const send = { id: `again-${seq}`, answers, move: elementAt(moves, moves.length - 1) };
      await here[mover].do('move', { params: { id }, body: send });
    }
    // Ben's host has heard of nothing that it did not believe to have, until there was a fifth entry.
    const { view } = await clients[1].nextState(id, (each) => each.seq === 6);
    expect(view).toEqual((await here[1].do('match', { params: { id } })).view);
  });
});
