import { elementAt } from '@souk/kernel';
import type { Clock } from '@souk/protocol';
import { describe, expect, test } from 'vitest';
import { RateLimiter } from '../src/limits/rate-limiter.js';
import { ManualClock } from './support/clock.js';
import { openHost, temporaryFolder } from './support/host.js';
import { beginMatch, guests, request, type TestPerson } from './support/person.js';
import { decisionIn, moverOf, otherThan } from './support/play.js';
import { all } from './support/tuples.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const JUMPS = [
  ['forward', HOUR],
  ['back', -HOUR],
] as const;
const LIVE: Clock = { kind: 'live', perMove: 20, bank: 60 };

/** Two people in a match with a clock. */
async function underTime(address: string, clock: Clock = LIVE) {
  const people = await guests(address, 'Ann', 'Ben');
  const { id } = await beginMatch(people, { clock });
  const states = await all(people, (person) => person.do('match', { params: { id } }));
  const mover = moverOf(states);
  return { id, people, mover, decision: decisionIn(states[mover]) };
}

const botIn = async (person: TestPerson, id: string, seat: number): Promise<number | null> =>
  elementAt((await person.do('match', { params: { id } })).seats, seat).bot;

/** Waits until a bot plays for the seat. */
async function timeOutOf(person: TestPerson, id: string, seat: number): Promise<void> {
  while ((await botIn(person, id, seat)) === null);
}

describe.each(JUMPS)('A clock that is set %s by an hour', (_, jump) => {
  test('takes nobody’s allowance, and gives none', () => {
    const clock = new ManualClock();
    const limiter = new RateLimiter(3, 3000, clock);
    const take = (times: number): boolean[] => Array.from({ length: times }, () => limiter.take('a'));
    expect(take(4)).toEqual([true, true, true, false]);
    clock.setWall(jump);
    expect(take(1)).toEqual([false]);
    clock.advance(SECOND);
    expect(take(2)).toEqual([true, false]);
  });

  test('leaves the limits of a host as they are', async () => {
    const runtime = new ManualClock();
    const { address } = await openHost({ maxGuests: 3 }, { runtime });
    const enter = async (): Promise<number> => (await request({ address }, 'enter', { body: { name: 'Ann' } })).status;
    expect([await enter(), await enter(), await enter(), await enter()]).toEqual([201, 201, 201, 429]);
    runtime.setWall(jump);
    expect(await enter()).toBe(429);
    runtime.advance(20 * MINUTE);
    expect([await enter(), await enter()]).toEqual([201, 429]);
  });

  test('changes nothing in the time that a decision takes', async () => {
    const runtime = new ManualClock();
    const { address } = await openHost({}, { runtime });
    const { id, people, mover, decision } = await underTime(address);
    runtime.advance(10 * SECOND);
    runtime.setWall(jump);
    runtime.advance(20 * SECOND);
    const move = elementAt(decision.moves, 0);
    await people[mover].do('move', { params: { id }, body: { id: 'one', answers: decision.answers, move } });
    const { clock } = await people[mover].do('match', { params: { id } });
    expect(clock?.banks[mover]).toBe(50 * SECOND);
  });

  test('lets nobody’s time run out sooner or later', async () => {
    const runtime = new ManualClock();
    const { address } = await openHost({}, { runtime });
    const { id, people, mover } = await underTime(address);
    runtime.advance(10 * SECOND);
    runtime.setWall(jump);
    // Whatever looks after deadlines has looked at them by then.
    runtime.advance(69 * SECOND);
    expect(await botIn(people[0], id, mover)).toBeNull();
    runtime.advance(SECOND);
    await timeOutOf(people[0], id, mover);
  });

  test('neither cuts nor lengthens the time that is granted after a start', async () => {
    const [data, runtime] = [temporaryFolder(), new ManualClock()];
    const first = await openHost({ data }, { runtime });
    const { id, people, mover } = await underTime(first.address);
    await first.close();
    runtime.advance(2 * HOUR);
    const { address } = await openHost({ data, graceSeconds: 30 }, { runtime });
    const ann = people[0].at(address);
    runtime.setWall(jump);
    runtime.advance(29 * SECOND);
    expect(await botIn(ann, id, mover)).toBeNull();
    runtime.advance(SECOND);
    await timeOutOf(ann, id, mover);
  });
});

describe('A clock that was set while the host was away', () => {
  async function restarted(jump: number) {
    const [data, runtime] = [temporaryFolder(), new ManualClock()];
    const first = await openHost({ data }, { runtime });
    const begun = await underTime(first.address);
    await first.close();
    runtime.setWall(jump);
    const { address } = await openHost({ data, graceSeconds: 30 }, { runtime });
    return { ...begun, runtime, people: await all(begun.people, (person) => person.at(address)) };
  }

  test('back, takes no time from anybody, and time goes on from the last entry', async () => {
    const { id, people, mover, decision, runtime } = await restarted(-HOUR);
    await people[0].do('match', { params: { id } });
    runtime.advance(30 * SECOND);
    const move = elementAt(decision.moves, 0);
    await people[mover].do('move', { params: { id }, body: { id: 'one', answers: decision.answers, move } });
    const { clock, toAct } = await people[mover].do('match', { params: { id } });
    expect(clock?.banks[mover]).toBe(50 * SECOND);
    const next = elementAt(toAct, 0);
    runtime.advance(next === mover ? 70 * SECOND : 80 * SECOND);
    await timeOutOf(people[otherThan(mover)], id, next);
  });

  test('forward, counts as time that has passed, with the time that is granted after a start', async () => {
    const { id, people, mover, runtime } = await restarted(HOUR);
    runtime.advance(29 * SECOND);
    expect(await botIn(people[0], id, mover)).toBeNull();
    runtime.advance(SECOND);
    await timeOutOf(people[0], id, mover);
  });
});
