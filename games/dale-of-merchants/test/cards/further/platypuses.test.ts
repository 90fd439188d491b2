import { describe, expect, test } from 'vitest';
import type { Move } from '../../../src/rules/index.js';
import { furtherTable } from '../../further.js';
import { buy, card, decline, handCard, inventory, order, stallCard, technique } from '../../notation.js';

const decks = ['platypuses', 'macaws', 'ocelots'];
const junk = (count: number): string[] => Array(count).fill('junk');
const laid = (from: number, pay: readonly string[], lay: number, more: object = {}): Move => ({
  ...(buy(from, pay) as Extract<Move, { kind: 'buy' }>),
  lay,
  ...more,
});
const keeping = (
  from: number,
  pay: readonly string[],
  keep: readonly string[],
  throwAway: readonly string[] = [],
): Move => ({
  ...(buy(from, pay, { throwAway }) as Extract<Move, { kind: 'buy' }>),
  keep: [...keep],
});

describe('DX-CARD-tireless-tinkerer', () => {
  test('DX-EX-100 DX-EX-101 the top card of the pile goes on the deck, known to all; a second one moves the first', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['tireless-tinkerer', 'tireless-tinkerer'], discard: ['junk', 'spyglass'] },
    });
    t.play(technique('tireless-tinkerer')).asks('ana: bonus-action');
    expect(t.knownDeck('bob', 'ana')).toEqual(['junk']);
    expect(t.discard('ana')).toEqual(['tireless-tinkerer', 'spyglass']);
    t.play(technique('tireless-tinkerer'));
    expect(t.deck('ana')).toEqual(['tireless-tinkerer', 'junk']);
    expect(t.discard('ana')).toEqual(['tireless-tinkerer', 'spyglass']);
  });

  test('an empty pile gives nothing', () => {
    const t = furtherTable({ decks, ana: { hand: ['tireless-tinkerer'] } }).play(technique('tireless-tinkerer'));
    expect(t.branches()).toEqual(['tireless-tinkerer: empty-pile']);
  });
});

describe('DX-CARD-calculations', () => {
  const market = ['charm', 'cookies', 'spyglass', 'shattered-relic', 'gamble'];

  test('DX-EX-102 the card bought is laid in slot 0, the others where one likes', () => {
    const t = furtherTable({ decks, ana: { hand: ['calculations', 'whirligig'], deck: junk(9) }, market });
    expect(t.can(buy(4, ['calculations', 'whirligig']))).toBe(false);
    t.play(laid(4, ['calculations', 'whirligig'], 0)).asks('ana: rearrangement');
    t.play(card('shattered-relic'), card('charm'), card('cookies')).asks('ana: order').play(order('whirligig'));
    expect(t.hand('ana')).toContain('gamble');
    expect(t.market.slice(0, 4)).toEqual(['shattered-relic', 'charm', 'cookies', 'spyglass']);
  });

  test('DX-EX-103 gaps close; with leave everything stays', () => {
    const setup = {
      decks,
      ana: { hand: ['calculations', 'junk'], deck: junk(9) },
      market: [null, null, 'whirligig', null, 'shattered-relic'],
    };
    const t = furtherTable(setup);
    expect(t.can(buy(2, ['calculations', 'junk']))).toBe(false);
    expect(t.can(laid(2, ['calculations', 'junk'], 0))).toBe(true);
    expect(t.can(laid(4, ['calculations', 'junk'], 0))).toBe(true);
    expect(t.can(laid(2, ['calculations', 'junk'], 1))).toBe(false);
    expect(t.can(laid(2, ['calculations', 'junk'], 2))).toBe(false);
    t.play(laid(4, ['calculations', 'junk'], 0));
    if (t.question === 'ana: order') t.play(order('junk'));
    expect(t.hand('ana')).toContain('shattered-relic');
    expect(t.market[0]).toBe('whirligig');
  });

  test('DX-PRICE-1 it must be needed at the new price', () => {
    const t = furtherTable({ decks, ana: { hand: ['calculations', 'gamble'] }, market: ['charm', 'cookies'] });
    expect(t.can(laid(1, ['calculations', 'gamble'], 0))).toBe(false);
    expect(t.can(laid(1, ['calculations'], 0))).toBe(true);
    expect(t.can(laid(0, ['calculations', 'gamble'], 1))).toBe(false);
  });

  test('DX-EX-205 with a card bought from the discard pile the market may be rearranged, too', () => {
    const t = furtherTable({
      decks: ['platypuses', 'pandas', 'ocelots'],
      ana: { hand: ['market-discovery', 'calculations'], deck: junk(9) },
      market: ['charm', 'whirligig'],
      marketDiscard: ['gamble'],
    });
    const pay = ['calculations', 'market-discovery'];
    expect(t.can(buy('market-discard', pay))).toBe(true);
    t.play({ ...(buy('market-discard', pay) as Extract<Move, { kind: 'buy' }>), lay: 'elsewhere' });
    t.asks('ana: rearrangement').play(card('charm'));
    if (t.question === 'ana: order') t.play(order('calculations'));
    expect(t.hand('ana')).toContain('gamble');
    expect(t.market.slice(0, 2)).toEqual(['charm', 'whirligig']);
  });
});

describe('DX-CARD-safety-precaution', () => {
  test('DX-SWAP-2 DX-EX-108 it takes the place of a card of the own stall', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['safety-precaution'], stall: [['swift-broker'], ['cookies']] },
      bob: { stall: [['bold-haggler']] },
    });
    t.play(technique('safety-precaution')).asks('ana: stall-card');
    expect(t.moves()).toEqual([stallCard('ana', 1, 'swift-broker'), stallCard('ana', 2, 'cookies')]);
    t.play(stallCard('ana', 2, 'cookies')).asks('ana: bonus-action');
    expect(t.stall('ana')).toEqual([['swift-broker'], ['safety-precaution']]);
    expect(t.hand('ana')).toEqual(['cookies']);
    expect(t.discard('ana')).toEqual([]);
  });

  test('without a stack it does nothing', () => {
    const t = furtherTable({ decks, ana: { hand: ['safety-precaution'] } }).play(technique('safety-precaution'));
    expect(t.discard('ana')).toEqual(['safety-precaution']);
  });
});

describe('DX-CARD-magnet', () => {
  test('DX-EX-109 DX-SEARCH-1 an empty deck is formed first; one card is taken secretly', () => {
    const t = furtherTable({ decks, ana: { hand: ['magnet'], discard: ['charm', 'gamble', 'junk'] } });
    t.play(technique('magnet')).asks('ana: deck-card').play(card('gamble')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['gamble']);
    expect(t.deck('ana').sort()).toEqual(['charm', 'junk']);
    expect(t.discard('ana')).toEqual(['magnet']);
    expect(t.knownHand('bob', 'ana')).toEqual([]);
  });
});

describe('DX-CARD-dangerous-test', () => {
  test('three are drawn, three of the hand discarded', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['dangerous-test', 'cookies'], deck: ['gamble', 'charm', 'junk', 'junk'] },
    });
    t.play(technique('dangerous-test')).asks('ana: hand-card');
    t.play(handCard('cookies'), handCard('junk'), handCard('charm')).asks('ana: order').play(order('charm'));
    expect(t.hand('ana')).toEqual(['gamble']);
    expect(t.discard('ana')).toEqual(['dangerous-test', 'charm', 'cookies', 'junk']);
  });

  test('DX-EX-110 fewer cards where there are fewer', () => {
    const setup = { decks, ana: { hand: ['dangerous-test', 'cookies'], deck: ['gamble'] } };
    const endless = furtherTable(setup).play(technique('dangerous-test'));
    expect(endless.hand('ana')).toHaveLength(4);
    const few = furtherTable({ ...setup, options: { junkWhenEmpty: 'clean-up' } }).play(technique('dangerous-test'));
    few.asks('ana: order').play(order('gamble'));
    expect(few.hand('ana')).toEqual([]);
    expect(few.discard('ana')).toEqual(['dangerous-test', 'gamble', 'cookies']);
  });
});

describe('DX-CARD-glue', () => {
  test('DX-EX-105 it may be kept, and is known to all then', () => {
    const t = furtherTable({ decks, ana: { hand: ['glue'], deck: junk(9) }, market: [null, 'whirligig'] });
    expect(t.movesOf('buy')).toEqual([buy(1, ['glue']), keeping(1, ['glue'], ['glue'])]);
    t.play(keeping(1, ['glue'], ['glue']));
    expect(t.hand('ana')).toContain('glue');
    expect(t.hand('ana')).toContain('whirligig');
    expect(t.discard('ana')).toEqual([]);
    expect(t.knownHand('bob', 'ana')).toContain('glue');
  });

  test('DX-EX-106 it must be needed, unless Stock Clearance lifts that', () => {
    const t = furtherTable({
      decks: ['platypuses', 'pandas', 'ocelots'],
      ana: { hand: ['glue', 'junk', 'stock-clearance'] },
      market: ['gamble'],
    });
    expect(t.can(buy(0, ['junk', 'glue']))).toBe(false);
    expect(t.can(keeping(0, ['junk', 'glue', 'stock-clearance'], ['glue']))).toBe(true);
  });

  test('DX-EX-107 a copy declared as Glue may be kept as well', () => {
    const t = furtherTable({
      decks: ['platypuses', 'chameleons', 'ocelots'],
      ana: { hand: ['glue', 'seeing-doubles'], deck: junk(9) },
      market: [null, null, null, null, 'gamble'],
    });
    t.play(keeping(4, ['glue', 'seeing-doubles'], ['glue', 'seeing-doubles']));
    expect(t.hand('ana')).toEqual(expect.arrayContaining(['gamble', 'glue', 'seeing-doubles']));
    expect(t.knownHand('bob', 'ana')).toEqual(expect.arrayContaining(['glue', 'seeing-doubles']));
  });

  test('DX-EX-208 kept in hand it fills the hand', () => {
    const t = furtherTable({ decks, ana: { hand: ['glue', 'junk'], deck: junk(9) }, market: [null, 'whirligig'] });
    t.play(keeping(1, ['glue'], ['glue']));
    expect(t.hand('ana')).toHaveLength(5);
    expect(t.deck('ana')).toHaveLength(7);
  });

  test('DX-EX-703 with coins the total is exact, and with Glue kept only the coin is given up', () => {
    const t = furtherTable({
      decks: ['platypuses', 'tuataras', 'ocelots'],
      ana: { hand: ['glue'], coins: 2, deck: junk(9) },
      market: ['charm', 'gamble'],
    });
    expect(t.movesOf('buy').filter(({ from, coins }) => from === 0 && coins > 0)).toEqual([]);
    const exact = t.movesOf('buy').filter(({ from, coins }) => from === 1 && coins > 0);
    expect(exact).toHaveLength(2);
    const kept = exact.find(({ keep }) => keep !== undefined);
    if (kept === undefined) throw new Error('Glue can be kept');
    t.play(kept);
    expect(t.hand('ana')).toEqual(expect.arrayContaining(['gamble', 'glue']));
    expect(t.json.players[0].coins).toBe(1);
  });

  test('kept it keeps what the turn has done to it', () => {
    const t = furtherTable({
      decks: ['platypuses', 'polecats', 'ocelots'],
      ana: { hand: ['glue', 'junk'], deck: junk(9) },
      market: ['charm'],
    });
    t.play(keeping(0, ['glue'], ['glue']));
    expect(t.hand('ana')).toEqual(expect.arrayContaining(['charm', 'glue']));
  });

  test('discarding it by an inventory action is nothing special', () => {
    const t = furtherTable({ decks, ana: { hand: ['glue'], deck: junk(9) } }).play(inventory('glue'));
    expect(t.discard('ana')).toEqual(['glue']);
    expect(t.can(decline)).toBe(false);
  });
});
