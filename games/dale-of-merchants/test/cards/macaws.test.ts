import { describe, expect, test } from 'vitest';
import { build, buy, card, decline, handCard, inventory, order, technique } from '../notation.js';
import { table } from '../table.js';

const junk = (count: number): string[] => Array(count).fill('junk');

describe('DM-CARD-swift-broker', () => {
  test('the new hand is as large as the old one and only its owner sees it', () => {
    const t = table({ ana: { hand: ['swift-broker', 'gamble', 'charm'], deck: ['cookies', 'spyglass', 'blindfold'] } });
    t.play(technique('swift-broker')).asks('ana: order').play(order('charm')).asks('ana: bonus-action').settled();
    expect(t.hand('ana')).toEqual(['cookies', 'spyglass']);
    expect(t.discard('ana')).toEqual(['swift-broker', 'charm', 'gamble']);
    expect(t.knownHand('bob', 'ana')).toEqual([]);
  });

  test('with an empty hand nothing is discarded or drawn', () => {
    const t = table({ ana: { hand: ['swift-broker'], deck: ['gamble'] } }).play(technique('swift-broker'));
    expect(t.hand('ana')).toEqual([]);
    expect(t.discard('ana')).toEqual(['swift-broker']);
    expect(t.branches()).toEqual(['swift-broker: empty-hand']);
  });
});

describe('DM-CARD-cookies', () => {
  test('the hand size is one higher for each, and only at clean-up', () => {
    const t = table({ ana: { hand: ['cookies', 'cookies', 'flashy-show'], deck: junk(9) } });
    t.play(technique('flashy-show'));
    expect(t.hand('ana')).toHaveLength(2);
    t.play(decline);
    expect(t.hand('ana')).toHaveLength(7);
  });

  test('cards drawn for it stay when it leaves', () => {
    const t = table({ ana: { hand: ['cookies', ...junk(5)] }, bob: { hand: junk(5) } });
    t.play(inventory('cookies'));
    expect(t.hand('ana')).toHaveLength(5);
  });
});

describe('DM-CARD-shattered-relic', () => {
  test('a hand card is thrown away and one drawn', () => {
    const t = table({ ana: { hand: ['shattered-relic', 'gamble', 'junk'], deck: ['charm'] } });
    t.play(technique('shattered-relic')).asks('ana: hand-card').play(handCard('gamble')).asks('ana: bonus-action');
    expect(t.marketDiscard).toEqual(['gamble']);
    expect(t.hand('ana')).toEqual(['charm', 'junk']);
  });

  test('a single card is not asked for, two alike ones are', () => {
    const single = table({ ana: { hand: ['shattered-relic', 'gamble'], deck: ['charm'] } });
    single.play(technique('shattered-relic')).asks('ana: bonus-action');
    const alike = table({ ana: { hand: ['shattered-relic', 'junk', 'junk'], deck: ['charm'] } });
    alike.play(technique('shattered-relic')).asks('ana: hand-card');
    expect(alike.moves()).toEqual([handCard('junk')]);
  });

  test('with an empty hand a card is drawn all the same', () => {
    const t = table({ ana: { hand: ['shattered-relic'], deck: ['charm'] } }).play(technique('shattered-relic'));
    expect(t.hand('ana')).toEqual(['charm']);
  });
});

describe('DM-CARD-spyglass', () => {
  test('one of three goes to the hand, the others back in any order, in secret', () => {
    const t = table({ ana: { hand: ['spyglass'], deck: ['gamble', 'charm', 'blindfold', 'cookies'] } });
    t.play(technique('spyglass')).asks('ana: card');
    expect(t.view('bob').aside.map((each) => each.card)).toEqual([null, null, null]);
    t.play(card('charm')).asks('ana: order').play(order('blindfold')).asks('ana: bonus-action').settled();
    expect(t.hand('ana')).toEqual(['charm']);
    expect(t.deck('ana')).toEqual(['blindfold', 'gamble', 'cookies']);
    expect(t.knownDeck('ana', 'ana')).toEqual(['blindfold', 'gamble', 'cookies']);
    expect(t.knownHand('bob', 'ana')).toEqual([]);
    expect(t.knownDeck('bob', 'ana')).toEqual([null, null, null]);
  });

  test('choice and order are asked for even if the cards are alike', () => {
    const t = table({ ana: { hand: ['spyglass'], deck: ['junk', 'junk', 'junk', 'charm'] } });
    t.play(technique('spyglass')).asks('ana: card');
    expect(t.moves()).toEqual([card('junk')]);
    t.play(card('junk')).asks('ana: order');
    expect(t.moves()).toEqual([order('junk')]);
  });

  test('fewer cards: with two the other goes back, with one it is taken, with none nothing happens', () => {
    const options = { junkWhenEmpty: 'clean-up' };
    const two = table({ options, ana: { hand: ['spyglass'], deck: ['gamble', 'charm'] } });
    two.play(technique('spyglass'), card('gamble')).asks('ana: bonus-action');
    expect(two.deck('ana')).toEqual(['charm']);
    const one = table({ options, ana: { hand: ['spyglass'], deck: ['gamble'] } });
    one.play(technique('spyglass')).asks('ana: bonus-action');
    expect(one.hand('ana')).toEqual(['gamble']);
    const none = table({ options, ana: { hand: ['spyglass'] } }).play(technique('spyglass'));
    expect(none.hand('ana')).toEqual([]);
    expect(none.branches()).toEqual(['spyglass: no-card']);
  });

  test('after a reshuffle the cards go on top of the new deck', () => {
    const t = table({ ana: { hand: ['spyglass'], deck: ['gamble'], discard: ['charm', 'charm', 'charm'] } });
    t.play(technique('spyglass'), card('gamble'), order('charm'));
    expect(t.deck('ana')).toEqual(['charm', 'charm', 'charm']);
  });
});

describe('DM-CARD-flashy-show', () => {
  test('payments and stacks are worth one more a card, prices and stalls are not', () => {
    const t = table({
      ana: { hand: ['flashy-show', 'junk', 'swift-broker'], stall: [['bold-haggler']] },
      market: ['cookies'],
    });
    expect(t.can(build(['swift-broker']))).toBe(false);
    t.play(technique('flashy-show'));
    expect(t.can(build(['swift-broker']))).toBe(true);
    expect(t.can(buy(0, ['junk']))).toBe(true);
  });

  test('DM-VALUE-2 several add up', () => {
    const t = table({
      ana: { hand: ['flashy-show', 'favourite-toy', 'swift-broker'], stall: [['bold-haggler'], ['cookies']] },
    });
    t.play(technique('flashy-show'), technique('favourite-toy'));
    expect(t.can(build(['swift-broker']))).toBe(false);
    t.play(technique('flashy-show')).asks('ana: bonus-action');
    expect(t.movesOf('build')).toEqual([build(['swift-broker'])]);
    expect(t.json.turnBonus).toBe(2);
  });

  test('it ends with the turn', () => {
    const t = table({ ana: { hand: ['flashy-show'] } }).play(technique('flashy-show'), decline);
    expect(t.json.turnBonus).toBe(0);
  });
});

describe('DM-CARD-favourite-toy', () => {
  test('the top of the own discard pile comes back, for all to see', () => {
    const t = table({ ana: { hand: ['favourite-toy'], discard: ['gamble', 'charm'] } });
    t.play(technique('favourite-toy')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['gamble']);
    expect(t.discard('ana')).toEqual(['favourite-toy', 'charm']);
    expect(t.knownHand('bob', 'ana')).toEqual(['gamble']);
  });

  test('from an empty pile nothing comes, itself included', () => {
    const t = table({ ana: { hand: ['favourite-toy'] } }).play(technique('favourite-toy'));
    expect(t.hand('ana')).toEqual([]);
    expect(t.discard('ana')).toEqual(['favourite-toy']);
  });
});
