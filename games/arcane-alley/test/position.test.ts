import { describe, expect, test } from 'vitest';
import { arcaneAlley, type Position } from '../src/rules/index.js';
import { activate, choose, match, play, reveal, table, takeStash } from './table.js';

type Loose = { -readonly [K in keyof Position]: unknown } & { [name: string]: unknown };

const loose = (position: Position): Loose => JSON.parse(JSON.stringify(position));

/** Loads a position with one thing changed. */
function changed(position: Position, change: (document: Loose) => void): () => void {
  const document = loose(position);
  change(document);
  return () => void arcaneAlley.fromJSON(document);
}

const t = table({ players: [{ rows: ['egg ? ?'], stash: 'coin ring' }, { stash: 'wand' }, {}], onDeck: 'toad' });
const { position } = t;
const players = (document: Loose) => document.players as { [field: string]: unknown }[];

describe('Positions', () => {
  test('come back as they were, in the middle of an effect as well', () => {
    const middle = table({ players: [{ stash: 'chalice' }, { stash: 'skull ring' }, { stash: 'coin' }] });
    middle.do(0, activate('chalice'), choose(1), takeStash('skull'));
    const states = [match(2), match(6).do(3, reveal(1, 2)), t, middle];
    for (const { state } of states) {
      const saved = JSON.parse(JSON.stringify(arcaneAlley.toJSON(state)));
      const loaded = arcaneAlley.fromJSON(saved);
      expect(arcaneAlley.toJSON(loaded)).toEqual(saved);
      expect(arcaneAlley.hash(loaded)).toBe(arcaneAlley.hash(state));
    }
  });

  test('read like a table', () => {
    expect(position).toMatchObject({
      format: 'arcane-alley/1',
      seats: 3,
      discard: ['three-headed-coin'],
      onDeck: ['hypnotic-toad'],
      stack: [{ frame: 'act', seat: 0, step: 'only' }],
    });
    expect(position.players[0].storehouse.slots[0]).toEqual({
      face: 'up',
      item: 'dragons-egg',
      returned: 0,
      seenBy: [],
    });
  });

  test('that cannot be are refused with the place and the reason', () => {
    expect(() => arcaneAlley.fromJSON(null)).toThrow('position: expected an object');
    expect(
      changed(position, (p) => {
        p.format = 'chess/1';
      }),
    ).toThrow('position.format');
    expect(
      changed(position, (p) => {
        p.seats = 4;
      }),
    ).toThrow('players');
    expect(
      changed(position, (p) => {
        p.starter = 5;
      }),
    ).toThrow('position.starter');
    expect(
      changed(position, (p) => {
        p.extra = 1;
      }),
    ).toThrow('position.extra');
    expect(
      changed(position, (p) => {
        p.random = [0, 0, 0, 0];
      }),
    ).toThrow('position.random');
    expect(
      changed(position, (p) => {
        p.options = { wizards: 'all' };
      }),
    ).toThrow('wizards');
    expect(
      changed(position, (p) => {
        p.round = 4;
      }),
    ).toThrow('position.round');
    expect(
      changed(position, (p) => {
        p.tracker = 21;
      }),
    ).toThrow('position.tracker');
    expect(
      changed(position, (p) => {
        p.stack = [];
      }),
    ).toThrow('position.stack');
  });

  test('with an item too many or too few are refused', () => {
    expect(
      changed(position, (p) => {
        p.discard = [];
      }),
    ).toThrow('9 of three-headed-coin in all places together, got 8');
    expect(
      changed(position, (p) => {
        p.onDeck = ['hypnotic-toad', 'hypnotic-toad'];
      }),
    ).toThrow('hypnotic-toad');
  });

  test('with players as they cannot be are refused', () => {
    expect(
      changed(position, (p) => {
        players(p)[1].wizard = 'ninx';
      }),
    ).toThrow('wizards');
    expect(
      changed(position, (p) => {
        players(p)[1].markers = 3;
      }),
    ).toThrow('markers');
    expect(
      changed(position, (p) => {
        players(p)[1].sum = 3;
      }),
    ).toThrow('sum');
    expect(
      changed(position, (p) => {
        players(p)[1].knownToAll = ['dark-lotus'];
      }),
    ).toThrow('knownToAll');
    expect(
      changed(position, (p) => {
        players(p)[0].storehouse = { rows: 2, columns: 2, slots: [] };
      }),
    ).toThrow('storehouse');
    expect(
      changed(position, (p) => {
        players(p)[1].chosen = [0, 1];
      }),
    ).toThrow('chosen');
  });

  test('with a stack as it cannot be are refused', () => {
    const stacked = (...stack: object[]) =>
      changed(position, (p) => {
        p.stack = stack;
      });
    expect(stacked({ frame: 'nonsense', seat: 0, step: 'only' })).toThrow('stack[0]');
    expect(stacked({ frame: 'act', seat: 2, step: 'only' })).toThrow('a seat with a stash');
    expect(stacked({ frame: 'cauldron', seat: 0, step: 'only' })).toThrow('bottom of the stack');
    expect(stacked({ frame: 'end-turn', seat: 0, step: 'only' })).toThrow('a question on top');
    expect(stacked({ frame: 'end-turn', seat: 0, step: 'only' }, { frame: 'dafana', seat: 0, step: 'only' })).toThrow(
      'stack[1]',
    );
    expect(
      stacked({ frame: 'end-turn', seat: 0, step: 'only' }, { frame: 'lamp-item', seat: 0, step: 'only' }),
    ).toThrow('can answer');
    expect(
      stacked({ frame: 'end-turn', seat: 0, step: 'only' }, { frame: 'watch-item', seat: 1, step: 'only' }),
    ).toThrow('stack[1].seat');
  });

  test('a loaded match goes on', () => {
    const loaded = arcaneAlley.fromJSON(loose(position));
    arcaneAlley.play(loaded, 0, arcaneAlley.readMove(loaded, 0, play('ring', 1)));
    expect(arcaneAlley.toAct(loaded)).toEqual([1]);
  });
});
