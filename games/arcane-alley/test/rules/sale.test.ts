import { describe, expect, test } from 'vitest';
import { placeDoll, play, slide, table } from '../table.js';

describe('Selling a set', () => {
  test('AA-SALE-1 a set is sold whether one likes it or not, and set aside', () => {
    const t = table({ players: [{ rows: ['mirror mirror ?', '? ? ?', '? ? ?'], stash: 'mirror' }, {}, {}] });
    t.do(0, play('mirror', 2));
    expect([t.aside, t.gold[0], t.rows(0)]).toEqual(['mirror mirror mirror', 20, ['? ? ?', '? ? ?']]);
  });

  test('AA-SALE-2 gaps close: rows and columns by themselves, diagonals as the owner chooses', () => {
    const sold = (rows: string[], slot: number) =>
      table({ players: [{ rows, stash: 'wand' }, {}, {}] }).do(0, play('wand', slot));
    expect(sold(['egg ball ring', 'wand wand ?', 'lotus coin toad'], 5).rows(0)).toEqual([
      'egg ball ring',
      'lotus coin toad',
    ]);
    expect(sold(['egg wand ring', 'ball ? coin', 'lotus wand toad'], 4).rows(0)).toEqual([
      'egg ring',
      'ball coin',
      'lotus toad',
    ]);
    expect(sold(['egg ball ring', 'wand wand ?'], 5).rows(0)).toEqual(['egg ball ring']);
    expect(sold(['egg wand', 'ball ?', 'lotus wand'], 3).rows(0)).toEqual(['egg', 'ball', 'lotus']);
    expect(sold(['wand', '?', 'wand'], 1).rows(0)).toEqual([]);
    const diagonal = sold(['egg ball wand', 'ring wand coin', '? lotus toad'], 6);
    expect(diagonal.asked).toBe('slide 0');
    expect(diagonal.copy().do(0, slide('horizontally')).rows(0)).toEqual(['egg ball', 'ring coin', 'lotus toad']);
    expect(diagonal.copy().do(0, slide('vertically')).rows(0)).toEqual(['egg ball coin', 'ring lotus toad']);
  });

  test('AA-SALE-3 the seller gains the set value; sold Swords halve no longer; a negative value is a loss', () => {
    const sale = (item: 'sword' | 'mirror') =>
      table({ players: [{ rows: [`${item} ${item} ?`, '? ? ?', '? ? ?'], stash: item }, {}, {}] }).do(0, play(item, 2))
        .gold[0];
    expect(sale('sword')).toBe(50);
    expect(sale('mirror')).toBe(20);
  });

  test('AA-SALE-4 what happens when sold happens once per set, after the gold', () => {
    const t = table({ players: [{ rows: ['toad toad ?', '? ? ?', '? ? ?'], stash: 'toad', wizard: 'byros' }, {}, {}] });
    t.do(0, play('toad', 2));
    expect([t.asked, t.gold[0]]).toEqual(['toad-player 0', 28]);
    t.do(0, { kind: 'choose-player', seat: 2 });
    expect([t.infamy, t.asked]).toEqual([[0, 0, 6], 'draw 1']);
  });

  test('AA-SALE-5 three in a line that came about by a slide are not sold until an item is played into the line', () => {
    const t = table({
      players: [{ rows: ['carpet egg ball', 'egg ? wand', 'egg ring carpet'], stash: 'carpet' }, {}, {}],
    });
    t.do(0, play('carpet', 4), slide('horizontally'));
    expect([t.rows(0), t.gold[0], t.asked]).toEqual([['egg ball', 'egg wand', 'egg ring'], 32, 'draw 1']);
    const later = table({ players: [{ rows: t.rows(0), stash: 'ring egg' }, {}, {}] });
    expect(later.copy().do(0, play('ring', 1)).aside).toBe('');
    expect(later.copy().do(0, play('egg', 2)).asked).toBe('egg-player 0');
  });

  test('AA-SALE-6 Dafana is asked after the when-sold effect and before the replaced item is discarded', () => {
    const t = table({
      players: [
        { rows: ['egg egg boomerang', '? ? ?', '? ? ?'], stash: 'egg' },
        { wizard: 'dafana', infamy: 4, gold: 0 },
        {},
      ],
    });
    t.do(0, play('egg', 2), { kind: 'choose-player', seat: 1 });
    expect([t.asked, t.discard, t.gold[1], t.infamy[1]]).toEqual(['dafana 1', 'coin', 15, 6]);
    t.do(1, { kind: 'pay' });
    expect([t.gold[1], t.infamy[1], t.asked]).toEqual([12, 4, 'slot 0']);
  });

  test('AA-SALE-7 items out, slide, gold, when sold, Dafana', () => {
    const t = table({
      players: [
        { rows: ['toad ? ?', '? ? ?', '? ? toad'], stash: 'toad', wizard: 'byros' },
        { wizard: 'dafana', infamy: 4 },
        {},
      ],
    });
    t.do(0, play('toad', 4));
    expect([t.asked, t.aside, t.gold[0], t.rows(0)]).toEqual([
      'slide 0',
      'toad toad toad',
      25,
      ['- ? ?', '? - ?', '? ? -'],
    ]);
    t.do(0, slide('vertically'));
    expect([t.asked, t.gold[0]]).toEqual(['toad-player 0', 28]);
    t.do(0, { kind: 'choose-player', seat: 0 });
    expect([t.asked, t.infamy[0]]).toEqual(['dafana 1', 6]);
    t.do(1, { kind: 'decline' });
    expect(t.kinds).toEqual([
      'played',
      'sold',
      'slid',
      'gold',
      'infamy',
      'dafana-declined',
      'replaced-turned-up',
      'discarded',
      'turn-started',
    ]);
  });
});

describe('Selling Dolls', () => {
  test('a Doll’s sale is a choice of slots', () => {
    const t = table({ players: [{ rows: ['doll doll ?', '? ? ?', '? ? ?'], stash: 'doll' }, {}, {}] });
    t.do(0, play('doll', 2));
    expect(t.moves()).toHaveLength(18);
    t.do(0, placeDoll(1, 0));
    expect(t.moves()).toHaveLength(9);
  });
});
