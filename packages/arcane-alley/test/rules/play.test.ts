import { describe, expect, test } from 'vitest';
import {
  activate,
  discard,
  draw,
  IGNORE,
  LOSE_GOLD,
  peek,
  place,
  placeDoll,
  play,
  sell,
  slide,
  swapFor,
  table,
  takeDiscard,
} from '../table.js';

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

describe('Dolls among plays', () => {
  test('a Doll’s sale is a choice of slots', () => {
    const t = table({ players: [{ rows: ['doll doll ?', '? ? ?', '? ? ?'], stash: 'doll' }, {}, {}] });
    t.do(0, play('doll', 2));
    expect(t.moves()).toHaveLength(18);
    t.do(0, placeDoll(1, 0));
    expect(t.moves()).toHaveLength(9);
  });
});
