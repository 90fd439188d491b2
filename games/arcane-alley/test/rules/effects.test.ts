import { describe, expect, test } from 'vitest';
import { activate, draw, IGNORE, LOSE_GOLD, peek, place, play, table } from '../table.js';

describe('Effects in general', () => {
  test('AA-EFF-1 special, when played, when sold, always active: in this order', () => {
    const t = table({
      players: [{ rows: ['coin coin fairy', '? ? ?', '? ? ?'], stash: 'watch', infamy: 9 }, {}, {}],
      discard: 'coin',
    });
    t.do(0, activate('watch'), place(2));
    expect(t.kinds).toEqual([
      'activated',
      'taken-from-discard',
      'played',
      'gold',
      'sold',
      'slid',
      'gold',
      'discarded',
      'infamy',
      'turn-started',
    ]);
  });

  test('AA-EFF-2 effects are mandatory: only Meeblemore and Dafana may say no', () => {
    const t = table({ players: [{ rows: ['? ? ?', '? ? ?', '? ? ?'], stash: 'skull lotus' }, {}, {}] });
    expect(t.copy().do(0, play('skull', 0)).infamy[0]).toBe(3);
    expect(t.copy().do(0, play('lotus', 0)).gold[0]).toBe(20);
    const meeblemore = table({ players: [{ stash: 'skull', wizard: 'meeblemore' }, {}, {}] });
    expect(meeblemore.do(0, play('skull', 0), IGNORE).infamy[0]).toBe(0);
  });

  test('AA-EFF-3 when played happens on every play, never on revealing or swapping', () => {
    const watch = table({ players: [{ stash: 'watch' }, {}, {}], discard: 'lotus' });
    expect(watch.do(0, activate('watch'), place(0)).gold[0]).toBe(20);
    const swap = table({ players: [{ rows: ['wand? egg coin'], stash: 'lockbox' }, { rows: ['lotus ? ?'] }, {}] });
    swap.do(0, activate('lockbox'));
    expect([swap.rows(0)[0], swap.gold]).toEqual(['lotus egg coin', [25, 25, 25]]);
  });

  test('AA-EFF-4 always active counts for revealed items of a storehouse only', () => {
    const gain = (rows: string[], stash: string) =>
      table({ players: [{ rows, stash }, {}, {}] }).do(0, play('egg', 2), { kind: 'choose-player', seat: 1 }).gold[0];
    expect(gain(['egg egg ?', 'sword? ? ?', '? ? ?'], 'egg sword')).toBe(45);
    expect(gain(['egg egg ?', 'sword ? ?', '? ? ?'], 'egg sword')).toBe(35);
  });

  test('AA-EFF-5 what was lawfully seen stays shown to who has seen it', () => {
    const t = table({ players: [{ rows: ['lotus? egg? ring?', '? ? ?', '? ? ?'], stash: 'ball' }, {}, {}] });
    t.do(0, play('ball', 8), peek(1));
    expect(t.rows(0, 0)[0]).toBe('? egg? ?');
    t.do(1, draw('deck')).do(1, t.moves(1).filter(({ kind }) => kind === 'discard')[0]);
    expect(t.rows(0, 0)[0]).toBe('? egg? ?');
    expect(t.rows(0, 1)[0]).toBe('? ? ?');
  });

  test('AA-EFF-6 what can be done of an effect is done, and a loss takes what is there', () => {
    const ball = table({ players: [{ rows: ['egg coin wand'], stash: 'ball' }, {}, {}] });
    ball.do(0, play('ball', 0));
    expect([ball.infamy[0], ball.asked]).toEqual([1, 'draw 1']);
    const poor = table({ players: [{ gold: 1, stash: 'cauldron' }, {}, {}] });
    expect(poor.do(0, play('cauldron', 0), LOSE_GOLD).gold[0]).toBe(0);
  });
});
