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
  place,
  placeDoll,
  play,
  remove,
  sell,
  slide,
  swapFor,
  table,
  takeLamp,
} from './table.js';

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
