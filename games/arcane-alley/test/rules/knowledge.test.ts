import { viewersOf } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import { imagined } from '../imagined.js';
import { activate, choose, discard, draw, match, place, play, table, takeStash } from '../table.js';

describe('Who may know what', () => {
  test('AA-INFO-1 what is public is in every view; stashes, peeks and draws are private; the rest is nobody’s', () => {
    const t = table({
      players: [{ stash: 'egg ring', rows: ['lotus!0 ? coin'] }, { stash: 'wand', infamy: 3, wizard: 'byros' }, {}],
      onDeck: 'toad',
    });
    const spectator = t.view('spectator');
    expect(spectator).toMatchObject({
      round: 1,
      tracker: 1,
      starter: 0,
      triggered: null,
      onDeck: ['hypnotic-toad'],
      decision: { kind: 'act', seats: [0] },
    });
    expect(spectator.players.map(({ stash, stashSize }) => [stash, stashSize])).toEqual([
      [null, 2],
      [null, 1],
      [null, 0],
    ]);
    expect(t.view(0).players[0].stash).toEqual(['invisible-ring', 'dragons-egg']);
    expect([t.rows(0, 0), t.rows(0, 1)]).toEqual([['lotus? ? coin'], ['? ? coin']]);
    for (const viewer of viewersOf(3)) {
      const text = JSON.stringify(t.view(viewer));
      expect(text.includes('random')).toBe(text.includes('"firstPlayer":"random"'));
      expect(text).not.toContain('seenBy');
    }
  });

  test('AA-INFO-1 views do not differ where only unknown things do', () => {
    const view = (rows: string, stash: string, deck: string) =>
      JSON.stringify(table({ players: [{ rows: [rows] }, { stash }, { stash: 'coin' }], turn: 2, deck }).view(2));
    expect(view('egg? ring? ball', 'lotus', 'toad wand')).toBe(view('ring? egg? ball', 'toad', 'wand lotus'));
  });

  test('AA-INFO-2 items put on the deck are a public list from the top, each leaving it when drawn', () => {
    const t = table({
      players: [{ rows: ['egg ? ?'], stash: 'wand' }, {}, {}],
      onDeck: 'ring toad',
      discard: 'lotus coin',
    });
    t.do(0, play('wand', 0));
    expect(t.view('spectator').onDeck).toEqual(['dark-lotus', 'invisible-ring', 'hypnotic-toad']);
    t.do(1, draw('deck'));
    expect(t.view('spectator').onDeck).toEqual(['invisible-ring', 'hypnotic-toad']);
    expect(t.heard(2).find(({ kind }) => kind === 'drawn')).toMatchObject({ item: 'dark-lotus' });
  });

  test('AA-INFO-3 who has peeked keeps seeing through slides and a swap, until it is revealed', () => {
    const slid = table({ players: [{ rows: ['ring ring ?', 'lotus!0 ? ?', '? ? ?'], stash: 'ring' }, {}, {}] }).do(
      0,
      play('ring', 2),
    );
    expect([slid.rows(0, 0)[0], slid.rows(0, 1)[0]]).toEqual(['lotus? ? ?', '? ? ?']);
    const covered = table({ players: [{ rows: ['lotus!0 ? ?'], stash: 'egg' }, {}, {}] }).do(0, play('egg', 0));
    expect(covered.discard).toBe('lotus coin');
  });

  test('AA-INFO-4 a stash is known to hold what was seen going in, less what was seen leaving', () => {
    const t = table({ stage: 'draw', players: [{ stash: 'egg ring' }, {}, {}], discard: 'lotus coin' });
    t.do(0, draw('discard'));
    expect([t.knows(1, 0), t.knows('spectator', 0)]).toEqual(['lotus', 'lotus']);
    expect(t.view(1).players[0].knownToAll).toEqual(['dark-lotus']);
    expect(t.copy().do(0, discard('egg')).knows(1, 0)).toBe('lotus');
    expect(t.copy().do(0, discard('lotus')).knows(1, 0)).toBe('');
  });

  test('AA-INFO-4 who has looked through a Chalice knows what was left', () => {
    const t = table({
      players: [{ rows: ['coin ? ?'], stash: 'chalice' }, { stash: 'egg ring ring', known: 'ring' }, { stash: 'coin' }],
    });
    t.do(0, activate('chalice'), choose(1), takeStash('ring'), place(0));
    expect([t.knows(0, 1), t.knows(2, 1), t.knows('spectator', 1)]).toEqual(['ring egg', '', '']);
    t.do(1, draw('deck'));
    expect(t.knows(0, 1)).toBe('ring egg');
    t.do(1, discard('ring'));
    expect(t.knows(0, 1)).toBe('egg');
  });

  test('AA-INFO-5 all of this ends with the next Stock phase', () => {
    const t = table({
      round: 1,
      triggered: 0,
      turn: 2,
      players: [{ rows: ['ring!1 ? ?'] }, { rows: [], stash: 'lotus', known: 'lotus' }, { rows: [], stash: 'wand' }],
      onDeck: 'toad',
    });
    t.do(2, discard('wand'));
    while (!t.asked.startsWith('reveal')) t.do(Number(t.asked.slice(-1)), t.moves()[0]);
    expect([t.onDeck, t.knows(0, 1), t.rows(0, 1)[0]]).toEqual(['', '', '? ? ?']);
  });

  test('AA-INFO-5 what a Chalice has shown is past as well', () => {
    const players = [{ rows: [] }, { rows: [], stash: 'lotus egg' }, { rows: ['coin ring toad'], stash: 'chalice' }];
    const t = table({ round: 1, triggered: 0, turn: 2, players });
    t.do(2, activate('chalice'), takeStash('egg'), place(0));
    expect(t.knows(2, 1)).toBe('lotus');
    while (!t.asked.startsWith('reveal')) t.do(Number(t.asked.slice(-1)), t.moves()[0]);
    expect([t.knows(2, 1), t.position.glimpses]).toEqual(['', []]);
  });

  test('AA-INFO-6 nothing face down has an identity, and no view shows chance', () => {
    const t = match(3);
    const view = t.view(0);
    expect(view.players[1].storehouse.slots).toEqual(Array(9).fill({ face: 'down', item: null, returned: 0 }));
    expect('random' in view || 'deck' in view || 'glimpses' in view).toBe(false);
  });

  test('AA-INFO-7 an item seen by the opponent and taken up counts as seen going in', () => {
    const t = table({ players: [{ rows: ['lotus!1 ? ?', '? ? ?', '? ? ?'], stash: 'egg ring' }, {}] });
    t.do(0, play('egg', 0));
    expect([t.knows(1, 0), t.knows('spectator', 0)]).toEqual(['lotus', '']);
    t.do(0, discard('lotus'));
    expect(t.knows(1, 0)).toBe('');
  });

  test('AA-INFO-7 third players forget an item that a Chalice has taken when it is played, not when it is taken', () => {
    const t = table({ players: [{ rows: ['coin ? ?'], stash: 'chalice' }, { stash: 'lotus', known: 'lotus' }, {}] });
    t.do(0, activate('chalice'));
    expect([t.asked, t.knows(2, 1), t.view(2).players[1].stashSize, t.knows(0, 1)]).toEqual(['slot 0', 'lotus', 0, '']);
    const guess = imagined(t.view(2), ({ stack }) => String(stack[1].item), 20);
    expect([...guess.counts.keys()]).toEqual(['dark-lotus']);
    t.do(0, place(0));
    expect(t.knows(2, 1)).toBe('');
  });
});
