import { elementAt, readRecord } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import type { Client, StateMessage } from './support/client.js';
import { openHost } from './support/host.js';
import { beginMatch, guest, guests, type TestPerson } from './support/person.js';
import { playToEnd } from './support/play.js';

interface Player {
  readonly person: TestPerson;
  readonly client: Client;
  now: StateMessage;
}

/** People in a match, each knowing how it stands. */
async function seated(address: string, ...names: readonly string[]): Promise<{ id: string; players: Player[] }> {
  const people = await guests(address, ...names);
  const { id } = await beginMatch(people);
  const players = await Promise.all(
    people.map(async (person) => {
      const client = await person.connect();
      return { person, client, now: await client.watch(id) };
    }),
  );
  return { id, players };
}

async function settle(id: string, players: readonly Player[], seq: number): Promise<void> {
  for (const player of players) player.now = await player.client.nextState(id, (state) => state.seq === seq);
}

const toDecide = (players: readonly Player[]): Player => {
  const player = players.find(({ now }) => now.decision !== null);
  if (player === undefined) throw new Error('nobody is asked anything');
  return player;
};

/** Plays until the last move can, or cannot, be taken back freely by the seat that made it. */
async function playUntil(id: string, players: readonly Player[], free: boolean): Promise<Player> {
  for (;;) {
    const mover = toDecide(players);
    const { decision, seq } = mover.now;
    if (decision === null) throw new Error('nobody is asked anything');
    await mover.client.move(id, decision);
    await settle(id, players, seq + 1);
    if (mover.now.undo.free === free) return mover;
  }
}

const undo = (player: Player, id: string) => {
  const send = player.client.sendId();
  player.client.send({ type: 'undo', match: id, id: send, answers: player.now.seq });
  return player.client.answerTo(send);
};

const answer = (player: Player, id: string, agree: boolean) => {
  const send = player.client.sendId();
  player.client.send({ type: 'answer-undo', match: id, id: send, answers: player.now.seq, agree });
  return player.client.answerTo(send);
};

describe('Taking back', () => {
  test('is free where nothing was revealed, chance was not used and the turn has not passed on', async () => {
    const { address } = await openHost();
    const { id, players } = await seated(address, 'Ann', 'Ben');
    const mover = await playUntil(id, players, true);
    const { moves, seq } = mover.now;
    expect(await undo(mover, id)).toMatchObject({ type: 'ack', seq: seq + 1 });
    await settle(id, players, seq + 1);
    expect(mover.now).toMatchObject({ moves: moves - 1, entry: { kind: 'undo', to: moves - 1, agreed: [] } });
    expect(mover.now.decision?.moves.length).toBeGreaterThan(0);
  });

  test('past that needs the agreement of all people seated, and the record says so', async () => {
    const { address } = await openHost();
    const { id, players } = await seated(address, 'Ann', 'Ben');
    const mover = await playUntil(id, players, false);
    const other = players.find((player) => player !== mover) ?? mover;
    const { moves, seq } = mover.now;
    await undo(mover, id);
    await settle(id, players, seq + 1);
    expect(other.now).toMatchObject({ moves, entry: { kind: 'undo-asked' }, undo: { asked: { to: moves - 1 } } });
    expect(await answer(mover, id, true)).toMatchObject({ type: 'error', code: 'conflict' });
    await answer(other, id, true);
    await settle(id, players, seq + 3);
    expect(mover.now).toMatchObject({ moves: moves - 1, entry: { kind: 'undo' }, undo: { asked: null } });
    await Promise.all(players.map(({ client, now }) => playToEnd(client, id, now)));
    const record = readRecord(await mover.person.do('record', { params: { id } }));
    const seats = [players.indexOf(mover), players.indexOf(other)];
    expect(record.undos).toEqual([{ from: moves, to: moves - 1, agreed: seats }]);
  });

  test('is not done if one of them refuses, or if the match goes on meanwhile', async () => {
    const { address } = await openHost();
    const { id, players } = await seated(address, 'Ann', 'Ben');
    const mover = await playUntil(id, players, false);
    const other = players.find((player) => player !== mover) ?? mover;
    const { moves, seq } = mover.now;
    await undo(mover, id);
    await settle(id, players, seq + 1);
    await answer(other, id, false);
    await settle(id, players, seq + 2);
    expect(mover.now).toMatchObject({ moves, undo: { asked: null } });
    await undo(mover, id);
    await settle(id, players, seq + 3);
    const next = toDecide(players);
    if (next.now.decision !== null) await next.client.move(id, next.now.decision);
    await settle(id, players, seq + 4);
    expect(mover.now).toMatchObject({ moves: moves + 1, undo: { asked: null } });
  });

  test('needs nobody’s agreement where all others are bots, and the record says that it was not free', async () => {
    const { address } = await openHost();
    const ann = await guest(address, 'Ann');
    const table = await ann.newTable({ seats: [{ kind: 'you' }, { kind: 'bot', level: 1 }] });
    await ann.do('start', { params: { id: table.id } });
    const client = await ann.connect();
    let now = await client.watch(table.id);
    for (let played = 0; played < 2; played++) {
      while (now.decision === null) now = await client.nextState(table.id);
      await client.move(table.id, now.decision);
      now = await client.nextState(table.id);
    }
    while (now.decision === null || now.undo.free) {
      if (now.decision !== null) await client.move(table.id, now.decision);
      now = await client.nextState(table.id);
    }
    client.send({ type: 'undo', match: table.id, id: 'back', answers: now.seq });
    await client.answerTo('back');
    const undone = await client.nextState(table.id, (state) => state.seq === now.seq + 1);
    expect(undone).toMatchObject({ entry: { kind: 'undo', agreed: [0] }, toAct: [0] });
  });

  test('is not done in the absence of a person who may come back', async () => {
    const { address } = await openHost();
    const { id, players } = await seated(address, 'Ann', 'Ben');
    const mover = await playUntil(id, players, false);
    const other = players.find((player) => player !== mover);
    await other?.person.do('leave', { params: { id } });
    // A bot plays for the other one until the mover is asked again; from then on nothing changes by itself.
    await expect.poll(async () => (await mover.client.watch(id)).decision).not.toBeNull();
    mover.now = await mover.client.watch(id);
    expect(await undo(mover, id)).toMatchObject({ type: 'error', message: expect.stringContaining('away') });
  });

  test('is refused when there is nothing to take back', async () => {
    const { address } = await openHost();
    const { id, players } = await seated(address, 'Ann', 'Ben');
    expect(await undo(elementAt(players, 0), id)).toMatchObject({ type: 'error', code: 'conflict' });
  });
});
