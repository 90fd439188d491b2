import { describe, expect, test } from 'vitest';
import { finish, furtherTable, spend, spendNothing } from '../../further.js';
import { build, decline, endTurn, handCard, inventory, technique } from '../../notation.js';

const decks = ['dodos', 'macaws', 'ocelots'];
const junk = (count: number): string[] => Array(count).fill('junk');
const stall = (height: number): string[][] =>
  [['swift-broker'], ['cookies'], ['shattered-relic'], ['spyglass'], ['flashy-show'], ['gamble'], ['blindfold']].slice(
    0,
    height,
  );
const paid = (amount: number, pay: readonly string[], coins = 0) => ({
  card: 'promising-invention',
  as: 'promising-invention',
  spend: { pay: [...pay], coins, amount },
});

describe('DX-CARD-eager-borrower', () => {
  test('DX-EX-371 DX-FINISH-2 two coins at once; finished with them it is discarded and the bonus action is still there', () => {
    const t = furtherTable({ decks, ana: { hand: ['eager-borrower'] } }).play(technique('eager-borrower'));
    expect(t.json.players[0].coins).toBe(2);
    t.asks('ana: bonus-action')
      .play(finish('eager-borrower'))
      .asks('ana: spend')
      .play(spend(2, { coins: 2 }));
    t.asks('ana: bonus-action');
    expect(t.discard('ana')).toEqual(['eager-borrower']);
    expect(t.json.players[0].coins).toBe(0);
  });

  test('it stays until it is finished, in any later turn', () => {
    const t = furtherTable({ decks, ana: { hand: ['eager-borrower'], deck: junk(9) }, bob: { deck: junk(9) } });
    t.play(technique('eager-borrower'), decline).asks('bob: action').play(inventory()).asks('ana: action');
    expect(t.json.extras?.scheduled).toHaveLength(1);
    t.play(finish('eager-borrower'), spend(2, { pay: junk(2) }));
    expect(t.discard('ana')).toEqual(['eager-borrower', ...junk(2)]);
  });
});

describe('DX-CARD-promising-invention', () => {
  test('DX-EX-372 three junk make it worth 5', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['promising-invention', ...junk(3)], deck: junk(9), stall: stall(4) },
    });
    expect(t.movesOf('build')).toEqual([build([paid(3, junk(3))])]);
    t.play(build([paid(3, junk(3))]));
    expect(t.stall('ana')[4]).toEqual(['promising-invention']);
    expect(t.discard('ana')).toEqual(junk(3));
  });

  test('DX-EX-373 more than three can be spent for it only as three', () => {
    const t = furtherTable({ decks, ana: { hand: ['promising-invention', 'gamble'], stall: stall(3) } });
    expect(t.movesOf('build')).toEqual([]);
    const five = furtherTable({ decks, ana: { hand: ['promising-invention', 'gamble'], stall: stall(4) } });
    expect(five.movesOf('build')).toContainEqual(build([paid(3, ['gamble'])]));
  });

  test('DX-EX-374 Flashy Show raises what is spent as well', () => {
    const hand = ['promising-invention', ...junk(2)];
    const five = furtherTable({ decks, ana: { hand, stall: stall(4) }, turn: { turnBonus: 1 } });
    expect(five.movesOf('build')).toEqual([build([paid(2, ['junk'])])]);
    const six = furtherTable({ decks, ana: { hand, stall: stall(5) }, turn: { turnBonus: 1 } });
    expect(six.movesOf('build')).toEqual([build([paid(3, junk(2))])]);
  });

  test('DX-EX-375 from the discard pile with Nostalgic Item, paid for with a card that could not be admitted itself', () => {
    const t = furtherTable({
      decks: ['dodos', 'macaws', 'squirrels'],
      ana: {
        hand: ['nostalgic-item', 'junk'],
        discard: ['promising-invention'],
        coins: 2,
        stall: [
          ['swift-broker'],
          ['cookies'],
          ['shattered-relic'],
          ['spyglass'],
          ['flashy-show'],
          ['acorn', 'empty-chest'],
          ['accordion'],
        ],
      },
    });
    const move = t.movesOf('build').find(({ discard }) => discard.length === 1);
    expect(move).toEqual(build(['nostalgic-item'], [paid(3, ['junk'], 2)]));
    t.play(build(['nostalgic-item'], [paid(3, ['junk'], 2)]));
    expect(t.outcome?.ranks[0]).toBe(1);
    expect(t.discard('ana')).toEqual(['junk']);
  });

  test('DX-EX-376 DX-SPEND-7 with Charm only a payment with which it fits', () => {
    const setup = { decks, ana: { hand: ['charm'], coins: 2, stall: stall(3) }, marketDeck: ['promising-invention'] };
    const t = furtherTable(setup).play(technique('charm')).asks('ana: build-as');
    expect(t.moves()).toEqual([
      {
        kind: 'build-as',
        as: 'promising-invention',
        showing: null,
        change: 0,
        spend: { pay: [], coins: 2, amount: 2 },
      },
      decline,
    ]);
    t.play(decline);
    expect(t.marketDiscard).toEqual(['promising-invention']);
    expect(t.json.players[0].coins).toBe(2);
  });
});

describe('DX-CARD-pet-boar', () => {
  test('a hand card is thrown away, two coins come, three finish it', () => {
    const t = furtherTable({ decks, ana: { hand: ['pet-boar', 'charm', 'shattered-relic'] } }).play(
      technique('pet-boar'),
    );
    t.play(handCard('charm')).asks('ana: bonus-action');
    expect(t.marketDiscard).toEqual(['charm']);
    expect(t.json.players[0].coins).toBe(2);
    t.play(finish('pet-boar'));
    expect(t.moves()).toEqual([spend(3, { pay: ['shattered-relic'] })]);
  });

  test('DX-EX-410 with an empty hand the two coins come all the same', () => {
    const t = furtherTable({ decks, ana: { hand: ['pet-boar'] } }).play(technique('pet-boar'));
    expect(t.json.players[0].coins).toBe(2);
    expect(t.branches()).toEqual(['pet-boar: empty-hand']);
  });
});

describe('DX-CARD-sunglasses', () => {
  test('two cards are drawn, three finish it', () => {
    const t = furtherTable({ decks, ana: { hand: ['sunglasses'], deck: ['gamble', 'charm', 'junk'] } });
    t.play(technique('sunglasses')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['charm', 'gamble']);
    t.play(finish('sunglasses'));
    expect(t.moves()).toEqual([spend(3, { pay: ['charm'] }), spend(3, { pay: ['gamble'] })]);
  });

  test('DX-EX-405 a copy stays scheduled as what it was played as and is discarded as itself', () => {
    const t = furtherTable({
      decks: ['dodos', 'macaws', 'chameleons'],
      ana: { hand: ['seeing-doubles', 'sunglasses'], deck: junk(5) },
    });
    t.play(technique('seeing-doubles', 'sunglasses', 'sunglasses'));
    expect(t.json.extras?.scheduled).toMatchObject([{ card: 'seeing-doubles', as: 'sunglasses' }]);
    expect(t.knownHand('bob', 'ana')).toContain('sunglasses');
    t.play({ kind: 'effect', card: 'seeing-doubles', effect: 'finish', count: 0 }, spend(3, { pay: ['sunglasses'] }));
    expect(t.discard('ana')).toEqual(['seeing-doubles', 'sunglasses']);
  });
});

describe('DX-CARD-nesting-doll', () => {
  test('everything stands behind the colon', () => {
    const t = furtherTable({ decks, ana: { hand: ['nesting-doll', 'junk'], deck: ['gamble', 'charm', 'cookies'] } });
    t.play(technique('nesting-doll'), spend(1, { pay: ['junk'] })).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['charm', 'gamble']);
    expect(t.json.players[0].coins).toBe(3);
    expect(t.json.extras?.scheduled).toHaveLength(1);
    const unpaid = furtherTable({ decks, ana: { hand: ['nesting-doll', 'junk'] } });
    unpaid.play(technique('nesting-doll'), spendNothing);
    expect(unpaid.discard('ana')).toEqual(['nesting-doll']);
  });

  test('DX-EX-378 DX-SPEND-4 with nothing to pay with it is not scheduled', () => {
    const t = furtherTable({ decks, ana: { hand: ['nesting-doll'] } }).play(technique('nesting-doll'));
    t.asks('ana: bonus-action');
    expect(t.discard('ana')).toEqual(['nesting-doll']);
    expect(t.json.extras?.scheduled).toEqual([]);
  });
});

describe('DX-CARD-company-share', () => {
  test('DX-EX-379 the hand is two larger in this turn only', () => {
    const t = furtherTable({ decks, ana: { hand: ['company-share'], deck: junk(12) }, bob: { deck: junk(12) } });
    t.play(technique('company-share'), decline);
    expect(t.hand('ana')).toHaveLength(7);
    t.play(inventory())
      .asks('ana: action')
      .play(inventory(...junk(7)));
    if (t.question === 'ana: last-window') t.play(endTurn);
    expect(t.hand('ana')).toHaveLength(5);
    expect(t.json.extras?.scheduled).toHaveLength(1);
  });
});
