import { describe, expect, test } from 'vitest';
import { furtherTable, spend, spendNothing } from '../../further.js';
import { ability, buy, card, decline, endTurn, handCard, inventory, order, player, technique } from '../../notation.js';
import { junk } from '../../scheduled.js';
import { type Name, type Setup, seatOf, type Table } from '../../table.js';

const decks = ['capuchins', 'macaws', 'ocelots'];
const three = [...decks, 'squirrels'];

const coinsOf = (t: Table, ...names: readonly Name[]): number[] =>
  names.map((name) => t.json.players[seatOf(name)].coins);

describe('DX-CARD-deceptive-guide', () => {
  test('DX-EX-381 two coins, and one for the opponent chosen', () => {
    const t = furtherTable({
      decks: [...three, 'pandas'],
      ana: { hand: ['deceptive-guide'] },
      bob: {},
      cleo: {},
      dan: {},
    });
    t.play(technique('deceptive-guide')).asks('ana: player').play(player('cleo')).asks('ana: bonus-action');
    expect(coinsOf(t, 'ana', 'bob', 'cleo', 'dan')).toEqual([2, 0, 1, 0]);
  });
});

describe('DX-CARD-coin-keeper', () => {
  test('DX-EX-411 bought it may be used in the window after the last action', () => {
    const t = furtherTable({ decks, ana: { hand: ['cookies'], deck: junk(9) }, market: ['coin-keeper'] });
    t.play(buy(0, ['cookies']))
      .asks('ana: last-window')
      .play(ability('coin-keeper'))
      .asks('ana: last-window');
    expect(coinsOf(t, 'ana')).toEqual([1]);
    expect(t.moves()).toEqual([endTurn]);
  });

  test('DX-EX-417 a copy of it gains a coin as well', () => {
    const t = furtherTable({
      decks: ['capuchins', 'chameleons', 'macaws'],
      ana: { hand: ['seeing-doubles', 'coin-keeper'] },
    });
    t.play(ability('coin-keeper'), ability('seeing-doubles', 'coin-keeper', 'coin-keeper'));
    expect(coinsOf(t, 'ana')).toEqual([2]);
    expect(t.movesOf('ability')).toEqual([]);
    expect(t.knownHand('bob', 'ana')).toEqual(['coin-keeper', 'seeing-doubles']);
  });

  test('DX-EX-725 DX-WINDOW-1 the window opens as long as one of them is out of sight', () => {
    const setup = (deck: readonly string[], discard: readonly string[]): Setup => ({
      decks,
      ana: { hand: junk(5), deck: junk(5), discard },
      bob: { stall: [['swift-broker'], ['coin-keeper']], deck },
    });
    const open = furtherTable(setup([], ['coin-keeper', 'coin-keeper'])).play(inventory());
    expect(open.question).not.toBe('ana: last-window');
    furtherTable(setup(['coin-keeper'], ['coin-keeper']))
      .play(inventory())
      .asks('ana: last-window');
  });
});

describe('DX-CARD-cocktail', () => {
  const setup: Setup = {
    decks: three,
    ana: { hand: ['cocktail', 'cookies', 'junk'] },
    bob: { coins: 2 },
    cleo: {},
  };

  test('DX-COIN-3 DX-EX-380 a card is given unseen by others, and a coin taken if there is one', () => {
    const t = furtherTable(setup).play(technique('cocktail')).asks('ana: hand-card').play(handCard('cookies'));
    expect(t.view('bob').frames.at(-1)?.chosen).toBe('hidden');
    t.asks('ana: player');
    const poor = t.copy().play(player('cleo')).asks('ana: bonus-action');
    expect(coinsOf(poor, 'ana', 'cleo')).toEqual([0, 0]);
    expect(poor.hand('cleo')).toEqual(['cookies']);
    t.play(player('bob')).asks('ana: bonus-action');
    expect(coinsOf(t, 'ana', 'bob')).toEqual([1, 1]);
    expect(t.hand('bob')).toEqual(['cookies']);
    expect(t.knownHand('ana', 'bob')).toEqual(['cookies']);
    expect(t.knownHand('cleo', 'bob')).toEqual([]);
  });

  test('with an empty hand the coin is taken all the same', () => {
    const t = furtherTable({ ...setup, ana: { hand: ['cocktail'] } }).play(technique('cocktail'), player('bob'));
    expect(coinsOf(t, 'ana', 'bob')).toEqual([1, 1]);
    expect(t.hand('bob')).toEqual([]);
  });
});

describe('DX-CARD-fishing-pole', () => {
  const setup: Setup = {
    decks: three,
    ana: { hand: ['fishing-pole'], coins: 2 },
    bob: { hand: junk(2) },
    cleo: {},
  };
  const paid = spend(2, { coins: 2 });

  test('DX-EX-413 left it stays there, and is remembered', () => {
    const t = furtherTable({ ...setup, bob: { hand: ['charm', 'junk'], deck: ['gamble', 'spyglass'] } });
    t.play(technique('fishing-pole'), paid).asks('ana: player').play(player('bob')).asks('ana: card');
    expect(t.moves()).toHaveLength(2);
    const looked = t.heard(1).find((event) => event.kind === 'looked');
    expect(looked?.kind === 'looked' && looked.cards).toHaveLength(1);
    t.play(decline).asks('ana: bonus-action');
    expect(t.hand('bob')).toEqual(['charm', 'junk']);
    expect(t.knownHand('ana', 'bob')).toHaveLength(1);
    expect(t.branches()).toEqual(['fishing-pole: left']);
  });

  test('taken it is seen by the two alone', () => {
    const t = furtherTable({ ...setup, bob: { hand: ['charm', 'cookies'] } });
    t.play(technique('fishing-pole'), paid, player('bob'));
    const [taken] = t.movesOf('card');
    t.play(card(taken?.card ?? '')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual([taken?.card]);
    expect(t.knownHand('bob', 'ana')).toEqual([taken?.card]);
    expect(t.knownHand('cleo', 'ana')).toEqual([]);
  });

  test('DX-SPEND-4 unpaid nobody is chosen; an empty hand gives nothing', () => {
    const unpaid = furtherTable(setup).play(technique('fishing-pole'), spendNothing).asks('ana: bonus-action');
    expect(unpaid.branches()).toEqual(['fishing-pole: unpaid']);
    const empty = furtherTable(setup).play(technique('fishing-pole'), paid, player('cleo')).asks('ana: bonus-action');
    expect(empty.branches()).toEqual(['fishing-pole: empty-hand']);
  });
});

describe('DX-CARD-crowbar', () => {
  const setup: Setup = {
    decks: three,
    ana: { hand: ['crowbar'], coins: 2 },
    bob: { deck: ['charm', 'junk', 'gamble'] },
    cleo: {},
  };
  const open = (t: Table): Table => t.play(technique('crowbar'), spend(2, { coins: 2 }), player('bob'));

  test('DX-EX-382 one comes unseen into the hand, the rest lies on that pile', () => {
    const t = open(furtherTable(setup)).asks('ana: card').play(card('charm')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['charm']);
    expect(t.knownHand('bob', 'ana')).toEqual([]);
    expect(t.discard('bob')).toEqual(['junk']);
    expect(t.deck('bob')).toEqual(['gamble']);
  });

  test('none need be taken; both are discarded in an order of choice', () => {
    const t = open(furtherTable(setup)).play(decline).asks('ana: order').play(order('junk')).asks('ana: bonus-action');
    expect(t.discard('bob')).toEqual(['junk', 'charm']);
    expect(t.branches()).toEqual(['crowbar: left']);
  });

  test('DX-EX-732 junk comes for missing cards, and one may be taken', () => {
    const t = open(furtherTable({ ...setup, bob: {} }))
      .asks('ana: card')
      .play(card('junk'))
      .asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['junk']);
    expect(t.discard('bob')).toEqual(['junk']);
  });
});

describe('DX-CARD-unattended-property', () => {
  const taking = (discard: readonly string[]): Table =>
    furtherTable({
      decks: three,
      ana: { hand: ['unattended-property'], coins: 2, deck: junk(9) },
      bob: { discard },
      cleo: {},
    }).play(technique('unattended-property'), spend(2, { coins: 2 }), player('bob'));

  test('DX-EX-383 one of the top two; the other stays in its place; no bonus action', () => {
    const t = taking(['charm', 'gamble', 'acorn']).asks('ana: card');
    expect(t.moves()).toEqual([card('gamble'), card('charm')]);
    t.play(card('gamble'));
    expect(t.discard('bob')).toEqual(['charm', 'acorn']);
    expect(t.knownHand('cleo', 'ana')).toContain('gamble');
    expect(t.question).not.toBe('ana: bonus-action');
  });

  test('a single card is taken, an empty pile gives nothing', () => {
    expect(taking(['charm']).hand('ana')).toContain('charm');
    expect(taking([]).branches()).toEqual(['unattended-property: empty-pile']);
  });
});
