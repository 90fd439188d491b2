import { describe, expect, test } from 'vitest';
import { activate, choose, discard, draw, inspect, place, placeDoll, play, sell, table, takeLamp } from '../table.js';

const EMPTY = { rows: [] };
const ROWS = ['? ? ?', '? ? ?'];

describe('Worked examples: turns', () => {
  test('AA-EX-15 two players: without hidden items at 14 no trigger, at 15 there is', () => {
    const t = table({
      turn: 0,
      tracker: 14,
      players: [
        { rows: ['egg coin wand?'], stash: 'ring ball' },
        { rows: ROWS, stash: 'coin' },
      ],
    });
    t.do(0, play('ring', 2), discard('ball'));
    expect(t.view(0).triggered).toBe(null);
    t.do(1, draw('deck'), discard('coin')).do(0, draw('discard'), discard('coin'));
    expect(t.view(0)).toMatchObject({ triggered: 0, tracker: 15 });
  });

  test('AA-EX-16 two players: the opponent sees one item of the owner’s choice discarded, and nothing else', () => {
    const t = table({ players: [{ rows: ['egg? ? ?', ...ROWS], stash: 'lotus sword' }, {}] });
    t.do(0, play('sword', 0), discard('lotus'));
    expect(t.view(1).discard[0]).toBe('dark-lotus');
    expect(t.knows(1, 0)).toBe('');
    expect(JSON.stringify(t.heard(1))).not.toContain('dragons-egg');
  });

  test('AA-EX-17 a Lotus put on the deck is known there, and then in the drawer’s stash', () => {
    const t = table({ players: [{ rows: ['egg ? ?', ...ROWS], stash: 'wand' }, {}, {}], discard: 'lotus coin' });
    t.do(0, play('wand', 0));
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(t.view(viewer).onDeck).toEqual(['dark-lotus']);
    t.do(1, draw('deck'));
    for (const viewer of [0, 2, 'spectator'] as const) expect(t.knows(viewer, 1)).toBe('lotus');
    expect(t.stash(1)).toBe('lotus');
  });

  test('AA-EX-18 a corner Mirror beside Egg and Toad contributes −1', () => {
    const t = inspect({ players: [{ rows: ['mirror egg', 'toad lotus', 'lotus ring'] }, EMPTY, EMPTY] });
    expect(t.view(0).players[0].sum).toBe(-1);
  });

  test('AA-EX-19 a Lockbox without hidden items: 3 infamy and the trigger', () => {
    const box = (tracker: number, others: object[]) =>
      table({ tracker, players: [{ rows: ['egg coin wand'], stash: 'lockbox' }, ...others] }).do(
        0,
        activate('lockbox'),
      );
    const three = box(1, [{ rows: ['coin ? ?'] }, {}]);
    expect([three.infamy[0], three.asked, three.view(0).triggered]).toEqual([3, 'draw 1', 0]);
    expect(box(14, [{}]).view(0).triggered).toBe(null);
    expect(box(15, [{}]).view(0).triggered).toBe(0);
  });

  test('AA-EX-20 when the deck runs out the top of the discard stays', () => {
    const t = table({
      stage: 'draw',
      wholeDeck: true,
      players: [{ stash: 'wand' }, {}, {}],
      discard: 'egg lotus ring',
    });
    t.do(0, draw('deck'));
    expect([t.discard, t.view(0).deckSize]).toEqual(['egg', 1]);
    expect(`${t.deck} ${t.stash(0)}`.split(' ').sort()).toEqual(['lotus', 'ring', 'wand']);
  });

  test('AA-EX-21 Byros with a Sword: Eggs bring 11, Mirrors cost 2, and nothing with no gold', () => {
    const sale = (item: 'egg' | 'mirror', gold: number) =>
      table({
        players: [{ gold, wizard: 'byros', rows: [`${item} ${item} ?`, 'sword ? ?', '? ? ?'], stash: item }, {}, {}],
      }).do(0, play(item, 2)).gold[0];
    expect([sale('egg', 25), sale('mirror', 25), sale('mirror', 0)]).toEqual([36, 23, 0]);
  });

  test('AA-EX-22 the centre completes a row and a diagonal: one is sold, the other’s two stay', () => {
    const t = table({
      players: [{ rows: ['wand egg ball', 'wand ? wand', 'ring coin wand'], stash: 'wand' }, {}, {}],
      discard: '',
    });
    t.do(0, play('wand', 4));
    expect(t.moves()).toEqual([sell(3, 4, 5), sell(0, 4, 8)]);
    t.do(0, sell(3, 4, 5));
    expect(t.rows(0)).toEqual(['wand egg ball', 'ring coin wand']);
  });

  test('AA-EX-23 a Boomerang that has returned is discarded when it is replaced again', () => {
    const t = table({ players: [{ rows: ['boomerang boomerang egg', ...ROWS], stash: 'lotus' }, {}, {}] });
    t.do(0, play('lotus', 0), place(1), place(1));
    expect([t.rows(0)[0], t.discard, t.asked]).toEqual(['lotus boomerang egg', 'boomerang coin', 'draw 1']);
  });

  test('AA-EX-24 a Boomerang under the last set finds no slot and is discarded, and the inspection is triggered', () => {
    const t = table({ players: [{ rows: ['egg egg boomerang'], stash: 'egg' }, {}, {}] });
    t.do(0, play('egg', 2), choose(1));
    expect([t.rows(0), t.discard, t.view(0).triggered, t.asked]).toEqual([[], 'boomerang coin', 0, 'draw 1']);
    const early = table({ tracker: 14, players: [{ rows: ['egg egg boomerang'], stash: 'egg' }, {}] }).do(
      0,
      play('egg', 2),
    );
    expect([early.discard, early.view(0).triggered]).toEqual(['boomerang coin', null]);
  });

  test('AA-EX-25 a Feline with two Dolls: two of three others get a Doll', () => {
    const t = table({
      players: [{ rows: ['doll doll ?', ...ROWS], stash: 'feline' }, { rows: ROWS }, { rows: ROWS }, { rows: ROWS }],
    });
    t.do(0, play('feline', 2), placeDoll(3, 0), placeDoll(1, 5));
    expect([t.gold[0], t.aside, t.asked]).toEqual([65, 'feline', 'draw 1']);
    expect([t.rows(1)[1], t.rows(2)[0], t.rows(3)[0]]).toEqual(['? ? doll', '? ? ?', 'doll ? ?']);
  });

  test('AA-EX-26 a Doll over B’s last hidden item: B triggers at the end of B’s next turn, not before', () => {
    const t = table({
      players: [
        { rows: ['doll doll ?', ...ROWS], stash: 'doll' },
        { rows: ['egg coin ?'], stash: 'ring' },
        { rows: ROWS },
      ],
    });
    t.do(0, play('doll', 2), placeDoll(1, 2), placeDoll(2, 0));
    expect([t.view(0).triggered, t.asked]).toEqual([null, 'draw 1']);
    t.do(1, draw('deck'), discard('ring'));
    expect(t.view(0).triggered).toBe(1);
  });

  test('AA-EX-27 a Coin over the only Sword is paid in full, with a second Sword by half', () => {
    const coin = (rows: string[]) =>
      table({ players: [{ rows, stash: 'coin' }, { rows: ['coin coin ?', 'coin coin ?'] }, {}] }).do(0, play('coin', 0))
        .gold[0] - 25;
    expect([coin(['sword ? ?', ...ROWS]), coin(['sword ? ?', 'sword ? ?', '? ? ?'])]).toEqual([4, 2]);
  });

  test('AA-EX-28 a Wand chosen from a Lamp takes the last left-over item', () => {
    const t = table({
      players: [{ infamy: 5, rows: ['ball ? ?', ...ROWS], stash: 'lamp' }, {}, {}],
      deck: 'egg wand ring',
    });
    t.do(0, activate('lamp'), takeLamp(1), place(0));
    expect([t.infamy[0], t.onDeck, t.discard]).toEqual([5, 'ring', 'ball egg coin']);
  });
});
