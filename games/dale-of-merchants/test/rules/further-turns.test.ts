import { describe, expect, test } from 'vitest';
import { furtherTable } from '../further.js';
import { ability, card, decline, endTurn, handCard, inventory, slot, technique } from '../notation.js';
import { junk } from '../scheduled.js';

describe('Turns with further decks', () => {
  test('DX-TURN-1 stored cards are back before scheduled ones resolve', () => {
    const t = furtherTable({
      decks: ['tree-kangaroos', 'sloths', 'macaws'],
      ana: { hand: ['clever-guardian', 'siesta', 'spyglass'], deck: junk(20), discard: ['cookies'] },
    });
    t.play(technique('clever-guardian'), handCard('spyglass'), technique('siesta'), decline, endTurn);
    t.play(inventory(), endTurn).asks('ana: card');
    expect(t.hand('ana')).toContain('spyglass');
    t.play(card('cookies')).asks('ana: action');
  });

  test('DX-TURN-2 the market is refilled after a later part, if it is after techniques', () => {
    const t = furtherTable({
      decks: ['sloths', 'macaws', 'squirrels'],
      options: { marketRefill: 'after-techniques' },
      ana: { hand: ['shopping-journey'], deck: junk(20) },
      market: ['spyglass', 'cookies', 'acorn', 'empty-chest', 'ironing'],
      marketDeck: ['spyglass'],
    });
    t.play(technique('shopping-journey'), inventory(), slot(0)).asks('ana: action');
    expect(t.market).toEqual(['cookies', 'acorn', 'empty-chest', 'ironing', 'spyglass']);
  });

  test('DX-PASSIVE-6 after fifty uses no ability is offered', () => {
    const extras = { counters: [{}, {}], piles: [{}, {}], scheduled: [], due: [], used: [] };
    const table = (uses: number) =>
      furtherTable({
        decks: ['foxes', 'macaws', 'ocelots'],
        ana: { hand: ['cunning-neighbour'] },
        bob: { hand: ['junk'] },
        turn: { extras: { ...extras, uses } },
      });
    expect(table(49).can(ability('cunning-neighbour'))).toBe(true);
    expect(table(50).can(ability('cunning-neighbour'))).toBe(false);
  });
});
