import { describe, expect, test } from 'vitest';
import { as, build, changed, handCard, inventory, stallCard, technique } from '../notation.js';
import { table } from '../table.js';

const junk = (count: number): string[] => Array(count).fill('junk');
const decks = ['squirrels', 'macaws', 'ocelots'] as const;
const stall = [
  ['swift-broker'],
  ['new-season'],
  ['whirligig'],
  ['charm'],
  ['blindfold'],
  ['favourite-toy'],
  ['spyglass', 'whirligig'],
];
const before = (next: number): string[][] => stall.slice(0, next - 1);

describe('Stall', () => {
  test('DM-STALL-1 only the next stack can be built', () => {
    const t = table({ decks, ana: { hand: ['cookies', 'bold-haggler', 'shattered-relic'] } });
    expect(t.movesOf('build')).toEqual([build(['bold-haggler'])]);
    expect(
      t
        .play(build(['bold-haggler']))
        .asks('bob: action')
        .stall('ana'),
    ).toEqual([['bold-haggler']]);
  });

  test('DM-STALL-2 a stack is never of discarded cards alone', () => {
    const t = table({ decks, ana: { hand: [], discard: ['swift-broker', 'nostalgic-item'] } });
    expect(t.movesOf('build')).toEqual([]);
  });

  test('DM-STALL-5 DM-STALL-6 permissions add up', () => {
    const t = table({
      decks,
      ana: { hand: ['stashing-vendor', 'empty-chest', 'bold-haggler', 'junk'], stall: before(5) },
    });
    expect(t.movesOf('build')).toEqual([build(['bold-haggler', 'junk', 'stashing-vendor', 'empty-chest'])]);
  });

  test('DM-STALL-6 cards from the discard pile are free of the bans, and their permissions count', () => {
    const t = table({
      decks,
      ana: { hand: ['nostalgic-item', 'junk'], discard: ['stashing-vendor', 'swift-broker'], stall: before(5) },
    });
    expect(t.movesOf('build')).toEqual([build(['junk', 'nostalgic-item'], ['stashing-vendor'])]);
  });

  test('DM-STALL-8 a stack stays finished after Acorn, and its cards are their own faces', () => {
    const t = table({ decks, ana: { hand: ['acorn'], deck: junk(5) }, bob: { stall: [['bold-haggler']] } });
    t.play(technique('acorn')).asks('ana: bonus-action');
    expect(t.stall('bob')).toEqual([['acorn']]);
    expect(t.state.stalls[1]).toHaveLength(1);
  });

  test('DM-WIN-3 Acorn replaces one card of a stack', () => {
    const t = table({
      decks,
      ana: { hand: ['acorn'] },
      bob: { stall: [['bold-haggler'], ['swift-broker', 'bold-haggler']] },
    });
    t.play(technique('acorn'), stallCard('bob', 2, 'bold-haggler'));
    expect(t.stall('bob')).toEqual([['bold-haggler'], ['swift-broker', 'acorn']]);
  });

  test('Winter is Coming as seventh and eighth stack in one turn', () => {
    const seven = [['swift-broker'], ['new-season'], ['shattered-relic'], ['charm'], ['blindfold'], ['favourite-toy']];
    const t = table({
      decks: ['squirrels', 'macaws', 'ocelots', 'chameleons'],
      ana: { hand: ['winter-is-coming', 'empty-chest', 'flexible-shopkeeper', 'nostalgic-item'], stall: seven },
      cleo: {},
    });
    t.play(build(['winter-is-coming', 'empty-chest'])).asks('ana: additional-stack');
    t.play(build([as('flexible-shopkeeper', 'winter-is-coming'), 'nostalgic-item'])).asks(undefined);
    expect(t.outcome?.winners).toEqual([0]);
  });
});

describe('Clean-up and throwing away', () => {
  test('DM-CLEAN-4 the hand is filled before the market', () => {
    const t = table({ ana: { hand: junk(4), deck: ['charm'] }, marketDeck: ['gamble'] }).play(inventory());
    const moved = t.heard('spectator').flatMap((event) => (event.kind === 'moved' ? [event.from.zone] : []));
    expect(moved).toEqual(['deck', 'market-deck']);
  });

  test('DM-THROW-1 value-1 cards go to the market discard pile, junk to the junk pile', () => {
    const t = table({
      options: { junkSupply: 'twenty' },
      ana: { hand: ['shattered-relic', 'bold-haggler', 'junk'], deck: ['charm'] },
    });
    const left = t.json.junk ?? 0;
    expect(t.copy().play(technique('shattered-relic'), handCard('bold-haggler')).marketDiscard).toEqual([
      'bold-haggler',
    ]);
    expect(t.copy().play(technique('shattered-relic'), handCard('junk')).json.junk).toBe(left + 1);
  });

  test('DM-THROW-3 discarding leaves the market discard pile alone', () => {
    const t = table({ ana: { hand: ['charm', ...junk(4)], deck: ['gamble', 'junk'] } }).play(inventory('charm'));
    expect(t.discard('ana')).toEqual(['charm']);
    expect(t.marketDiscard).toEqual([]);
  });

  test('DM-WIN-1 the eighth stack ends everything at once', () => {
    const t = table({ decks, ana: { hand: ['accordion', 'nostalgic-item', 'junk'], stall: before(8) } });
    t.play(build([changed('accordion', 0), 'nostalgic-item'])).asks(undefined);
    expect(t.hand('ana')).toEqual(['junk']);
    expect(t.outcome).toEqual({ ranks: [1, 2], scores: [8, 0], winners: [0], rivals: [] });
  });

  test('deck, discard pile and junk all empty', () => {
    const t = table({
      options: { junkSupply: 'twenty' },
      ana: { hand: ['swift-broker', 'charm'] },
      bob: { deck: junk(20) },
    });
    t.play(technique('swift-broker')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['charm']);
  });

  test('market deck and market discard pile empty for all who draw from them', () => {
    const t = table({ ana: { hand: ['special-offer', 'market-discovery', 'charm'] } });
    expect(t.movesOf('ability')).toEqual([]);
    t.play(technique('charm')).asks('ana: bonus-action').play(technique('special-offer')).asks('bob: action');
    expect(t.market).toEqual([null, null, null, null, null]);
  });
});
