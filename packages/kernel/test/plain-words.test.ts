import { expect, test } from 'vitest';
import { eventInWords, inPlainWords, tableInLines, valueInWords } from '../src/index.js';

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

test('a view is a line for everything in it, indented by what it lies in unless that fits into the line', () => {
  const view = {
    round: 2,
    pool: ['ruby', 'topaz'],
    prices: { ruby: 1, topaz: -2 },
    market: { left: { card: null, age: [] } },
  };
  expect(tableInLines(view)).toEqual([
    [0, 'round', '2'],
    [0, 'pool', 'ruby, topaz'],
    [0, 'prices', 'ruby 1; topaz -2'],
    [0, 'market', ''],
    [1, 'left', 'card –; age –'],
  ]);
});

test('what there is one of for every seat stands by its name, and so does a seat', () => {
  const view = {
    turn: 1,
    players: [
      { score: 5, hand: ['a', 'b'] },
      { score: 7, stack: { cards: [{ card: 'c' }] } },
    ],
  };
  expect(tableInLines(view, ['You', 'Ben'])).toEqual([
    [0, 'turn', 'Ben'],
    [0, 'players', ''],
    [1, 'You', 'score 5; hand a, b'],
    [1, 'Ben', ''],
    [2, 'score', '7'],
    [2, 'stack', ''],
    [3, 'cards', ''],
    [4, '1', 'card c'],
  ]);
  expect(tableInLines(view, ['You']).map(([, name]) => name)).toContain('2');
});

test('an event is told of the seat that it names; a table leaves out what is shown elsewhere', () => {
  const bought = { kind: 'bought', seat: 1, price: 3 };
  expect(eventInWords(bought, (seat) => `seat ${seat}`)).toBe('seat 1: bought price 3');
  expect(eventInWords({ kind: 'round-over' }, String)).toBe('round over');
  expect(tableInLines({ viewer: 0, toAct: [1], round: 2 })).toEqual([[0, 'round', '2']]);
});
