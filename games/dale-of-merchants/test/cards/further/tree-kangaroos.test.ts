import { describe, expect, test } from 'vitest';
import { furtherTable } from '../../further.js';
import {
  ability,
  card,
  decline,
  endTurn,
  handCard,
  handCards,
  inventory,
  number,
  order,
  technique,
} from '../../notation.js';
import { junk } from '../../scheduled.js';
import { type Name, seatOf, type Table } from '../../table.js';

const decks = ['tree-kangaroos', 'macaws', 'squirrels'];

const stored = (t: Table, viewer: Name, owner: Name, by: string): (string | null)[] =>
  (t.view(viewer).extras?.piles[seatOf(owner)][by] ?? []).map((each) => each.card);

describe('Tree-kangaroos', () => {
  test('DX-CARD-clever-guardian, DX-STORE-1 and DX-EX-349: a stored card comes back to a filled hand', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['clever-guardian', 'spyglass', ...junk(4)], deck: ['cookies', ...junk(9)] },
    });
    t.play(technique('clever-guardian')).asks('ana: hand-card').play(handCard('spyglass'));
    expect(stored(t, 'ana', 'ana', 'clever-guardian')).toEqual(['spyglass']);
    expect(stored(t, 'bob', 'ana', 'clever-guardian')).toEqual([null]);
    t.play(decline, endTurn, inventory(), endTurn).asks('ana: action');
    expect(t.hand('ana')).toHaveLength(7);
    expect(t.hand('ana')).toContain('spyglass');
    expect(t.knownHand('bob', 'ana')).not.toContain('spyglass');
  });

  test('DX-CARD-barricade and DX-EX-350: one or two junk cards, the topmost', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['barricade', ...junk(4)], discard: ['junk', 'spyglass', 'junk', 'junk'], deck: junk(9) },
    });
    t.play(inventory()).asks('ana: end-phase').play(ability('barricade')).asks('ana: number');
    expect(t.moves()).toEqual([number(1), number(2)]);
    t.play(number(2)).asks('ana: end-phase');
    expect(t.discard('ana')).toEqual(['spyglass', 'junk']);
    expect(t.can(ability('barricade'))).toBe(false);
  });

  test('DX-CARD-wheelbarrow and DX-EX-351: thrown away, or stored unseen', () => {
    const setup = { decks, ana: { hand: ['wheelbarrow'], deck: ['spyglass', 'junk'] } };
    const t = furtherTable(setup).play(technique('wheelbarrow')).asks('ana: throw-or-store');
    const thrown = t.copy().play({ kind: 'throw-away' });
    expect(thrown.marketDiscard).toEqual(['spyglass']);
    t.play({ kind: 'store' });
    expect(stored(t, 'ana', 'ana', 'wheelbarrow')).toEqual(['spyglass']);
    expect(stored(t, 'bob', 'ana', 'wheelbarrow')).toEqual([null]);
  });

  test('DX-CARD-vigilance and DX-EX-353: an empty deck is formed before it is searched', () => {
    const t = furtherTable({ decks, ana: { hand: ['vigilance'], discard: ['spyglass', 'cookies', 'acorn'] } });
    t.play(technique('vigilance')).asks('ana: deck-card').play(card('acorn')).asks('ana: bonus-action');
    expect(t.deck('ana')).toHaveLength(2);
    expect(t.discard('ana')).toEqual(['vigilance']);
    expect(stored(t, 'bob', 'ana', 'vigilance')).toEqual([null]);
  });

  test('DX-CARD-supply-depot and DX-EX-352: who knew a card knows it where it is stored', () => {
    const t = furtherTable({
      decks: ['tree-kangaroos', 'macaws', 'raccoons'],
      ana: { hand: ['rotten-food', 'spyglass'], deck: junk(9) },
      bob: { hand: ['supply-depot', ...junk(4)], deck: ['cookies', 'junk'] },
    });
    t.play(technique('rotten-food'), decline, endTurn).asks('bob: action').play(technique('supply-depot'));
    expect(stored(t, 'ana', 'bob', 'supply-depot')).toContain('spyglass');
    expect(stored(t, 'bob', 'bob', 'supply-depot')).toEqual(['spyglass', 'cookies']);
  });

  test('DX-CARD-tactical-measurement draws two and lays two hand cards on the deck', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['tactical-measurement', ...junk(4)], deck: ['spyglass', 'acorn', 'junk'] },
    });
    t.play(inventory(), ability('tactical-measurement')).asks('ana: hand-cards');
    t.play(handCards('tactical-measurement', 'spyglass')).asks('ana: order');
    t.play(order('tactical-measurement')).asks('ana: end-phase');
    expect(t.deck('ana').slice(0, 2)).toEqual(['spyglass', 'tactical-measurement']);
    expect(t.knownDeck('bob', 'ana').slice(0, 2)).toEqual([null, null]);
    expect(t.can(ability('tactical-measurement'))).toBe(false);
  });

  test('DX-EX-354 with nothing to draw the one hand card goes on the deck', () => {
    const t = furtherTable({
      decks,
      options: { junkSupply: 'twenty' },
      ana: { hand: ['tactical-measurement'] },
      bob: { deck: junk(20) },
    });
    t.play(inventory(), ability('tactical-measurement')).asks('ana: end-phase');
    expect(t.deck('ana')).toEqual(['tactical-measurement']);
  });

  test('DX-LEAVE-1 and DX-EX-406: stored cards go to the leaver’s pile', () => {
    const t = furtherTable({
      decks: ['tree-kangaroos', 'macaws', 'squirrels', 'ocelots'],
      ana: { hand: ['clever-guardian', 'spyglass'], deck: junk(9) },
      bob: { hand: junk(5) },
      cleo: { hand: junk(5) },
    });
    t.play(technique('clever-guardian'), decline, endTurn).asks('bob: action');
    t.game.leave?.(t.state, 0);
    expect(t.discard('ana')).toEqual(['spyglass', 'clever-guardian']);
  });
});
