import { describe, expect, test } from 'vitest';
import { play, table } from '../table.js';

describe('Scores', () => {
  test('AA-SCORE-1 gold never falls below 0 and has no upper limit', () => {
    const t = table({ players: [{ gold: 3, stash: 'lotus' }, {}, {}] });
    expect(t.do(0, play('lotus', 0)).gold[0]).toBe(0);
    const rich = table({
      players: [{ gold: 9000, rows: ['sword sword ?', '? ? ?', '? ? ?'], stash: 'sword' }, {}, {}],
    });
    expect(rich.do(0, play('sword', 2)).gold[0]).toBe(9025);
  });

  test('AA-SCORE-2 infamy wraps past 24 for a marker, and stops there with two', () => {
    const skull = (infamy: number, markers: number) => {
      const t = table({ players: [{ infamy, markers, stash: 'skull' }, {}, {}] }).do(0, play('skull', 0));
      return [t.infamy[0], t.markers[0]];
    };
    expect(skull(21, 0)).toEqual([24, 0]);
    expect(skull(22, 0)).toEqual([0, 1]);
    expect(skull(24, 1)).toEqual([2, 2]);
    expect(skull(22, 2)).toEqual([24, 2]);
    expect(skull(24, 2)).toEqual([24, 2]);
  });

  test('AA-SCORE-3 losing infamy stops at 0 and keeps the markers', () => {
    const t = table({
      players: [{ infamy: 1, markers: 1, rows: ['fairy ? ?', '? ? ?', '? ? ?'], stash: 'ring' }, {}, {}],
    });
    t.do(0, play('ring', 0));
    expect([t.infamy[0], t.markers[0]]).toEqual([0, 1]);
  });

  test('AA-SCORE-4 a revealed Sword halves a gain, rounded down; several halve once; hidden ones and losses do not count', () => {
    const gain = (rows: string[]) =>
      table({ players: [{ rows, stash: 'egg' }, {}, {}] }).do(0, play('egg', 2)).gold[0] - 25;
    expect(gain(['egg egg ?', 'sword ? ?', '? ? ?'])).toBe(10);
    expect(gain(['egg egg ?', 'sword sword ?', '? ? ?'])).toBe(10);
    expect(gain(['egg egg ?', 'sword? ? ?', '? ? ?'])).toBe(20);
    const loss = table({ players: [{ rows: ['sword ? ?', '? ? ?', '? ? ?'], stash: 'lotus' }, {}, {}] });
    expect(loss.do(0, play('lotus', 4)).gold[0]).toBe(20);
  });

  test('AA-SCORE-5 a set and Byros’s bonus are one gain; nothing or less is no gain', () => {
    const byros = (item: 'egg' | 'mirror' | 'toad', gold = 25) =>
      table({
        players: [{ gold, wizard: 'byros', rows: [`${item} ${item} ?`, 'sword ? ?', '? ? ?'], stash: item }, {}, {}],
      }).do(0, play(item, 2)).gold[0] - gold;
    expect(byros('egg')).toBe(11);
    expect(byros('mirror')).toBe(-2);
    expect(byros('toad')).toBe(1);
  });
});
