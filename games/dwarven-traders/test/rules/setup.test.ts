import { dwarvenTraders, GEMS, type GemName } from '@souk/games/dwarven-traders';
import { below, InputError, newState, seedRandom, shuffle } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { endOfRound } from '../endings.js';
import { choose, noTrade } from '../moves.js';
import { gemsOnTable, TestTable, table } from '../table.js';

const SEEDS = Array.from({ length: 60 }, (_, i) => `setup ${i}`);

const fresh = (seats: number, seed = 'fresh', options: object = {}): TestTable =>
  new TestTable(newState(dwarvenTraders, { seats, options, seed }));

const seatsSeen = (values: readonly unknown[]): unknown[] => [...new Set(values)].toSorted();

describe('components', () => {
  test.each([1, 2, 3, 4])(
    'DT-SETUP-1 %i players: twenty gems, four on the price tracks, one marker, a pool of fifteen',
    (seats) => {
      const { view } = fresh(seats);
      expect(Object.keys(view.prices)).toEqual(['ruby', 'sapphire', 'emerald', 'topaz']);
      expect(gemsOnTable(view)).toEqual([5, 5, 5, 5]);
      expect(GEMS.map((gem) => view.pool[gem]).toSorted()).toEqual([3, 4, 4, 4]);
      expect(view.pool[view.marker]).toBe(3);
      expect(Object.values(view.box)).toEqual([0, 0, 0, 0]);
      expect(view.players).toHaveLength(seats);
    },
  );

  test('DT-SETUP-1 the Smuggler’s marker is drawn at random from all colours', () => {
    expect(seatsSeen(SEEDS.map((seed) => fresh(2, seed).view.marker))).toEqual([...GEMS].toSorted());
  });

  test.each([0, 5, 1.5, -1, '2', null])('DT-SETUP-1 a table of %j players is refused', (seats) => {
    const start = { options: {}, seed: 'x', seats: seats as number };
    expect(() => newState(dwarvenTraders, start)).toThrow(InputError);
    expect(() => newState(dwarvenTraders, start)).toThrow(/seats: expected a whole number from 1 to 4/);
  });

  test.each([1, 2, 3, 4])('DT-SETUP-2 %i players: every pawn and the Smuggler start on 5, without points', (seats) => {
    const { players, smuggler } = fresh(seats).view;
    for (const trader of [...players, smuggler]) {
      expect(trader).toEqual({ score: 5, points: 0, store: [], lastRound: null });
    }
  });

  test('DT-SETUP-2 the score track has no space below 1 and no upper end', () => {
    const low = table({ players: [{ score: 1, store: ['ruby'] }], prices: { ruby: -1 } });
    expect(low.play({ kind: 'sell', slot: 2, gem: 'ruby' }).view.players[0].score).toBe(1);
    const high = table({ players: [{ score: 999, store: ['ruby'] }], prices: { ruby: 3 } });
    expect(high.play({ kind: 'sell', slot: 2, gem: 'ruby' }).view.players[0].score).toBe(1002);
  });

  test('DT-SETUP-3 all prices start at 1', () => {
    expect(fresh(3).view.prices).toEqual({ ruby: 1, sapphire: 1, emerald: 1, topaz: 1 });
  });

  test('DT-SETUP-3 prices run from −3 to 3, and no position has others', () => {
    expect(table({ prices: { ruby: -3, topaz: 3 } }).view.prices).toMatchObject({ ruby: -3, topaz: 3 });
    for (const ruby of [-4, 4]) {
      expect(() => table({ prices: { ruby } })).toThrow(/position\.prices\.ruby: expected a whole number from -3 to 3/);
    }
  });

  test('DT-SETUP-3 prices carry over to the next round', () => {
    const prices = { ruby: -3, sapphire: 0, emerald: 2, topaz: 3 };
    const { view } = endOfRound({ prices });
    expect(view.round).toBe(2);
    expect(view.prices).toEqual(prices);
  });

  test('DT-SETUP-4 four rounds with two or more players', () => {
    for (const seats of [2, 3, 4]) expect(fresh(seats).view).toMatchObject({ round: 1, rounds: 4 });
  });

  test('DT-SETUP-4 the first starting player is random, or the one that the option firstPlayer names', () => {
    expect(seatsSeen(SEEDS.map((seed) => fresh(3, seed).view.starter))).toEqual([0, 1, 2]);
    for (const firstPlayer of [0, 1, 2]) {
      const named = SEEDS.map((seed) => fresh(3, seed, { firstPlayer }));
      expect(seatsSeen(named.map(({ view }) => view.starter))).toEqual([firstPlayer]);
      expect(seatsSeen(named.map(({ seat }) => seat))).toEqual([firstPlayer]);
    }
  });

  test.each([3, -1, 0.5, 'nobody', null, true])(
    'DT-SETUP-4 firstPlayer %j is refused at a table of three',
    (firstPlayer) => {
      expect(() => fresh(3, 'x', { firstPlayer })).toThrow(InputError);
      expect(() => fresh(3, 'x', { firstPlayer })).toThrow(/options\.firstPlayer/);
    },
  );
});

/** A table at which round two has just begun after a round with these places' worth of VP; the Smuggler was first. */
const roundTwo = (points: readonly number[], starter: number): TestTable =>
  endOfRound({
    seats: points.length,
    starter,
    closer: starter,
    // Who has as many points stands on the same space, and the stores are empty.
    players: points.map((own) => ({ score: 5 + own })),
    smuggler: { score: 20 },
  });

describe('dealing cards', () => {
  test('DT-SETUP-5 there is no row until all starting gems have been chosen; then four different cards lie in it', () => {
    const game = fresh(3, 'deal', { firstPlayer: 0 }).play(choose('ruby'), choose('topaz'));
    expect(game.view.row).toEqual([]);
    expect(game.eventsOf('cards-dealt')).toEqual([]);
    game.play(choose('emerald'));
    expect(game.eventsOf('cards-dealt')).toEqual([{ kind: 'cards-dealt', row: game.view.row, unused: 0 }]);
    expect(game.view.row).toHaveLength(4);
    expect(new Set(game.view.row.map(({ card }) => card)).size).toBe(4);
  });

  test('DT-SETUP-5 every card and both of its sides come up in every place of the row', () => {
    const seen = [0, 1, 2, 3].map(() => new Set<string>());
    for (let i = 0; i < 600; i++) {
      const { row } = fresh(2, `deal ${i}`, { firstPlayer: 0 }).play(choose('ruby'), choose('topaz')).view;
      for (const [slot, { card, side }] of row.entries()) seen[slot].add(`${card} ${side}`);
    }
    expect(seen.map(({ size }) => size)).toEqual([24, 24, 24, 24]);
  });

  test('DT-SETUP-5 chance shuffles once, then turns the four cards from left to right', () => {
    const game = table({
      players: [{ store: ['ruby'] }],
      choosers: [1],
      decision: { kind: 'choose-gem', seat: 1 },
      seed: 'chance in order',
    });
    const random = seedRandom('chance in order');
    const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    shuffle(random, cards);
    const row = cards.slice(0, 4).map((card) => ({ card, side: (['front', 'back'] as const)[below(random, 2)] }));
    game.play(choose('topaz'));
    expect(game.view.row).toEqual(row);
    expect(game.position.random).toEqual([random.a, random.b, random.c, random.d]);
  });

  test('DT-SETUP-5 with several players the other eight cards are out of the round', () => {
    const { view, position } = fresh(4, 'eight').play(...GEMS.map(choose));
    expect(view.unused).toBe(0);
    expect(position.unused).toEqual([]);
    expect(view.discards).toEqual([]);
  });

  test('DT-SETUP-5 the cards are shuffled anew for every round', () => {
    const dealt = Array.from({ length: 60 }, (_, i) => {
      const second = endOfRound({ seed: `again ${i}` });
      expect(second.view).toMatchObject({ round: 2, row: [] });
      return second.play(choose('ruby'), choose('topaz')).view.row.map(({ card }) => card);
    });
    for (const cards of dealt) expect(new Set(cards).size).toBe(4);
    expect(new Set(dealt.flat()).size).toBe(12);
  });
});

describe('starting gems', () => {
  test('DT-SETUP-6 in round one the starting player chooses first, then clockwise; colours differ', () => {
    const game = fresh(4, 'gems', { firstPlayer: 2 });
    expect(game.view.choosers).toEqual([2, 3, 0, 1]);
    const order: number[] = [];
    let left: GemName[] = [...GEMS];
    for (const gem of ['emerald', 'ruby', 'topaz', 'sapphire'] as const) {
      expect(game.choices()).toEqual(left.map(choose));
      order.push(game.seat);
      game.play(choose(gem));
      left = left.filter((other) => other !== gem);
    }
    expect(order).toEqual([2, 3, 0, 1]);
    expect(game.view.players.map(({ store }) => store)).toEqual([['topaz'], ['sapphire'], ['emerald'], ['ruby']]);
  });

  test('DT-SETUP-6 choosing takes the gem from the pool and changes nothing else', () => {
    const game = table({ seats: 3, choosers: [1, 2, 0], decision: { kind: 'choose-gem', seat: 1 } });
    game.play(choose('sapphire'));
    expect(game.changes()).toEqual({
      'pool.sapphire': 3,
      'players[1].store': ['sapphire'],
      choosers: [2, 0],
      'decision.seat': 2,
    });
    expect(game.events()).toEqual([{ kind: 'gem-chosen', trader: 1, gem: 'sapphire' }]);
  });

  test('DT-SETUP-6 a colour that somebody has chosen is refused, and unchosen gems stay in the pool', () => {
    const game = fresh(2, 'unique', { firstPlayer: 0 }).play(choose('ruby'));
    expect(() => game.play(choose('ruby'))).toThrow(/seat 1 cannot play/);
    game.play(choose('emerald'));
    const { view } = game;
    const inPool = (gem: GemName): number => 4 - Number(view.marker === gem);
    expect(view.pool).toEqual({
      ruby: inPool('ruby') - 1,
      sapphire: inPool('sapphire'),
      emerald: inPool('emerald') - 1,
      topaz: inPool('topaz'),
    });
  });

  test('DT-SETUP-6 in later rounds who got fewest VP chooses first, whoever starts', () => {
    expect(roundTwo([3, 1, 2, 0], 1).view).toMatchObject({ choosers: [3, 1, 2, 0], starter: 0, round: 2 });
  });

  test('DT-SETUP-6 equal VP choose in the turn order of the round before', () => {
    const tied = (starter: number): readonly unknown[] => roundTwo([2, 2, 3, 2], starter).view.choosers;
    expect(tied(0)).toEqual([0, 1, 3, 2]);
    expect(tied(3)).toEqual([3, 0, 1, 2]);
    expect(tied(1)).toEqual([1, 3, 0, 2]);
  });

  test('DT-SETUP-6 starting colours differ in later rounds too', () => {
    const second = roundTwo([3, 2], 0).play(choose('ruby'));
    expect(second.choices()).toEqual((['sapphire', 'emerald', 'topaz'] as const).map(choose));
  });
});

describe('what is known, and the order of things', () => {
  test('DT-SETUP-7 everybody sees the same, and nothing of the undealt cards but their number', () => {
    const solo = table({ seats: 1, players: [{ store: ['ruby'] }], unused: [12, 5, 6, 7, 8, 9, 10, 11] });
    expect(solo.view.unused).toBe(8);
    expect(solo.view).not.toHaveProperty('random');
    expect({ ...dwarvenTraders.view(solo.state, 0), viewer: 'spectator' }).toEqual(solo.view);
    const other = table({
      seats: 1,
      players: [{ store: ['ruby'] }],
      unused: [5, 6, 7, 8, 9, 10, 11, 12],
      seed: 'other',
    });
    expect(other.view).toEqual(solo.view);
    expect(other.position).not.toEqual(solo.position);
  });

  test('DT-SETUP-7 the covered sides of the row are public, as cards are known by their numbers', () => {
    expect(table({ row: ['R-1 S+1', 'S-2 R+2', 'S-1 E+2', 'T-2 E+2'] }).view.row).toEqual([
      { card: 1, side: 'front' },
      { card: 2, side: 'back' },
      { card: 10, side: 'front' },
      { card: 3, side: 'back' },
    ]);
  });

  test('DT-SETUP-8 gems back, starting gems one after another, cards, first turn, then clockwise', () => {
    const second = endOfRound({ seats: 3, players: [{ score: 7 }, { score: 9 }, { score: 8 }], closer: 2 });
    expect(second.events().map(({ kind }) => kind)).toEqual([
      'sold',
      'card-flipped',
      'round-ended',
      'round-scored',
      'round-started',
    ]);
    expect(second.view).toMatchObject({
      round: 2,
      box: { ruby: 0, sapphire: 0, emerald: 0, topaz: 0 },
      pool: { ruby: 4, sapphire: 4, emerald: 4, topaz: 3 },
      row: [],
      decision: { kind: 'choose-gem' },
      starter: 1,
    });
    second.play(choose('ruby'), choose('emerald'), choose('topaz'));
    expect(second.events().map(({ kind }) => kind)).toEqual(['gem-chosen', 'cards-dealt', 'turn-started']);
    expect(second.view.decision).toEqual({ kind: 'turn', seat: 1 });
  });

  test('DT-SETUP-8 turns go clockwise from the starting player', () => {
    const game = fresh(4, 'clockwise', { firstPlayer: 2 }).play(...GEMS.map(choose));
    for (const seat of [2, 3, 0, 1, 2]) {
      expect(game.view.decision).toEqual({ kind: 'turn', seat });
      game.play(game.choices()[0]);
      if (game.view.decision?.kind === 'extra-trade') game.play(noTrade);
    }
  });
});
