import { DisconnectedError } from '@souk/client';
import { elementAt } from '@souk/kernel';
import { CLOSE } from '@souk/protocol';
import { describe, expect, test } from 'vitest';
import { fakeWorld } from './support/fake-world.js';

const MATCH = 'A'.repeat(22);
const MOVE = { kind: 'pass' };

const state = (seq: number) => ({ type: 'state', match: MATCH, seq });
const update = (seq: number) => ({ type: 'update', match: MATCH, seq });

describe('A connection', () => {
  test('is open when the host has said welcome, and not before', () => {
    const { connection, last, welcome, told } = fakeWorld();
    connection.lobby(true);
    expect(connection.state).toBe('connecting');
    expect(last().sent).toEqual([]);
    expect(last().url).toBe('ws://host.test/api/v1/live');
    welcome();
    expect(connection.state).toBe('open');
    last().says({ type: 'lobby', tables: [] });
    expect(last().sent).toEqual([{ type: 'lobby', on: true }]);
    expect(told).toEqual(['welcome', 'lobby']);
  });

  test('that breaks is made again, and says so', () => {
    const { connection, clock, sockets, last, welcome, told } = fakeWorld();
    const states: string[] = [];
    connection.onState((each) => states.push(each));
    welcome();
    last().breakOff();
    clock.advance(399);
    expect(sockets).toHaveLength(1);
    clock.advance(1);
    expect(sockets).toHaveLength(2);
    welcome();
    expect(states).toEqual(['open', 'lost', 'open']);
    expect(told).toEqual(['welcome', 'welcome']);
  });

  test('waits longer after every attempt that failed, but never for long', () => {
    const { clock, sockets, last } = fakeWorld();
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      last().breakOff();
      const before = sockets.length;
      const since = clock.now();
      while (sockets.length === before) clock.advance(100);
      pauses.push(clock.now() - since);
    }
    expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
  });

  test('does not wait when it is told that the network is back', () => {
    const { connection, sockets, last, welcome } = fakeWorld();
    welcome();
    connection.assumeLost();
    expect(connection.state).toBe('lost');
    expect(last().isClosed).toBe(true);
    connection.retryNow();
    connection.retryNow();
    expect(sockets).toHaveLength(2);
  });

  test('that is silent is asked for a sign of life, and given up without one', () => {
    const { connection, clock, last, welcome } = fakeWorld();
    welcome();
    clock.advance(20_000);
    expect(last().sent).toEqual([{ type: 'ping', id: 'ping' }]);
    last().says({ type: 'pong', id: 'ping', time: 0 });
    clock.advance(19_999);
    expect(connection.state).toBe('open');
    clock.advance(1);
    clock.advance(10_000);
    expect(connection.state).toBe('lost');
  });

  test('knows the time of the host', () => {
    const { connection, clock, welcome } = fakeWorld();
    welcome(50_000);
    clock.advance(500);
    expect(connection.now()).toBe(50_500);
  });

  test('that was closed stays closed, and gives up what was not answered', async () => {
    const { connection, clock, sockets, welcome } = fakeWorld();
    welcome();
    const move = connection.move(MATCH, 0, MOVE);
    connection.close();
    connection.retryNow();
    connection.reopen();
    connection.assumeLost();
    clock.advance(60_000);
    expect(connection.state).toBe('closed');
    expect(sockets).toHaveLength(1);
    await expect(move).rejects.toThrow(DisconnectedError);
    await expect(connection.move(MATCH, 0, MOVE)).rejects.toThrow(DisconnectedError);
  });

  test('that the host ends because the token is void is not made again, until it is opened anew', async () => {
    const { connection, clock, sockets, last, welcome } = fakeWorld();
    connection.watch(MATCH, 3);
    welcome();
    const move = connection.move(MATCH, 0, MOVE);
    last().breakOff(CLOSE.signedOut);
    expect(connection.state).toBe('signed-out');
    await expect(move).rejects.toThrow(DisconnectedError);
    await expect(connection.move(MATCH, 0, MOVE)).rejects.toThrow(DisconnectedError);
    connection.retryNow();
    connection.assumeLost();
    clock.advance(60_000);
    expect(connection.state).toBe('signed-out');
    expect(sockets).toHaveLength(1);
    connection.reopen();
    welcome();
    expect(connection.state).toBe('open');
    expect(last().sent).toEqual([{ type: 'watch', match: MATCH }]);
  });

  test('says of every attempt that it has failed, and ends them when told that the token is void', () => {
    const { connection, clock, sockets, last, welcome, failures } = fakeWorld();
    welcome();
    last().breakOff();
    expect(failures).toEqual([]);
    clock.advance(400);
    last().breakOff();
    clock.advance(800);
    last().breakOff();
    expect(failures).toHaveLength(2);
    connection.assumeSignedOut();
    clock.advance(60_000);
    expect(connection.state).toBe('signed-out');
    expect(sockets).toHaveLength(3);
    connection.close();
    connection.assumeSignedOut();
    expect(connection.state).toBe('closed');
  });

  test('that hears what is no message is given up: that is no host of Souk', () => {
    const { connection, clock, sockets, last, welcome, told } = fakeWorld();
    for (const nonsense of ['<html>', '12', 'null', '{}', '{"type":7}', '']) {
      welcome();
      last().saysText(nonsense);
      expect(connection.state).toBe('lost');
      clock.advance(400);
    }
    expect(sockets).toHaveLength(7);
    expect(new Set(told)).toEqual(new Set(['welcome']));
  });

  test('passes over messages of a kind that it does not know', () => {
    const { connection, last, welcome } = fakeWorld();
    welcome();
    last().says({ type: 'weather', match: MATCH });
    expect(connection.state).toBe('open');
  });

  test('tells nothing to a listener that has ended its subscription', () => {
    const { connection, last, welcome } = fakeWorld();
    const heard: string[] = [];
    const stop = connection.on('bye', ({ reason }) => heard.push(reason));
    const stopStates = connection.onState((each) => heard.push(each));
    welcome();
    last().says({ type: 'bye', reason: 'first' });
    stop();
    stopStates();
    last().says({ type: 'bye', reason: 'second' });
    last().breakOff();
    expect(heard).toEqual(['open', 'first']);
  });
});

describe('A watched match', () => {
  test('is gone on with after the last number that was told', () => {
    const { connection, last, welcome, interrupt, told } = fakeWorld();
    connection.watch(MATCH);
    welcome();
    expect(last().sent).toEqual([{ type: 'watch', match: MATCH }]);
    for (const each of [state(3), update(4), update(5)]) last().says(each);
    interrupt();
    expect(last().sent).toEqual([{ type: 'watch', match: MATCH, since: 5 }]);
    for (const each of [update(6), update(7)]) last().says(each);
    expect(told).toEqual(['welcome', 'state 3', 'update 4', 'update 5', 'welcome', 'update 6', 'update 7']);
  });

  test.each([
    { when: 'before', isOpen: false },
    { when: 'when', isOpen: true },
  ])('can be watched from any number, $when the connection is open', ({ isOpen }) => {
    const { connection, last, welcome, told } = fakeWorld();
    if (isOpen) welcome();
    connection.watch(MATCH, 10);
    if (!isOpen) welcome();
    expect(last().sent).toEqual([{ type: 'watch', match: MATCH, since: 10 }]);
    for (const each of [update(10), update(11)]) last().says(each);
    expect(told).toEqual(['welcome', 'update 11']);
  });

  test('is told of nothing twice', () => {
    const { connection, last, welcome, told } = fakeWorld();
    welcome();
    connection.watch(MATCH);
    for (const each of [state(3), update(4), update(4), update(3), update(5)]) last().says(each);
    expect(told).toEqual(['welcome', 'state 3', 'update 4', 'update 5']);
  });

  test('is begun anew, once, when numbers are missing', () => {
    const { connection, last, welcome, told } = fakeWorld();
    welcome();
    connection.watch(MATCH);
    for (const each of [state(3), update(5), update(6), state(6), update(7)]) last().says(each);
    expect(last().sent).toEqual([
      { type: 'watch', match: MATCH },
      { type: 'watch', match: MATCH },
    ]);
    expect(told).toEqual(['welcome', 'state 3', 'state 6', 'update 7']);
  });

  test('is begun anew if what was asked for was never answered', () => {
    const { connection, last, welcome, interrupt } = fakeWorld();
    welcome();
    connection.watch(MATCH);
    last().says(state(3));
    interrupt();
    expect(last().sent).toEqual([{ type: 'watch', match: MATCH, since: 3 }]);
    interrupt();
    expect(last().sent).toEqual([{ type: 'watch', match: MATCH }]);
  });

  test('is asked for again even if it was refused, since it may be allowed by then', () => {
    const { connection, last, welcome, interrupt } = fakeWorld();
    welcome();
    connection.watch(MATCH);
    last().says({ type: 'error', code: 'forbidden', message: 'no', match: MATCH });
    interrupt();
    expect(last().sent).toEqual([{ type: 'watch', match: MATCH }]);
  });

  test('is not told of when it is watched no longer', () => {
    const { connection, last, welcome, interrupt, told } = fakeWorld();
    welcome();
    connection.watch(MATCH);
    last().says(state(3));
    connection.unwatch(MATCH);
    last().says(update(4));
    expect(told).toEqual(['welcome', 'state 3']);
    expect(last().sent).toEqual([
      { type: 'watch', match: MATCH },
      { type: 'unwatch', match: MATCH },
    ]);
    interrupt();
    expect(last().sent).toEqual([]);
  });
});

describe('Another person at the same connection', () => {
  test('hears nothing of the old one, and begins with a fresh state', async () => {
    const { connection, sockets, last, welcome, told } = fakeWorld();
    welcome();
    connection.watch(MATCH);
    last().says(state(3));
    const move = connection.move(MATCH, 3, MOVE);
    connection.reopen();
    const old = elementAt(sockets, 0);
    old.says(update(4));
    old.breakOff();
    expect(connection.state).toBe('connecting');
    await expect(move).rejects.toThrow(DisconnectedError);
    welcome();
    expect(sockets).toHaveLength(2);
    expect(last().sent).toEqual([{ type: 'watch', match: MATCH }]);
    expect(told).toEqual(['welcome', 'state 3', 'welcome']);
  });

  test('can be decided on by whom the host has welcomed', () => {
    const { connection, sockets, welcome } = fakeWorld();
    connection.watch(MATCH);
    const stop = connection.on('welcome', () => {
      stop();
      connection.reopen();
    });
    welcome();
    expect(sockets.map(({ sent }) => sent)).toEqual([[], []]);
    welcome();
    expect(sockets.map(({ sent }) => sent)).toEqual([[], [{ type: 'watch', match: MATCH }]]);
  });
});
