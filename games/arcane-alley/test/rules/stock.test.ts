import { describe, expect, test } from 'vitest';
import { countItems } from '../../src/rules/position/check-position.js';
import { bribe, inspect, match, reveal } from '../table.js';

describe('Stock', () => {
  test('AA-STOCK-1 all items are shuffled into the deck, wherever they were', () => {
    const t = inspect({ round: 1, players: [{ infamy: 3 }, {}, { stash: 'wand' }], discard: 'coin wand' });
    while (t.asked.startsWith('bribe')) t.do(Number(t.asked.slice(6)), bribe(0));
    expect(t.asked).toBe('reveal 0 1 2');
    expect(t.view(0).deckSize).toBe(124 - 27);
    expect([t.discard, t.aside, t.stash(0), t.stash(2)]).toEqual(['', '', '', '']);
    expect(countItems(t.state)).toEqual(t.state.rules.copies.slice(0, 20));
  });

  test('AA-STOCK-2 nine hidden items each, seen by nobody', () => {
    const t = match(3);
    for (const seat of [0, 1, 2]) expect(t.rows(seat, seat)).toEqual(['? ? ?', '? ? ?', '? ? ?']);
  });

  test('AA-STOCK-3 two are chosen at the same time, secretly and finally, and turned up together', () => {
    const t = match(3);
    expect(t.asked).toBe('reveal 0 1 2');
    expect(t.moves(1)).toHaveLength(36);
    t.do(1, reveal(2, 6));
    expect(t.asked).toBe('reveal 0 2');
    expect(t.moves(1)).toEqual([]);
    expect(t.view(0).players[1]).toMatchObject({ hasChosen: true, chosen: null });
    expect(t.view(1).players[1]).toMatchObject({ hasChosen: true, chosen: [2, 6] });
    expect(t.rows(1)).toEqual(['? ? ?', '? ? ?', '? ? ?']);
    expect(t.heard(0)).toEqual([{ kind: 'reveal-chosen', seat: 1, slots: null }]);
    expect(t.heard(1)).toEqual([{ kind: 'reveal-chosen', seat: 1, slots: [2, 6] }]);
    t.do(2, reveal(0, 1)).do(0, reveal(0, 8));
    const up = (seat: number) =>
      t.view('spectator').players[seat].storehouse.slots.map(({ face }) => (face === 'up' ? 1 : 0));
    expect(up(1)).toEqual([0, 0, 1, 0, 0, 0, 1, 0, 0]);
    expect(up(0)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  test('AA-STOCK-4 then two items each as a private stash, four for Corvus', () => {
    const t = match(3, { wizards: 'explicit', assignment: [null, 'corvus', null] });
    expect(t.view(0).players.map(({ stashSize }) => stashSize)).toEqual([0, 0, 0]);
    for (const seat of [0, 1, 2]) t.do(seat, reveal(0, 1));
    expect(t.view(0).players.map(({ stashSize }) => stashSize)).toEqual([2, 4, 2]);
    expect(t.view(0).players[1].stash).toBe(null);
    expect(t.view(1).players[1].stash).toHaveLength(4);
  });

  test('AA-STOCK-5 the top item starts the discard, and the first player draws', () => {
    const t = match(3, { firstPlayer: 1 });
    for (const seat of [0, 1, 2]) t.do(seat, reveal(0, 1));
    expect(t.view(0).discard).toHaveLength(1);
    expect(t.infamy).toEqual([0, 0, 0]);
    expect(t.asked).toBe('draw 1');
  });

  test('AA-STOCK-6 storehouses in turn order row by row, then stashes, then the discard, all from the top', () => {
    const t = match(2, { firstPlayer: 1 });
    const { players, deck } = t.position;
    const dealt = [...players[1].storehouse.slots, ...players[0].storehouse.slots].map(({ item }) => item);
    const twin = match(2, { firstPlayer: 1 });
    expect(twin.position.players).toEqual(players);
    t.do(0, reveal(0, 1)).do(1, reveal(0, 1));
    const now = t.position;
    expect([...now.players[1].storehouse.slots, ...now.players[0].storehouse.slots].map(({ item }) => item)).toEqual(
      dealt,
    );
    expect([...(now.players[1].stash ?? [])].sort()).toEqual(deck.slice(0, 2).sort());
    expect([...(now.players[0].stash ?? [])].sort()).toEqual(deck.slice(2, 4).sort());
    expect(now.discard).toEqual([deck[4]]);
    expect(now.deck).toEqual(deck.slice(5));
  });
});
