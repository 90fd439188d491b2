import { newState } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { daleOfMerchants } from '../../src/rules/index.js';
import { build, buy, changed, order, technique } from '../notation.js';
import { type Setup, Table, table } from '../table.js';

const fresh = (seats: number, options: object): Table =>
  new Table(newState(daleOfMerchants, { seats, options, seed: 'examples' }));

const filler = ['junk', 'junk', 'junk', 'junk', 'junk'];

describe('Worked examples of Dale of Merchants: set-up, market and stall', () => {
  test('DM-EX-1 DM-SETUP-2 DM-SETUP-3 DM-SETUP-4 DM-SETUP-5 set-up for two players', () => {
    const t = fresh(2, { decks: ['macaws', 'pandas', 'ocelots'], junkSupply: 'twenty' });
    for (const name of ['ana', 'bob'] as const) {
      const cards = [...t.hand(name), ...t.deck(name)];
      expect(cards).toHaveLength(10);
      expect(cards.filter((id) => id === 'junk')).toHaveLength(7);
      for (const id of ['swift-broker', 'loyal-partner', 'bold-haggler']) expect(cards).toContain(id);
    }
    expect(t.json.junk).toBe(6);
    expect(t.marketDeck).toHaveLength(28);
    expect(Object.values(t.view('ana').removed).reduce((sum, count) => sum + count, 0)).toBe(6);
  });

  test('DM-EX-2 DM-COMP-3 set-up for four players', () => {
    const t = fresh(4, { junkSupply: 'twenty' });
    for (const name of ['ana', 'bob', 'cleo', 'dan'] as const) {
      expect([...t.hand(name), ...t.deck(name)].filter((id) => id === 'junk')).toHaveLength(5);
    }
    expect(t.json.junk).toBe(0);
    expect(t.marketDeck).toHaveLength(50);
    expect(Object.values(t.view('ana').removed).every((count) => count === 0)).toBe(true);
  });

  test('DM-EX-3 DM-MARKET-1 the price is the printed value and the surcharge', () => {
    const hand = ['junk', 'junk', 'junk', 'junk', 'junk', 'junk', 'junk'];
    const decks = ['raccoons', 'macaws', 'pandas'] as const;
    const far = table({ decks, ana: { hand }, market: [null, null, null, null, 'rotten-food'] });
    expect(far.can(buy(4, hand))).toBe(true);
    expect(far.can(buy(4, hand.slice(1)))).toBe(false);
    const near = table({ decks, ana: { hand }, market: ['rotten-food'] });
    expect(near.movesOf('buy').map(({ pay }) => pay.length)).toEqual([3]);
  });

  const prices: Setup = { market: ['stock-clearance'], ana: { hand: ['spyglass', 'shattered-relic', 'junk'] } };

  test('DM-EX-4 DM-MARKET-3 an overpayment without a superfluous card', () => {
    expect(table(prices).can(buy(0, ['spyglass', 'shattered-relic']))).toBe(true);
  });

  test('DM-EX-5 DM-MARKET-3 a superfluous junk card', () => {
    expect(table(prices).can(buy(0, ['spyglass', 'shattered-relic', 'junk']))).toBe(false);
  });

  test('DM-EX-6 DM-MARKET-3 exact and nearly exact payments for a price of 4', () => {
    const t = table({ market: ['spyglass'], ana: { hand: ['shattered-relic', 'junk', 'junk', 'cookies'] } });
    expect(t.can(buy(0, ['shattered-relic', 'junk', 'junk']))).toBe(false);
    expect(t.can(buy(0, ['shattered-relic', 'junk']))).toBe(true);
    expect(t.can(buy(0, ['shattered-relic', 'cookies']))).toBe(true);
  });

  test('DM-EX-7 DM-MARKET-8 a single card may be worth far more', () => {
    const t = table({ market: ['cookies'], ana: { hand: ['gamble'], deck: filler } });
    t.play(buy(0, ['gamble']));
    expect(t.discard('ana')).toEqual(['gamble']);
    expect(t.hand('ana')).toEqual(['cookies', ...filler]);
  });

  test('DM-EX-8 DM-MARKET-4 Stock Clearance lets junk go along', () => {
    const t = table({ market: ['whirligig'], ana: { hand: ['stock-clearance', 'junk', 'junk'], deck: filler } });
    t.play(buy(0, ['stock-clearance', 'junk', 'junk']), order('junk'));
    expect(t.discard('ana')).toEqual(['junk', 'stock-clearance', 'junk']);
  });

  test('DM-EX-9 Essential Purchase throws away junk of its payment', () => {
    const t = table({
      options: { junkSupply: 'twenty' },
      market: ['essential-purchase'],
      ana: { hand: ['junk', 'junk', 'junk'], deck: ['swift-broker', 'charm', 'charm', 'charm'] },
    });
    const junk = t.json.junk ?? 0;
    t.play(buy(0, ['junk', 'junk', 'junk'], { throwAway: ['junk', 'junk'] }));
    expect(t.json.junk).toBe(junk + 2);
    expect(t.discard('ana')).toEqual(['junk']);
    expect(t.hand('ana')).toContain('essential-purchase');
  });

  test('DM-EX-10 DM-MARKET-5 Market Discovery buys from the discard pile', () => {
    const t = table({
      ana: { hand: ['market-discovery', 'junk', 'junk', 'junk', 'junk'] },
      marketDiscard: ['spyglass', 'cookies'],
    });
    expect(t.can(buy('market-discard', ['market-discovery']))).toBe(true);
    expect(t.can(buy('market-discard', ['market-discovery', 'junk']))).toBe(false);
    expect(t.can(buy('market-discard', ['junk', 'junk', 'junk', 'junk']))).toBe(false);
  });

  test('DM-EX-11 DM-STALL-3 DM-STALL-4 a stack of one set that adds up', () => {
    const t = table({
      ana: { hand: ['swift-broker', 'cookies', 'prepaid-good'], stall: [['loyal-partner'], ['new-season']] },
    });
    expect(t.movesOf('build')).toEqual([build(['swift-broker', 'cookies'])]);
  });

  const squirrels = { decks: ['squirrels', 'macaws', 'ocelots'] as const };
  /** Finished stacks, so that the next one has the number. */
  const before = (next: number): string[][] =>
    [
      ['swift-broker'],
      ['new-season'],
      ['whirligig'],
      ['charm'],
      ['blindfold'],
      ['favourite-toy'],
      ['spyglass', 'whirligig'],
    ].slice(0, next - 1);

  test('DM-EX-12 Empty Chest admits any set but no junk', () => {
    const hand = ['empty-chest', 'shattered-relic', 'junk'];
    const five = table({ ...squirrels, ana: { hand, stall: before(5) } });
    expect(five.can(build(['empty-chest', 'shattered-relic']))).toBe(true);
    expect(table({ ...squirrels, ana: { hand, stall: before(6) } }).movesOf('build')).toEqual([]);
  });

  test('DM-EX-13 DM-WIN-1 Accordion, Stashing Vendor and junk make the eighth stack', () => {
    const t = table({ ...squirrels, ana: { hand: ['accordion', 'stashing-vendor', 'junk'], stall: before(8) } });
    expect(t.movesOf('build')).toEqual([build(['junk', 'stashing-vendor', changed('accordion', 1)])]);
    t.play(build(['junk', 'stashing-vendor', changed('accordion', 1)])).asks(undefined);
    expect(t.outcome?.winners).toEqual([0]);
  });

  test('DM-EX-14 DM-STALL-7 a Nostalgic Item from the discard pile admits a further card', () => {
    const t = table({
      ...squirrels,
      ana: { hand: ['nostalgic-item'], discard: ['nostalgic-item', 'junk'], stall: before(7) },
    });
    expect(t.movesOf('build')).toEqual([build(['nostalgic-item'], ['junk', 'nostalgic-item'])]);
  });

  test('DM-EX-15 DM-STALL-7 one Nostalgic Item admits one card', () => {
    const t = table({ ...squirrels, ana: { hand: ['nostalgic-item'], discard: ['junk', 'junk'], stall: before(5) } });
    expect(t.movesOf('build')).toEqual([]);
  });

  test('DM-EX-16 DM-STALL-7 a Nostalgic Item does not admit itself', () => {
    const t = table({
      ...squirrels,
      ana: { hand: ['swift-broker'], discard: ['nostalgic-item'], stall: [['bold-haggler'], ...before(4).slice(1)] },
    });
    expect(t.movesOf('build')).toEqual([]);
  });

  test('DM-EX-17 DM-STALL-9 Winter is Coming lets the next stack follow', () => {
    const t = table({ ...squirrels, ana: { hand: ['winter-is-coming', 'spyglass', 'cookies'], stall: before(5) } });
    t.play(build(['winter-is-coming'])).asks('ana: additional-stack');
    t.play(build(['spyglass', 'cookies'])).asks('bob: action');
    expect(t.stall('ana').slice(4)).toEqual([['winter-is-coming'], ['cookies', 'spyglass']]);
  });

  test('DM-EX-18 DM-WIN-2 Winter is Coming as seventh stack, the eighth at once', () => {
    const stall = [['swift-broker'], ['new-season'], ['shattered-relic'], ['charm'], ['blindfold'], ['favourite-toy']];
    const t = table({ ...squirrels, ana: { hand: ['winter-is-coming', 'empty-chest', 'gamble', 'whirligig'], stall } });
    t.play(build(['winter-is-coming', 'empty-chest']), build(['gamble', 'whirligig'])).asks(undefined);
    expect(t.outcome?.winners).toEqual([0]);
  });

  const charms = (next: number, top: string, more: Setup = {}): Table =>
    table({
      decks: ['raccoons', 'squirrels', 'ocelots'],
      ...more,
      ana: {
        hand: ['charm'],
        stall: [['bold-haggler'], ['nuisance'], ['whirligig'], ['acorn'], ['gamble']].slice(0, next - 1),
      },
      marketDeck: [top],
    });

  test('DM-EX-19 Charm builds a card that fits', () => {
    const t = charms(3, 'rotten-food').play(technique('charm')).asks('ana: bonus-action');
    expect(t.stall('ana')[2]).toEqual(['rotten-food']);
    expect(t.discard('ana')).toEqual(['charm']);
  });

  test('DM-EX-20 Charm throws away a card that does not fit', () => {
    const t = charms(4, 'rotten-food').play(technique('charm')).asks('ana: bonus-action');
    expect(t.marketDiscard).toEqual(['rotten-food']);
  });

  test('DM-EX-21 Charm builds Accordion as a six', () => {
    const t = charms(6, 'accordion').play(technique('charm')).asks('ana: bonus-action');
    expect(t.stall('ana')[5]).toEqual(['accordion']);
  });

  test('DM-EX-22 Flashy Show raises the card that Charm draws', () => {
    const four = charms(4, 'charm', { turn: { turnBonus: 1 } }).play(technique('charm'));
    expect(four.marketDiscard).toEqual(['charm']);
    const five = charms(5, 'charm', { turn: { turnBonus: 1 } }).play(technique('charm'));
    expect(five.stall('ana')[4]).toEqual(['charm']);
  });
});
