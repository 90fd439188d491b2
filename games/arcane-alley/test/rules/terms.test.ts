import { describe, expect, test } from 'vitest';
import { ITEMS, SHAPES, WIZARD_IDS } from '../../src/rules/index.js';
import { activate, draw, match, place, play, reveal, table, takeDiscard } from '../table.js';

const linesOf = (rows: number, columns: number) =>
  SHAPES.find((shape) => shape.rows === rows && shape.columns === columns)?.lines.length;

describe('Terms', () => {
  test('AA-TERM-1 the discard is ordered and open to all, and so is what is set aside', () => {
    const t = table({
      players: [{ stash: 'watch ring', rows: ['? ? ?', '? ? ?', 'egg ? ?'] }, {}, {}],
      discard: 'coin wand lotus',
    });
    expect(t.view('spectator').discard).toEqual(['three-headed-coin', 'older-wand', 'dark-lotus']);
    t.do(0, activate('watch'), takeDiscard(1), place(6));
    expect(t.view('spectator').discard).toEqual(['dragons-egg', 'dark-lotus']);
    expect(t.view('spectator').aside).toEqual(['wizards-watch']);
  });

  test('AA-TERM-2 a hidden item is known to nobody, a revealed one to all', () => {
    const t = table({ players: [{ rows: ['egg lotus? ?', '? ? ?', '? ? ?'], stash: 'ring' }, {}, {}] });
    for (const viewer of [0, 1, 'spectator'] as const) expect(t.rows(0, viewer)[0]).toBe('egg ? ?');
  });

  test('AA-TERM-3 stacks are rows and columns of three, and the diagonals of a full square', () => {
    expect([linesOf(3, 3), linesOf(2, 3), linesOf(1, 3), linesOf(3, 2), linesOf(3, 1), linesOf(0, 0)]).toEqual([
      8, 2, 1, 2, 1, 0,
    ]);
    const hidden = table({ players: [{ rows: ['egg egg? ?', '? ? ?', '? ? ?'], stash: 'egg' }, {}, {}] });
    expect(hidden.do(0, play('egg', 2)).asked).toBe('draw 1');
    expect(hidden.aside).toBe('');
  });

  test('AA-TERM-4 turn order starts with the token and goes clockwise', () => {
    const t = match(3, { firstPlayer: 2 });
    for (const seat of [0, 1, 2]) t.do(seat, reveal(0, 1));
    expect(t.asked).toBe('draw 2');
    t.do(2, draw('discard'));
    t.do(2, t.moves(2).filter(({ kind }) => kind === 'discard')[0]);
    expect(t.asked).toBe('draw 0');
  });

  test('AA-TERM-5 every slot can be replaced but one with a revealed Doll', () => {
    const t = table({ players: [{ rows: ['doll doll? egg', '? ? ?', '? ? ?'], stash: 'ring' }, {}, {}] });
    expect(t.can(0, play('ring', 0))).toBe(false);
    expect(t.can(0, play('ring', 1))).toBe(true);
    expect(t.can(0, play('ring', 2))).toBe(true);
  });

  test('AA-TERM-6 nothing can be traded: an act plays, discards or activates', () => {
    const t = table({ players: [{ stash: 'ring lamp wand' }, { stash: 'egg' }, {}] });
    expect(new Set(t.moves().map(({ kind }) => kind))).toEqual(new Set(['play', 'discard', 'activate']));
  });
});

describe('Setup', () => {
  test('AA-SETUP-1 124 items with two to four players, 139 with five or six', () => {
    expect([2, 3, 4, 5, 6].map((seats) => match(seats).state.rules.pack.length)).toEqual([124, 124, 124, 139, 139]);
    expect(ITEMS.map(({ copies }) => copies)).toEqual([
      4, 6, 6, 9, 13, 10, 11, 10, 9, 10, 8, 9, 5, 5, 3, 2, 1, 1, 1, 1,
    ]);
    expect(ITEMS.map(({ extra }) => extra)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0]);
    expect(() => match(1)).toThrow('seats');
    expect(() => match(7)).toThrow('seats');
  });

  test('AA-SETUP-2 everybody starts with 25 gold and no infamy, in round 1 of 3', () => {
    const t = match(4);
    expect(t.gold).toEqual([25, 25, 25, 25]);
    expect(t.infamy).toEqual([0, 0, 0, 0]);
    expect(t.view(0)).toMatchObject({ round: 1, rounds: 3 });
  });

  test('AA-SETUP-3 wizards: off, random, chosen in turn order, or assigned', () => {
    const wizards = (options: object) =>
      match(3, options)
        .view(0)
        .players.map(({ wizard }) => wizard);
    expect(wizards({})).toEqual([null, null, null]);
    const random = wizards({ wizards: 'random' });
    expect(new Set(random).size).toBe(3);
    expect(random).not.toContain(null);
    expect(wizards({ wizards: 'explicit', assignment: ['ninx', null, 'byros'] })).toEqual(['ninx', null, 'byros']);
    expect(() => match(3, { wizards: 'explicit' })).toThrow('assignment');
    expect(() => match(3, { wizards: 'explicit', assignment: ['ninx', null, 'ninx'] })).toThrow('another wizard');
    expect(() => match(3, { wizards: 'explicit', assignment: ['ninx'] })).toThrow('assignment');
    expect(() => match(3, { assignment: ['ninx', null, null] })).toThrow('wizards are "off" and not "explicit"');

    const choosing = match(3, { wizards: 'choose', firstPlayer: 1 });
    expect(choosing.asked).toBe('choose-wizard 1');
    expect(choosing.moves()).toHaveLength(6);
    choosing.do(1, { kind: 'choose-wizard', wizard: 'corvus' });
    expect(choosing.asked).toBe('choose-wizard 2');
    expect(choosing.moves()).toHaveLength(5);
    choosing.do(2, { kind: 'choose-wizard', wizard: 'dafana' }).do(0, { kind: 'choose-wizard', wizard: 'ninx' });
    expect(choosing.view(0).players.map(({ wizard }) => wizard)).toEqual(['ninx', 'corvus', 'dafana']);
    expect(choosing.asked).toBe('reveal 0 1 2');
  });

  test('AA-SETUP-3 the sixth of six players takes the wizard that is left', () => {
    const t = match(6, { wizards: 'choose', firstPlayer: 0 });
    for (const [seat, wizard] of WIZARD_IDS.slice(0, 5).entries()) t.do(seat, { kind: 'choose-wizard', wizard });
    expect(t.asked).toBe('reveal 0 1 2 3 4 5');
    expect(t.view(0).players[5].wizard).toBe('byros');
  });

  test('AA-SETUP-4 chance names the first player, unless an option does', () => {
    const starters = Array.from({ length: 40 }, (_, i) => match(3, {}, `seed ${i}`).view(0).starter);
    expect(new Set(starters)).toEqual(new Set([0, 1, 2]));
    expect(match(3, { firstPlayer: 2 }).view(0).starter).toBe(2);
  });
});

describe('House rules', () => {
  const HOUSE = { numbers: { skeletomiconInfamy: 7 }, items: { 'dark-lotus': { setGold: 11, copies: 9 } } };

  test('numbers and item values can be typed in, and the position carries them', () => {
    const t = table({
      players: [{ rows: ['lotus lotus ?', '? ? ?', '? ? ?'], stash: 'skull lotus' }, {}, {}],
      options: { houseRules: HOUSE },
    });
    expect(t.state.rules.pack.length).toBe(128);
    expect(t.copy().do(0, play('skull', 2)).infamy[0]).toBe(7);
    expect(t.copy().do(0, play('lotus', 2)).gold[0]).toBe(25 - 5 + 11);
    expect(t.position.options.houseRules).toEqual(HOUSE);
  });

  test('what cannot be is refused with a reason', () => {
    const refused = (houseRules: unknown) => () => match(3, { houseRules });
    expect(refused({ numbers: { noSuchNumber: 1 } })).toThrow('noSuchNumber');
    expect(refused({ numbers: { maxTurns: 0 } })).toThrow('maxTurns');
    expect(refused({ items: { 'mystical-lamp': { setGold: 3 } } })).toThrow('never makes a set');
    const none = Object.fromEntries(ITEMS.map(({ id }) => [id, { copies: 1 }]));
    expect(refused({ items: none })).toThrow('at least 36 items');
  });
});
