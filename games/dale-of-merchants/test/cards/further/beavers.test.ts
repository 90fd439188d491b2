import { describe, expect, test } from 'vitest';
import { furtherTable } from '../../further.js';
import { beginBuild, build, buy, card, decline, effect, goOn, inventory, slot, technique } from '../../notation.js';
import { junk, scheduled, waiting } from '../../scheduled.js';

const decks = ['beavers', 'macaws', 'ocelots'];

describe('Beavers', () => {
  test('DX-CARD-master-builder and DX-EX-510: what was paid may be taken back', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['spyglass'], deck: junk(9) },
      market: ['charm'],
      turn: scheduled(2, { seat: 0, card: 'master-builder' }),
    });
    t.play(buy(0, ['spyglass']));
    expect(t.hand('ana')).toContain('spyglass');
    expect(t.hand('ana')).toContain('charm');
    expect(t.discard('ana')).toEqual(['master-builder']);
  });

  test('DX-CARD-wind-of-change, DX-SEQ-1 and DX-EX-511: of several cards due their owner says which comes first', () => {
    const t = furtherTable({
      decks: ['beavers', 'pandas', 'ocelots'],
      ana: { hand: ['prepaid-good'], deck: junk(9) },
      market: ['charm'],
      turn: scheduled(2, { seat: 0, card: 'wind-of-change' }, { seat: 0, card: 'master-builder' }),
    });
    t.play(technique('prepaid-good')).asks('ana: effects-in-line').play(effect('wind-of-change', 'gained'));
    t.asks('ana: card').play(card('prepaid-good'));
    expect(t.hand('ana')).toContain('wind-of-change');
    expect(t.discard('ana')).toEqual(['master-builder']);
  });

  test('DX-CARD-snack and DX-EX-512: what is taken is taken for a stack that can be built', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['swift-broker'], deck: junk(9), stall: [['junk'], ['junk']] },
      market: ['cookies', 'charm', 'bold-haggler'],
      turn: scheduled(2, { seat: 0, card: 'snack' }),
    });
    expect(t.can(build(['swift-broker']))).toBe(false);
    t.play(beginBuild).asks('bob: action');
    expect(t.stall('ana')[2]?.toSorted()).toEqual(['cookies', 'swift-broker']);
    expect(t.discard('ana')).toEqual(['snack']);
  });

  test('DX-CARD-overtime and DX-EX-513: from the discard pile into the stack', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['junk'], deck: junk(9), discard: ['spyglass', 'junk'], stall: Array(3).fill(['junk']) },
      turn: scheduled(2, { seat: 0, card: 'overtime' }),
    });
    t.play(beginBuild).asks('bob: action');
    expect(t.stall('ana')[3]).toEqual(['spyglass']);
    expect(t.discard('ana')).toEqual(['overtime', 'junk']);
  });

  test('DX-BEAVER-4 without any completion there is no stall action', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['junk'], deck: junk(9), discard: ['junk'], stall: Array(3).fill(['junk']) },
      turn: scheduled(2, { seat: 0, card: 'overtime' }),
    });
    expect(t.can(beginBuild)).toBe(false);
    expect(t.movesOf('build')).toEqual([]);
  });

  test('DX-BEAVER-5 and DX-EX-514: a card of Charm’s is settled before Overtime takes one', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['charm'], deck: junk(9), discard: ['cookies'], stall: Array(3).fill(['junk']) },
      marketDeck: ['spyglass'],
      turn: scheduled(2, { seat: 0, card: 'overtime' }),
    });
    t.play(technique('charm')).asks('ana: bonus-action');
    expect(t.stall('ana')[3]).toEqual(['spyglass']);
    expect(t.hand('ana')).toEqual(['cookies']);
    expect(t.discard('ana')).toEqual(['charm', 'overtime']);
  });

  test('DX-CARD-order-in-chaos, DX-BEAVER-6 and DX-EX-515: it interrupts a draw, then the draw goes on', () => {
    const t = furtherTable({
      decks,
      ana: { hand: [], deck: ['gamble'], discard: ['spyglass', 'cookies', 'charm', 'junk', 'junk', 'junk'] },
      turn: scheduled(2, { seat: 0, card: 'order-in-chaos' }),
    });
    t.play(inventory()).asks('ana: card');
    expect(t.hand('ana')).toEqual(['gamble']);
    t.play(card('spyglass'), card('cookies'), card('charm')).asks('bob: action');
    expect(t.hand('ana')).toEqual(expect.arrayContaining(['gamble', 'spyglass', 'cookies', 'charm']));
    // The Cookies drawn raise the hand size by one.
    expect(t.hand('ana')).toHaveLength(6);
    expect(t.deck('ana')).toHaveLength(2);
  });

  test('DX-EX-516 in another player’s effect its owner chooses', () => {
    const t = furtherTable({
      decks: ['beavers', 'macaws', 'raccoons'],
      rest: 'ana',
      ana: { hand: ['sabotage'] },
      bob: { hand: junk(5), discard: ['spyglass', 'cookies', 'junk', 'junk', 'junk'] },
      turn: scheduled(2, { seat: 1, card: 'order-in-chaos' }),
    });
    t.play(technique('sabotage')).asks('bob: card').play(card('spyglass'), card('cookies'), card('junk'));
    expect(t.question?.startsWith('ana')).toBe(true);
    expect(t.deck('bob')).toHaveLength(1);
    expect(t.discard('bob')).toContain('order-in-chaos');
    expect(t.game.toJSON(t.game.fromJSON(t.json))).toEqual(t.json);
  });

  test('DX-CARD-practice and DX-EX-517: the technique may be taken back', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['favourite-toy'], discard: ['gamble'], deck: junk(9) },
      turn: scheduled(2, { seat: 0, card: 'practice' }),
    });
    t.play(technique('favourite-toy')).asks('ana: go-on');
    const left = t.copy().play(decline).asks('ana: bonus-action');
    expect(left.discard('ana')).toEqual(['practice', 'favourite-toy']);
    t.play(goOn).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['favourite-toy', 'gamble']);
    expect(t.discard('ana')).toEqual(['practice']);
  });

  test('DX-SCHED-3 and DX-EX-518: a technique that goes elsewhere is no event', () => {
    const t = furtherTable({
      decks: ['beavers', 'macaws', 'chameleons'],
      ana: { hand: ['gift-voucher'], deck: junk(9) },
      market: ['cookies'],
      turn: scheduled(2, { seat: 0, card: 'practice' }),
    });
    t.play(technique('gift-voucher')).asks('ana: bonus-action');
    expect(waiting(t)).toEqual(['practice']);
  });

  test('DX-BEAVER-2, DX-BEAVER-3 and DX-EX-519: a gain in another player’s turn', () => {
    const t = furtherTable({
      decks: ['beavers', 'foxes', 'macaws', 'ocelots'],
      ana: { hand: ['tasters'], deck: junk(9) },
      bob: { discard: ['gamble', 'junk'] },
      cleo: {},
      market: ['cookies', 'charm', 'spyglass'],
      turn: scheduled(3, { seat: 1, card: 'master-builder' }),
    });
    t.play(technique('tasters'), slot(0), slot(1)).asks('bob: card').play(card('gamble')).asks('ana: bonus-action');
    expect(t.hand('bob')).toEqual(['cookies', 'gamble']);
  });

  test('DX-EX-706 an unchosen Time Capsule stays in the pile', () => {
    const t = furtherTable({
      decks: ['beavers', 'crocodiles', 'glass-frogs'],
      rest: 'ana',
      ana: { hand: ['little-villain'] },
      bob: { deck: ['time-capsule'], discard: ['yoyo', 'gyroscope', 'gyroscope', 'junk'] },
      turn: scheduled(2, { seat: 1, card: 'order-in-chaos' }),
    });
    t.play(technique('little-villain')).asks('bob: card').play(card('yoyo'), card('gyroscope'), card('junk'));
    t.asks('bob: card').play(card('order-in-chaos')).asks('ana: bonus-action');
    expect(t.discard('bob')).toContain('time-capsule');
  });
});
