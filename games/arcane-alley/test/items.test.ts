import { describe, expect, test } from 'vitest';
import { ITEMS, numbersOf } from '../src/rules/index.js';
import {
  activate,
  choose,
  discard,
  GAIN_INFAMY,
  give,
  inspect,
  LOSE_GOLD,
  peek,
  place,
  placeDoll,
  play,
  swapFor,
  table,
  takeDiscard,
  takeLamp,
  takeStash,
} from './table.js';

const values = (id: string) => {
  const item = ITEMS.find((each) => each.id === id);
  return item && [item.setGold, item.infamy, item.copies, item.extra];
};

describe('Items', () => {
  test('every item tells what it does, with the numbers of the match', () => {
    for (const { text } of ITEMS) expect(text(numbersOf(null)).length).toBeGreaterThan(20);
    const toad = ITEMS.find(({ id }) => id === 'hypnotic-toad');
    expect(toad?.text(numbersOf({ numbers: { toadInfamy: 11 } }))).toContain('11 infamy');
  });

  test('AA-CARD-cursed-mirror doubles what lies beside it, once, for good and bad, but no Mirror', () => {
    expect(values('cursed-mirror')).toEqual([-5, -5, 4, 1]);
    const sum = (rows: string[], options = {}) =>
      inspect({ options, players: [{ rows }, { rows: [] }, { rows: [] }] }).view(0).players[0].sum;
    expect(sum(['mirror egg', 'toad sword', 'lotus ball'])).toBe(-5 + 8 - 4 + 5 + 0 + 3);
    expect(sum(['mirror egg mirror', 'toad lotus ball'])).toBe(-5 + 8 - 5 - 4 + 0 + 6);
    expect(sum(['mirror mirror egg'])).toBe(-5 - 5 + 8);
    expect(sum(['mirror egg ball'], { houseRules: { numbers: { mirrorFactor: 3 } } })).toBe(-5 + 12 + 3);
  });

  test('AA-CARD-hypnotic-toad sold: any player, the seller too, gains 6 infamy', () => {
    expect(values('hypnotic-toad')).toEqual([0, -2, 6, 1]);
    const t = table({ players: [{ rows: ['toad toad ?', '? ? ?', '? ? ?'], stash: 'toad' }, {}, {}] }).do(
      0,
      play('toad', 2),
    );
    expect([t.asked, t.gold[0]]).toEqual(['toad-player 0', 25]);
    expect(t.moves()).toEqual([choose(0), choose(1), choose(2)]);
    expect(t.copy().do(0, choose(0)).infamy).toEqual([6, 0, 0]);
    expect(t.copy().do(0, choose(1)).infamy).toEqual([0, 6, 0]);
  });

  test('AA-CARD-invisible-ring loses 2 infamy on its way to the discard from stash or, revealed, storehouse', () => {
    expect(values('invisible-ring')).toEqual([1, 0, 6, 1]);
    const t = table({ players: [{ infamy: 9, rows: ['ring ring? ?', '? ? ?', '? ? ?'], stash: 'ring egg' }, {}, {}] });
    expect(t.copy().do(0, discard('ring')).infamy[0]).toBe(7);
    expect(t.copy().do(0, play('egg', 0)).infamy[0]).toBe(7);
    expect(t.copy().do(0, play('egg', 1)).infamy[0]).toBe(9);
  });

  test('AA-CARD-three-headed-coin gains a gold for every other revealed Coin anywhere', () => {
    expect(values('three-headed-coin')).toEqual([2, 1, 9, 1]);
    const t = table({
      players: [
        { rows: ['coin ? ?', 'coin? ? ?', '? ? ?'], stash: 'coin' },
        { rows: ['coin coin ?', '? ? ?', '? ? ?'] },
        { rows: ['? coin? ?'] },
      ],
    });
    expect(t.copy().do(0, play('coin', 8)).gold[0]).toBe(28);
    expect(t.copy().do(0, play('coin', 0)).gold[0]).toBe(27);
  });

  test('AA-CARD-older-wand puts the top of the discard on the deck, known to all', () => {
    expect(values('older-wand')).toEqual([3, 1, 13, 1]);
    const t = table({
      players: [{ rows: ['egg ? ?', '? ? ?', '? ? ?'], stash: 'wand' }, {}, {}],
      discard: 'lotus coin',
    });
    t.do(0, play('wand', 0));
    expect([t.onDeck, t.discard]).toEqual(['lotus', 'egg coin']);
    expect(t.view('spectator').onDeck).toEqual(['dark-lotus']);
  });

  test('AA-CARD-magic-boomerang is played again when replaced, once a turn', () => {
    expect(values('magic-boomerang')).toEqual([5, 2, 10, 1]);
    const t = table({ players: [{ rows: ['boomerang egg coin'], stash: 'lotus' }, {}, {}] }).do(0, play('lotus', 0));
    expect([t.asked, t.moves()]).toEqual(['slot 0', [0, 1, 2].map(place)]);
    t.do(0, place(1));
    expect([t.rows(0), t.discard, t.asked]).toEqual([['lotus boomerang coin'], 'egg coin', 'draw 1']);
    expect(t.view(1).players[0].storehouse.slots[1].returned).toBe(0);
    const never = { houseRules: { numbers: { boomerangReturns: 0 } } };
    const house = table({ options: never, players: [{ rows: ['boomerang egg coin'], stash: 'lotus' }, {}, {}] });
    expect(house.do(0, play('lotus', 0)).discard).toBe('boomerang coin');
  });

  test('AA-CARD-floating-carpet sold: one more item from the deck, and a larger stash', () => {
    expect(values('floating-carpet')).toEqual([7, 2, 11, 1]);
    const t = table({
      players: [{ rows: ['carpet carpet ?', '? ? ?', '? ? ?'], stash: 'carpet egg' }, {}, {}],
      deck: 'lotus',
    });
    t.do(0, play('carpet', 2));
    expect([t.stash(0), t.gold[0]]).toEqual(['egg lotus', 32]);
    expect(t.heard(1).filter(({ kind }) => kind === 'drawn')).toEqual([
      { kind: 'drawn', seat: 0, from: 'deck', item: null },
    ]);
  });

  test('AA-CARD-crystal-ball: 1 infamy, then a look at a hidden item of one’s own', () => {
    expect(values('crystal-ball')).toEqual([9, 3, 10, 1]);
    const t = table({ players: [{ rows: ['lotus? egg ring?'], stash: 'ball' }, { rows: ['? ? ?'] }, {}] });
    t.do(0, play('ball', 1));
    expect([t.infamy[0], t.moves()]).toEqual([1, [peek(0), peek(2)]]);
    t.do(0, peek(2));
    expect([t.rows(0, 0), t.rows(0, 1), t.rows(0)]).toEqual([['? ball ring?'], ['? ball ?'], ['? ball ?']]);
  });

  test('AA-CARD-bottled-fairy replaced while revealed: lose 3 infamy', () => {
    expect(values('bottled-fairy')).toEqual([12, 3, 9, 1]);
    const t = table({
      players: [{ infamy: 9, rows: ['fairy fairy? ?', '? ? ?', '? ? ?'], stash: 'egg fairy' }, {}, {}],
    });
    expect(t.copy().do(0, play('egg', 0)).infamy[0]).toBe(6);
    expect(t.copy().do(0, play('egg', 1)).infamy[0]).toBe(9);
    expect(t.copy().do(0, discard('fairy')).infamy[0]).toBe(9);
  });

  test('AA-CARD-bubbling-cauldron: lose 2 gold or gain 2 infamy', () => {
    expect(values('bubbling-cauldron')).toEqual([15, 4, 10, 1]);
    const t = table({ players: [{ stash: 'cauldron' }, {}, {}] }).do(0, play('cauldron', 0));
    const gold = t.copy().do(0, LOSE_GOLD);
    expect([gold.gold[0], gold.infamy[0]]).toEqual([23, 0]);
    const infamy = t.copy().do(0, GAIN_INFAMY);
    expect([infamy.gold[0], infamy.infamy[0]]).toEqual([25, 2]);
  });

  test('AA-CARD-dragons-egg sold: another player gains 2 infamy and 15 gold', () => {
    expect(values('dragons-egg')).toEqual([20, 4, 8, 1]);
    const t = table({ players: [{ rows: ['egg egg ?', '? ? ?', '? ? ?'], stash: 'egg' }, {}, {}] }).do(
      0,
      play('egg', 2),
    );
    expect(t.moves()).toEqual([choose(1), choose(2)]);
    t.do(0, choose(2));
    expect([t.gold, t.infamy]).toEqual([
      [45, 25, 40],
      [0, 0, 2],
    ]);
  });

  test('AA-CARD-sovereign-sword halves the gold that its owner gains', () => {
    expect(values('sovereign-sword')).toEqual([25, 5, 9, 1]);
    const t = table({ players: [{ rows: ['ball ball ?', 'sword ? ?', '? ? ?'], stash: 'ball' }, {}, {}] });
    t.do(0, play('ball', 2), peek(4));
    expect(t.gold[0]).toBe(25 + 4);
  });

  test('AA-CARD-dark-lotus: lose 5 gold', () => {
    expect(values('dark-lotus')).toEqual([30, 0, 5, 1]);
    expect(table({ players: [{ stash: 'lotus' }, {}, {}] }).do(0, play('lotus', 0)).gold[0]).toBe(20);
  });

  test('AA-CARD-skeletomicon: gain 3 infamy', () => {
    expect(values('skeletomicon')).toEqual([35, 6, 5, 1]);
    expect(table({ players: [{ stash: 'skull' }, {}, {}] }).do(0, play('skull', 0)).infamy[0]).toBe(3);
  });

  test('AA-CARD-haunted-doll cannot be replaced, and haunts the others when sold', () => {
    expect(values('haunted-doll')).toEqual([40, 7, 3, 0]);
    const t = table({
      players: [
        { rows: ['doll doll ?', '? ? ?', '? ? ?'], stash: 'doll' },
        { rows: ['egg? ? ?'] },
        { rows: ['lotus? ? ?'] },
      ],
    });
    expect(t.can(0, play('doll', 0))).toBe(false);
    t.do(0, play('doll', 2), placeDoll(2, 0));
    expect(t.moves()).toEqual([0, 1, 2].map((slot) => placeDoll(1, slot)));
    t.do(0, placeDoll(1, 0));
    expect([t.gold[0], t.rows(1), t.rows(2), t.aside]).toEqual([65, ['doll ? ?'], ['doll ? ?'], 'doll']);
    expect(t.discard.split(' ').slice(1)).toEqual(['egg', 'lotus', 'coin']);
  });

  test('AA-CARD-facsimilous-feline completes a set of another item for its own play', () => {
    expect(values('facsimilous-feline')).toEqual([0, 8, 2, 1]);
    const t = table({ players: [{ rows: ['sword sword ?', '? ? ?', '? ? ?'], stash: 'feline' }, {}, {}] }).do(
      0,
      play('feline', 2),
    );
    expect([t.gold[0], t.aside]).toEqual([50, 'sword sword feline']);
    const hidden = table({ players: [{ rows: ['sword sword? ?', '? ? ?', '? ? ?'], stash: 'feline' }, {}, {}] });
    expect(hidden.do(0, play('feline', 2)).rows(0)[0]).toBe('sword ? feline');
  });

  test('AA-CARD-wizards-watch plays any item of the discard', () => {
    expect(values('wizards-watch')).toEqual([null, 10, 1, 0]);
    const t = table({
      players: [{ rows: ['egg ? ?', '? ? ?', '? ? ?'], stash: 'watch' }, {}, {}],
      discard: 'coin wand skull ball',
    });
    t.do(0, activate('watch'), takeDiscard(2), place(0));
    expect([t.rows(0)[0], t.discard, t.infamy[0], t.aside]).toEqual(['skull ? ?', 'egg coin wand ball', 3, 'watch']);
  });

  test('AA-CARD-pandoras-lockbox: 3 infamy, then a swap', () => {
    expect(values('pandoras-lockbox')).toEqual([null, 10, 1, 0]);
    const t = table({
      players: [{ rows: ['egg? wand ring?'], stash: 'lockbox' }, { rows: ['lotus ? ball'] }, { rows: ['? coin ?'] }],
    });
    t.do(0, activate('lockbox'));
    expect([t.infamy[0], t.moves()]).toEqual([3, [give(0), give(2)]]);
    t.do(0, give(2));
    expect(t.moves()).toEqual([swapFor(1, 0), swapFor(1, 2), swapFor(2, 1)]);
    t.do(0, swapFor(1, 2));
    expect([t.rows(0), t.rows(1), t.asked]).toEqual([['? wand ball'], ['lotus ? ?'], 'draw 1']);
  });

  test('AA-CARD-mystical-lamp shows three items, of which one is played and the others discarded', () => {
    expect(values('mystical-lamp')).toEqual([null, 10, 1, 0]);
    const t = table({
      players: [{ rows: ['egg ? ?', '? ? ?', '? ? ?'], stash: 'lamp' }, {}, {}],
      deck: 'skull ring lotus',
    });
    t.do(0, activate('lamp'));
    expect(t.view(2).shown).toEqual(['skeletomicon', 'invisible-ring', 'dark-lotus']);
    expect(t.moves()).toEqual([0, 1, 2].map(takeLamp));
    t.do(0, takeLamp(0));
    expect([t.discard, t.asked]).toEqual(['lotus ring coin', 'slot 0']);
    t.do(0, place(0));
    expect([t.discard, t.infamy[0], t.view(0).shown]).toEqual(['egg lotus ring coin', 3, []]);
  });

  test('AA-CARD-sacred-chalice plays an item of another’s stash, which stays smaller', () => {
    expect(values('sacred-chalice')).toEqual([null, 10, 1, 0]);
    const t = table({
      players: [{ rows: ['egg ? ?', '? ? ?', '? ? ?'], stash: 'chalice' }, { stash: 'skull ring' }, { stash: 'coin' }],
    });
    t.do(0, activate('chalice'), choose(1), takeStash('skull'), place(0));
    expect([t.rows(0)[0], t.stash(1), t.infamy[0], t.discard]).toEqual(['skull ? ?', 'ring', 3, 'egg coin']);
  });
});
