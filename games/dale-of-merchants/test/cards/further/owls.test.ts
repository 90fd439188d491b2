import { describe, expect, test } from 'vitest';
import { furtherTable } from '../../further.js';
import {
  ability,
  build,
  buy,
  card,
  decline,
  effect,
  endTurn,
  handCard,
  handCards,
  inventory,
  order,
  slot,
  technique,
} from '../../notation.js';
import { junk } from '../../scheduled.js';
import type { Table } from '../../table.js';

const decks = ['owls', 'macaws', 'ocelots'];
const react = (id: string) => effect(id, 'react');

/** Passes whatever is asked until then. */
function passUntil(t: Table, question: string): void {
  while (t.question !== question) t.play(t.can(endTurn) ? endTurn : decline);
}

describe('Owls', () => {
  test('DX-CARD-wise-spy, DX-SEARCH-2, DX-ORDER-1 and DX-EX-146: three cards are seen across the reshuffle and put back', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['wise-spy', 'junk'], deck: ['spyglass'], discard: ['cookies', 'charm', 'gamble', 'junk'] },
    });
    t.play(ability('wise-spy')).asks('ana: order');
    const [first, second] = t.movesOf('order');
    t.play(first ?? order('spyglass')).asks('ana: order');
    t.play(t.movesOf('order')[0] ?? second ?? order('junk'));
    expect(t.deck('ana')).toHaveLength(5);
    expect(t.knownDeck('ana', 'ana').slice(0, 3)).not.toContain(null);
    expect(t.knownDeck('bob', 'ana')).toEqual([null, null, null, null, null]);
    t.asks('ana: reaction').play(decline).asks('ana: action');
  });

  test('DX-CARD-ancient-knowledge, DX-OWL-3 and DX-EX-147: each copy in hand at that time once', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['swift-broker'], deck: junk(9) },
      bob: {
        hand: ['ancient-knowledge', 'ancient-knowledge'],
        deck: ['ancient-knowledge', 'junk', 'junk', 'junk', 'junk'],
      },
    });
    t.play(technique('swift-broker')).asks('bob: reaction').play(react('ancient-knowledge')).asks('bob: reaction');
    expect(t.discard('bob')).toEqual(['ancient-knowledge']);
    t.play(react('ancient-knowledge')).asks('bob: reaction');
    expect(t.moves()).toEqual([decline]);
    t.play(decline).asks('ana: bonus-action');
    expect(t.hand('bob')).toHaveLength(4);
  });

  test('DX-OWL-2 and DX-WINDOW-1: everybody is asked who could have it, and nobody when all copies lie open', () => {
    const t = furtherTable({ decks, ana: { hand: ['swift-broker'], deck: junk(9) }, bob: { hand: ['junk'] } });
    t.play(technique('swift-broker')).asks('bob: reaction');
    expect(t.moves()).toEqual([decline]);
    const open = furtherTable({
      decks,
      ana: { hand: ['swift-broker'], deck: junk(9) },
      bob: { hand: ['junk'], discard: Array(3).fill('ancient-knowledge') },
    });
    open.play(technique('swift-broker')).asks('ana: bonus-action');
    const empty = furtherTable({ decks, ana: { hand: ['swift-broker'], deck: junk(9) }, bob: {} });
    empty.play(technique('swift-broker')).asks('ana: bonus-action');
  });

  test('DX-EX-154 a copy cannot react', () => {
    const t = furtherTable({
      decks: ['owls', 'macaws', 'chameleons'],
      ana: { hand: ['swift-broker'], deck: junk(9), discard: ['ancient-knowledge'] },
      bob: { hand: ['reflection'] },
    });
    t.play(technique('swift-broker')).asks('bob: reaction');
    expect(t.moves()).toEqual([decline]);
  });

  test('DX-CARD-quality-inspection and DX-EX-149: it fires when the hand is full, before the market is filled', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['spyglass', ...junk(3)], deck: ['quality-inspection', 'junk', 'junk'] },
      bob: { hand: [] },
      market: [null, null, null, null, null],
      marketDeck: ['charm'],
    });
    t.play(inventory());
    if (t.question === 'ana: last-window') t.play(endTurn);
    t.asks('ana: hand-card');
    expect(t.market).toEqual([null, null, null, null, null]);
    t.play(handCard('spyglass'));
    expect(t.hand('ana')).toHaveLength(5);
    expect(t.market[0]).toBe('charm');
    expect(t.knownHand('bob', 'ana')).toContain('quality-inspection');
  });

  test('DX-EX-150 in another’s turn, and alone it throws away itself', () => {
    const t = furtherTable({
      decks: ['owls', 'foxes', 'macaws'],
      ana: { hand: ['tasters'], deck: junk(9) },
      bob: { hand: [], deck: junk(9) },
      market: ['quality-inspection', 'cookies', null, null, null],
    });
    t.play(technique('tasters'), slot(0)).asks('bob: reaction');
    expect(t.marketDiscard).toEqual(['quality-inspection']);
    expect(t.hand('bob')).toHaveLength(1);
    t.play(decline).asks('ana: bonus-action');
  });

  test('DX-CARD-binoculars and DX-EX-151: two cards are searched for after a purchase', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['junk', 'spyglass'], deck: junk(9) },
      bob: { hand: ['binoculars'], deck: ['cookies'], discard: ['gamble', 'charm', 'junk', 'junk', 'junk'] },
      market: ['cookies'],
      rest: 'ana',
    });
    t.play(buy(0, ['spyglass']))
      .asks('bob: reaction')
      .play(react('binoculars'))
      .asks('bob: deck-card');
    t.play(card('gamble'), card('cookies'));
    expect(t.hand('bob')).toEqual(['cookies', 'gamble']);
    expect(t.discard('bob')).toEqual(['binoculars']);
    expect(t.knownHand('ana', 'bob')).not.toContain('gamble');
  });

  test('DX-CARD-balancing and DX-EX-152: asked after a shuffle, once in a turn', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['junk'], deck: junk(9) },
      bob: { hand: ['swift-broker', 'balancing', ...junk(3)], deck: [], discard: junk(9) },
    });
    t.play(inventory());
    passUntil(t, 'bob: action');
    t.play(technique('swift-broker'));
    expect(t.question?.startsWith('bob')).toBe(true);
  });

  test('DX-CARD-balancing exchanges two cards', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['wise-spy', 'balancing', 'junk', 'junk'], deck: [], discard: junk(4) },
      bob: {},
    });
    t.play(ability('wise-spy'));
    while (t.question === 'ana: order') t.play(t.movesOf('order')[0] ?? order('junk'));
    t.asks('ana: reaction').play(react('balancing')).asks('ana: hand-cards').play(handCards('balancing', 'junk'));
    if (t.question === 'ana: order') t.play(order('junk'));
    t.asks('ana: action');
    expect(t.hand('ana')).toHaveLength(4);
    expect(t.discard('ana').toSorted()).toEqual(['balancing', 'junk']);
  });

  test('DX-CARD-extra-remarks, DX-OWL-1 and DX-EX-153: after Charm’s stack, and after Ancient Knowledge', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['charm'], deck: junk(9), stall: [['junk'], ['junk'], ['junk']] },
      bob: { hand: ['extra-remarks'], discard: ['gamble', 'cookies'], deck: junk(5) },
      marketDeck: ['spyglass'],
      rest: 'ana',
    });
    t.play(technique('charm')).asks('bob: reaction').play(decline).asks('bob: reaction');
    t.play(react('extra-remarks')).asks('bob: card').play(card('cookies'));
    expect(t.hand('bob')).toEqual(['cookies', 'gamble']);
    expect(t.discard('bob')).toEqual(['extra-remarks']);
    t.asks('ana: bonus-action');
  });

  test('DX-EX-153 with the eighth stack the game is over', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['gamble', 'charm'], stall: Array(7).fill(['junk']) },
      bob: { hand: ['extra-remarks'], discard: ['cookies'] },
    });
    expect(t.can(build(['gamble']))).toBe(false);
  });

  test('DX-EX-148 a later part is no technique action', () => {
    const t = furtherTable({
      decks: ['owls', 'sloths', 'macaws'],
      ana: { hand: ['siesta'], deck: junk(20), discard: ['spyglass'] },
      bob: { hand: ['junk'], deck: junk(9) },
    });
    t.play(technique('siesta')).asks('bob: reaction').play(decline, decline);
    passUntil(t, 'bob: action');
    t.play(inventory());
    passUntil(t, 'ana: action');
    expect(t.hand('ana')).toContain('spyglass');
  });
});
