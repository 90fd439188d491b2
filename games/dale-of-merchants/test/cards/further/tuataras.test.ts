import { describe, expect, test } from 'vitest';
import { furtherTable, spend, spendNothing } from '../../further.js';
import { ability, build, buy, card, decline, endTurn, handCard, inventory, order, technique } from '../../notation.js';
import type { Table } from '../../table.js';

const decks = ['tuataras', 'macaws', 'ocelots'];
const junk = (count: number): string[] => Array(count).fill('junk');
const coins = (t: Table): number => t.json.players[0].coins;

/** Declines what is open until the next player is to choose an action. */
function endIt(t: Table): Table {
  while (t.question === 'ana: bonus-action') t.play(decline);
  while (t.question === 'ana: last-window') t.play(endTurn);
  return t;
}

describe('DX-CARD-avid-financier', () => {
  test('DX-EX-360 a coin comes at the start of each of the next two turns, then it is discarded', () => {
    const t = furtherTable({ decks, ana: { hand: ['avid-financier'], deck: junk(20) }, bob: { deck: junk(20) } });
    endIt(t.play(technique('avid-financier'))).asks('bob: action');
    expect(coins(t)).toBe(0);
    const round = (): Table => {
      while (t.question?.startsWith('bob')) t.play(t.question === 'bob: action' ? inventory() : endTurn);
      return t.asks('ana: action');
    };
    round();
    expect(coins(t)).toBe(1);
    expect(t.json.extras?.scheduled).toHaveLength(1);
    endIt(t.play(inventory()));
    round();
    expect(coins(t)).toBe(2);
    expect(t.json.extras?.scheduled).toEqual([]);
    expect(t.discard('ana')[0]).toBe('avid-financier');
  });
});

describe('DX-CARD-greed', () => {
  test('DX-EX-361 DX-SPEND-5 a card is drawn for any other card of the hand', () => {
    const t = furtherTable({ decks, ana: { hand: ['greed', 'gamble'], deck: ['charm', 'junk'] } });
    t.play(ability('greed')).asks('ana: spend');
    expect(t.moves()).toEqual([spend(1, { pay: ['gamble'] })]);
    t.play(spend(1, { pay: ['gamble'] })).asks('ana: action');
    expect(t.hand('ana')).toEqual(['charm', 'greed']);
    expect(t.movesOf('ability')).toEqual([]);
  });

  test('another Greed pays for it, and a coin; alone it cannot be used', () => {
    const two = furtherTable({ decks, ana: { hand: ['greed', 'greed'], deck: junk(9) } });
    expect(two.movesOf('ability')).toHaveLength(1);
    expect(two.play(ability('greed')).moves()).toEqual([spend(1, { pay: ['greed'] })]);
    const coin = furtherTable({ decks, ana: { hand: ['greed'], coins: 1, deck: junk(9) } }).play(ability('greed'));
    expect(coin.moves()).toEqual([spend(1, { coins: 1 })]);
    expect(furtherTable({ decks, ana: { hand: ['greed'] } }).movesOf('ability')).toEqual([]);
  });

  test('what is spent may be shuffled and drawn again', () => {
    const t = furtherTable({ decks, ana: { hand: ['greed', 'gamble'] } });
    t.play(ability('greed'), spend(1, { pay: ['gamble'] }));
    expect(t.hand('ana')).toEqual(['gamble', 'greed']);
  });
});

describe('DX-CARD-golden-opportunity', () => {
  test('DX-EX-410 a coin, for a hand card if there is one', () => {
    const t = furtherTable({ decks, ana: { hand: ['golden-opportunity', 'charm', 'junk'] } });
    t.play(technique('golden-opportunity')).asks('ana: hand-card').play(handCard('charm'));
    expect(coins(t)).toBe(1);
    expect(t.marketDiscard).toEqual(['charm']);
    const alone = furtherTable({ decks, ana: { hand: ['golden-opportunity'] } }).play(technique('golden-opportunity'));
    expect(coins(alone)).toBe(1);
    expect(alone.branches()).toEqual(['golden-opportunity: empty-hand']);
  });
});

describe('DX-CARD-cache', () => {
  test('DX-EX-364 a card just spent may be taken back', () => {
    const t = furtherTable({ decks, ana: { hand: ['cache', 'charm'] } }).play(technique('cache'));
    expect(t.moves()).toEqual([spendNothing, spend(2, { pay: ['charm'] })]);
    t.play(spend(2, { pay: ['charm'] })).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['charm']);
  });

  test('DX-EX-365 DX-SPEND-4 with nothing payable it is asked all the same', () => {
    const t = furtherTable({ decks, ana: { hand: ['cache', 'junk'] } })
      .play(technique('cache'))
      .asks('ana: spend');
    expect(t.moves()).toEqual([spendNothing]);
    t.play(spendNothing).asks('ana: bonus-action');
    expect(t.discard('ana')).toEqual(['cache']);
  });

  test('paid with coins alone and an empty pile the coins are gone', () => {
    const t = furtherTable({ decks, ana: { hand: ['cache'], coins: 3 } });
    t.play(technique('cache'), spend(2, { coins: 2 }));
    expect(coins(t)).toBe(1);
    expect(t.branches()).toEqual(['cache: empty-pile']);
  });

  test('any card of the pile may be taken', () => {
    const t = furtherTable({ decks, ana: { hand: ['cache'], coins: 2, discard: ['junk', 'gamble'] } });
    t.play(technique('cache'), spend(2, { coins: 2 }));
    expect(t.moves()).toEqual([card('gamble'), card('junk')]);
  });
});

describe('DX-CARD-display-of-power', () => {
  test('DX-EX-412 the hand is two larger, and one more for Cookies', () => {
    const t = furtherTable({ decks, ana: { hand: ['display-of-power', 'cookies', 'charm'], deck: junk(12) } });
    endIt(t.play(technique('display-of-power'), spend(2, { pay: ['charm'] })));
    expect(t.hand('ana')).toHaveLength(8);
  });
});

describe('DX-CARD-safe-profits', () => {
  const amounts = (t: Table): readonly (readonly [number, number])[] =>
    t
      .play(technique('safe-profits'))
      .movesOf('spend')
      .map(({ pay, coins: paid, amount }) => [pay.length * 10 + paid, amount] as const);
  const hand = (...values: readonly string[]): readonly string[] => ['safe-profits', ...values];

  test('DX-EX-366 more than ten counts as ten if no card is superfluous', () => {
    const t = furtherTable({ decks, ana: { hand: hand('gamble', 'spyglass', 'cookies') } });
    expect(amounts(t)).toContainEqual([30, 10]);
    t.play(spend(10, { pay: ['gamble', 'spyglass', 'cookies'] }))
      .asks('ana: order')
      .play(order('gamble'));
    expect(coins(t)).toBe(5);
  });

  test('DX-EX-367 a superfluous card makes it illegal', () => {
    const t = furtherTable({ decks, ana: { hand: hand('gamble', 'spyglass', 'cookies', 'swift-broker') } });
    expect(amounts(t).filter(([cards]) => cards === 40)).toEqual([]);
    expect(t.can(spend(10, { pay: ['gamble', 'spyglass', 'swift-broker'] }))).toBe(true);
  });

  test('DX-EX-368 with coins the total must not be more than ten', () => {
    const t = furtherTable({ decks, ana: { hand: hand('gamble', 'spyglass'), coins: 3 } });
    expect(amounts(t).filter(([cards]) => cards >= 20)).toEqual([
      [20, 9],
      [21, 10],
    ]);
  });

  test('spending a single coin returns it', () => {
    const t = furtherTable({ decks, ana: { hand: hand(), coins: 1 } });
    t.play(technique('safe-profits'), spend(1, { coins: 1 }));
    expect(coins(t)).toBe(1);
  });
});

describe('Coins and spending', () => {
  test('DX-EX-362 DX-SPEND-1 what is legal for 2 with values 1, 2 and 3 and three coins', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['cache', 'swift-broker', 'cookies', 'shattered-relic'], coins: 3 },
    });
    t.play(technique('cache'));
    const legal = [
      spendNothing,
      spend(2, { pay: ['shattered-relic'] }),
      spend(2, { pay: ['cookies'] }),
      spend(2, { pay: ['swift-broker'], coins: 1 }),
      spend(2, { coins: 2 }),
    ];
    expect(t.moves()).toEqual(expect.arrayContaining(legal));
    expect(t.moves()).toHaveLength(5);
  });

  test('DX-EX-363 DX-SPEND-1 coins need an exact total, and no card may be superfluous', () => {
    const t = furtherTable({ decks, ana: { hand: ['cache', 'swift-broker', 'shattered-relic'], coins: 1 } });
    t.play(technique('cache'));
    expect(t.can(spend(2, { pay: ['shattered-relic'], coins: 1 }))).toBe(false);
    expect(t.can(spend(2, { pay: ['swift-broker', 'shattered-relic'] }))).toBe(false);
    expect(t.can(spend(2, { pay: ['shattered-relic'] }))).toBe(true);
  });

  test('DX-EX-369 DX-COIN-2 a purchase with coins alone', () => {
    const t = furtherTable({ decks, ana: { hand: ['junk'], coins: 3, deck: junk(9) }, market: ['shattered-relic'] });
    endIt(t.play(buy(0, [], { coins: 3 })));
    expect(t.hand('ana')).toContain('shattered-relic');
    expect(coins(t)).toBe(0);
    const none = furtherTable({
      decks: ['penguins', 'macaws', 'ocelots'],
      ana: { hand: ['junk'], coins: 3 },
      market: ['shattered-relic'],
    });
    expect(none.can(buy(0, [], { coins: 3 }))).toBe(false);
  });

  test('DX-EX-370 DX-COIN-4 a coin too many is superfluous', () => {
    const t = furtherTable({ decks, ana: { hand: ['spyglass'], coins: 2 }, market: ['gamble'] });
    expect(t.can(buy(0, ['spyglass'], { coins: 2 }))).toBe(false);
    expect(t.can(buy(0, ['spyglass'], { coins: 1 }))).toBe(true);
  });

  test('DX-EX-420 DX-COIN-4 DX-SPEND-3 Stock Clearance lifts the test for coins in a purchase, not in what is spent', () => {
    const t = furtherTable({
      decks: ['tuataras', 'pandas', 'ocelots'],
      ana: { hand: ['stock-clearance', 'cache'], coins: 2 },
      market: ['market-discovery'],
    });
    expect(t.can(buy(0, ['stock-clearance'], { coins: 2 }))).toBe(true);
    t.play(technique('cache'));
    expect(t.can(spend(2, { pay: ['stock-clearance'], coins: 2 }))).toBe(false);
  });

  test('DX-COIN-1 a stack is not paid for with coins', () => {
    const t = furtherTable({ decks, ana: { hand: ['cookies'], coins: 3 } });
    expect(t.can(build(['cookies']))).toBe(false);
  });
});
