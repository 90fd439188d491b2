import { describe, expect, test } from 'vitest';
import type { HandCard, Move } from '../../src/rules/index.js';
import { ability, buy, card, declared, inventory, marked, number, order, slot, technique } from '../notation.js';
import { table } from '../table.js';

const junk = (count: number): string[] => Array(count).fill('junk');

describe('DM-CARD-loyal-partner', () => {
  test('the market is thrown away in an order of choice and filled from slot 0', () => {
    const t = table({
      ana: { hand: ['loyal-partner'] },
      market: ['gamble', null, 'charm'],
      marketDeck: ['cookies', 'spyglass', 'blindfold'],
    });
    t.play(technique('loyal-partner')).asks('ana: order').play(order('charm')).asks('ana: bonus-action').settled();
    expect(t.marketDiscard).toEqual([]);
    expect(t.market.slice(0, 3)).toEqual(['cookies', 'spyglass', 'blindfold']);
    expect([...t.market.slice(3), ...t.marketDeck].sort()).toEqual(['charm', 'gamble']);
  });

  test('an empty market is only filled; cards that are alike need no order', () => {
    const t = table({ ana: { hand: ['loyal-partner'] }, marketDeck: ['cookies'] }).play(technique('loyal-partner'));
    expect(t.market).toEqual(['cookies', null, null, null, null]);
    const alike = table({ ana: { hand: ['loyal-partner'] }, market: ['charm', 'charm'], marketDeck: ['cookies'] });
    alike.play(technique('loyal-partner')).asks('ana: bonus-action');
  });
});

describe('DM-CARD-prepaid-good', () => {
  test('a market card comes to hand without payment and without a bonus action', () => {
    const t = table({
      ana: { hand: ['prepaid-good', 'junk'], deck: junk(9) },
      market: ['essential-purchase', 'charm'],
    });
    t.play(technique('prepaid-good')).asks('ana: market-card').play(slot(0)).asks('bob: action');
    expect(t.hand('ana')).toEqual(['essential-purchase', ...junk(4)]);
    expect(t.discard('ana')).toEqual(['prepaid-good']);
  });

  test('with a single market card nothing is asked, with none nothing happens', () => {
    const single = table({ ana: { hand: ['prepaid-good'], deck: junk(9) }, market: [null, 'charm'] });
    expect(single.play(technique('prepaid-good')).hand('ana')).toContain('charm');
    const none = table({ ana: { hand: ['prepaid-good'], deck: junk(9) } }).play(technique('prepaid-good'));
    expect(none.hand('ana')).toEqual(junk(5));
  });
});

describe('DM-CARD-essential-purchase', () => {
  test('any number up to three junk cards of the payment may be thrown away, no others', () => {
    const t = table({ ana: { hand: [...junk(4), 'bold-haggler'] }, market: [null, null, 'essential-purchase'] });
    const four = t.movesOf('buy').filter(({ pay }) => pay.every((id) => id === 'junk') || pay.length === 5);
    expect(four.map(({ throwAway }) => throwAway.length).sort()).toEqual([0, 1, 2, 3]);
    expect(four.every(({ throwAway }) => throwAway.every((id) => id === 'junk'))).toBe(true);
  });

  test('having it or paying with it does nothing', () => {
    const t = table({ ana: { hand: ['essential-purchase', 'junk'] }, market: ['spyglass'] });
    expect(t.movesOf('buy')).toEqual([buy(0, ['junk', 'essential-purchase'])]);
  });

  test('junk that is not paid cannot be thrown away', () => {
    const t = table({
      ana: { hand: ['market-discovery', 'junk'], deck: junk(5) },
      marketDiscard: ['essential-purchase'],
    });
    expect(t.can(buy('market-discard', ['market-discovery'], { throwAway: ['junk'] }))).toBe(false);
    t.play(buy('market-discard', ['market-discovery'])).asks('bob: action');
    expect(t.hand('ana')).toContain('essential-purchase');
  });

  test('bought from the discard pile, too, it throws away junk of the payment', () => {
    const t = table({
      ana: { hand: ['market-discovery', 'stock-clearance', 'junk'], deck: junk(5) },
      marketDiscard: ['essential-purchase'],
    });
    t.play(buy('market-discard', ['market-discovery', 'stock-clearance', 'junk'], { throwAway: ['junk'] }));
    t.play(order('stock-clearance'));
    expect(t.discard('ana')).toEqual(['stock-clearance', 'market-discovery']);
  });

  test('of junk that differs only in what the turn has done to it, either may be named', () => {
    const t = table({
      ana: { hand: ['blindfold', 'junk', 'junk'], deck: junk(5) },
      market: [null, null, 'essential-purchase'],
    });
    t.play(technique('blindfold'), declared('junk'), number(5), number(4));
    const raised = marked('junk', { set: 4 });
    const paying = (...throwAway: HandCard[]): Move => buy(2, ['junk', raised], { throwAway });
    expect(t.movesOf('buy').filter(({ throwAway }) => throwAway.length === 1)).toHaveLength(1);
    expect(t.can(paying('junk')) && t.can(paying(raised)) && t.can(paying(raised, 'junk'))).toBe(true);
    expect(
      t.can(paying(raised, raised)) || t.can(buy(2, ['junk', raised], { throwAway: [marked('junk', { set: 5 })] })),
    ).toBe(false);
  });
});

describe('DM-CARD-market-discovery', () => {
  test('once in the turn it throws away the top of the market deck and is shown', () => {
    const t = table({
      ana: { hand: ['market-discovery', 'junk'], deck: ['cookies'] },
      marketDeck: ['charm', 'gamble'],
    });
    t.play(ability('market-discovery')).asks('ana: action');
    expect(t.marketDiscard).toEqual(['charm']);
    expect(t.knownHand('bob', 'ana')).toEqual(['market-discovery']);
    expect(t.movesOf('ability')).toEqual([]);
    expect(t.can(inventory(marked('market-discovery', { used: ['market-discovery'] })))).toBe(true);
  });

  test('an empty market deck is reshuffled first; with both empty there is no ability', () => {
    const t = table({ ana: { hand: ['market-discovery'] }, marketDiscard: ['charm', 'gamble'] });
    t.play(ability('market-discovery'));
    expect(t.marketDiscard).toHaveLength(1);
    expect(t.marketDeck).toHaveLength(1);
    expect(table({ ana: { hand: ['market-discovery'] } }).movesOf('ability')).toEqual([]);
  });

  test('with an empty market discard pile it buys nothing there', () => {
    const t = table({ ana: { hand: ['market-discovery', 'junk'], deck: junk(5) }, marketDeck: ['charm'] });
    expect(t.movesOf('buy')).toEqual([]);
    t.play(ability('market-discovery'));
    expect(t.movesOf('buy').map(({ from }) => from)).toEqual(['market-discard']);
  });

  test('it must be needed in the payment unless Stock Clearance lifts that', () => {
    const setup = { marketDiscard: ['cookies'], ana: { hand: ['market-discovery', 'stock-clearance', 'junk'] } };
    const t = table(setup);
    expect(t.can(buy('market-discard', ['market-discovery', 'junk']))).toBe(false);
    expect(t.can(buy('market-discard', ['market-discovery', 'stock-clearance', 'junk']))).toBe(true);
    expect(t.can(buy('market-discard', ['stock-clearance']))).toBe(false);
  });
});

describe('DM-CARD-special-offer', () => {
  test('one of three goes secretly to the hand, the others are thrown away in an order of choice', () => {
    const t = table({
      ana: { hand: ['special-offer'], deck: [...junk(8), 'swift-broker'] },
      rest: 'market',
      marketDeck: ['charm', 'gamble', 'cookies', 'spyglass'],
    });
    t.play(technique('special-offer')).asks('ana: card').play(card('gamble')).asks('ana: order').play(order('cookies'));
    t.asks('bob: action');
    expect(t.hand('ana')).toContain('gamble');
    expect(t.knownHand('bob', 'ana')).toEqual([]);
    expect(t.market).toContain('spyglass');
  });

  test('fewer cards: one is taken, none changes nothing', () => {
    const one = table({ ana: { hand: ['special-offer'], deck: junk(9) }, marketDeck: ['charm'] });
    expect(one.play(technique('special-offer')).asks('bob: action').hand('ana')).toContain('charm');
    const none = table({ ana: { hand: ['special-offer'], deck: junk(9) } }).play(technique('special-offer'));
    expect(none.branches()).toEqual(['special-offer: no-card']);
  });
});

describe('DM-CARD-stock-clearance', () => {
  test('cards that are not needed may be paid along with it, but not too little', () => {
    const t = table({
      ana: { hand: ['stock-clearance', 'junk', 'junk', 'charm'] },
      market: ['cookies', null, null, null, 'gamble'],
    });
    const cheap = t.movesOf('buy').filter(({ from, pay }) => from === 0 && pay.includes('stock-clearance'));
    expect(cheap).toHaveLength(6);
    expect(t.can(buy(4, ['stock-clearance', 'junk', 'junk']))).toBe(false);
    expect(t.can(buy(4, ['stock-clearance', 'junk', 'junk', 'charm']))).toBe(true);
  });
});
