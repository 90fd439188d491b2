import {
  Events,
  Hasher,
  heardBy,
  IllegalMove,
  InputError,
  MoveList,
  MoveLog,
  onlyFor,
  replaceTop,
  revealsTo,
  seatsIn,
  topFrame,
  viewersOf,
} from '@souk/kernel';
import { describe, expect, test } from 'vitest';

describe('A move list', () => {
  test('is filled, read, cleared and filled again', () => {
    const list = new MoveList();
    for (const code of [5, 6, 7]) list.add(code);
    expect([list.size, list.at(2), list.includes(6)]).toEqual([3, 7, true]);
    list.clear();
    list.add(9);
    expect(list.toArray()).toEqual([9]);
    expect(list.includes(6)).toBe(false);
  });
});

describe('A move log', () => {
  test('gives back what was put in, and forgets what is taken back', () => {
    const log = new MoveLog();
    for (let i = 0; i < 100; i++) log.append(i % 8, i * 2 ** 40, 1.7e12 + i, i % 8);
    expect([log.length, log.seatOf(99), log.codeOf(99), log.timeOf(99), log.marksOf(99)]).toEqual([
      100,
      3,
      99 * 2 ** 40,
      1.7e12 + 99,
      3,
    ]);
    log.truncate(50);
    log.append(7, -1, 5, 7);
    expect([log.length, log.seatOf(50), log.codeOf(50), log.timeOf(50), log.marksOf(50)]).toEqual([51, 7, -1, 5, 7]);
    expect(log.codeOf(49)).toBe(49 * 2 ** 40);
  });

  test('takes at most 26 bytes a move', () => {
    const log = new MoveLog();
    for (let i = 1; i <= 10_000; i++) {
      log.append(0, i, i, 0);
      expect(log.bytes).toBeLessThanOrEqual(26 * Math.max(i, 11));
    }
  });
});

describe('Events', () => {
  const events = new Events<string>();
  events.emit('all see this');
  events.reveal('seat 1 draws', onlyFor(1, 'seat 1 draws a ruby'));
  events.reveal('a ruby is shown');

  test('are heard by everybody in the version meant for them', () => {
    expect(heardBy(events.told, 1)).toEqual(['all see this', 'seat 1 draws a ruby', 'a ruby is shown']);
    expect(heardBy(events.told, 0)).toEqual(['all see this', 'seat 1 draws', 'a ruby is shown']);
    expect(heardBy(events.told, 'spectator')).toEqual(heardBy(events.told, 0));
  });

  test('reveal something to whom they show it', () => {
    const revealed = (viewer: number): boolean[] => events.told.map((told) => revealsTo(told, viewer));
    expect(revealed(0)).toEqual([false, false, true]);
    expect(revealed(1)).toEqual([false, true, true]);
    expect(events.revealed).toBe(true);
    expect(new Events().revealed).toBe(false);
  });
});

describe('Frames', () => {
  const frame = { effect: 1, step: 0, seat: 2 };

  test('are answered from the top', () => {
    const stack = [frame, { ...frame, effect: 2 }];
    expect(topFrame(stack)?.effect).toBe(2);
    replaceTop(stack, { ...frame, effect: 3 });
    expect(stack.map(({ effect }) => effect)).toEqual([1, 3]);
    expect(topFrame([])).toBeUndefined();
  });
});

describe('A hash', () => {
  const hash = (...lists: number[][]): number =>
    lists.reduce((hasher, list) => hasher.addAll(list), new Hasher()).digest();

  test('is a whole number, and tells order and borders of lists apart', () => {
    const hashes = [hash([1, 2]), hash([2, 1]), hash([1], [2]), hash([], [1, 2]), hash([1, 2], []), hash([])];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hashes.every(Number.isSafeInteger)).toBe(true);
  });

  test('does not collide among a million small states', () => {
    const seen = new Set<number>();
    for (let i = 0; i < 1_000_000; i++) seen.add(hash([i & 1023, i >> 10]));
    expect(seen.size).toBe(1_000_000);
  });
});

test('Sets of seats are read from their bits', () => {
  expect(seatsIn(0)).toEqual([]);
  expect(seatsIn(0b1010)).toEqual([1, 3]);
  expect(viewersOf(2)).toEqual(['spectator', 0, 1]);
});

describe('Errors', () => {
  test('do not stumble over values that cannot be written as JSON', () => {
    const deep: unknown = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000));
    expect(new InputError('move', 'an object', deep).message).toBe(
      'move: expected an object, got something nested too deeply to be shown',
    );
  });

  test('say where, what was expected and what came', () => {
    expect(new InputError('a.b', 'a number', 'x').message).toBe('a.b: expected a number, got "x"');
    expect(new InputError('', 'a number').message).toBe('expected a number');
    expect(new IllegalMove(2, 'mine', 'a sale').message).toBe('seat 2 cannot mine: expected a sale');
  });

  test('stay on one line, however long the input', () => {
    expect(new InputError('a', 'b', 'x'.repeat(1000)).message.length).toBeLessThan(100);
  });
});
