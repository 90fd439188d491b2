import { expect, test } from 'vitest';
import { eventInWords, inPlainWords, tableInLines, valueInWords, viewInLines } from '../src/index.js';

test('a move is said by its kind and what it names', () => {
  expect(inPlainWords({ kind: 'pass' })).toBe('pass');
  const play = { kind: 'play-item', item: 'older-wand', slot: 4, isFree: true, target: null };
  expect(inPlainWords(play)).toBe('play item item older wand, slot 4, is free');
  const notFree = { ...play, isFree: false };
  expect(inPlainWords(notFree, ['slot', 'item'])).toBe('play item not is free');
});

test('anything that JSON can hold has words', () => {
  expect(valueInWords([1, 'red-gem', null, []])).toBe('1, red gem, –, –');
  expect(valueInWords({ seat: 2, cards: ['a', 'b'] })).toBe('seat 2, cards a, b');
});

test('a view is a line for everything in it, indented by what it lies in', () => {
  const view = { round: 2, pool: ['ruby', 'topaz'], players: [{ score: 5 }, 7], market: { left: null } };
  expect(viewInLines(view)).toEqual([
    [0, 'round', '2'],
    [0, 'pool', 'ruby, topaz'],
    [0, 'players', ''],
    [1, '0', ''],
    [2, 'score', '5'],
    [1, '1', '7'],
    [0, 'market', ''],
    [1, 'left', '–'],
  ]);
});

test('an event is told of the seat that it names; a table leaves out what is shown elsewhere', () => {
  const bought = { kind: 'bought', seat: 1, price: 3 };
  expect(eventInWords(bought, (seat) => `seat ${seat}`)).toBe('seat 1: bought price 3');
  expect(eventInWords({ kind: 'round-over' }, String)).toBe('round over');
  expect(tableInLines({ viewer: 0, toAct: [1], round: 2 })).toEqual([[0, 'round', '2']]);
});
