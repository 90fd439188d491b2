import { describe, expect, test } from 'vitest';
import { as, build, buy, order, technique } from '../notation.js';
import { table } from '../table.js';

const chameleons = { decks: ['macaws', 'chameleons', 'ocelots'] as const };
const filler = ['junk', 'junk', 'junk', 'junk', 'junk'];

describe('Worked examples of Dale of Merchants: Chameleons', () => {
  test('DM-EX-40 DM-CHAM-6 Flexible Shopkeeper must be what its stack offers', () => {
    const t = table({
      ...chameleons,
      ana: { hand: ['flexible-shopkeeper', 'swift-broker'], stall: [['bold-haggler'], ['cookies']] },
    });
    expect(t.movesOf('build')).toEqual([build([as('flexible-shopkeeper', 'cookies'), 'swift-broker'])]);
  });

  test('DM-EX-41 DM-CHAM-7 Flexible Shopkeeper without a stack is itself', () => {
    const t = table({ ...chameleons, ana: { hand: ['flexible-shopkeeper'] } });
    expect(t.movesOf('build')).toEqual([build(['flexible-shopkeeper'])]);
  });

  test('DM-EX-42 DM-CHAM-14 Reflection that faces junk is junk', () => {
    const t = table({
      ...chameleons,
      ana: { hand: ['reflection'], stall: [['swift-broker']] },
      bob: { discard: ['junk'] },
      market: ['cookies'],
    });
    expect(t.movesOf('build')).toEqual([]);
    expect(t.movesOf('buy')).toEqual([]);
  });

  test('DM-EX-43 DM-CHAM-5 DM-CHAM-11 Trendsetting copies through Reflection', () => {
    const t = table({
      ...chameleons,
      ana: { hand: ['trendsetting', 'junk'] },
      bob: { discard: ['flashy-show'] },
      market: ['reflection'],
    });
    t.play(technique('trendsetting', 'flashy-show')).asks('ana: bonus-action');
    expect(t.discard('ana')).toEqual(['trendsetting']);
    expect(t.json.turnBonus).toBe(1);
  });

  test('DM-EX-44 DM-CHAM-7 a circle of Chameleons is broken', () => {
    const t = table({
      ...chameleons,
      ana: { hand: ['good-old-times'] },
      bob: { discard: ['good-old-times'] },
      marketDiscard: ['reflection'],
      market: ['whirligig', 'whirligig'],
    });
    expect(t.movesOf('buy').map(({ from }) => from)).toEqual([0]);
  });

  test('DM-EX-45 DM-CHAM-8 Seeing Doubles copies a card that is paid in the same breath', () => {
    const t = table({
      ...chameleons,
      ana: { hand: ['seeing-doubles', 'spyglass'], deck: filler },
      market: [null, null, null, null, 'charm'],
    });
    t.play(buy(4, ['seeing-doubles', 'spyglass']), order('spyglass'));
    expect(t.discard('ana')).toEqual(['spyglass', 'seeing-doubles']);
  });

  test('DM-EX-46 DM-CHAM-3 Flexible Shopkeeper played as Acorn lies in the other stall', () => {
    const t = table({
      decks: ['squirrels', 'chameleons', 'ocelots'],
      ana: { hand: ['flexible-shopkeeper'], stall: [['acorn']] },
      bob: { stall: [['gamble']] },
    });
    t.play(technique('flexible-shopkeeper', 'acorn')).asks('ana: bonus-action');
    expect(t.stall('bob')).toEqual([['flexible-shopkeeper']]);
    expect(t.hand('ana')).toEqual(['gamble']);
  });

  test('DM-EX-47 DM-THROW-2 a Reflection paid as junk and thrown away goes to the market', () => {
    const t = table({
      decks: ['pandas', 'chameleons', 'ocelots'],
      options: { junkSupply: 'twenty' },
      ana: { hand: ['junk', 'junk', 'reflection'] },
      bob: { discard: ['junk'] },
      market: ['essential-purchase'],
    });
    const junk = t.json.junk ?? 0;
    t.play(buy(0, ['junk', 'junk', 'reflection'], { throwAway: ['junk', 'junk', 'reflection'] }));
    // Three draws of junk at clean-up follow, since deck and discard pile are empty.
    expect(t.json.junk).toBe(junk + 2 - 4);
    expect(t.marketDiscard.concat(t.market.filter((id) => id !== null))).toEqual(['reflection']);
  });

  test('DM-EX-53 Gift Voucher takes the place of a market card', () => {
    const t = table({
      ...chameleons,
      ana: { hand: ['gift-voucher', ...filler, 'junk', 'junk'] },
      market: [null, null, null, 'gamble'],
    });
    t.play(technique('gift-voucher')).asks('ana: bonus-action');
    expect(t.market[3]).toBe('gift-voucher');
    expect(t.hand('ana')).toContain('gamble');
    expect(t.can(buy(3, [...filler, 'junk', 'junk']))).toBe(true);
  });
});
