import { IllegalMove } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { both, choose, mine, noTrade, sell } from '../moves.js';
import { table } from '../table.js';

/** Card 1 shows its front in slot 0: it mines ruby (−1) and sells sapphire (+1). */
const SAPPHIRE_SELLER = { players: [{ store: ['sapphire'] as const }, { store: ['topaz'] as const }] };

describe('actions', () => {
  test('DT-TURN-1 one of the four cards is chosen, and one or both of its actions are done', () => {
    const game = table(SAPPHIRE_SELLER);
    expect(game.choicesWith(0)).toEqual([mine(0), sell(0, 'sapphire'), both(0, 'sapphire')]);
    expect(game.choicesWith(1)).toEqual([mine(1)]);
    expect(game.choicesWith(2)).toEqual([mine(2)]);
    expect(game.choicesWith(3)).toEqual([mine(3)]);
  });

  test('DT-TURN-1 only the visible side counts', () => {
    const back = table({ ...SAPPHIRE_SELLER, row: ['E-2 T+2', 'E-1 T+1', 'S-1 R+1', 'T-1 E+1'] });
    expect(back.choicesWith(0)).toEqual([mine(0)]);
    expect(back.play(mine(0)).view.players[0].store).toEqual(['sapphire', 'emerald']);
  });

  test('DT-TURN-1 there are four cards, and only whose turn it is may act', () => {
    const game = table(SAPPHIRE_SELLER);
    expect(() => game.play(mine(4))).toThrow(/move\.slot: expected a whole number from 0 to 3/);
    expect(game.seat).toBe(0);
    expect(game.play(mine(0)).seat).toBe(1);
  });

  test('DT-TURN-1 a refused move changes nothing', () => {
    const game = table({ players: [{ store: ['ruby', 'topaz'] }] });
    const before = game.position;
    for (const move of [
      mine(0),
      sell(0, 'ruby'),
      both(0, 'sapphire'),
      noTrade,
      choose('ruby'),
      { kind: 'mine' },
      null,
    ]) {
      expect(() => game.play(move)).toThrow(/expected/);
    }
    expect(game.position).toEqual(before);
  });

  test('DT-TURN-2 mining takes a gem of the card’s mining colour from the pool', () => {
    const game = table(SAPPHIRE_SELLER).play(mine(0));
    expect(game.changes()).toEqual({
      'pool.ruby': 3,
      'players[0].store': ['ruby', 'sapphire'],
      'prices.ruby': 0,
      'row[0].side': 'back',
      'decision.seat': 1,
    });
    expect(game.events()).toEqual([
      { kind: 'mined', trader: 0, slot: 0, gem: 'ruby' },
      { kind: 'price-moved', gem: 'ruby', price: 0, smuggler: 0 },
      { kind: 'card-flipped', slot: 0, card: { card: 1, side: 'back' } },
      { kind: 'turn-started', trader: 1 },
    ]);
  });

  test('DT-TURN-2 no mining with two gems in store', () => {
    const game = table({ players: [{ store: ['topaz', 'topaz'] }] });
    expect(game.choices().filter(({ kind }) => kind === 'mine')).toEqual([]);
    expect(() => game.play(mine(0))).toThrow(IllegalMove);
  });

  test('DT-TURN-2 no mining of a colour that the pool has not; its last gem can be mined', () => {
    const none = table({ ...SAPPHIRE_SELLER, pool: { ruby: 0 } });
    expect(none.choicesWith(0)).toEqual([sell(0, 'sapphire')]);
    expect(() => none.play(mine(0))).toThrow(IllegalMove);
    expect(() => none.play(both(0, 'sapphire'))).toThrow(IllegalMove);
    const one = table({ ...SAPPHIRE_SELLER, pool: { ruby: 1 } });
    expect(one.play(mine(0)).view.pool.ruby).toBe(0);
  });

  test('DT-TURN-3 a sale puts the gem into the box and moves the pawn by its price', () => {
    const game = table({ ...SAPPHIRE_SELLER, prices: { sapphire: 2 } }).play(sell(0, 'sapphire'));
    expect(game.changes()).toEqual({
      'box.sapphire': 1,
      'players[0].store': [],
      'players[0].score': 7,
      'prices.sapphire': 3,
      'row[0].side': 'back',
      'decision.seat': 1,
    });
    expect(game.events()[0]).toEqual({ kind: 'sold', trader: 0, slot: 0, gem: 'sapphire', price: 2, score: 7 });
  });

  test.each([
    [5, -3, 2],
    [4, -3, 1],
    [3, -3, 1],
    [1, -1, 1],
    [1, 0, 1],
    [1, 1, 2],
    [5, 3, 8],
  ])('DT-TURN-3 a pawn on %i that sells at %i goes to %i', (score, price, expected) => {
    const game = table({ players: [{ score, store: ['sapphire'] }, { score: 1 }], prices: { sapphire: price } });
    expect(game.play(sell(0, 'sapphire')).view.players[0].score).toBe(expected);
  });

  test('DT-TURN-3 only the card’s selling colour can be sold', () => {
    const game = table({ players: [{ store: ['ruby', 'topaz'] }] });
    expect(game.choicesWith(0)).toEqual([]);
    expect(() => game.play(sell(0, 'ruby'))).toThrow(IllegalMove);
    expect(() => game.play(sell(0, 'sapphire'))).toThrow(IllegalMove);
    expect(game.choicesWith(2)).toEqual([sell(2, 'ruby'), both(2, 'ruby')]);
  });

  test('DT-TURN-3 two gems of one colour are one choice, and one of them is sold', () => {
    const game = table({ players: [{ store: ['sapphire', 'sapphire'] }] });
    expect(game.choicesWith(0)).toEqual([sell(0, 'sapphire'), both(0, 'sapphire')]);
    expect(game.play(sell(0, 'sapphire')).view.players[0].store).toEqual(['sapphire']);
  });

  test('DT-TURN-4 both actions are one choice; with a full store selling makes the room', () => {
    const game = table({ players: [{ store: ['sapphire', 'topaz'] }, { score: 1 }], prices: { ruby: 2, sapphire: 2 } });
    expect(game.choicesWith(0)).toEqual([sell(0, 'sapphire'), both(0, 'sapphire')]);
    game.play(both(0, 'sapphire'));
    expect(game.changes()).toEqual({
      'pool.ruby': 3,
      'box.sapphire': 1,
      'players[0].store': ['ruby', 'topaz'],
      'players[0].score': 7,
      'prices.ruby': 1,
      'prices.sapphire': 3,
      'row[0].side': 'back',
      'decision.seat': 1,
    });
    expect(game.events().map(({ kind }) => kind)).toEqual([
      'sold',
      'mined',
      'price-moved',
      'price-moved',
      'card-flipped',
      'turn-started',
    ]);
  });

  test('DT-TURN-4 both needs the selling colour in store and the mining colour in the pool', () => {
    const withBoth = (store: readonly ('ruby' | 'sapphire')[], ruby: number): boolean =>
      table({ players: [{ store }], pool: { ruby } })
        .choicesWith(0)
        .some(({ kind }) => kind === 'both');
    expect(withBoth(['sapphire'], 1)).toBe(true);
    expect(withBoth(['sapphire', 'ruby'], 1)).toBe(true);
    expect(withBoth(['sapphire'], 0)).toBe(false);
    expect(withBoth(['ruby'], 1)).toBe(false);
    expect(withBoth([], 1)).toBe(false);
  });
});

describe('prices', () => {
  test('DT-TURN-5 only the colours of the actions done move, by the steps printed', () => {
    const row = ['R-2 S+2', 'E-1 T+1', 'S-1 R+1', 'T-1 S+1'];
    const prices = { ruby: 0, sapphire: 0, emerald: 0, topaz: 0 };
    const after = (move: object) => table({ ...SAPPHIRE_SELLER, row, prices }).play(move).view.prices;
    expect(after(mine(0))).toEqual({ ...prices, ruby: -2 });
    expect(after(sell(0, 'sapphire'))).toEqual({ ...prices, sapphire: 2 });
    expect(after(both(0, 'sapphire'))).toEqual({ ...prices, ruby: -2, sapphire: 2 });
    expect(after(sell(3, 'sapphire'))).toEqual({ ...prices, sapphire: 1 });
  });

  test('DT-TURN-5 first the fall, then the rise', () => {
    const game = table(SAPPHIRE_SELLER).play(both(0, 'sapphire'));
    expect(game.eventsOf('price-moved')).toEqual([
      { kind: 'price-moved', gem: 'ruby', price: 0, smuggler: 0 },
      { kind: 'price-moved', gem: 'sapphire', price: 2, smuggler: 0 },
    ]);
  });

  test('DT-TURN-5 a sale pays the price from before the change', () => {
    const game = table({ ...SAPPHIRE_SELLER, prices: { sapphire: -1 } }).play(sell(0, 'sapphire'));
    expect(game.view.players[0].score).toBe(4);
    expect(game.view.prices.sapphire).toBe(0);
  });

  test.each([
    { at: 1, price: 3, smuggler: 5 },
    { at: 2, price: 3, smuggler: 6 },
    { at: 3, price: 3, smuggler: 7 },
  ])('DT-TURN-6 two steps up from $at: the price is $price, the Smuggler on $smuggler', ({ at, price, smuggler }) => {
    const row = ['R-2 S+2', 'E-1 T+1', 'S-1 R+1', 'T-1 S+1'];
    const game = table({ ...SAPPHIRE_SELLER, row, prices: { sapphire: at } }).play(sell(0, 'sapphire'));
    expect(game.view.prices.sapphire).toBe(price);
    expect(game.view.smuggler.score).toBe(smuggler);
    expect(game.view.players[0].score).toBe(5 + at);
  });

  test.each([
    { at: -1, price: -3, smuggler: 5 },
    { at: -2, price: -3, smuggler: 6 },
    { at: -3, price: -3, smuggler: 7 },
  ])('DT-TURN-6 two steps down from $at: the price is $price, the Smuggler on $smuggler', ({ at, price, smuggler }) => {
    const row = ['R-2 S+2', 'E-1 T+1', 'S-1 R+1', 'T-1 S+1'];
    const game = table({ ...SAPPHIRE_SELLER, row, prices: { ruby: at } }).play(mine(0));
    expect(game.view.prices.ruby).toBe(price);
    expect(game.view.smuggler.score).toBe(smuggler);
  });

  test('DT-TURN-6 both prices can leave their tracks in one turn', () => {
    const row = ['R-2 S+2', 'E-1 T+1', 'S-1 R+1', 'T-1 S+1'];
    const game = table({ ...SAPPHIRE_SELLER, row, prices: { ruby: -3, sapphire: 2 } }).play(both(0, 'sapphire'));
    expect(game.view.smuggler.score).toBe(8);
    expect(game.events().slice(2, 6)).toEqual([
      { kind: 'price-moved', gem: 'ruby', price: -3, smuggler: 2 },
      { kind: 'smuggler-moved', steps: 2, score: 7 },
      { kind: 'price-moved', gem: 'sapphire', price: 3, smuggler: 1 },
      { kind: 'smuggler-moved', steps: 1, score: 8 },
    ]);
  });
});

describe('the card', () => {
  test.each([mine(0), sell(0, 'sapphire'), both(0, 'sapphire')])(
    'DT-TURN-7 is flipped in its place after %j',
    (move) => {
      const { row } = table(SAPPHIRE_SELLER).play(move).view;
      expect(row).toEqual([
        { card: 1, side: 'back' },
        { card: 2, side: 'front' },
        { card: 3, side: 'front' },
        { card: 4, side: 'front' },
      ]);
    },
  );

  test('DT-TURN-7 is flipped back when it is used again', () => {
    const game = table({ players: [{}, {}] }).play(mine(3), mine(3));
    expect(game.view.row[3]).toEqual({ card: 4, side: 'front' });
  });
});
