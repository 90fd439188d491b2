import { describe, expect, test } from 'vitest';
import { furtherTable } from '../../further.js';
import { build, card, decline, effect, handCard, inventory, number, slot, technique } from '../../notation.js';
import { junk, waiting } from '../../scheduled.js';

const decks = ['sloths', 'macaws', 'squirrels'];

describe('Sloths', () => {
  test('DX-CARD-steady-achiever draws when the next turn starts, and its plus counts at once', () => {
    const t = furtherTable({ decks, ana: { hand: ['steady-achiever'], deck: junk(9) } });
    t.play(technique('steady-achiever')).asks('ana: bonus-action');
    expect(waiting(t)).toEqual(['steady-achiever']);
    t.play(decline).asks('bob: action').play(inventory()).asks('ana: action');
    expect(t.hand('ana')).toHaveLength(6);
    expect(t.discard('ana')).toEqual(['steady-achiever']);
  });

  test('DX-SCHED-5 and DX-EX-111: of two cards due the first one resolved can be taken by the second', () => {
    const t = furtherTable({ decks, ana: { hand: ['steady-achiever', 'siesta'], deck: junk(20) } });
    t.play(technique('steady-achiever'), technique('siesta'), decline, inventory()).asks('ana: turn-starts');
    expect(t.moves()).toEqual([effect('steady-achiever', 'later'), effect('siesta', 'later')]);
    const other = t.copy();
    t.play(effect('steady-achiever', 'later')).asks('ana: action');
    expect(t.hand('ana')).toContain('steady-achiever');
    other.play(effect('siesta', 'later')).asks('ana: action');
    expect(other.branches()).toContain('siesta: empty-pile');
  });

  test('DX-CARD-shopping-journey and DX-EX-112: market cards come, and the slots stay empty', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['shopping-journey'], deck: ['shopping-journey', ...junk(20)] },
      market: ['spyglass', 'cookies', 'acorn', 'empty-chest', 'ironing'],
    });
    t.play(technique('shopping-journey')).asks('bob: action').play(inventory()).asks('ana: market-card');
    t.play(slot(1)).asks('ana: action');
    expect(t.market).toEqual(['spyglass', null, 'acorn', 'empty-chest', 'ironing']);
    expect(t.knownHand('bob', 'ana')).toContain('cookies');
  });

  test('DX-CARD-housecleaning and DX-EX-113: only physical junk is taken', () => {
    const t = furtherTable({
      decks: ['sloths', 'macaws', 'chameleons'],
      ana: { hand: ['housecleaning'], deck: junk(9), discard: ['junk', 'reflection', 'junk'] },
    });
    t.play(technique('housecleaning')).asks('ana: number');
    expect(t.moves()).toEqual([number(0), number(1), number(2)]);
    t.play(number(2), decline);
    expect(t.discard('ana')).toEqual(['reflection']);
    t.play(inventory()).asks('ana: hand-card');
    expect(t.can(decline)).toBe(true);
    t.play(handCard('junk')).asks('ana: action');
    expect(t.discard('ana')).toEqual(['housecleaning', 'reflection']);
  });

  test('DX-EX-114 with an empty hand nothing is asked, and the card is discarded', () => {
    const t = furtherTable({
      decks,
      options: { junkWhenEmpty: 'clean-up', junkSupply: 'twenty' },
      ana: { hand: ['housecleaning', 'siesta'], deck: [] },
      bob: { hand: [], deck: junk(20) },
    });
    t.play(technique('housecleaning'), technique('siesta'), decline, inventory()).asks('ana: turn-starts');
    const first = t.copy().play(effect('housecleaning', 'later')).asks('ana: action');
    expect(first.hand('ana')).toEqual(['housecleaning']);
    const second = t.copy().play(effect('siesta', 'later'));
    expect(second.branches()).toContain('siesta: empty-pile');
  });

  test('DX-CARD-siesta and DX-PICK-1: takes any card of the discard pile', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['siesta'], deck: junk(9), discard: ['spyglass', 'junk', 'cookies'] },
    });
    t.play(technique('siesta'), decline, inventory()).asks('ana: card').play(card('cookies')).asks('ana: action');
    expect(t.discard('ana')).toEqual(['siesta', 'spyglass', 'junk']);
    expect(t.knownHand('bob', 'ana')).toContain('cookies');
  });

  test('DX-CARD-lunch-break draws now and later', () => {
    const t = furtherTable({ decks, ana: { hand: ['lunch-break', ...junk(4)], deck: junk(20) } });
    t.play(technique('lunch-break'));
    expect(t.hand('ana')).toHaveLength(5);
    t.play(decline, inventory());
    expect(t.hand('ana')).toHaveLength(6);
  });

  test('DX-CARD-ironing and DX-EX-115: every card is worth one more from then on', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['ironing'], deck: ['swift-broker', ...junk(9)], stall: [['junk']] },
    });
    t.play(technique('ironing'), decline).play(inventory()).asks('ana: action');
    expect(t.can(build(['swift-broker']))).toBe(true);
    expect(t.discard('ana')).toEqual(['ironing']);
    t.play(inventory(), inventory()).asks('ana: action');
    expect(t.can(build(['swift-broker']))).toBe(false);
  });

  test('DX-SCHED-1 and DX-EX-116: a copy resolves as what it was played as and is discarded as itself', () => {
    const t = furtherTable({
      decks: ['sloths', 'macaws', 'chameleons'],
      ana: { hand: ['reflection'], deck: junk(9), discard: ['spyglass'] },
      bob: { hand: ['junk'], discard: ['siesta'], deck: junk(9) },
    });
    t.play(technique('reflection', 'siesta'), decline).play(inventory('junk'));
    t.asks('ana: action');
    expect(t.hand('ana')).toContain('spyglass');
    expect(t.discard('ana')).toEqual(['reflection']);
  });

  test('DX-EX-117 the cards of a leaver go to the leaver’s pile without effect', () => {
    const t = furtherTable({
      decks: ['sloths', 'crocodiles', 'macaws', 'squirrels'],
      ana: { hand: ['nasty-threat', 'siesta'], deck: junk(9) },
      bob: { hand: junk(5) },
      cleo: { hand: junk(5) },
    });
    t.play(technique('nasty-threat'), technique('siesta'), decline).asks('bob: action');
    t.game.leave?.(t.state, 0);
    expect(t.discard('ana')).toEqual(['siesta', 'nasty-threat']);
    expect(waiting(t)).toEqual([]);
    t.asks('bob: action');
  });
});
