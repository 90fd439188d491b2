import { describe, expect, test } from 'vitest';
import { furtherTable } from '../../further.js';
import {
  ability,
  card,
  decline,
  effect,
  endTurn,
  handCard,
  handCards,
  inventory,
  order,
  technique,
  thisCard,
} from '../../notation.js';
import { junk } from '../../scheduled.js';

const decks = ['skinks', 'macaws', 'squirrels'];

describe('Skinks', () => {
  test('DX-CARD-erratic-assistant and DX-EX-500: cards are exchanged after the hand was filled', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['erratic-assistant', ...junk(5)], discard: ['spyglass', 'cookies', 'acorn'] },
    });
    t.play(technique('erratic-assistant'), decline).asks('ana: end-phase').play(effect('erratic-assistant', 'later'));
    t.asks('ana: hand-cards');
    expect(t.moves()).toEqual([handCards('junk'), handCards('junk', 'junk')]);
    t.play(handCards('junk', 'junk'));
    expect(t.deck('ana')).toHaveLength(3);
    expect(t.discard('ana')).toEqual(['erratic-assistant']);
    expect(t.hand('ana')).toHaveLength(5);
    t.asks('ana: end-phase').play(endTurn).asks('bob: action');
  });

  test('DX-CARD-mint-pastilles and DX-EX-501: without an animalfolk card it throws away itself', () => {
    const t = furtherTable({ decks, ana: { hand: ['mint-pastilles', ...junk(5)] }, marketDeck: [] });
    t.play(technique('mint-pastilles'), decline).asks('ana: hand-card');
    expect(t.moves()).toEqual([thisCard]);
    t.play(thisCard).asks('ana: end-phase');
    expect(t.marketDiscard).toEqual(['mint-pastilles']);
  });

  test('DX-CARD-mint-pastilles the card that was drawn may be thrown away', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['mint-pastilles', ...junk(4)], deck: junk(9) },
      market: ['acorn', 'acorn', 'acorn', 'cookies', 'cookies'],
      marketDeck: ['spyglass', 'empty-chest'],
    });
    t.play(technique('mint-pastilles'));
    expect(t.knownHand('bob', 'ana')).not.toContain('spyglass');
    t.play(decline, handCard('spyglass'));
    expect(t.marketDiscard).toEqual(['spyglass']);
    expect(t.discard('ana')).toEqual(['mint-pastilles']);
  });

  test('DX-CARD-matches draws two and throws one away', () => {
    const t = furtherTable({ decks, ana: { hand: ['matches'], deck: ['spyglass', ...junk(9)] } });
    t.play(technique('matches'));
    expect(t.hand('ana')).toHaveLength(2);
    t.play(decline, handCard('spyglass'), endTurn).asks('bob: action');
    expect(t.marketDiscard).toEqual(['spyglass']);
  });

  test('DX-CARD-pie and DX-EX-505: one card is needed, so that one card is all there is', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['pie', ...junk(5)], deck: ['spyglass'], discard: ['cookies', 'acorn'] },
    });
    t.play(technique('pie'), decline, effect('pie', 'later')).asks('ana: end-phase');
    expect(t.hand('ana')).toContain('spyglass');
    expect(t.knownHand('bob', 'ana')).not.toContain('acorn');
    expect(t.discard('ana')).toEqual(['pie', 'cookies', 'acorn']);
  });

  test('DX-CARD-saxophone and DX-EX-504: two discard as many cards as there are', () => {
    const t = furtherTable({
      decks: ['skinks', 'macaws', 'chameleons'],
      options: { junkWhenEmpty: 'clean-up', junkSupply: 'twenty' },
      ana: { hand: ['saxophone', 'reflection'] },
      bob: { discard: [], deck: junk(20) },
    });
    t.play(technique('saxophone'), decline).asks('ana: end-phase');
    expect(t.discard('ana')).toEqual(['saxophone', 'reflection']);
  });

  test('DX-CARD-saxophone discards two in any order', () => {
    const t = furtherTable({ decks, ana: { hand: ['saxophone', 'spyglass'], deck: ['acorn', ...junk(9)] } });
    t.play(technique('saxophone'), decline, handCards('acorn', 'spyglass'));
    t.asks('ana: order').play(order('acorn')).asks('ana: end-phase');
    expect(t.discard('ana')).toEqual(['saxophone', 'acorn', 'spyglass']);
  });

  test('DX-CARD-smoke-grenade and DX-EX-502: before and after Matches', () => {
    const setup = {
      decks,
      ana: { hand: ['matches', 'smoke-grenade', ...junk(4)], deck: junk(4), discard: ['spyglass'] },
    };
    const t = furtherTable(setup).play(technique('matches'), decline).asks('ana: end-phase');
    expect(t.can(endTurn)).toBe(false);
    t.play(ability('smoke-grenade'), handCard('junk'), effect('matches', 'later'), handCard('spyglass'));
    expect(t.discard('ana')).toEqual(['matches', 'junk']);
    expect(t.can(ability('smoke-grenade'))).toBe(false);
  });

  test('DX-EX-503 the other order: Matches may be exchanged into the hand', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['matches', 'smoke-grenade', ...junk(4)], deck: junk(4), discard: ['spyglass'] },
    });
    t.play(technique('matches'), decline, effect('matches', 'later'), handCard('junk'));
    t.play(ability('smoke-grenade'), handCard('junk'));
    expect(t.hand('ana')).toContain('matches');
  });

  test('DX-PASSIVE-2 and DX-EX-726: a card that came back is not fresh', () => {
    const t = furtherTable({
      decks,
      ana: {
        hand: ['erratic-assistant', 'smoke-grenade', ...junk(4)],
        deck: ['acorn'],
        discard: ['spyglass'],
      },
    });
    t.play(technique('erratic-assistant'), decline).play(ability('smoke-grenade'), handCard('smoke-grenade'));
    expect(t.discard('ana')).toEqual(['smoke-grenade']);
    // All can see that nothing but Erratic Assistant is left to be done.
    t.asks('ana: hand-cards').play(handCards('junk', 'junk')).asks('ana: end-phase');
    expect(t.can(ability('smoke-grenade'))).toBe(false);
  });

  test('DX-SKINK-1 and DX-END-1: none of them is left out, and the phase ends only when its player ends it', () => {
    const t = furtherTable({ decks, ana: { hand: ['matches', 'pie'], deck: junk(20) } });
    t.play(technique('matches'), technique('pie'), decline).asks('ana: end-phase');
    expect(t.can(endTurn)).toBe(false);
    t.play(effect('pie', 'later'), card('junk')).asks('ana: end-phase');
    expect(t.can(endTurn)).toBe(false);
    t.play(effect('matches', 'later'), handCard('junk')).asks('ana: end-phase');
    expect(t.moves()).toEqual([endTurn]);
  });

  test('DX-WINDOW-1 with Smoke Grenade in an open zone there is no end phase', () => {
    const t = furtherTable({ decks, ana: { hand: junk(5), discard: ['smoke-grenade'], deck: junk(3) } });
    t.play(inventory('junk')).asks('bob: action');
    const hidden = furtherTable({ decks, ana: { hand: junk(5), discard: ['spyglass'], deck: junk(3) } });
    hidden.play(inventory('junk')).asks('ana: end-phase');
    expect(hidden.moves()).toEqual([endTurn]);
  });
});
