import { elementAt } from '@souk/kernel';
import type { Clock } from '@souk/protocol';
import { describe, expect, test } from 'vitest';
import type { Client } from './support/client.js';
import { ManualClock } from './support/clock.js';
import { openHost, temporaryFolder } from './support/host.js';
import { beginMatch, guests, type TestPerson } from './support/person.js';
import { moverOf, otherThan } from './support/play.js';
import { all } from './support/tuples.js';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const LIVE: Clock = { kind: 'live', perMove: 20, bank: 60 };

/** A match of two whose clock runs, seen by both. */
async function underTime(address: string, wish: { clock: Clock; onTimeout?: 'bot' | 'resign'; game?: string }) {
  const people = await guests(address, 'Ann', 'Ben');
  const { id } = await beginMatch(people, wish);
  const clients = await all(people, (person) => person.connect());
  const states = await all(clients, (client) => client.watch(id));
  const mover = moverOf(states);
  return { id, people, clients, states, mover };
}

const toBot = (client: Client, id: string) =>
  client.nextState(id, (each) => each.type === 'update' && each.entry.kind === 'to-bot');

describe('A live clock', () => {
  test('gives so much for a decision, then takes from the bank', async () => {
    const runtime = new ManualClock();
    const { address } = await openHost({}, { runtime });
    const { id, clients, states, mover } = await underTime(address, { clock: LIVE });
    const begun = runtime.now();
    expect(states[mover].clock).toEqual({ deadline: begun + 80 * SECOND, banks: [60_000, 60_000] });
    runtime.advance(30 * SECOND);
    const { decision } = states[mover];
    if (decision !== null) await clients[mover].move(id, decision);
    const { clock } = await clients[mover].nextState(id);
    expect(clock?.banks[mover]).toBe(50 * SECOND);
    expect(clock?.banks[otherThan(mover)]).toBe(60 * SECOND);
  });

  test('that has run out lets a bot of the declared level play, and the person may come back at any time', async () => {
    const runtime = new ManualClock();
    const { address } = await openHost({}, { runtime });
    const { id, people, clients, mover } = await underTime(address, { clock: LIVE });
    const other = clients[otherThan(mover)];
    runtime.advance(80 * SECOND);
    expect(await toBot(other, id)).toMatchObject({ entry: { seat: mover, level: 3, reason: 'time' } });
    await people[mover].do('comeBack', { params: { id } });
    const back = await other.nextState(id, (each) => each.type === 'update' && each.entry.kind === 'to-person');
    expect(back.seats[mover]).toMatchObject({ bot: null, resigned: false });
  });

  test('that has run out is a resignation if the table says so', async () => {
    const runtime = new ManualClock();
    const { address } = await openHost({}, { runtime });
    const { id, people, clients, mover } = await underTime(address, { clock: LIVE, onTimeout: 'resign' });
    runtime.advance(80 * SECOND);
    const resigned = await toBot(clients[otherThan(mover)], id);
    expect(resigned).toMatchObject({ entry: { seat: mover, reason: 'resigned' } });
    expect(await people[mover].refused('comeBack', { params: { id } })).toMatchObject({ code: 'conflict' });
  });

  test('leaves the game by its rules where they let a seat leave', async () => {
    const runtime = new ManualClock();
    const { address } = await openHost({}, { runtime });
    const wish = { clock: LIVE, onTimeout: 'resign', game: 'dale-of-merchants' } as const;
    const { id, clients, mover } = await underTime(address, wish);
    runtime.advance(80 * SECOND);
    const left = await clients[otherThan(mover)].nextState(
      id,
      (each) => each.type === 'update' && each.entry.kind === 'leave',
    );
    expect(left).toMatchObject({ entry: { seat: mover } });
  });
});

describe('A correspondence clock', () => {
  async function overnight(hoursAway: number, afterOpening: (address: string, runtime: ManualClock) => Promise<void>) {
    const data = temporaryFolder();
    const runtime = new ManualClock();
    const first = await openHost({ data }, { runtime });
    const { id, people, mover } = await underTime(first.address, { clock: { kind: 'correspondence', hours: 48 } });
    await first.close();
    runtime.advance(hoursAway * HOUR);
    const { address } = await openHost({ data }, { runtime });
    await afterOpening(address, runtime);
    return { id, address, runtime, mover, people: await all(people, (person) => person.at(address)) };
  }

  const botIn = async (person: TestPerson, id: string, seat: number): Promise<number | null> =>
    elementAt((await person.do('match', { params: { id } })).seats, seat).bot;

  test('goes on while the host is away, and grants a little time when it is back', async () => {
    const { id, people, mover, runtime } = await overnight(49, async () => {});
    expect(await botIn(people[0], id, mover)).toBeNull();
    const client = await people[otherThan(mover)].connect();
    await client.watch(id);
    runtime.advance(61 * SECOND);
    expect(await toBot(client, id)).toMatchObject({ entry: { reason: 'time' } });
  });

  test('does not run out early', async () => {
    const { id, people, mover } = await overnight(47, async (_, runtime) => runtime.advance(61 * SECOND));
    expect(await botIn(people[0], id, mover)).toBeNull();
  });
});

describe('Without a clock', () => {
  test('a match that all people have left waits for them, then is abandoned', async () => {
    const runtime = new ManualClock();
    const { address } = await openHost({ abandonHours: 2 }, { runtime });
    const { id, people, clients } = await underTime(address, { clock: { kind: 'none' } });
    for (const person of people) await person.do('leave', { params: { id } });
    await clients[0].nextState(id, ({ seq }) => seq === 2);
    runtime.advance(HOUR);
    expect(await people[0].do('table', { params: { id } })).toMatchObject({ phase: 'playing' });
    runtime.advance(HOUR);
    const end = await clients[0].nextState(id, (each) => each.type === 'update' && each.entry.kind === 'abandoned');
    expect(end).toMatchObject({ outcome: null, toAct: [] });
    expect(await people[0].do('table', { params: { id } })).toMatchObject({ phase: 'abandoned' });
  });

  test('a match in which nobody does anything for long is abandoned', async () => {
    const runtime = new ManualClock();
    const { address } = await openHost({ idleDays: 2 }, { runtime });
    const { id, clients } = await underTime(address, { clock: { kind: 'none' } });
    runtime.advance(49 * HOUR);
    const end = await clients[0].nextState(id, (each) => each.type === 'update' && each.entry.kind === 'abandoned');
    expect(end.seq).toBe(1);
  });
});
