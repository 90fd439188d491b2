import { describe, expect, test } from 'vitest';
import { furtherTable, spend, spendNothing } from '../../further.js';
import { build, buy, card, decline, handCard, order, technique } from '../../notation.js';

const decks = ['penguins', 'macaws', 'ocelots'];
const junk = (count: number): string[] => Array(count).fill('junk');
/** Stacks of a stall that is this high. */
const stall = (height: number): string[][] =>
  [['swift-broker'], ['cookies'], ['shattered-relic'], ['spyglass'], ['flashy-show'], ['gamble'], ['blindfold']].slice(
    0,
    height,
  );
const plain = { decks, ana: { hand: ['fishing', 'ice-trade', ...junk(3)], discard: ['charm', 'cookies'] } };

describe('DX-CARD-resourceful-ally', () => {
  test('one or two cards of the pile go under the deck, those spent included, for all to know', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['resourceful-ally', 'junk'], deck: ['spyglass'], discard: ['charm', 'cookies'] },
    });
    t.play(technique('resourceful-ally')).asks('ana: spend');
    expect(t.moves()).toEqual([spendNothing, spend(1, { pay: ['junk'] })]);
    t.play(spend(1, { pay: ['junk'] })).asks('ana: card');
    t.play(card('charm'), card('junk')).asks('ana: order').play(order('junk')).asks('ana: bonus-action');
    expect(t.deck('ana')[0]).toBe('spyglass');
    expect(t.deck('ana').slice(1).sort()).toEqual(['charm', 'junk']);
    expect(t.knownDeck('bob', 'ana').slice(1).sort()).toEqual(['charm', 'junk']);
    expect(t.discard('ana')).toEqual(['resourceful-ally', 'cookies']);
  });

  test('one card is enough; unpaid nothing is done, and the plus counts', () => {
    const one = furtherTable({ decks, ana: { hand: ['resourceful-ally', 'junk'], discard: ['charm'] } });
    one.play(technique('resourceful-ally'), spend(1, { pay: ['junk'] }), card('charm'), decline);
    expect(one.deck('ana')).toEqual(['charm']);
    const none = furtherTable({ decks, ana: { hand: ['resourceful-ally', 'junk'], discard: ['charm'] } });
    none.play(technique('resourceful-ally'), spendNothing).asks('ana: bonus-action');
    expect(none.branches()).toEqual(['resourceful-ally: unpaid']);
  });

  test('DX-EX-393 with an empty deck the cards are the deck', () => {
    const t = furtherTable({ decks, ana: { hand: ['resourceful-ally', 'junk'], discard: ['charm', 'cookies'] } });
    t.play(technique('resourceful-ally'), spend(1, { pay: ['junk'] }), card('charm'), card('junk'));
    t.play(order('junk'));
    expect(t.deck('ana').sort()).toEqual(['charm', 'junk']);
  });
});

describe('DX-CARD-ice-trade', () => {
  test('DX-EX-394 any set of at least 1 is legal, and a market card is drawn unseen', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['ice-trade', ...junk(4)], deck: junk(9) },
      marketDeck: ['gamble'],
      rest: 'market',
    });
    t.play(technique('ice-trade'));
    expect(t.moves()).toHaveLength(5);
    t.play(spend(4, { pay: junk(4) })).asks('bob: action');
    expect(t.hand('ana')).toContain('gamble');
    expect(t.knownHand('bob', 'ana')).not.toContain('gamble');
    expect(t.branches()).toEqual(['ice-trade: drawn']);
  });

  test('with no market card left the payment stays spent', () => {
    const t = furtherTable({ decks, ana: { hand: ['ice-trade', 'junk'], deck: junk(9) } });
    t.play(technique('ice-trade'), spend(1, { pay: ['junk'] })).asks('bob: action');
    expect(t.discard('ana')).toEqual(['ice-trade', 'junk']);
    expect(t.branches()).toEqual(['ice-trade: no-card']);
  });
});

describe('DX-CARD-traveling-equipment', () => {
  test('two cards are drawn, then one of the hand is thrown away', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['traveling-equipment', 'cookies', 'charm'], deck: ['gamble', 'spyglass', ...junk(3)] },
    });
    t.play(technique('traveling-equipment'), spend(2, { pay: ['cookies'] })).asks('ana: hand-card');
    t.play(handCard('charm')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['gamble', 'spyglass']);
    expect(t.marketDiscard).toEqual(['charm']);
  });

  test('DX-EX-414 paid with coins and an otherwise empty hand one of the two drawn is thrown away', () => {
    const t = furtherTable({ decks, ana: { hand: ['traveling-equipment'], deck: ['gamble', 'spyglass'], coins: 2 } });
    t.play(technique('traveling-equipment'), spend(2, { coins: 2 })).asks('ana: hand-card');
    expect(t.moves()).toEqual([handCard('spyglass'), handCard('gamble')]);
    expect(t.json.players[0].coins).toBe(0);
  });
});

describe('DX-CARD-stove', () => {
  const stove = { decks, ana: { hand: ['stove', 'gamble'], deck: junk(9), stall: stall(2) } };
  const paid = (amount: number, pay: readonly string[], coins = 0) => ({
    card: 'stove',
    as: 'stove',
    spend: { pay: [...pay], coins, amount },
  });

  test('DX-EX-395 half of what is spent, rounded up, is its value whatever changed it before', () => {
    const t = furtherTable(stove);
    expect(t.movesOf('build')).toEqual([build([paid(5, ['gamble'])])]);
    t.play(build([paid(5, ['gamble'])]));
    expect(t.stall('ana')[2]).toEqual(['stove']);
    expect(t.discard('ana')).toEqual(['gamble']);
    const raised = furtherTable({ ...stove, turn: { turnBonus: 1 } });
    expect(raised.movesOf('build')).toEqual([build([paid(6, ['gamble'])])]);
  });

  test('unpaid it is worth 4', () => {
    const t = furtherTable({ ...stove, ana: { hand: ['stove', ...junk(2)], stall: stall(3) } });
    expect(t.movesOf('build')).toEqual([build(['stove'])]);
  });

  test('DX-SPEND-6 payments are disjoint, of hand cards and coins, and contain no card of the stack', () => {
    const t = furtherTable({ decks, ana: { hand: ['stove', 'stove', ...junk(3)], stall: stall(1), coins: 1 } });
    // Each stove is to be worth 1: one or two of what there is are spent for it.
    for (const move of t.movesOf('build')) {
      const spent = move.hand.flatMap((each) => each.spend?.pay ?? []);
      expect(spent.length).toBeLessThanOrEqual(3);
      expect(spent.filter((each) => each === 'stove').length).toBeLessThanOrEqual(2 - move.hand.length);
    }
    expect(t.can(build([paid(2, junk(2)), paid(2, junk(1), 1)]))).toBe(true);
    expect(t.can(build([paid(2, junk(2)), paid(2, junk(2))]))).toBe(false);
  });

  test('DX-EX-407 the payments are discarded and the eighth stack wins at once', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['stove', 'stove', 'fishing', ...junk(3)], stall: stall(7) },
    });
    const move = t
      .movesOf('build')
      .find(({ hand }) => hand.length === 2 && hand.every((each) => each.spend === undefined));
    expect(move).toEqual(build(['stove', 'stove']));
    const one = t.movesOf('build').find(({ hand }) => hand.some((each) => each.spend !== undefined));
    if (one === undefined) throw new Error('a stove can be paid for');
    t.play(one);
    expect(t.outcome?.ranks[0]).toBe(1);
    expect(t.discard('ana').length).toBeGreaterThan(0);
  });

  test('DX-EX-377 DX-SPEND-7 Charm must build it unpaid where it fits', () => {
    const t = furtherTable({ decks, ana: { hand: ['charm', 'junk'], stall: stall(3) }, marketDeck: ['stove'] });
    t.play(technique('charm')).asks('ana: build-as');
    expect(t.movesOf('decline')).toEqual([]);
    t.play({ kind: 'build-as', as: 'stove', showing: null, change: 0 });
    expect(t.stall('ana')[3]).toEqual(['stove']);
  });

  test('DX-SPEND-7 with Charm a payment may make it fit; unpaid it is thrown away', () => {
    const setup = { decks, ana: { hand: ['charm', 'gamble'], stall: stall(2) }, marketDeck: ['stove'] };
    const t = furtherTable(setup).play(technique('charm')).asks('ana: build-as');
    t.play({
      kind: 'build-as',
      as: 'stove',
      showing: null,
      change: 0,
      spend: { pay: ['gamble'], coins: 0, amount: 5 },
    });
    expect(t.stall('ana')[2]).toEqual(['stove']);
    expect(t.discard('ana')).toEqual(['charm', 'gamble']);
    const kept = furtherTable(setup).play(technique('charm'), decline).asks('ana: bonus-action');
    expect(kept.marketDiscard).toEqual(['stove']);
    expect(kept.hand('ana')).toEqual(['gamble']);
  });
});

describe('DX-CARD-fishing', () => {
  test('exactly as many cards as were spent go on the deck in an order of choice', () => {
    const t = furtherTable({ ...plain, ana: { ...plain.ana, deck: ['spyglass'] } });
    t.play(technique('fishing'), spend(2, { pay: ['junk', 'junk'] })).asks('ana: card');
    t.play(card('charm'), card('cookies')).asks('ana: order').play(order('cookies')).asks('ana: bonus-action');
    expect(t.deck('ana')).toEqual(['charm', 'cookies', 'spyglass']);
    expect(t.knownDeck('bob', 'ana')).toEqual(['charm', 'cookies', null]);
  });

  test('DX-EX-396 of a smaller pile all cards go', () => {
    const t = furtherTable({ decks, ana: { hand: ['fishing', 'gamble'], discard: ['charm', 'cookies'] } });
    t.play(technique('fishing'), spend(5, { pay: ['gamble'] })).asks('ana: order');
    t.play(order('cookies'), order('charm'));
    expect(t.deck('ana')).toEqual(['gamble', 'charm', 'cookies']);
    expect(t.discard('ana')).toEqual(['fishing']);
  });

  test('DX-SPEND-2 the amount is what the cards and coins come to', () => {
    const t = furtherTable({ decks, ana: { hand: ['fishing', 'cookies'], coins: 2, discard: ['charm'] } });
    t.play(technique('fishing'));
    expect(
      t
        .movesOf('spend')
        .map(({ amount }) => amount)
        .sort(),
    ).toEqual([0, 1, 2, 2, 3, 4]);
  });
});

describe('DX-CARD-practical-values', () => {
  test('DX-EX-397 the order in which values are changed counts', () => {
    const hand = ['practical-values', 'flashy-show', 'junk'];
    const first = furtherTable({ decks, ana: { hand }, market: [null, 'gamble'] });
    first.play(technique('practical-values'), technique('flashy-show'));
    expect(first.can(buy(1, ['junk']))).toBe(true);
    const second = furtherTable({ decks, ana: { hand }, market: [null, 'shattered-relic'] });
    second.play(technique('flashy-show'), technique('practical-values'));
    expect(second.can(buy(1, ['junk']))).toBe(true);
    const dear = furtherTable({ decks, ana: { hand }, market: [null, 'spyglass'] });
    dear.play(technique('flashy-show'), technique('practical-values'));
    expect(dear.can(buy(1, ['junk']))).toBe(false);
  });

  test('DX-EX-398 a value-5 card counts 1 in a stack; a second one mirrors back', () => {
    const t = furtherTable({ decks, ana: { hand: ['practical-values', 'gamble'] } }).play(
      technique('practical-values'),
    );
    expect(t.can(build(['gamble']))).toBe(true);
    const back = furtherTable({
      decks,
      ana: { hand: ['gamble'] },
      turn: {
        turnChanges: [
          { how: 'mirror', by: 0 },
          { how: 'mirror', by: 0 },
        ],
      },
    });
    expect(back.can(build(['gamble']))).toBe(false);
  });

  test('DX-EX-399 it counts in what is spent', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['practical-values', 'resourceful-ally', 'junk'], discard: ['charm'] },
    });
    t.play(technique('practical-values'), technique('resourceful-ally'));
    expect(t.moves()).toEqual([spendNothing, spend(1, { pay: ['junk'] })]);
    const ice = furtherTable({ decks, ana: { hand: ['practical-values', 'ice-trade', 'junk'] } });
    ice.play(technique('practical-values'), technique('ice-trade'));
    expect(ice.moves()).toEqual([spendNothing, spend(5, { pay: ['junk'] })]);
  });
});
