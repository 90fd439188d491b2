import { describe, expect, test } from 'vitest';
import { activate, discard, draw, LOSE_GOLD, place, play, sell, swapFor, table, takeDiscard } from '../table.js';

describe('Playing an item', () => {
  test('AA-PLAY-1 the replaced item leaves unseen and counts nowhere from then on', () => {
    const t = table({
      players: [
        { rows: ['sword ? ?', '? ? ?', '? ? ?'], stash: 'coin' },
        { rows: ['coin coin ?', '? ? ?', '? ? ?'] },
        {},
      ],
    });
    t.do(0, play('coin', 0));
    expect(t.gold[0]).toBe(27);
    const peeked = table({ players: [{ rows: ['lotus? ? ?', '? ? ?', '? ? ?'], stash: 'cauldron' }, {}, {}] });
    peeked.do(0, play('cauldron', 0));
    expect(peeked.view(0).stack).toMatchObject([{ frame: 'end-turn' }, { replaced: { face: 'down', item: null } }, {}]);
  });

  test('AA-PLAY-2 the played item lies there revealed, and is always active at once', () => {
    const t = table({ players: [{ stash: 'doll', rows: ['? ? ?', '? ? ?', '? ? ?'] }, {}, {}] });
    t.do(0, play('doll', 4));
    expect(t.rows(0)[1]).toBe('? doll ?');
  });

  test('AA-PLAY-3 its when-played effect comes before the sale and before the replaced item is discarded', () => {
    const t = table({
      players: [{ rows: ['cauldron cauldron fairy', '? ? ?', '? ? ?'], stash: 'cauldron', infamy: 5 }, {}, {}],
    });
    t.do(0, play('cauldron', 2));
    expect(t.asked).toBe('cauldron 0');
    expect([t.aside, t.discard, t.infamy[0]]).toEqual(['', 'coin', 5]);
    t.do(0, LOSE_GOLD);
    expect([t.gold[0], t.discard, t.infamy[0]]).toEqual([25 - 2 + 15, 'fairy coin', 2]);
    expect(t.kinds).toEqual(['played', 'gold', 'sold', 'slid', 'gold', 'discarded', 'infamy', 'turn-started']);
  });

  test('AA-PLAY-4 of several sets the player chooses one, and the others stand no longer', () => {
    const t = table({ players: [{ rows: ['ring ring ?', '? ? ring', '? ? ring'], stash: 'ring' }, {}, {}] });
    t.do(0, play('ring', 2));
    expect(t.asked).toBe('set 0');
    expect(t.moves()).toEqual([sell(0, 1, 2), sell(2, 5, 8)]);
    t.do(0, sell(2, 5, 8));
    expect(t.rows(0)).toEqual(['ring ring', '? ?', '? ?']);
    expect(t.asked).toBe('draw 1');
  });

  test('AA-PLAY-5 the replaced item tops the discard and its always-active effect resolves', () => {
    const replace = (item: string) =>
      table({ players: [{ infamy: 9, rows: [`${item} ? ?`, '? ? ?', '? ? ?'], stash: 'egg' }, {}, {}] }).do(
        0,
        play('egg', 0),
      );
    expect([replace('fairy').infamy[0], replace('fairy').discard]).toEqual([6, 'fairy coin']);
    expect(replace('fairy?').infamy[0]).toBe(9);
    expect(replace('ring').infamy[0]).toBe(7);
    expect(replace('ring?').infamy[0]).toBe(9);
    expect(replace('boomerang').asked).toBe('slot 0');
    expect(replace('boomerang?').asked).toBe('slot 0');
  });

  test('AA-PLAY-6 who ends a turn without a hidden item triggers, and all others have one more turn', () => {
    const t = table({
      turn: 1,
      tracker: 3,
      players: [{ stash: 'wand' }, { rows: ['egg ball ?'], stash: 'ring' }, { stash: 'carpet' }],
    });
    t.do(1, play('ring', 2));
    expect([t.view(0).triggered, t.asked]).toEqual([1, 'draw 2']);
    t.do(2, draw('deck'), discard('carpet'));
    expect(t.asked).toBe('draw 0');
    t.do(0, draw('deck'), discard('wand'));
    expect(t.kinds).toContain('inspection-started');
  });

  test('AA-PLAY-6 an empty storehouse triggers, and a second trigger does not count', () => {
    const t = table({ players: [{ rows: [], stash: 'wand' }, { rows: ['egg ball wand'], stash: 'ring' }, {}] });
    t.do(0, discard('wand'));
    expect(t.view(0).triggered).toBe(0);
    t.do(1, draw('deck'), discard('ring'));
    expect(t.view(0).triggered).toBe(0);
  });

  test('AA-PLAY-7 the check is made at the end of every own turn, whatever was done, and a trigger stands', () => {
    const after = table({
      players: [{ rows: ['egg ball wand'], stash: 'lockbox' }, { rows: ['coin ? ?'], stash: 'ring' }, {}],
    });
    after.do(0, activate('lockbox'));
    expect(after.view(0).triggered).toBe(0);
    const box = table({
      triggered: 0,
      turn: 1,
      players: [{ rows: ['egg ball wand'] }, { rows: ['coin coin? ?'], stash: 'lockbox' }, {}],
    });
    box.do(1, activate('lockbox'), { kind: 'give', slot: 1 }, swapFor(0, 0));
    expect(box.rows(0)).toEqual(['? ball wand']);
    expect(box.view(0).triggered).toBe(0);
  });

  test('AA-PLAY-7 who loses the last hidden item in another’s turn triggers only at the end of the own next one', () => {
    const t = table({
      players: [
        { rows: ['doll doll ?', '? ? ?', '? ? ?'], stash: 'doll' },
        { rows: ['egg ? wand'], stash: 'ring' },
        { rows: [] },
      ],
    });
    t.do(0, play('doll', 2));
    expect([t.rows(1), t.asked, t.view(0).triggered]).toEqual([['egg doll wand'], 'draw 1', null]);
    t.do(1, draw('deck'), discard('ring'));
    expect(t.view(0).triggered).toBe(1);
  });
});

describe('Discarding an item', () => {
  test('AA-DISC-1 the item tops the discard, a Ring works, nothing else does, and the turn ends with its check', () => {
    const t = table({ players: [{ infamy: 5, rows: ['egg ball wand'], stash: 'ring boomerang fairy lotus' }, {}, {}] });
    expect(t.copy().do(0, discard('ring')).infamy[0]).toBe(3);
    const fairy = t.copy().do(0, discard('fairy'));
    expect([fairy.infamy[0], fairy.discard, fairy.asked]).toEqual([5, 'fairy coin', 'draw 1']);
    const boomerang = t.copy().do(0, discard('boomerang'));
    expect([boomerang.discard, boomerang.asked, boomerang.view(0).triggered]).toEqual(['boomerang coin', 'draw 1', 0]);
  });
});

describe('Special items', () => {
  test('AA-SPEC-1 an activated item is set aside, resolved, and its play is a play like any other', () => {
    const t = table({
      players: [{ rows: ['egg egg boomerang', '? ? ?', '? ? ?'], stash: 'watch' }, {}, {}],
      discard: 'coin egg',
    });
    t.do(0, activate('watch'), takeDiscard(1), place(2));
    expect(t.asked).toBe('egg-player 0');
    t.do(0, { kind: 'choose-player', seat: 1 });
    expect(t.asked).toBe('slot 0');
    t.do(0, place(0));
    expect([t.gold[0], t.asked, t.aside]).toEqual([45, 'draw 1', 'watch egg egg egg']);
  });

  test('AA-SPEC-2 it may be discarded, or played without effect', () => {
    const t = table({ players: [{ rows: ['? ? ?', '? ? ?', '? ? ?'], stash: 'watch' }, {}, {}] });
    expect(t.copy().do(0, discard('watch')).discard).toBe('watch coin');
    const played = t.copy().do(0, play('watch', 0));
    expect([played.rows(0)[0], played.asked]).toEqual(['watch ? ?', 'draw 1']);
  });

  test('AA-SPEC-3 Watch, Lamp and Chalice are offered only if their play is possible, Lockbox always', () => {
    const offered = (rows: string[], discards: string, deck: string, others: string) =>
      table({
        wholeDeck: true,
        players: [{ rows, stash: 'watch lockbox lamp chalice' }, { stash: others }, {}],
        discard: discards,
        deck,
      })
        .moves()
        .flatMap((move) => (move.kind === 'activate' ? [move.item] : []));
    const all = ['wizards-watch', 'pandoras-lockbox', 'mystical-lamp', 'sacred-chalice'];
    expect(offered(['? ? ?'], 'coin wand', '', 'egg')).toEqual(all);
    expect(offered(['? ? ?'], '', 'egg', 'egg')).toEqual(all.slice(1));
    expect(offered(['? ? ?'], 'coin', '', 'egg')).toEqual(['wizards-watch', 'pandoras-lockbox', 'sacred-chalice']);
    expect(offered(['? ? ?'], 'coin', 'egg', '')).toEqual(all.slice(0, 3));
    expect(offered(['doll doll doll'], 'coin', 'egg', 'egg')).toEqual(['pandoras-lockbox']);
  });

  test('AA-SPEC-4 a special item that is played does nothing and never makes a set, not with a Feline either', () => {
    const t = table({ players: [{ rows: ['? ? ?', '? ? ?', '? ? ?'], stash: 'watch' }, {}, {}], discard: 'lamp' });
    t.do(0, activate('watch'), place(0));
    expect([t.rows(0)[0], t.asked]).toEqual(['lamp ? ?', 'draw 1']);
    const copies = { houseRules: { items: { 'mystical-lamp': { copies: 3 } } } };
    const lamps = table({
      players: [{ rows: ['lamp lamp ?', '? ? ?', '? ? ?'], stash: 'lamp feline' }, {}, {}],
      options: copies,
    });
    expect(lamps.copy().do(0, play('lamp', 2)).aside).toBe('');
    expect(lamps.copy().do(0, play('feline', 2)).aside).toBe('');
  });
});
