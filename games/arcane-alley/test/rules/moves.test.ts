import { pick, seedRandom } from '@souk/kernel';
import { legalMoves } from '@souk/kernel/laws';
import { describe, expect, test } from 'vitest';
import { arcaneAlley } from '../../src/rules/index.js';
import {
  activate,
  choose,
  discard,
  draw,
  inspect,
  match,
  peek,
  place,
  play,
  reveal,
  table,
  takeDiscard,
  takeStash,
} from '../table.js';

describe('Decisions', () => {
  test('AA-MOVE-1 choices are asked one at a time, and every list is short', () => {
    expect(match(3).moves()).toHaveLength(36);
    const act = table({ players: [{ stash: 'egg egg ring' }, {}, {}] });
    expect(act.moves()).toHaveLength(2 * 10);
    const watch = table({ players: [{ stash: 'watch' }, {}, {}], discard: 'coin coin wand' }).do(0, activate('watch'));
    expect(watch.moves()).toEqual([0, 1, 2].map(takeDiscard));
    expect(watch.do(0, takeDiscard(2)).moves()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map(place));
    const chalice = table({ players: [{ stash: 'chalice' }, { stash: 'egg' }, { stash: 'ring coin' }] }).do(
      0,
      activate('chalice'),
    );
    expect(chalice.moves()).toEqual([choose(1), choose(2)]);
    expect(chalice.do(0, choose(2)).moves()).toEqual([takeStash('ring'), takeStash('coin')]);
  });

  test('AA-MOVE-2 a choice with one answer is made by the program', () => {
    const ball = table({ players: [{ rows: ['egg ? wand'], stash: 'ball' }, {}, {}] }).do(0, play('ball', 0));
    expect([ball.asked, ball.heard().some(({ kind }) => kind === 'peeked')]).toEqual(['draw 1', true]);
    const egg = table({ players: [{ rows: ['egg egg coin', '? ? ?', '? ? ?'], stash: 'egg' }, {}] }).do(
      0,
      play('egg', 2),
    );
    expect([egg.asked, egg.gold]).toEqual(['draw 1', [45, 40]]);
    const watch = table({ players: [{ rows: ['doll doll egg'], stash: 'watch' }, {}, {}], discard: 'coin' });
    expect(watch.do(0, activate('watch')).rows(0)).toEqual(['doll doll coin']);
    expect(inspect({ round: 1, players: [{ rows: [] }, { rows: [] }, { rows: [], gold: 1, infamy: 3 }] }).asked).toBe(
      'reveal 0 1 2',
    );
  });

  test('AA-MOVE-2 the act is always asked, and so are two-player discard and Chalice item, by the size of the stash', () => {
    const act = table({ stage: 'draw', players: [{ rows: [] }, {}, {}] });
    act.do(0, draw('discard'));
    expect([act.asked, act.moves()]).toEqual(['act 0', [discard('coin')]]);
    const two = table({ players: [{ rows: ['egg? coin ?', '? ? ?', '? ? ?'], stash: 'egg ring' }, {}] }).do(
      0,
      play('ring', 0),
    );
    expect([two.asked, two.moves()]).toEqual(['two-player-discard 0', [discard('egg')]]);
    const chalice = table({ players: [{ stash: 'chalice' }, { stash: 'egg egg' }, {}] }).do(0, activate('chalice'));
    expect([chalice.asked, chalice.moves()]).toEqual(['chalice-item 0', [takeStash('egg')]]);
    const single = table({ players: [{ stash: 'chalice' }, { stash: 'egg' }, {}] }).do(0, activate('chalice'));
    expect(single.asked).toBe('slot 0');
  });

  test('AA-MOVE-3 one player decides at a time, but for the reveals; what was learned cannot be taken back', () => {
    const t = match(3);
    expect(t.asked).toBe('reveal 0 1 2');
    for (const seat of [2, 0, 1]) t.do(seat, reveal(3, 4));
    expect(t.asked.split(' ')).toHaveLength(2);
    const ball = table({ players: [{ stash: 'ball' }, {}, {}] }).do(0, play('ball', 0));
    expect(ball.told.some(({ reveals }) => reveals)).toBe(false);
    ball.do(0, peek(1));
    expect(ball.told.some(({ reveals }) => reveals)).toBe(true);
  });

  test('moves that are no moves are refused and change nothing', () => {
    const t = table({ players: [{ stash: 'egg' }, {}, {}] });
    const before = JSON.stringify(t.position);
    expect(() => t.do(0, play('ring', 0))).toThrow('seat 0 cannot');
    expect(() => t.do(1, play('egg', 0))).toThrow('a move of seat 0');
    expect(() => t.do(0, draw('deck'))).toThrow('act');
    expect(JSON.stringify(t.position)).toBe(before);
  });
});

describe('Random games', () => {
  const ALWAYS_ASKED = ['act', 'two-player-discard', 'chalice-item'];
  const MOST: { readonly [kind: string]: number } = {
    reveal: 36,
    draw: 2,
    'ignore-effect': 2,
    cauldron: 2,
    peek: 8,
    'choose-wizard': 6,
    set: 8,
    slide: 2,
    'toad-player': 6,
    'egg-player': 5,
    doll: 45,
    dafana: 2,
    slot: 9,
    'lamp-item': 3,
    'chalice-player': 5,
    'lockbox-own': 9,
    'lockbox-other': 45,
    glynna: 9,
    ninx: 9,
    bribe: 25,
  };

  test('AA-MOVE-1, AA-MOVE-2 no list is longer than it may be, and none but three is ever down to one answer', () => {
    const random = seedRandom('lists');
    for (let game = 0; game < 150; game++) {
      const t = match(2 + (game % 5), { wizards: 'choose' }, `lists ${game}`);
      for (let toAct = arcaneAlley.toAct(t.state); toAct.length > 0; toAct = arcaneAlley.toAct(t.state)) {
        const seat = pick(random, toAct);
        const kind = arcaneAlley.prompt(t.state, seat)?.kind ?? '';
        const codes = legalMoves(arcaneAlley, t.state, seat);
        if (codes.length > (MOST[kind] ?? 999)) throw new Error(`${codes.length} answers to ${kind}`);
        if (codes.length < 2 && !ALWAYS_ASKED.includes(kind)) throw new Error(`one answer to ${kind}`);
        arcaneAlley.play(t.state, seat, pick(random, codes));
      }
      expect(t.asked).toBe('over');
    }
  });
});
