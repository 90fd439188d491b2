import { describe, expect, test } from 'vitest';
import { as, build, changed, declared, decline, marked, number, stallCard, technique } from '../notation.js';
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

describe('DM-CARD-stashing-vendor', () => {
  test('any number of junk cards, also none', () => {
    const t = table({ decks, ana: { hand: ['stashing-vendor', ...junk(3)], stall: before(3) } });
    expect(t.movesOf('build')).toEqual([build(['junk', 'junk', 'stashing-vendor'])]);
    expect(table({ decks, ana: { hand: ['stashing-vendor', 'junk'] } }).movesOf('build')).toEqual([
      build(['stashing-vendor']),
    ]);
  });
});

describe('DM-CARD-empty-chest', () => {
  test('animalfolk of any sets, no junk', () => {
    const t = table({ decks, ana: { hand: ['empty-chest', 'bold-haggler', 'junk'], stall: before(3) } });
    expect(t.movesOf('build')).toEqual([build(['bold-haggler', 'empty-chest'])]);
  });
});

describe('DM-CARD-nostalgic-item', () => {
  test('one card of any kind from anywhere in the pile, the topmost of its kind', () => {
    const t = table({
      decks,
      ana: { hand: ['nostalgic-item'], discard: ['gamble', 'junk', 'bold-haggler', 'junk'], stall: before(4) },
    });
    expect(t.movesOf('build')).toEqual([
      build(['nostalgic-item'], ['bold-haggler']),
      build(['nostalgic-item'], ['junk']),
    ]);
    t.play(build(['nostalgic-item'], ['junk']));
    expect(t.stall('ana')[3]).toEqual(['junk', 'nostalgic-item']);
  });

  test('alone it is a stack of three', () => {
    expect(table({ decks, ana: { hand: ['nostalgic-item'], stall: before(3) } }).movesOf('build')).toEqual([
      build(['nostalgic-item']),
    ]);
  });

  test('the topmost of like cards is taken', () => {
    const t = table({
      decks,
      ana: { hand: ['nostalgic-item', ...junk(5)], discard: ['junk', 'gamble', 'junk'], stall: before(4) },
    });
    t.play(build(['nostalgic-item'], ['junk']));
    expect(t.discard('ana')).toEqual(['gamble', 'junk']);
  });
});

describe('DM-CARD-acorn', () => {
  test('it takes the place of a stall card, which comes to hand; the stack stays finished', () => {
    const t = table({ decks, ana: { hand: ['acorn'] }, bob: { stall: [['bold-haggler'], ['new-season']] } });
    t.play(technique('acorn')).asks('ana: stall-card');
    expect(t.moves()).toEqual([stallCard('bob', 1, 'bold-haggler'), stallCard('bob', 2, 'new-season')]);
    t.play(stallCard('bob', 2, 'new-season'))
      .asks('ana: bonus-action')
      .settled();
    expect(t.stall('bob')).toEqual([['bold-haggler'], ['acorn']]);
    expect(t.hand('ana')).toEqual(['new-season']);
    t.play(decline);
    expect(t.asks('bob: action').state.stalls[1]).toHaveLength(2);
  });

  test('like cards of one stack are one choice, the own stall is none', () => {
    const t = table({
      decks,
      ana: { hand: ['acorn'], stall: [['swift-broker']] },
      bob: { stall: [['bold-haggler', 'bold-haggler'], ['gamble']] },
    });
    expect(t.play(technique('acorn')).moves()).toHaveLength(2);
  });
});

describe('DM-CARD-accordion', () => {
  test('lowered, unchanged or raised in a stack, never in a payment', () => {
    for (const [next, change] of [
      [4, -1],
      [5, 0],
      [6, 1],
    ] as const) {
      const t = table({ decks, ana: { hand: ['accordion'], stall: before(next) } });
      expect(t.movesOf('build')).toEqual([build([changed('accordion', change)])]);
    }
    expect(table({ decks, ana: { hand: ['accordion'] }, market: [null, 'gamble'] }).movesOf('buy')).toEqual([]);
  });

  test('DM-STALL-3 set to one and lowered it is worth nothing and may go along', () => {
    const t = table({ decks, ana: { hand: ['blindfold', 'accordion', 'stashing-vendor'] } });
    t.play(technique('blindfold'), declared('accordion'), number(1), number(1)).asks('ana: bonus-action');
    expect(t.movesOf('build')).toHaveLength(3);
    const both = t.movesOf('build').find(({ hand }) => hand.length === 2);
    expect(both?.hand.map(({ change }) => change)).toContain(-1);
  });

  test('Accordion with Stashing Vendor and junk for the eighth stack, in every way', () => {
    const t = table({ decks, ana: { hand: ['accordion', 'stashing-vendor', ...junk(3)], stall: before(8) } });
    expect(t.movesOf('build')).toEqual(
      [
        build(['junk', 'stashing-vendor', changed('accordion', 1)]),
        build(['junk', 'junk', 'stashing-vendor', changed('accordion', 0)]),
        build(['junk', 'junk', 'junk', 'stashing-vendor', changed('accordion', -1)]),
      ].reverse(),
    );
  });
});

/** The sixth stack can be two that count as Winter is Coming, one of them at a value of one. */
function twoWinters() {
  const t = table({
    decks: ['squirrels', 'chameleons', 'ocelots'],
    ana: {
      hand: ['blindfold', 'winter-is-coming', 'seeing-doubles', 'gamble', 'new-season', 'charm', 'charm'],
      stall: [['bold-haggler'], ['empty-chest'], ['whirligig'], ['acorn'], ['accordion']],
    },
  });
  t.play(technique('blindfold'), declared('winter-is-coming'), number(2), number(1)).asks('ana: bonus-action');
  const winter = marked('winter-is-coming', { set: 1 });
  return { t, winters: [winter, as('seeing-doubles', 'winter-is-coming', 'winter-is-coming')] };
}

describe('DM-CARD-winter-is-coming', () => {
  test('the permission may be declined and is asked for while there is a hand', () => {
    const t = table({ decks, ana: { hand: ['winter-is-coming', 'gamble'], stall: before(5) } });
    t.play(build(['winter-is-coming'])).asks('ana: additional-stack');
    expect(t.moves()).toEqual([decline]);
    t.play(decline).asks('bob: action');
    const alone = table({ decks, ana: { hand: ['winter-is-coming'], stall: before(5) } });
    alone.play(build(['winter-is-coming'])).asks('bob: action');
  });

  test('it works when Charm has built it, before Charm is finished', () => {
    const t = table({
      decks,
      ana: {
        hand: ['charm', 'spyglass', 'cookies'],
        stall: [['swift-broker'], ['new-season'], ['whirligig'], ['acorn']],
      },
      marketDeck: ['winter-is-coming'],
    });
    t.play(technique('charm')).asks('ana: additional-stack');
    expect(t.discard('ana')).toEqual([]);
    t.play(build(['cookies', 'spyglass'])).asks('ana: bonus-action');
    expect(t.stall('ana')).toHaveLength(6);
    expect(t.discard('ana')).toEqual(['charm']);
  });

  test('DM-STALL-9 two in one stack give two permissions, one after the other', () => {
    const { t, winters } = twoWinters();
    t.play(build(winters)).asks('ana: additional-stack');
    t.play(build(['gamble', 'new-season'])).asks('ana: additional-stack');
    t.play(build(['charm', 'charm'])).asks(undefined);
    expect(t.outcome?.winners).toEqual([0]);
  });

  test('DM-STALL-9 declining gives up all permissions', () => {
    const { t, winters } = twoWinters();
    t.play(build(winters)).asks('ana: additional-stack').play(decline).asks('bob: action');
    expect(t.stall('ana')).toHaveLength(6);
  });

  test('DM-STALL-9 after one of two additional stacks the other may still be declined', () => {
    const { t, winters } = twoWinters();
    t.play(build(winters), build(['gamble', 'new-season']))
      .asks('ana: additional-stack')
      .play(decline);
    t.asks('bob: action');
    expect(t.stall('ana')).toHaveLength(7);
  });
});
