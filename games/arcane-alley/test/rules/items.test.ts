import { describe, expect, test } from 'vitest';
import {
  activate,
  choose,
  discard,
  draw,
  inspect,
  LOSE_GOLD,
  peek,
  place,
  placeDoll,
  play,
  sell,
  table,
  takeDiscard,
  takeLamp,
  takeStash,
} from '../table.js';

describe('More on items', () => {
  test('AA-ITEM-1 Fairy and Ring lose infamy without being asked', () => {
    const t = table({ players: [{ infamy: 5, rows: ['fairy ring ?', '? ? ?', '? ? ?'], stash: 'egg' }, {}, {}] });
    expect([t.copy().do(0, play('egg', 0)).asked, t.copy().do(0, play('egg', 0)).infamy[0]]).toEqual(['draw 1', 2]);
    expect([t.copy().do(0, play('egg', 1)).asked, t.copy().do(0, play('egg', 1)).infamy[0]]).toEqual(['draw 1', 3]);
  });

  test('AA-ITEM-2 Swords sell in full unless a fourth remains; Byros is added before halving', () => {
    const swords = (rows: string[], wizard?: 'byros') =>
      table({ players: [{ rows, stash: 'sword', ...(wizard ? { wizard } : {}) }, {}, {}] }).do(0, play('sword', 2))
        .gold[0] - 25;
    expect(swords(['sword sword ?', '? ? ?', '? ? ?'])).toBe(25);
    expect(swords(['sword sword ?', '? sword ?', '? ? ?'])).toBe(12);
    expect(swords(['sword sword ?', '? sword ?', '? ? ?'], 'byros')).toBe(14);
    expect(swords(['sword sword ?', '? ? ?', '? ? ?'], 'byros')).toBe(28);
  });

  test('AA-ITEM-3 the receiver’s own Sword halves the gift of an Egg', () => {
    const t = table({
      players: [{ rows: ['egg egg ?', '? ? ?', '? ? ?'], stash: 'egg' }, { rows: ['sword ? ?'] }, {}],
    });
    t.do(0, play('egg', 2), choose(1));
    expect(t.gold).toEqual([45, 32, 25]);
  });

  test('AA-ITEM-4 Mirrors touch what lies beside them after all sales and slides', () => {
    const t = inspect({
      players: [{ rows: ['mirror lotus lotus', 'ball ball ball', 'egg coin coin'] }, { rows: [] }, { rows: [] }],
    });
    expect(t.view(0).players[0].sum).toBe(-5 + 0 + 0 + 8 + 1 + 1);
  });

  test('AA-ITEM-5 a Doll that came by a sale counts for its new owner; a hidden Doll can be replaced', () => {
    const t = inspect({ triggered: 1, players: [{ rows: ['doll lotus ring'] }, { rows: [] }, { rows: [] }] });
    expect(t.infamy[0]).toBe(7);
    const hidden = table({ players: [{ rows: ['doll? ? ?'], stash: 'ring' }, {}, {}] });
    expect(hidden.do(0, play('ring', 0)).discard).toBe('doll coin');
  });

  test('AA-ITEM-6 what a Ball shows, it shows to its player only', () => {
    const t = table({ players: [{ rows: ['lotus? egg ring?'], stash: 'ball' }, {}, {}] }).do(
      0,
      play('ball', 1),
      peek(0),
    );
    expect(t.heard(0).filter(({ kind }) => kind === 'peeked')).toEqual([
      { kind: 'peeked', seat: 0, slot: 0, item: 'dark-lotus' },
    ]);
    expect(t.heard(1).filter(({ kind }) => kind === 'peeked')).toEqual([
      { kind: 'peeked', seat: 0, slot: 0, item: null },
    ]);
    expect(t.rows(0, 1)).toEqual(['? ball ?']);
  });

  test('AA-ITEM-7 a Wand does nothing without a discard, is the whole of an empty deck, and piles up', () => {
    const none = table({ players: [{ rows: ['egg ? ?'], stash: 'wand' }, {}, {}], discard: '' }).do(0, play('wand', 0));
    expect([none.onDeck, none.discard]).toEqual(['', 'egg']);
    const whole = table({ wholeDeck: true, players: [{ rows: ['egg ? ?'], stash: 'wand' }, {}, {}], discard: 'lotus' });
    expect(whole.do(0, play('wand', 0)).view(0).deckSize).toBe(1);
    const pile = table({
      players: [{ rows: ['egg ? ?'], stash: 'wand' }, {}, {}],
      discard: 'ring coin',
      onDeck: 'lotus',
    });
    pile.do(0, play('wand', 0));
    expect(pile.onDeck).toBe('ring lotus');
    pile.do(1, draw('deck'));
    expect([pile.onDeck, pile.knows('spectator', 1)]).toEqual(['lotus', 'ring']);
  });

  test('AA-ITEM-8 a Boomerang’s return is a play of its own, after the sale, into any slot', () => {
    const t = table({
      players: [{ rows: ['egg egg boomerang', 'boomerang boomerang ?', '? ? ?'], stash: 'egg' }, {}, {}],
    });
    t.do(0, play('egg', 2), choose(1));
    expect([t.asked, t.rows(0)]).toEqual(['slot 0', ['boomerang boomerang ?', '? ? ?']]);
    t.do(0, place(2));
    expect([t.gold[0], t.rows(0), t.aside]).toEqual([
      25 + 20 + 5,
      ['? ? ?'],
      'egg egg egg boomerang boomerang boomerang',
    ]);
  });

  test('AA-ITEM-8 one Boomerang can send the next, and each returns once; which has is public', () => {
    const t = table({ players: [{ rows: ['boomerang boomerang egg'], stash: 'lotus' }, {}, {}] });
    t.do(0, play('lotus', 0), place(1));
    expect(t.view('spectator').players[0].storehouse.slots.map(({ returned }) => returned)).toEqual([0, 1, 0]);
    expect(t.asked).toBe('slot 0');
    t.do(0, place(2));
    expect([t.rows(0), t.discard, t.asked]).toEqual([['lotus boomerang boomerang'], 'egg coin', 'draw 1']);
    const covered = table({
      players: [{ rows: ['doll doll egg'], stash: 'doll' }, { rows: ['boomerang? coin coin'] }, { rows: [] }],
    });
    covered.do(0, play('doll', 2));
    expect([covered.discard, covered.asked]).toEqual(['egg boomerang coin', 'draw 1']);
  });

  test('AA-ITEM-9 Dolls go one by one to players not yet served, until Dolls or such players run out', () => {
    const dolls = (players: number) =>
      table({
        players: [
          { rows: ['doll doll coin', '? ? ?', '? ? ?'], stash: 'doll' },
          ...Array.from({ length: players - 1 }, () => ({ rows: ['? ? ?'] })),
        ],
      }).do(0, play('doll', 2));
    const two = dolls(2).do(0, placeDoll(1, 0));
    expect([two.asked, two.aside]).toEqual(['draw 1', 'doll doll']);
    const four = dolls(4);
    expect(four.moves()).toHaveLength(9);
    four.do(0, placeDoll(2, 1));
    expect(four.moves()).toHaveLength(6);
    four.do(0, placeDoll(1, 1), placeDoll(3, 1));
    expect([four.asked, four.aside]).toEqual(['draw 1', '']);
    const six = dolls(6).do(0, placeDoll(5, 0), placeDoll(4, 0), placeDoll(1, 0));
    expect([six.asked, six.rows(2), six.rows(5)]).toEqual(['draw 1', ['? ? ?'], ['doll ? ?']]);
  });

  test('AA-ITEM-9 covered items are discarded without effect, under the seller’s own, and players without hidden items are passed over', () => {
    const t = table({
      players: [
        { rows: ['doll doll fairy'], stash: 'doll', infamy: 9 },
        { rows: ['egg coin coin'] },
        { rows: ['ring!2 ? ?'], infamy: 9 },
        { rows: ['boomerang? ? ?'] },
      ],
    });
    t.do(0, play('doll', 2), placeDoll(2, 0), placeDoll(3, 0));
    expect([t.discard, t.infamy, t.asked]).toEqual(['fairy boomerang ring coin', [6, 0, 9, 0], 'draw 1']);
    expect(t.rows(1)).toEqual(['egg coin coin']);
  });

  test('AA-ITEM-10 a Feline acts in its own play only', () => {
    const later = table({ players: [{ rows: ['feline ? lotus', '? ? ?', '? ? ?'], stash: 'lotus' }, {}, {}] });
    expect(later.do(0, play('lotus', 1)).aside).toBe('');
    const revealed = inspect({ players: [{ rows: ['feline? lotus lotus'] }, { rows: [] }, { rows: [] }] });
    expect([revealed.gold[0], revealed.rows(0)]).toEqual([25, ['feline lotus lotus']]);
    const choice = table({ players: [{ rows: ['ring ring ?', '? ? ball', '? ? ball'], stash: 'feline' }, {}, {}] });
    choice.do(0, play('feline', 2));
    expect(choice.moves()).toEqual([sell(0, 1, 2), sell(2, 5, 8)]);
    choice.do(0, sell(2, 5, 8));
    expect([choice.gold[0], choice.aside]).toEqual([34, 'feline ball ball']);
    const eggs = table({ players: [{ rows: ['egg egg ?', '? ? ?', '? ? ?'], stash: 'feline' }, {}, {}] });
    expect(eggs.do(0, play('feline', 2)).asked).toBe('egg-player 0');
  });

  test('AA-ITEM-10 a Feline copies no hidden items, though they be equal', () => {
    const t = table({ players: [{ rows: ['lotus? lotus? ?', '? ? ?', '? ? ?'], stash: 'feline' }, {}, {}] });
    t.do(0, play('feline', 2));
    expect([t.rows(0)[0], t.asked]).toEqual(['? ? feline', 'draw 1']);
  });

  test('AA-ITEM-10 three Felines are a set of Felines', () => {
    const t = table({
      options: { houseRules: { items: { 'facsimilous-feline': { copies: 3 } } } },
      players: [{ rows: ['feline feline ?', '? ? ?', '? ? ?'], stash: 'feline', wizard: 'byros' }, {}, {}],
    });
    expect(t.do(0, play('feline', 2)).gold[0]).toBe(28);
  });

  test('AA-ITEM-11 Coins and Swords are counted as they stand with the item in its slot', () => {
    const t = table({
      players: [{ rows: ['coin coin sword', '? ? ?', '? ? ?'], stash: 'coin' }, { rows: ['coin coin ?'] }, {}],
    });
    t.do(0, play('coin', 2));
    expect(t.gold[0]).toBe(25 + 4 + 2);
  });

  test('AA-ITEM-12 a Ring works from the stash and, revealed, when replaced; not otherwise', () => {
    const redraw = table({ stage: 'draw', players: [{ infamy: 9, stash: 'egg' }, {}, {}], discard: 'ring' });
    expect(redraw.do(0, draw('discard'), discard('ring')).infamy[0]).toBe(7);
    const hidden = table({ players: [{ infamy: 9, rows: ['ring? ? ?'], stash: 'egg' }, {}, {}] });
    expect(hidden.do(0, play('egg', 0)).infamy[0]).toBe(9);
    const lamp = table({ players: [{ infamy: 9, stash: 'lamp', rows: ['coin ? ?'] }, {}, {}], deck: 'ring egg lotus' });
    expect(lamp.do(0, activate('lamp'), takeLamp(1), place(0)).infamy[0]).toBe(9);
  });

  test('AA-ITEM-13 a Lamp shows fewer if there are fewer, and a Wand from it takes the last left over', () => {
    const two = table({ wholeDeck: true, players: [{ stash: 'lamp' }, {}, {}], deck: 'egg ring', discard: 'coin' });
    expect(two.do(0, activate('lamp')).moves()).toHaveLength(2);
    const refill = table({
      wholeDeck: true,
      players: [{ stash: 'lamp' }, {}, {}],
      deck: 'egg',
      discard: 'coin ring lotus',
    });
    refill.do(0, activate('lamp'));
    expect([refill.view(0).shown.length, refill.discard, refill.deck]).toEqual([3, 'coin', '']);
    const one = table({
      wholeDeck: true,
      players: [{ rows: ['ball ? ?'], stash: 'lamp' }, {}, {}],
      deck: 'wand',
      discard: 'coin',
    });
    one.do(0, activate('lamp'), place(0));
    expect([one.onDeck, one.discard]).toEqual(['coin', 'ball']);
  });

  test('AA-ITEM-14 the Chalice’s player is chosen before the stash is seen; user and owner see what is taken', () => {
    const t = table({ players: [{ stash: 'chalice' }, { stash: 'skull ring' }, { stash: 'coin' }] });
    t.do(0, activate('chalice'), choose(1));
    expect(t.knows(0, 1)).toBe('ring skull');
    expect(t.knows(2, 1)).toBe('');
    t.do(0, takeStash('skull'));
    const taken = (viewer: number | 'spectator') =>
      t.heard(viewer).filter(({ kind }) => kind === 'taken-from-stash')[0];
    expect([taken(0), taken(1)]).toMatchObject([{ item: 'skeletomicon' }, { item: 'skeletomicon' }]);
    expect([taken(2), taken('spectator')]).toMatchObject([{ item: null }, { item: null }]);
    expect(t.view(2).stack[1]).toMatchObject({ frame: 'slot', item: null });
    expect(t.view(1).stack[1]).toMatchObject({ frame: 'slot', item: 'skeletomicon' });
  });

  test('AA-ITEM-15 a Lockbox may take a revealed Doll, which then stands unreplaceable before its new owner', () => {
    const t = table({
      turn: 0,
      stage: 'act',
      players: [{ rows: ['egg? wand coin'], stash: 'lockbox' }, { rows: ['doll ? ?'] }, { rows: [] }],
    });
    t.do(0, activate('lockbox'));
    expect([t.infamy[0], t.rows(0), t.rows(1)]).toEqual([3, ['doll wand coin'], ['? ? ?']]);
    const next = table({ players: [{ rows: t.rows(0), stash: 'ring' }, {}, {}] });
    expect(next.can(0, play('ring', 0))).toBe(false);
  });

  test('AA-ITEM-15 three in a line made by a Lockbox are not sold before the inspection', () => {
    const t = table({ players: [{ rows: ['egg egg ?'], stash: 'lockbox' }, { rows: ['egg ? ?'] }, { rows: [] }] }).do(
      0,
      activate('lockbox'),
    );
    expect([t.rows(0), t.gold[0], t.asked]).toEqual([['egg egg egg'], 25, 'draw 1']);
  });

  test('AA-ITEM-16 the Watch counts positions from the top, and is not in the discard itself', () => {
    const t = table({ players: [{ stash: 'watch' }, {}, {}], discard: 'coin coin lotus' }).do(0, activate('watch'));
    expect(t.moves()).toHaveLength(3);
    expect(t.copy().do(0, takeDiscard(0)).discard).toBe('coin lotus');
    expect(t.copy().do(0, takeDiscard(2)).discard).toBe('coin coin');
  });

  test('AA-ITEM-17 a Ball cannot look at what it replaces, may look again; a Cauldron takes gold that is not there', () => {
    const t = table({ players: [{ rows: ['lotus!0 egg? ring?'], stash: 'ball' }, {}, {}] });
    expect(t.copy().do(0, play('ball', 1)).moves()).toEqual([peek(0), peek(2)]);
    expect(t.copy().do(0, play('ball', 1), peek(0)).rows(0, 0)).toEqual(['lotus? ball ?']);
    const poor = table({ players: [{ gold: 0, stash: 'cauldron' }, {}, {}] }).do(0, play('cauldron', 0));
    expect(poor.moves()).toHaveLength(2);
    expect(poor.do(0, LOSE_GOLD).gold[0]).toBe(0);
  });

  test('AA-ITEM-18 a Carpet draws as any draw does, and draws nothing from nothing', () => {
    const carpets = (setup: object) =>
      table({
        wholeDeck: true,
        players: [{ rows: ['carpet carpet ?', '? ? ?', '? ? ?'], stash: 'carpet' }, {}, {}],
        ...setup,
      }).do(0, play('carpet', 2));
    const refill = carpets({ discard: 'coin lotus' });
    expect([refill.stash(0), refill.kinds.includes('deck-reshuffled')]).toEqual(['lotus', true]);
    expect(carpets({ discard: 'coin' }).stash(0)).toBe('');
    expect(carpets({ discard: 'coin', onDeck: 'lotus' }).knows('spectator', 0)).toBe('lotus');
  });
});
