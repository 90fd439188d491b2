import { describe, expect, test } from 'vitest';
import { discard, draw, inspect, match, place, placeDoll, play, table } from '../table.js';

describe('Two players', () => {
  test('AA-2P-1 the tracker starts at 1 and advances at the end of the second player’s turn, after the check', () => {
    const t = table({ stage: 'draw', starter: 1, turn: 1, players: [{ stash: 'wand' }, { stash: 'coin' }] });
    t.do(1, draw('deck'), discard('coin'));
    expect(t.view(0).tracker).toBe(1);
    t.do(0, draw('deck'), discard('wand'));
    expect(t.view(0).tracker).toBe(2);
    const early = table({ turn: 1, tracker: 14, players: [{}, { rows: ['egg coin wand'], stash: 'coin' }] });
    early.do(1, discard('coin'));
    expect(early.view(0)).toMatchObject({ tracker: 15, triggered: null });
  });

  test('AA-2P-2 nobody triggers before the tracker is at 15', () => {
    const end = (tracker: number) =>
      table({ tracker, players: [{ rows: ['egg coin wand'], stash: 'coin' }, {}] })
        .do(0, discard('coin'))
        .view(0).triggered;
    expect([end(1), end(14), end(15), end(20)]).toEqual([null, null, 0, 0]);
    const empty = table({ tracker: 3, players: [{ rows: [], stash: 'coin egg' }, {}] });
    expect(empty.moves()).toEqual([discard('coin'), discard('egg')]);
  });

  test('AA-2P-3 after turn 20 the inspection starts by itself, unless somebody triggers on it', () => {
    const second = (rows: string[]) =>
      table({ round: 3, turn: 1, tracker: 20, players: [{}, { rows, stash: 'coin' }] }).do(1, discard('coin'));
    const quiet = second(['egg coin ?']);
    expect([quiet.asked, quiet.view(0).triggered]).toEqual(['over', null]);
    expect(quiet.heard().some((event) => event.kind === 'infamy' && event.cause === 'penalty')).toBe(false);
    const trigger = second(['egg coin wand']);
    expect([trigger.asked, trigger.view(0).triggered]).toEqual(['draw 0', 1]);
    const first = table({ round: 3, tracker: 20, players: [{ stash: 'coin' }, {}] }).do(0, discard('coin'));
    expect(first.asked).toBe('draw 1');
    expect(second(['egg coin ?']).kinds).toContain('inspection-started');
  });

  test('AA-2P-4 a replaced hidden item goes into the stash, and one stash item is discarded', () => {
    const t = table({ players: [{ rows: ['egg? coin ?', '? ? ?', '? ? ?'], stash: 'lotus sword' }, {}] });
    t.do(0, play('sword', 0));
    expect([t.asked, t.stash(0), t.discard]).toEqual(['two-player-discard 0', 'egg lotus', 'coin']);
    expect(t.heard(1).filter(({ kind }) => kind === 'taken-up')).toEqual([{ kind: 'taken-up', seat: 0, item: null }]);
    expect(t.heard(0).filter(({ kind }) => kind === 'taken-up')).toEqual([
      { kind: 'taken-up', seat: 0, item: 'dragons-egg' },
    ]);
    t.do(0, discard('lotus'));
    expect([t.asked, t.stash(0), t.discard]).toEqual(['draw 1', 'egg', 'lotus coin']);
    const open = table({ players: [{ rows: ['egg coin ?', '? ? ?', '? ? ?'], stash: 'lotus sword' }, {}] });
    expect(open.do(0, play('sword', 0)).discard).toBe('egg coin');
  });

  test('AA-2P-4 a hidden Boomerang returns at once, and what it replaces goes to the stash before the choice', () => {
    const t = table({ players: [{ rows: ['boomerang? egg? ?', '? ? ?', '? ? ?'], stash: 'lotus sword' }, {}] });
    t.do(0, play('sword', 0));
    expect([t.asked, t.stash(0)]).toEqual(['slot 0', 'lotus']);
    t.do(0, place(1));
    expect([t.asked, t.stash(0), t.rows(0)[0]]).toEqual(['two-player-discard 0', 'egg lotus', 'sword boomerang ?']);
  });

  test('AA-2P-5 two players use the base deck', () => {
    expect(match(2).state.rules.pack).toHaveLength(124);
  });

  test('AA-2P-6 any item may be discarded then, the one taken up too; a Ring works, a Boomerang stays discarded', () => {
    const taken = (hidden: string) =>
      table({
        players: [{ infamy: 5, rows: [`${hidden}? coin ?`, '? ? ?', '? ? ?'], stash: 'boomerang sword' }, {}],
      }).do(0, play('sword', 0));
    expect(taken('egg').view(0).players[0].stash).toEqual(['magic-boomerang', 'dragons-egg']);
    const ring = taken('ring').do(0, discard('ring'));
    expect([ring.infamy[0], ring.stash(0)]).toEqual([3, 'boomerang']);
    const boomerang = taken('egg').do(0, discard('boomerang'));
    expect([boomerang.asked, boomerang.discard]).toEqual(['draw 1', 'boomerang coin']);
    const alone = table({ players: [{ infamy: 5, rows: ['ring? coin ?', '? ? ?', '? ? ?'], stash: 'sword' }, {}] });
    alone.do(0, play('sword', 0));
    expect([alone.asked, alone.discard, alone.infamy[0]]).toEqual(['draw 1', 'ring coin', 3]);
  });

  test('AA-2P-6 a Boomerang that replaces a revealed item ends without such a choice', () => {
    const t = table({ players: [{ rows: ['boomerang? egg ?', '? ? ?', '? ? ?'], stash: 'lotus sword' }, {}] });
    t.do(0, play('sword', 0), place(1));
    expect([t.asked, t.discard, t.stash(0)]).toEqual(['draw 1', 'egg coin', 'lotus']);
  });

  test('AA-2P-7 what the opponent’s Doll covers goes to the discard', () => {
    const t = table({
      players: [
        { rows: ['doll doll coin', '? ? ?', '? ? ?'], stash: 'doll' },
        { rows: ['egg? ? ?', '? ? ?', '? ? ?'] },
      ],
    });
    t.do(0, play('doll', 2), placeDoll(1, 0));
    expect([t.asked, t.discard, t.stash(1)]).toEqual(['draw 1', 'coin egg coin', '']);
  });

  test('AA-2P-8 a hidden Boomerang without a slot goes to the stash, unseen', () => {
    const t = table({ players: [{ rows: ['egg egg boomerang?'], stash: 'egg lotus' }, {}] });
    t.do(0, play('egg', 2));
    expect([t.asked, t.stash(0)]).toEqual(['two-player-discard 0', 'boomerang lotus']);
    expect(t.heard(1).filter(({ kind }) => kind === 'replaced-turned-up')).toEqual([
      { kind: 'replaced-turned-up', seat: 0, item: null },
    ]);
    t.do(0, discard('boomerang'));
    expect(t.discard).toBe('boomerang coin');
  });

  test('AA-2P-8 the tracker reaches 21 only after a trigger on turn 20', () => {
    const tracker = (rows: string[]) =>
      table({ round: 3, turn: 1, tracker: 20, players: [{ rows: [] }, { rows, stash: 'coin' }] })
        .do(1, discard('coin'))
        .view(0).tracker;
    expect([tracker(['egg coin wand']), tracker(['egg coin ?'])]).toEqual([21, 20]);
    expect(inspect({ tracker: 20, players: [{}, {}] }).view(0).tracker).toBe(21);
  });
});
