import { below, InputError, newState, seedRandom } from '@souk/kernel';
import { legalMoves } from '@souk/kernel/laws';
import { describe, expect, test } from 'vitest';
import { daleOfMerchants, type Position } from '../src/rules/index.js';
import { declared, handCard, number, order, technique } from './notation.js';
import { type Setup, Table, table } from './table.js';

const load = (position: unknown): Table => new Table(daleOfMerchants.fromJSON(JSON.parse(JSON.stringify(position))));

const open: Setup = {
  ana: { hand: ['charm', 'junk'], deck: ['gamble'] },
  market: ['cookies'],
  marketDeck: ['spyglass'],
};

describe('Positions', () => {
  test('come back as they were from the middle of any effect', () => {
    const setup: Setup = {
      decks: ['macaws', 'pandas', 'ocelots', 'raccoons'],
      ana: {
        hand: ['spyglass', 'blindfold', 'rotten-food', 'charm', 'junk'],
        deck: ['gamble', 'cookies', 'whirligig', 'junk'],
      },
      cleo: {},
    };
    const paths = [
      [technique('spyglass')],
      [technique('spyglass'), { kind: 'card', card: 'gamble' } as const],
      [technique('blindfold'), declared('charm')],
      [technique('blindfold'), declared('charm'), { kind: 'player', player: 2 } as const, number(1)],
      [technique('rotten-food'), handCard('junk')],
      [technique('blindfold'), declared('charm'), { kind: 'player', player: 1 } as const, number(1), number(2)],
    ];
    for (const path of paths) {
      const t = table(setup).play(...path);
      const loaded = load(t.json);
      expect(loaded.json).toEqual(t.json);
      expect(loaded.moves()).toEqual(t.moves());
      expect(loaded.question).toBe(t.question);
    }
  });

  test('at every decision of a random game', () => {
    const state = newState(daleOfMerchants, { seats: 3, options: { pileOrder: 'full' }, seed: 'positions' });
    const random = seedRandom('positions');
    for (let i = 0; i < 300; i++) {
      const [seat] = daleOfMerchants.toAct(state);
      if (seat === undefined) return;
      expect(daleOfMerchants.hash(load(daleOfMerchants.toJSON(state)).state)).toBe(daleOfMerchants.hash(state));
      const codes = legalMoves(daleOfMerchants, state, seat);
      daleOfMerchants.play(state, seat, codes[below(random, codes.length)]);
    }
  });

  const broken: readonly [string, (position: Position) => object, string][] = [
    ['a card too few', (p) => ({ ...p, marketDeck: [] }), 'spyglass in all'],
    ['a card too many', (p) => ({ ...p, marketDiscard: ['gamble'] }), 'gamble in all'],
    ['a card of another deck', (p) => ({ ...p, marketDiscard: ['acorn'] }), 'the id of a card in this game'],
    ['junk in the market', (p) => ({ ...p, marketDiscard: ['junk'] }), 'no junk in the market'],
    ['too few decks', (p) => ({ ...p, decks: p.decks.slice(1) }), 'different decks'],
    ['a player too many', (p) => ({ ...p, players: [...p.players, p.players[0]] }), 'one for every seat'],
    ['no frames', (p) => ({ ...p, frames: [] }), 'the match is not over'],
    ['an unknown effect', (p) => ({ ...p, frames: [{ effect: 'nap', step: 0, seat: 0 }] }), 'one of'],
    [
      'a technique that asks nothing',
      (p) => ({ ...p, frames: [{ effect: 'turn', step: 2, seat: 0 }] }),
      'a step that fits',
    ],
    ['a seat that has left', (p) => ({ ...p, gone: [0] }), 'not left'],
    ['an early winner', (p) => ({ ...p, winner: 0 }), 'none while the match goes on'],
    ['a stuck generator', (p) => ({ ...p, random: [0, 0, 0, 0] }), 'not all 0'],
    ['another format', (p) => ({ ...p, format: 'dale/0' }), 'dale-of-merchants/1'],
    ['turns beyond the last', (p) => ({ ...p, turn: 1001 }), 'a turn of the game'],
    ['a field too many', (p) => ({ ...p, extra: 1 }), 'no such field'],
  ];

  test.each(broken)('with %s are refused', (_what, breaks, message) => {
    const position = table(open).json;
    expect(() => daleOfMerchants.fromJSON(breaks(position))).toThrow(InputError);
    expect(() => daleOfMerchants.fromJSON(breaks(position))).toThrow(message);
  });

  test('a hand larger than any can be is refused', () => {
    const position = table(open).json;
    const [ana, ...others] = position.players;
    const players = [{ ...ana, hand: new Array(21).fill('junk') }, ...others];
    expect(() => load({ ...position, players })).toThrow('position.players[0].hand: expected at most 20 cards');
  });

  test('marks in a hand that is not the active one are refused', () => {
    const position = table(open).json;
    const marked = { card: 'junk', seenBy: [1], pool: 1, used: [], bonus: 2, set: 0, setAt: 0 };
    const players = position.players.map((player, seat) =>
      seat === 1 ? { ...player, hand: [...player.hand, marked] } : player,
    );
    expect(() => daleOfMerchants.fromJSON({ ...position, players })).toThrow('no marks');
  });
});

describe('Moves', () => {
  test('that have not the form of a move, or are not legal, change nothing', () => {
    const t = table(open);
    const before = JSON.stringify(t.json);
    for (const input of [null, 1, 'buy', [], {}, { kind: 'buy' }, { kind: 'inventory', cards: ['junk'], extra: 1 }]) {
      expect(() => daleOfMerchants.readMove(t.state, 0, input)).toThrow(InputError);
    }
    for (const move of [order('junk'), technique('gamble'), { kind: 'inventory', cards: ['junk', 'junk'] }]) {
      expect(() => daleOfMerchants.readMove(t.state, 0, move)).toThrow('cannot play');
    }
    expect(() => daleOfMerchants.readMove(t.state, 1, { kind: 'inventory', cards: [] })).toThrow('a move of seat 0');
    expect(() => daleOfMerchants.play(t.state, 0, -1)).toThrow('cannot play');
    expect(() => daleOfMerchants.play(t.state, 0, 0.5)).toThrow('cannot play');
    expect(JSON.stringify(t.json)).toBe(before);
  });

  test('the order of what a move lists does not matter', () => {
    const t = table(open);
    const one = daleOfMerchants.readMove(t.state, 0, { kind: 'inventory', cards: ['charm', 'junk'] });
    expect(daleOfMerchants.readMove(t.state, 0, { kind: 'inventory', cards: ['junk', 'charm'] })).toBe(one);
  });
});

describe('Coverage', () => {
  test('names every way of every card, and recognises it in the events', () => {
    const { branches, seenIn } = daleOfMerchants.coverage;
    expect(new Set(branches).size).toBe(branches.length);
    const t = table(open).play(technique('charm'));
    expect(t.heard('spectator').flatMap((event) => seenIn(event))).toEqual(['charm: thrown-away']);
    for (const branch of t.heard('spectator').flatMap((event) => seenIn(event))) expect(branches).toContain(branch);
  });
});
