import { describe, expect, test } from 'vitest';
import { activate, discard, draw, play, table } from '../table.js';

describe('Sell', () => {
  test('AA-SELL-1 a turn is a draw and an act, and neither can be skipped', () => {
    const t = table({ stage: 'draw', players: [{ stash: 'ring' }, {}, {}] });
    expect(t.moves()).toEqual([draw('deck'), draw('discard')]);
    t.do(0, draw('discard'));
    expect(t.asked).toBe('act 0');
    t.do(0, discard('ring'));
    expect(t.asked).toBe('draw 1');
  });

  test('AA-SELL-2 the deck is drawn unseen, the discard before all', () => {
    const t = table({ stage: 'draw', players: [{ stash: 'ring' }, {}, {}], deck: 'egg', discard: 'lotus coin' });
    const deck = t.copy().do(0, draw('deck'));
    expect(deck.stash(0)).toBe('ring egg');
    expect(deck.heard(1)).toEqual([{ kind: 'drawn', seat: 0, from: 'deck', item: null }]);
    expect(deck.heard(0)).toEqual([{ kind: 'drawn', seat: 0, from: 'deck', item: 'dragons-egg' }]);
    const open = t.copy().do(0, draw('discard'));
    expect([open.stash(0), open.discard]).toEqual(['ring lotus', 'coin']);
    expect(open.heard(1)).toEqual([{ kind: 'drawn', seat: 0, from: 'discard', item: 'dark-lotus' }]);
  });

  test('AA-SELL-3 the discard but its top becomes the deck when an item is needed, not earlier', () => {
    const t = table({
      stage: 'draw',
      wholeDeck: true,
      players: [{ stash: 'ring' }, {}, {}],
      deck: 'egg',
      discard: 'lotus coin wand',
    });
    t.do(0, draw('deck'));
    expect([t.deck, t.discard]).toEqual(['', 'lotus coin wand']);
    t.do(0, discard('ring')).do(1, draw('deck'));
    expect(t.discard).toBe('ring');
    expect(t.kinds).toContain('deck-reshuffled');
    expect(t.view(0).deckSize).toBe(2);
    expect(`${t.deck} ${t.stash(1)}`.split(' ').sort()).toEqual(['coin', 'lotus', 'wand']);
  });

  test('AA-SELL-3 without a deck, one discarded item is drawn unasked; with none the draw is skipped', () => {
    const last = table({ wholeDeck: true, players: [{ stash: 'ring' }, { stash: 'wand' }, {}], discard: '' });
    last.do(0, discard('ring'));
    expect(last.asked).toBe('act 1');
    expect(last.stash(1)).toBe('ring wand');
    const none = table({ wholeDeck: true, players: [{ stash: 'lockbox' }, { stash: 'wand' }, {}], discard: '' });
    none.do(0, activate('lockbox'));
    expect([none.asked, none.stash(1)]).toEqual(['act 1', 'wand']);
  });

  test('AA-SELL-3 with nothing to draw and no stash a turn is only its end, and the check is made', () => {
    const t = table({
      wholeDeck: true,
      players: [{ stash: 'lockbox' }, { rows: [] }, { stash: 'wand' }],
      discard: '',
    });
    t.do(0, activate('lockbox'));
    expect(t.asked).toBe('act 2');
    expect(t.view(0).triggered).toBe(1);
  });

  test('AA-SELL-4 one item is played, discarded or activated, the one just drawn too; equal items are one choice', () => {
    const t = table({ stage: 'draw', players: [{ stash: 'ring ring' }, {}, {}], discard: 'lamp coin' });
    t.do(0, draw('discard'));
    expect(t.moves()).toHaveLength(9 + 1 + 9 + 1 + 1);
    expect(t.can(0, activate('lamp'))).toBe(true);
    expect(t.can(0, discard('ring'))).toBe(true);
    expect(t.can(0, play('lamp', 8))).toBe(true);
    expect(() => t.do(0, play('egg', 0))).toThrow('cannot');
  });

  test('AA-SELL-5 without a replaceable slot only discarding is left, or a special item that needs no play', () => {
    const moves = (rows: string[]) => table({ players: [{ rows, stash: 'ring lamp lockbox' }, {}, {}] }).moves();
    const only = [discard('ring'), discard('lockbox'), activate('lockbox'), discard('lamp')];
    expect(moves([])).toEqual(only);
    expect(moves(['doll doll doll'])).toEqual(only);
  });

  test('AA-SELL-6 with three or more players the round ends by itself after twenty turns each', () => {
    const t = table({ turn: 2, tracker: 20, players: [{}, {}, { stash: 'ring' }], round: 3 });
    t.do(2, discard('ring'));
    expect(t.kinds).toContain('inspection-started');
    expect(t.heard().find(({ kind }) => kind === 'inspection-started')).toMatchObject({ triggered: null });
    expect(t.heard().some((event) => event.kind === 'infamy' && event.cause === 'penalty')).toBe(false);

    const earlier = table({ turn: 2, tracker: 19, players: [{}, {}, { stash: 'ring' }] });
    expect(earlier.do(2, discard('ring')).asked).toBe('draw 0');
    const notAll = table({ turn: 1, tracker: 20, players: [{}, { stash: 'ring' }, {}] });
    expect(notAll.do(1, discard('ring')).asked).toBe('draw 2');

    const trigger = table({ turn: 2, tracker: 20, players: [{}, {}, { stash: 'ring', rows: ['egg egg ball'] }] });
    trigger.do(2, discard('ring'));
    expect(trigger.asked).toBe('draw 0');
    expect(trigger.view(0).triggered).toBe(2);
  });

  test('AA-SELL-6 the number of turns is a house rule', () => {
    const options = { houseRules: { numbers: { maxTurns: 4 } } };
    const t = table({ turn: 2, tracker: 4, round: 3, options, players: [{}, {}, { stash: 'ring' }] });
    expect(t.do(2, discard('ring')).kinds).toContain('inspection-started');
  });
});
