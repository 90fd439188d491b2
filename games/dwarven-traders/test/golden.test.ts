import { readFileSync } from 'node:fs';
import { dwarvenTraders, type GemName, type State } from '@souk/games/dwarven-traders';
import { dealtSeed, readRecord, replayRecord, verifyRecord, writeRecord } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { legalMoves, positionAfter } from './oracle.js';
import { choicesOf } from './random-games.js';
import { type Setting, table } from './table.js';

const recordOf = (name: string) =>
  readRecord(JSON.parse(readFileSync(new URL(`golden/${name}.json`, import.meta.url), 'utf8')));

describe('golden matches', () => {
  test.each(['solo', 'three-players', 'four-players-all-options'])('%s is fair, move by move', (name) => {
    const record = recordOf(name);
    expect(verifyRecord(dwarvenTraders, record)).toEqual({ fair: true, problems: [] });
  });

  test.each(['solo', 'three-players', 'four-players-all-options'])('%s is written again as it was', (name) => {
    const record = recordOf(name);
    const { seats, salts, reveal } = record;
    if (reveal === null) throw new Error('a finished match reveals its seed');
    const deal = { ...reveal, salts };
    const match = replayRecord(dwarvenTraders, record, dealtSeed(deal));
    expect(writeRecord(match, seats, deal)).toEqual(record);
  });

  test('a golden match with another result, seed or move is not fair', () => {
    const record = recordOf('three-players');
    const fair = (change: object): boolean => verifyRecord(dwarvenTraders, { ...record, ...change }).fair;
    expect(fair({ result: { ...record.result, winners: [0, 1, 2] } })).toBe(false);
    expect(fair({ reveal: { seed: 'another', nonce: 'nonce three-players' } })).toBe(false);
    expect(fair({ salts: [null, null, null] })).toBe(false);
    expect(fair({ moves: record.moves.slice(0, -1) })).toBe(false);
    expect(fair({ moves: record.moves.toSpliced(0, 1) })).toBe(false);
  });
});

/** How many lines of play there are to each depth. */
function perft(state: State, depth: number): number {
  if (depth === 0) return 1;
  const [seat] = dwarvenTraders.toAct(state);
  let lines = 0;
  for (const code of choicesOf(state)) {
    const next = dwarvenTraders.clone(state);
    dwarvenTraders.play(next, seat, code);
    lines += perft(next, depth - 1);
  }
  return lines;
}

/** The same by the second implementation; for positions after which no chance comes into play. */
function naivePerft(position: object, depth: number): number {
  if (depth === 0) return 1;
  const lines = legalMoves(position).map((move) =>
    naivePerft(positionAfter(position, move, { deals: [], replacements: [] }).table, depth - 1),
  );
  return lines.reduce((sum, count) => sum + count, 0);
}

const threeGems: readonly (readonly GemName[])[] = [['ruby'], ['sapphire'], ['emerald']];

const POSITIONS: readonly { readonly name: string; readonly setting: Setting; readonly lines: readonly number[] }[] = [
  {
    name: 'three players with one gem each',
    setting: { seats: 3, players: threeGems.map((store) => ({ store })) },
    lines: [6, 36, 232, 988],
  },
  {
    name: 'the same with freeSale',
    setting: { seats: 3, players: threeGems.map((store) => ({ store })), options: { freeSale: true } },
    lines: [15, 225, 3382, 38658],
  },
  {
    name: 'two in store, the pool nearly empty',
    setting: {
      players: [
        { store: ['ruby', 'sapphire'], score: 4 },
        { store: ['emerald', 'topaz'], score: 6 },
      ],
      pool: { ruby: 0, sapphire: 1, emerald: 1, topaz: 1 },
    },
    lines: [3, 12, 62, 278],
  },
  {
    name: 'an extra trade among four',
    setting: {
      seats: 4,
      players: [
        { store: ['ruby', 'sapphire'], score: 2 },
        { store: ['emerald'], score: 4 },
        { store: [], score: 5 },
        { store: ['topaz', 'topaz'], score: 6 },
      ],
      decision: { kind: 'extra-trade', seat: 0 },
    },
    lines: [9, 54, 244, 784],
  },
];

describe('golden counts', () => {
  test.each(POSITIONS)('$name: $lines lines of play', ({ setting, lines }) => {
    const { state, position } = table(setting);
    expect(lines.map((_, i) => perft(state, i + 1))).toEqual(lines);
    expect(lines.slice(0, 3).map((_, i) => naivePerft(position, i + 1))).toEqual(lines.slice(0, 3));
  });

  test('the solo game from the first choice, with the chances of one seed', () => {
    const { state } = table({ seats: 1, choosers: [0, 'smuggler'], decision: { kind: 'choose-gem', seat: 0 } });
    expect([1, 2, 3, 4].map((depth) => perft(state, depth))).toEqual([4, 24, 104, 505]);
  });
});
