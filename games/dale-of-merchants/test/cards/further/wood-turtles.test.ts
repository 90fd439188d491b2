import { describe, expect, test } from 'vitest';
import type { Move } from '../../../src/rules/index.js';
import { furtherTable } from '../../further.js';
import { buy, card, decline, effect, endTurn, goOn, inventory, technique } from '../../notation.js';
import { junk, scheduled, waiting } from '../../scheduled.js';

const decks = ['wood-turtles', 'macaws', 'ocelots'];
const finish = (id: string): Move => effect(id, 'finish');

describe('Wood Turtles', () => {
  test('DX-CARD-impulsive-visionary and DX-FINISH-1: finished before the bonus action of the play itself', () => {
    const t = furtherTable({ decks, ana: { hand: ['impulsive-visionary', 'junk'], deck: ['spyglass'] } });
    t.play(technique('impulsive-visionary')).asks('ana: bonus-action').play(finish('impulsive-visionary'));
    t.play(...(t.question === 'ana: spend' ? [t.moves()[0] ?? decline] : [])).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['spyglass']);
    expect(t.discard('ana')).toEqual(['impulsive-visionary', 'junk']);
  });

  test('DX-CARD-collectors-desire and DX-EX-400: in window (b) of the same turn', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['collectors-desire', 'cookies', 'junk'], deck: junk(9) },
      market: ['spyglass', null, null, null, 'charm'],
    });
    t.play(technique('collectors-desire')).asks('ana: last-window').play(finish('collectors-desire'));
    if (t.question === 'ana: spend') t.play({ kind: 'spend', pay: ['cookies'], coins: 0, amount: 2 });
    expect(t.hand('ana')).toContain('charm');
    expect(t.discard('ana')).toEqual(['collectors-desire', 'cookies']);
  });

  test('DX-WINDOW-2 and DX-EX-401: without a hand card and coins the window does not open', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['junk'], deck: junk(9) },
      turn: scheduled(2, { seat: 0, card: 'impulsive-visionary' }),
    });
    t.play(inventory('junk')).asks('bob: action');
    expect(waiting(t)).toEqual(['impulsive-visionary']);
  });

  test('DX-CARD-groundbreaking-idea and DX-EX-402: the card spent goes on the deck, known to all', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['charm'], deck: junk(3) },
      turn: scheduled(2, { seat: 0, card: 'groundbreaking-idea' }),
    });
    t.play(finish('groundbreaking-idea'));
    if (t.question === 'ana: spend') t.play({ kind: 'spend', pay: ['charm'], coins: 0, amount: 2 });
    expect(t.knownDeck('bob', 'ana')[0]).toBe('charm');
    expect(t.discard('ana')).toEqual(['groundbreaking-idea']);
  });

  test('DX-CARD-groundbreaking-idea throws away a card of the pile at once', () => {
    const t = furtherTable({ decks, ana: { hand: ['groundbreaking-idea'], discard: ['spyglass', 'junk'] } });
    t.play(technique('groundbreaking-idea')).asks('ana: card').play(card('spyglass')).asks('ana: bonus-action');
    expect(t.marketDiscard).toEqual(['spyglass']);
    expect(waiting(t)).toEqual(['groundbreaking-idea']);
  });

  test('DX-CARD-inspiration draws two when it is finished', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['cookies'], deck: junk(5) },
      turn: scheduled(2, { seat: 0, card: 'inspiration' }),
    });
    t.play(finish('inspiration'));
    if (t.question === 'ana: spend') t.play({ kind: 'spend', pay: ['cookies'], coins: 0, amount: 2 });
    expect(t.hand('ana')).toEqual(['junk', 'junk']);
  });

  test('DX-CARD-insight and DX-EX-403: discarded cards may be shuffled and come again', () => {
    const t = furtherTable({ decks, ana: { hand: ['insight'], deck: ['charm'], discard: ['cookies'] } });
    t.play(technique('insight')).asks('ana: go-on').play(goOn).asks('ana: go-on').play(goOn);
    t.asks('ana: bonus-action');
    expect(t.deck('ana')).toEqual([]);
    expect(t.discard('ana').toSorted()).toEqual(['charm', 'cookies']);
    expect(waiting(t)).toEqual(['insight']);
  });

  test('DX-EX-408 with nothing there one junk comes', () => {
    const t = furtherTable({ decks, ana: { hand: ['insight'] } });
    t.play(technique('insight'), decline).asks('ana: bonus-action');
    expect(t.discard('ana')).toEqual(['junk']);
  });

  test('DX-CARD-perfect-move and DX-EX-404: cards count one more from then on, those that pay do not', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['shattered-relic', 'cookies', 'junk'], deck: junk(9) },
      market: ['shattered-relic'],
      turn: scheduled(2, { seat: 0, card: 'perfect-move' }),
    });
    t.play(finish('perfect-move'));
    if (t.question === 'ana: spend') t.play({ kind: 'spend', pay: ['shattered-relic'], coins: 0, amount: 3 });
    expect(t.can(buy(0, ['cookies']))).toBe(true);
    t.play(buy(0, ['cookies'])).asks('bob: action');
    expect(t.json.turnBonus).toBe(0);
    expect(endTurn.kind).toBe('end-turn');
  });

  test('DX-EX-405 a copy is scheduled as what it was played as', () => {
    const t = furtherTable({
      decks: ['wood-turtles', 'macaws', 'chameleons'],
      ana: { hand: ['reflection', 'junk'], deck: junk(3) },
      bob: { discard: ['inspiration'] },
    });
    t.play(technique('reflection', 'inspiration'));
    expect(t.json.extras?.scheduled).toEqual([{ seat: 0, card: 'reflection', as: 'inspiration', count: 0, since: 1 }]);
  });
});
