import { newState } from '@souk/kernel';
import { evenly, expectFrequencies, Tally } from '@souk/kernel/laws';
import { describe, expect, test } from 'vitest';
import { OCELOT_DIE } from '../../src/rules/decks/ocelots/die.js';
import { DECK_IDS, DECKS, daleOfMerchants, JUNK } from '../../src/rules/index.js';
import { ability, inventory } from '../notation.js';
import { Table, table } from '../table.js';

const fresh = (seats: number, options: object = {}, seed = 'set-up'): Table =>
  new Table(newState(daleOfMerchants, { seats, options, seed }));

describe('Components and set-up', () => {
  test('DM-COMP-1 there are six decks', () => {
    expect(DECK_IDS).toEqual(['macaws', 'pandas', 'raccoons', 'squirrels', 'ocelots', 'chameleons']);
  });

  test('DM-COMP-2 every deck has fifteen cards of six faces', () => {
    for (const { cards } of DECKS) {
      expect(cards.map(({ value, copies }) => [value, copies])).toEqual([
        [1, 4],
        [2, 3],
        [3, 3],
        [4, 3],
        [5, 1],
        [5, 1],
      ]);
    }
    expect(new Set(DECKS.flatMap(({ cards }) => cards.map(({ id }) => id))).size).toBe(36);
  });

  test('DM-COMP-3 junk is worth 1 and has no text', () => {
    expect([JUNK.value, JUNK.text, JUNK.copies]).toEqual([1, '', 20]);
  });

  test('DM-COMP-4 the surcharge of a slot is its number', () => {
    for (let slot = 0; slot < 5; slot++) {
      const market = Array.from({ length: 5 }, (_, i) => (i === slot ? 'cookies' : null));
      const t = table({ ana: { hand: Array(7).fill('junk') }, market });
      expect(t.movesOf('buy').map(({ pay }) => pay.length)).toEqual([2 + slot]);
    }
  });

  test('DM-COMP-5 DM-DIE-1 the die', () => {
    expect(OCELOT_DIE).toEqual([0, 1, 2, 2, 3, 3]);
    const rolls = new Tally();
    for (let luck = 1; luck <= 1200; luck++) {
      const t = table({ ana: { hand: ['bold-haggler'] }, luck: luck * 65_537 }).play(ability('bold-haggler'));
      for (const event of t.heard('spectator')) if (event.kind === 'rolled') rolls.add(String(event.result));
    }
    expectFrequencies(
      'die',
      rolls,
      new Map([
        ['0', 1 / 6],
        ['1', 1 / 6],
        ['2', 1 / 3],
        ['3', 1 / 3],
      ]),
    );
  });

  test('DM-SETUP-1 one deck more than players, all different', () => {
    for (const seats of [2, 3, 4]) {
      const { decks } = fresh(seats).json;
      expect(decks).toHaveLength(seats + 1);
      expect(new Set(decks).size).toBe(seats + 1);
    }
    expect(() => fresh(2, { decks: ['macaws', 'pandas'] })).toThrow('decks');
    expect(() => fresh(2, { decks: ['macaws', 'pandas', 'pandas'] })).toThrow('different');
  });

  test('DM-SETUP-6 the market is dealt', () => {
    expect(fresh(3).market).not.toContain(null);
    expect(fresh(3).marketDeck).toHaveLength(39);
  });

  test('DM-SETUP-7 everybody has five cards in hand and five in the deck', () => {
    const t = fresh(3);
    for (const name of ['ana', 'bob', 'cleo'] as const) {
      expect(t.hand(name)).toHaveLength(5);
      expect(t.deck(name)).toHaveLength(5);
    }
  });

  test('DM-SETUP-8 DM-VAR-4 chance names the first player, among the losers of the last game', () => {
    const first = new Tally();
    const rematch = new Tally();
    for (let i = 0; i < 300; i++) {
      first.add(String(fresh(3, {}, `first ${i}`).json.firstPlayer));
      rematch.add(String(fresh(3, { lastWinner: 1 }, `first ${i}`).json.firstPlayer));
    }
    expectFrequencies('first player', first, evenly(['0', '1', '2']));
    expectFrequencies('rematch', rematch, evenly(['0', '2']));
    fresh(3, { firstPlayer: 2 }).asks('cleo: action');
    const ended = { ranks: [2, 1, 2], scores: [0, 8, 0], winners: [1], rivals: [] };
    expect(daleOfMerchants.rematchOptions?.(ended)).toEqual({ lastWinner: 1 });
    expect(daleOfMerchants.rematchOptions?.({ ...ended, winners: [0, 1] })).toEqual({ lastWinner: null });
  });

  test('DM-SETUP-9 DM-TURN-1 turns go round', () => {
    const t = fresh(3, { firstPlayer: 2 });
    t.play(inventory())
      .asks('ana: action')
      .play(inventory())
      .asks('bob: action')
      .play(inventory())
      .asks('cleo: action');
  });

  test('DM-RNG-1 every card of a deck is dealt to every place equally often', () => {
    const tops = new Tally();
    for (let i = 0; i < 400; i++) {
      tops.add(fresh(2, { decks: ['macaws', 'pandas', 'ocelots'] }, `deal ${i}`).deck('ana')[0]);
    }
    const chances = new Map([
      ['junk', 0.7],
      ['swift-broker', 0.1],
      ['loyal-partner', 0.1],
      ['bold-haggler', 0.1],
    ]);
    expectFrequencies('top card', tops, chances);
  });
});
