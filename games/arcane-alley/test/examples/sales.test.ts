import { describe, expect, test } from 'vitest';
import { choose, inspect, place, play, slide, table } from '../table.js';

const EMPTY = { rows: [] };
const ROWS = ['? ? ?', '? ? ?'];

describe('Worked examples: scores and sales', () => {
  const gain = (infamy: number, markers: number, amount: number) => {
    const options = { houseRules: { numbers: { skeletomiconInfamy: amount } } };
    const t = table({ options, players: [{ infamy, markers, stash: 'skull' }, {}, {}] });
    t.do(0, play('skull', 0));
    return [t.infamy[0], t.markers[0]];
  };

  test('AA-EX-1 24 infamy and 3 more are 2 and a marker', () => {
    expect(gain(24, 0, 3)).toEqual([2, 1]);
  });

  test('AA-EX-2 23 infamy with two markers and 9 more stop at 24', () => {
    expect(gain(23, 2, 9)).toEqual([24, 2]);
  });

  test('AA-EX-3 an Egg on the hidden slot of a row sells it, and then the replaced item shows', () => {
    const t = table({ players: [{ rows: ['egg egg lotus?', ...ROWS], stash: 'egg' }, {}, {}] });
    t.do(0, play('egg', 2));
    expect([t.asked, t.discard, t.gold[0]]).toEqual(['egg-player 0', 'coin', 45]);
    t.do(0, choose(1));
    expect([t.gold, t.infamy, t.rows(0), t.discard]).toEqual([[45, 40, 25], [0, 2, 0], ROWS, 'lotus coin']);
  });

  test('AA-EX-4 the same with a Sword elsewhere brings the seller 10, the receiver 15', () => {
    const t = table({ players: [{ rows: ['egg egg lotus?', 'sword ? ?', '? ? ?'], stash: 'egg' }, {}, {}] });
    expect(t.do(0, play('egg', 2), choose(1)).gold).toEqual([35, 40, 25]);
  });

  test('AA-EX-5 three Swords with a fourth revealed bring 12', () => {
    const t = table({ players: [{ rows: ['sword sword ?', 'sword ? ?', '? ? ?'], stash: 'sword' }, {}, {}] });
    t.do(0, play('sword', 2));
    expect(t.gold[0]).toBe(37);
  });

  test('AA-EX-6 Byros sells Toads for 3', () => {
    const t = table({ players: [{ wizard: 'byros', rows: ['toad toad ?', ...ROWS], stash: 'toad' }, {}, {}] });
    expect(t.do(0, play('toad', 2)).gold[0]).toBe(28);
  });

  test('AA-EX-7 a diagonal slides as its owner chooses', () => {
    const t = table({
      players: [{ rows: ['carpet egg ball', 'ring ? coin', 'lotus toad carpet'], stash: 'carpet' }, {}, {}],
    });
    t.do(0, play('carpet', 4));
    expect(t.copy().do(0, slide('horizontally')).rows(0)).toEqual(['egg ball', 'ring coin', 'lotus toad']);
    expect(t.copy().do(0, slide('vertically')).rows(0)).toEqual(['ring egg ball', 'lotus toad coin']);
  });

  test('AA-EX-8 a Boomerang under a Fairy may come back over that Fairy', () => {
    const t = table({ players: [{ infamy: 9, rows: ['boomerang ? ?', ...ROWS], stash: 'fairy' }, {}, {}] });
    t.do(0, play('fairy', 0));
    expect([t.asked, t.rows(0)[0]]).toEqual(['slot 0', 'fairy ? ?']);
    t.do(0, place(0));
    expect([t.infamy[0], t.discard, t.rows(0)[0], t.asked]).toEqual([6, 'fairy coin', 'boomerang ? ?', 'draw 1']);
  });

  test('AA-EX-9 a third Ball turned up at the inspection sells the column, without effect or infamy', () => {
    const t = inspect({ players: [{ rows: ['ball? coin', 'ball egg?', 'ball wand?'] }, EMPTY, EMPTY], triggered: 1 });
    expect([t.gold[0], t.rows(0), t.infamy[0]]).toEqual([34, ['coin', 'egg', 'wand'], 6]);
  });

  test('AA-EX-10 sums 8, 11 of the triggering player and 14 make 21; 11 and 11 make no penalty', () => {
    const infamy = (one: string[], two: string[], three: string[]) =>
      inspect({ triggered: 1, players: [{ rows: one }, { rows: two }, { rows: three }] }).infamy[1];
    const eleven = ['skull egg coin'];
    expect(infamy(['egg ball coin'], eleven, ['skull sword ball'])).toBe(21);
    expect(infamy(['sword egg carpet'], eleven, ['skull sword ball'])).toBe(11);
  });

  test('AA-EX-11 a sum of −4 with 2 infamy leaves none', () => {
    expect(inspect({ players: [{ infamy: 2, rows: ['toad toad lotus'] }, EMPTY, EMPTY] }).infamy[0]).toBe(0);
  });

  test('AA-EX-12 a marker and 14 gold leave neither', () => {
    const t = inspect({ players: [{ gold: 14, markers: 1, rows: [] }, EMPTY, EMPTY] });
    expect([t.gold[0], t.markers[0]]).toEqual([0, 0]);
  });

  test('AA-EX-13 a Feline between two Lotuses sells a Lotus set', () => {
    const t = table({ players: [{ rows: ['lotus ? lotus', ...ROWS], stash: 'feline' }, {}, {}] });
    expect(t.do(0, play('feline', 1)).gold[0]).toBe(55);
  });

  test('AA-EX-14 two Felines and a Lotus are nothing', () => {
    const t = table({ players: [{ rows: ['feline ? lotus', ...ROWS], stash: 'feline' }, {}, {}] });
    expect([t.do(0, play('feline', 1)).gold[0], t.rows(0)[0]]).toEqual([25, 'feline feline lotus']);
  });
});
