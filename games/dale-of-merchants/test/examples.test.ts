import { newState } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { daleOfMerchants } from '../src/rules/index.js';
import {
  ability,
  as,
  build,
  buy,
  card,
  changed,
  declared,
  decline,
  inventory,
  marked,
  number,
  order,
  slot,
  technique,
} from './notation.js';
import { lucky, type Setup, Table, table } from './table.js';

const fresh = (seats: number, options: object): Table =>
  new Table(newState(daleOfMerchants, { seats, options, seed: 'examples' }));

const filler = ['junk', 'junk', 'junk', 'junk', 'junk'];

describe('Worked examples of Dale of Merchants', () => {
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

  test('DM-EX-23 DM-DRAW-1 the hand is filled over a reshuffle', () => {
    const t = table({
      ana: {
        hand: ['gamble'],
        deck: ['charm', 'charm'],
        discard: ['blindfold', 'whirligig', 'whirligig', 'new-season'],
      },
    });
    t.play(inventory());
    expect(t.hand('ana')).toHaveLength(5);
    expect(t.deck('ana')).toHaveLength(2);
    expect(t.discard('ana')).toEqual([]);
  });

  test('DM-EX-24 DM-DRAW-3 junk fills the hand when deck and discard pile are empty', () => {
    const t = table({
      options: { junkSupply: 'twenty' },
      ana: { hand: ['junk', 'junk'], deck: ['gamble'] },
      bob: { deck: Array(12).fill('junk') },
    });
    expect(t.json.junk).toBe(6);
    t.play(inventory());
    expect(t.hand('ana')).toEqual(['gamble', 'junk', 'junk', 'junk', 'junk']);
    expect(t.json.junk).toBe(4);
  });

  test('DM-EX-25 DM-DRAW-4 without junk the hand stays short; the endless supply fills it', () => {
    const cards: Setup = {
      ana: { hand: ['gamble', 'charm'], deck: ['whirligig'] },
      bob: { deck: Array(10).fill('junk') },
      cleo: { deck: Array(10).fill('junk') },
      dan: {},
    };
    const finite = table({ ...cards, options: { junkSupply: 'twenty' } }).play(inventory());
    expect(finite.hand('ana')).toEqual(['charm', 'gamble', 'whirligig']);
    finite.asks('bob: action');
    expect(table(cards).play(inventory()).hand('ana')).toEqual(['charm', 'gamble', 'junk', 'junk', 'whirligig']);
  });

  test('DM-EX-26 DM-CLEAN-1 Cookies drawn at clean-up raise the hand size at once', () => {
    const t = table({
      ana: { hand: ['gamble', 'charm', 'charm', 'charm'], deck: ['cookies', 'new-season', 'whirligig'] },
    });
    t.play(inventory());
    expect(t.hand('ana')).toEqual(['charm', 'charm', 'charm', 'cookies', 'gamble', 'new-season']);
  });

  test('DM-EX-27 DM-CHAM-13 Seeing Doubles counts as Cookies', () => {
    const t = table({
      decks: ['macaws', 'chameleons', 'ocelots'],
      ana: { hand: ['cookies', 'seeing-doubles', 'junk'], deck: ['charm', 'charm', 'charm', 'gamble', 'blindfold'] },
    });
    t.play(inventory());
    expect(t.hand('ana')).toHaveLength(7);
  });

  test('DM-EX-28 DM-CLEAN-2 a hand above its size is kept', () => {
    const hand = ['charm', 'charm', 'charm', 'gamble', 'blindfold', 'whirligig', 'whirligig', 'whirligig'];
    const t = table({ ana: { hand, deck: ['junk'] } }).play(inventory());
    expect(t.hand('ana')).toEqual(hand.slice().sort());
  });

  test('DM-EX-29 DM-CLEAN-3 the market closes up to the right and is filled from the right', () => {
    const t = table({
      ana: { hand: filler },
      market: ['charm', null, 'gamble', null, 'whirligig'],
      marketDeck: ['cookies', 'spyglass', 'blindfold'],
    });
    t.play(inventory());
    expect(t.market).toEqual(['charm', 'gamble', 'whirligig', 'cookies', 'spyglass']);
  });

  test('DM-EX-30 DM-SUPPLY-1 Loyal Partner over a reshuffle of the market deck', () => {
    const t = table({
      ana: { hand: ['loyal-partner'] },
      market: ['charm', 'charm', 'charm', 'gamble', 'whirligig'],
      marketDeck: ['cookies', 'spyglass'],
      marketDiscard: ['blindfold', 'new-season', 'new-season'],
    });
    t.play(technique('loyal-partner'), order('gamble')).asks('ana: bonus-action');
    expect(t.market.slice(0, 2)).toEqual(['cookies', 'spyglass']);
    expect(t.market).not.toContain(null);
    expect(t.marketDeck).toHaveLength(5);
    expect(t.marketDiscard).toEqual([]);
  });

  test('DM-EX-31 DM-MARKET-7 Prepaid Good leaves its slot empty until clean-up', () => {
    const market = ['charm', 'charm', 'gamble', 'blindfold', 'whirligig'];
    const t = table({
      ana: { hand: ['prepaid-good', 'market-discovery'], deck: filler },
      market,
      marketDeck: ['cookies'],
    });
    t.play(technique('prepaid-good'), slot(2)).asks('ana: last-window');
    expect(t.hand('ana')).toContain('gamble');
    expect(t.market).toEqual(['charm', 'charm', null, 'blindfold', 'whirligig']);
  });

  test('DM-EX-32 DM-DRAW-2 Swift Broker draws over its own discards', () => {
    const t = table({
      ana: { hand: ['swift-broker', 'charm', 'charm', 'gamble', 'blindfold'], deck: ['whirligig'] },
    });
    t.play(technique('swift-broker'), order('charm')).asks('ana: bonus-action');
    expect(t.hand('ana')).toHaveLength(4);
    expect(t.hand('ana')).toContain('whirligig');
    expect(t.deck('ana')).toHaveLength(1);
    expect(t.discard('ana')).toEqual(['swift-broker']);
  });

  test('DM-EX-33 Sabotage throws one card away and discards the other', () => {
    const t = table({
      decks: ['raccoons', 'macaws', 'ocelots'],
      ana: { hand: ['sabotage'] },
      bob: { deck: ['junk', 'spyglass'] },
    });
    t.play(technique('sabotage'), card('spyglass')).asks('ana: bonus-action');
    expect(t.marketDiscard).toEqual(['spyglass']);
    expect(t.discard('bob')).toEqual(['junk']);
  });

  test('DM-EX-34 Dirty Exchange with an empty hand', () => {
    const t = table({ decks: ['raccoons', 'macaws', 'ocelots'], ana: { hand: ['dirty-exchange', 'junk'] } });
    t.play(technique('dirty-exchange')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['junk']);
    expect(t.hand('bob')).toEqual([]);
    expect(t.discard('ana')).toEqual(['dirty-exchange']);
  });

  test('DM-EX-35 Gamble swaps no more cards than the smaller hand has', () => {
    const t = lucky(
      { ana: { hand: ['gamble', 'junk', 'junk', 'junk', 'junk'] }, bob: { hand: ['charm', 'charm'] } },
      (each) =>
        each
          .play(technique('gamble'))
          .heard('spectator')
          .some((e) => e.kind === 'rolled' && e.result === 3),
    );
    expect(t.hand('ana')).toEqual(['charm', 'charm', 'junk', 'junk']);
    expect(t.hand('bob')).toEqual(['junk', 'junk']);
  });

  test('DM-EX-36 Blindfold: a right guess discards, a wrong one lets the owner name a value', () => {
    const setup: Setup = { ana: { hand: ['blindfold', 'shattered-relic'] }, market: ['gamble'] };
    const right = table(setup).play(technique('blindfold')).asks('bob: number');
    right.play(number(3)).asks('ana: bonus-action');
    expect(right.discard('ana')).toEqual(['blindfold', 'shattered-relic']);
    const wrong = table(setup).play(technique('blindfold'), number(2)).asks('ana: number').play(number(5));
    wrong.asks('ana: bonus-action');
    expect(wrong.can(buy(0, [marked('shattered-relic', { set: 5 })]))).toBe(true);
  });

  test('DM-EX-37 DM-VALUE-1 Flashy Show and Blindfold count in the order they came', () => {
    const setup: Setup = {
      ana: { hand: ['blindfold', 'flashy-show', 'junk'] },
      market: ['shattered-relic', 'shattered-relic'],
    };
    const setTo3 = [declared('junk'), number(5), number(3)];
    const last = table(setup).play(technique('flashy-show'), technique('blindfold'), ...setTo3.slice(1));
    expect(last.movesOf('buy').map(({ from }) => from)).toEqual([0]);
    const first = table(setup).play(
      technique('blindfold'),
      declared('junk'),
      number(5),
      number(3),
      technique('flashy-show'),
    );
    expect(first.movesOf('buy').map(({ from }) => from)).toEqual([0, 1]);
  });

  test('DM-EX-38 DM-VALUE-2 Flashy Show raises every card of a payment, junk too', () => {
    const t = table({
      ana: { hand: ['flashy-show', 'shattered-relic', 'junk'] },
      market: [null, 'gamble'],
    });
    expect(t.can(buy(1, ['shattered-relic', 'junk']))).toBe(false);
    expect(t.play(technique('flashy-show')).can(buy(1, ['shattered-relic', 'junk']))).toBe(true);
  });

  test('DM-EX-39 DM-VALUE-2 a Bold Haggler that rolled three is a stack of four', () => {
    const t = lucky(
      { ana: { hand: ['bold-haggler'], stall: [['swift-broker'], ['cookies'], ['whirligig']] } },
      (each) => each.play(ability('bold-haggler')).branches().includes('bold-haggler: rolled-3'),
    );
    expect(t.movesOf('build')).toEqual([build([marked('bold-haggler', { used: ['bold-haggler'], bonus: 3 })])]);
  });

  const chameleons = { decks: ['macaws', 'chameleons', 'ocelots'] as const };

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

  test('DM-EX-48 Acorn without a stall card to take', () => {
    const t = table({ decks: ['squirrels', 'macaws', 'ocelots'], ana: { hand: ['acorn'] } });
    t.play(technique('acorn')).asks('ana: bonus-action');
    expect(t.discard('ana')).toEqual(['acorn']);
  });

  test('DM-EX-49 Wily Fellow turns the deck over', () => {
    const t = table({
      decks: ['raccoons', 'macaws', 'ocelots'],
      ana: { hand: ['wily-fellow'], deck: ['charm', 'gamble', 'blindfold'], discard: ['cookies', 'spyglass'] },
    });
    t.play(technique('wily-fellow')).asks('ana: bonus-action');
    expect(t.deck('ana').sort()).toEqual(['cookies', 'spyglass']);
    expect(t.discard('ana')).toEqual(['wily-fellow', 'blindfold', 'gamble', 'charm']);
  });

  test('DM-EX-50 New Season with nothing but junk in the pile', () => {
    const t = table({ ana: { hand: ['new-season'], discard: ['junk'] }, marketDeck: ['charm'] });
    t.play(technique('new-season')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual([]);
    expect(t.discard('ana')).toEqual(['new-season', 'junk']);
  });

  test('DM-EX-51 DM-TURN-5 declining the bonus action ends the turn', () => {
    const t = table({ ana: { hand: ['flashy-show', 'market-discovery'] } });
    t.play(technique('flashy-show'), decline).asks('bob: action');
  });

  test('DM-EX-52 DM-INV-2 an inventory of no cards is an action', () => {
    table({ ana: { hand: filler } })
      .play(inventory())
      .asks('bob: action');
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

  test('DM-EX-54 DM-SUPPLY-1 an exhausted market slides right and stays short', () => {
    const market = ['charm', null, 'gamble', 'whirligig', 'blindfold'];
    const t = table({ ana: { hand: filler }, market }).play(inventory());
    expect(t.market).toEqual(['charm', 'gamble', 'whirligig', 'blindfold', null]);
  });
});
