import { describe, expect, test } from 'vitest';
import { furtherTable } from '../../further.js';
import { ability, buy, card, decline, goOn, handCard, inventory, order, slot, technique } from '../../notation.js';
import { junk } from '../../scheduled.js';

const decks = ['glass-frogs', 'macaws', 'raccoons'];

describe('Glass Frogs', () => {
  test('DX-CARD-bouncy-researcher discards and draws up to two times', () => {
    const t = furtherTable({ decks, ana: { hand: ['bouncy-researcher', 'spyglass'], deck: ['cookies', 'junk'] } });
    t.play(technique('bouncy-researcher')).asks('ana: hand-card').play(handCard('spyglass'));
    t.asks('ana: hand-card').play(handCard('cookies')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['junk']);
    expect(t.discard('ana')).toEqual(['bouncy-researcher', 'cookies', 'spyglass']);
  });

  test('DX-EX-569 declining the first time ends it', () => {
    const t = furtherTable({ decks, ana: { hand: ['bouncy-researcher', 'spyglass'] } });
    t.play(technique('bouncy-researcher'), decline).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['spyglass']);
  });

  test('DX-CARD-gyroscope and DX-EX-565: the card just placed may be thrown away', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['gyroscope'] },
      market: ['cookies', 'spyglass', null, null, null],
      marketDeck: ['sabotage', 'nuisance', 'yoyo'],
    });
    t.play(technique('gyroscope')).asks('ana: market-card');
    expect(t.view('bob').aside.map((each) => each.card)).toEqual([null]);
    t.play(slot(0)).asks('ana: market-card');
    expect(t.market.slice(0, 2)).toEqual(['sabotage', 'spyglass']);
    t.play(slot(0)).asks('ana: bonus-action');
    expect(t.market.slice(0, 2)).toEqual(['nuisance', 'spyglass']);
    expect(t.marketDiscard).toEqual(['sabotage', 'cookies']);
  });

  test('DX-CARD-time-capsule and DX-EX-560: after the purchase a card of the pile is thrown away', () => {
    const t = furtherTable({ decks, ana: { hand: ['time-capsule', 'junk'] }, market: ['stethoscope'] });
    t.play(buy(0, ['time-capsule', 'junk']))
      .asks('ana: order')
      .play(order('junk'))
      .asks('ana: card');
    expect(t.hand('ana')).toEqual(['stethoscope']);
    t.play(card('junk'));
    expect(t.discard('ana')).toEqual(['time-capsule']);
  });

  test('DX-EX-561 in another’s turn its owner throws away itself when it is alone', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['nuisance', 'junk'] },
      bob: { hand: ['time-capsule'] },
    });
    t.play(technique('nuisance'), { kind: 'players', players: [1] }).asks('ana: bonus-action');
    expect(t.marketDiscard).toEqual(['time-capsule']);
  });

  test('DX-EX-562 a card shuffled away in the same effect does not fire', () => {
    const t = furtherTable({ decks, ana: { hand: ['swift-broker', 'time-capsule'] } });
    t.play(technique('swift-broker')).asks('ana: bonus-action');
    expect(t.marketDiscard).toEqual([]);
  });

  test('DX-EX-563 a copy paid as Time Capsule rests as itself', () => {
    const t = furtherTable({
      decks: ['glass-frogs', 'macaws', 'chameleons'],
      ana: { hand: ['reflection'], deck: junk(9) },
      bob: { discard: ['time-capsule'] },
      market: ['gyroscope'],
    });
    t.play(buy(0, ['reflection']));
    expect(t.discard('ana')).not.toContain('time-capsule');
    expect(t.marketDiscard).toEqual([]);
  });

  test('DX-EX-564 the first of two may throw away the second, which then does not fire', () => {
    const t = furtherTable({ decks, ana: { hand: ['time-capsule', 'time-capsule', 'junk'], deck: junk(9) } });
    t.play(inventory('time-capsule', 'time-capsule', 'junk'))
      .asks('ana: order')
      .play(order('junk'));
    t.asks('ana: card').play(card('time-capsule'));
    // It is back in the market, which was filled meanwhile.
    expect(t.market).toContain('time-capsule');
    expect(t.question?.startsWith('ana: card')).toBe(false);
    const other = furtherTable({ decks, ana: { hand: ['time-capsule', 'time-capsule', 'junk'], deck: junk(9) } });
    other.play(inventory('time-capsule', 'time-capsule', 'junk'), order('junk'), card('junk'));
    expect(other.market).toContain('time-capsule');
  });

  test('DX-CARD-stethoscope and DX-EX-566: two cards are found, and the second comes first', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['stethoscope'], deck: ['spyglass'], discard: ['cookies', 'sabotage', 'junk', 'junk'] },
    });
    t.play(technique('stethoscope')).asks('ana: deck-card').play(card('sabotage'), card('spyglass'));
    t.asks('ana: bonus-action');
    expect(t.deck('ana').slice(0, 2)).toEqual(['spyglass', 'sabotage']);
    expect(t.deck('ana')).toHaveLength(5);
    expect(t.knownDeck('ana', 'ana').slice(0, 2)).toEqual(['spyglass', 'sabotage']);
    expect(t.knownDeck('bob', 'ana').slice(0, 2)).toEqual([null, null]);
  });

  test('DX-CARD-yoyo and DX-EX-567: a junk hit twice counts three', () => {
    const t = furtherTable({ decks, ana: { hand: ['yoyo', 'junk'] }, market: ['time-capsule'] });
    t.play(technique('yoyo'));
    expect(t.movesOf('buy')).toHaveLength(1);
    expect(t.knownHand('bob', 'ana')).toEqual(['junk']);
  });

  test('DX-CARD-magicians-touch exchanges the two top cards', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['magicians-touch'], deck: ['spyglass', 'junk'], discard: ['sabotage'] },
    });
    t.play(ability('magicians-touch')).asks('ana: go-on');
    const kept = t.copy().play(decline).asks('ana: action');
    expect(kept.knownDeck('ana', 'ana')[0]).toBe('spyglass');
    expect(kept.knownDeck('bob', 'ana')[0]).toBe(null);
    t.play(goOn).asks('ana: action');
    expect(t.deck('ana')[0]).toBe('sabotage');
    expect(t.discard('ana')).toEqual(['spyglass']);
  });

  test('DX-EX-568 a deck that is formed for it leaves nothing to exchange', () => {
    const t = furtherTable({ decks, ana: { hand: ['magicians-touch'], discard: ['sabotage', 'junk', 'junk'] } });
    t.play(ability('magicians-touch')).asks('ana: action');
    expect(t.deck('ana')).toHaveLength(3);
  });
});
