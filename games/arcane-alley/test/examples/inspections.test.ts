import { describe, expect, test } from 'vitest';
import {
  activate,
  appraise,
  choose,
  discard,
  draw,
  give,
  inspect,
  match,
  PAY,
  play,
  remove,
  sell,
  swapFor,
  table,
} from '../table.js';

const EMPTY = { rows: [] };
const ROWS = ['? ? ?', '? ? ?'];

describe('Worked examples: knowledge and inspections', () => {
  test('AA-EX-29 a peeked Sword given away is still seen by who gave it, not by its new owner', () => {
    const t = table({
      turn: 1,
      players: [{ rows: ['coin ball wand'] }, { rows: ['sword!1 ? ?'], stash: 'lockbox' }, {}],
    });
    t.do(1, activate('lockbox'), give(0), swapFor(0, 1));
    expect([t.rows(0, 1), t.rows(0, 0), t.rows(0, 2)]).toEqual([
      ['coin sword? wand'],
      ['coin ? wand'],
      ['coin ? wand'],
    ]);
  });

  test('AA-EX-30 a Lotus that leaves the stash is the one that was known', () => {
    const t = table({ stage: 'draw', turn: 2, players: [{}, {}, { stash: 'lotus' }], discard: 'lotus coin' });
    t.do(2, draw('discard'));
    expect(t.knows(0, 2)).toBe('lotus');
    t.do(2, play('lotus', 0));
    expect([t.knows(0, 2), t.knows('spectator', 2), t.stash(2)]).toEqual(['', '', 'lotus']);
  });

  test('AA-EX-31 Glynna takes the middle of three Eggs: no set, nothing beside it, 8', () => {
    const t = inspect({ triggered: 1, players: [{ wizard: 'glynna', rows: ['egg? egg? egg?'] }, EMPTY, EMPTY] });
    t.do(0, remove(1));
    expect([t.rows(0), t.gold[0], t.infamy[0]]).toEqual([['egg - egg'], 25, 8]);
  });

  test('AA-EX-32 Ninx left with a Sword only gains 5 infamy and 2 gold; with a Mirror only she loses 5 gold', () => {
    const ninx = (item: string) =>
      inspect({ triggered: 1, players: [{ wizard: 'ninx', infamy: 0, rows: [item, 'lotus', 'lotus'] }, EMPTY, EMPTY] });
    const sword = ninx('sword').do(0, appraise(0));
    expect([sword.infamy[0], sword.gold[0]]).toEqual([5, 27]);
    const mirror = ninx('mirror').do(0, appraise(0));
    expect([mirror.view(0).players[0].sum, mirror.gold[0]]).toEqual([-5, 20]);
  });

  test('AA-EX-33 two players, turn 20 of the second: triggered with no hidden item, else the inspection at once', () => {
    const end = (rows: string[]) =>
      table({ round: 3, turn: 1, tracker: 20, players: [{ rows: ROWS }, { rows, stash: 'ring coin' }] }).do(
        1,
        play('ring', 0),
      );
    const trigger = end(['egg? coin wand']).do(1, discard('coin'));
    expect([trigger.view(0).triggered, trigger.asked]).toEqual([1, 'draw 0']);
    const quiet = end(['egg? ? wand']).do(1, discard('coin'));
    expect([quiet.view(0).triggered, quiet.asked]).toEqual([null, 'over']);
  });

  test('AA-EX-34 a hidden Ring replaced: taken up and discarded it works with two players, with three it does not', () => {
    const players = (more: object[]) => [{ infamy: 5, rows: ['ring? ? ?', ...ROWS], stash: 'egg sword' }, ...more];
    const two = table({ players: players([{}]) }).do(0, play('egg', 0), discard('ring'));
    expect(two.infamy[0]).toBe(3);
    expect(table({ players: players([{}, {}]) }).do(0, play('egg', 0)).infamy[0]).toBe(5);
  });

  test('AA-EX-35 two columns at an inspection are both sold, in the owner’s order', () => {
    const t = inspect({ players: [{ rows: ['ball wand? coin', 'ball? wand egg', 'ball wand ring'] }, EMPTY, EMPTY] });
    expect(t.moves()).toEqual([sell(0, 3, 6), sell(1, 4, 7)]);
    t.do(0, sell(1, 4, 7));
    expect([t.gold[0], t.rows(0)]).toEqual([25 + 3 + 9, ['coin', 'egg', 'ring']]);
  });

  test('AA-EX-36 a gain of 30 from 20 is two markers and 0; a gain of 60 from 0 two markers and 10', () => {
    const numbers = { skeletomiconInfamy: 30 };
    const t = table({ options: { houseRules: { numbers } }, players: [{ infamy: 20, stash: 'skull' }, {}, {}] });
    t.do(0, play('skull', 0));
    expect([t.infamy[0], t.markers[0]]).toEqual([0, 2]);
    const houseRules = {
      items: { 'sovereign-sword': { infamy: 24 }, 'dragons-egg': { infamy: 24 }, skeletomicon: { infamy: 12 } },
    };
    const sixty = inspect({
      triggered: 1,
      options: { houseRules },
      players: [{ rows: ['sword egg skull'] }, EMPTY, { rows: [] }],
    });
    // Markers are gone with the fines by the end: 50 gold, of which 25 were there.
    expect([sixty.infamy[0], sixty.gold[0]]).toEqual([10, 0]);
    expect(sixty.heard()).toContainEqual({
      kind: 'infamy',
      seat: 0,
      change: 60,
      infamy: 10,
      markers: 2,
      cause: 'count',
    });
  });

  test('AA-EX-37 Dafana may pay with the gold of an Egg just given to her', () => {
    const t = table({
      players: [{ rows: ['egg egg ?', ...ROWS], stash: 'egg' }, { wizard: 'dafana', gold: 4, infamy: 1 }, {}],
    });
    t.do(0, play('egg', 2), choose(1));
    expect([t.asked, t.gold[1], t.infamy[1]]).toEqual(['dafana 1', 19, 3]);
    t.do(1, PAY);
    expect([t.gold[1], t.infamy[1]]).toEqual([16, 1]);
  });

  test('a match set up twice from one seed is the same match', () => {
    expect(match(4, {}, 'x').position).toEqual(match(4, {}, 'x').position);
    expect(match(4, {}, 'x').position).not.toEqual(match(4, {}, 'y').position);
  });
});
