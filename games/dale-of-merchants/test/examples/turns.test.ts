import { describe, expect, test } from 'vitest';
import {
  ability,
  build,
  buy,
  card,
  declared,
  decline,
  inventory,
  marked,
  number,
  order,
  slot,
  technique,
} from '../notation.js';
import { lucky, type Setup, table } from '../table.js';

const filler = ['junk', 'junk', 'junk', 'junk', 'junk'];

describe('Worked examples of Dale of Merchants: drawing, clean-up and techniques', () => {
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

  test('DM-EX-54 DM-SUPPLY-1 an exhausted market slides right and stays short', () => {
    const market = ['charm', null, 'gamble', 'whirligig', 'blindfold'];
    const t = table({ ana: { hand: filler }, market }).play(inventory());
    expect(t.market).toEqual(['charm', 'gamble', 'whirligig', 'blindfold', null]);
  });
});
