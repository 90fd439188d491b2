import { describe, expect, test } from 'vitest';
import { furtherTable } from '../../further.js';
import { ability, card, decline, endTurn, inventory, player, players, side, slot, technique } from '../../notation.js';
import { junk } from '../../scheduled.js';

const decks = ['foxes', 'macaws', 'ocelots'];
const four = ['foxes', 'macaws', 'ocelots', 'squirrels'];

describe('Foxes', () => {
  test('DX-CARD-cunning-neighbour shows a hand to its user alone', () => {
    const t = furtherTable({
      decks: four,
      ana: { hand: ['cunning-neighbour'] },
      bob: { hand: ['spyglass', 'junk'], deck: ['gamble', 'charm'] },
      cleo: { hand: ['charm'] },
    });
    t.play(ability('cunning-neighbour')).asks('ana: player').play(player('bob')).asks('ana: action');
    expect(t.knownHand('ana', 'bob')).toEqual(['junk', 'spyglass']);
    expect(t.knownHand('cleo', 'bob')).toEqual([]);
    expect(t.knownHand('bob', 'ana')).toEqual(['cunning-neighbour']);
    expect(t.can(ability('cunning-neighbour'))).toBe(false);
  });

  test('DX-CARD-cunning-neighbour and DX-TARGET-1: cannot be used when all other hands are empty', () => {
    const t = furtherTable({ decks, ana: { hand: ['cunning-neighbour'] }, bob: { hand: [] } });
    expect(t.can(ability('cunning-neighbour'))).toBe(false);
  });

  test('DX-EX-130 the new hand is unknown again', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['cunning-neighbour', ...junk(4)], deck: junk(9) },
      bob: { hand: ['swift-broker', 'spyglass'], deck: junk(9) },
    });
    t.play(ability('cunning-neighbour'), inventory(), endTurn).asks('bob: action').play(technique('swift-broker'));
    expect(t.knownHand('ana', 'bob')).toEqual([]);
  });

  test('DX-CARD-cheer and DX-EX-132: top cards go on the decks, for all to see', () => {
    const t = furtherTable({ decks, ana: { hand: ['cheer'] }, bob: { discard: ['gamble', 'junk'], deck: ['charm'] } });
    t.play(technique('cheer')).asks('ana: bonus-action');
    expect(t.deck('bob')[0]).toBe('gamble');
    expect(t.knownDeck('ana', 'bob')[0]).toBe('gamble');
    expect(t.discard('ana')).toEqual(['cheer']);
    expect(t.discard('bob')).toEqual(['junk']);
  });

  test('DX-CARD-raffle and DX-EX-133: everybody takes from the neighbour on one side', () => {
    const t = furtherTable({
      decks: four,
      ana: { hand: ['raffle', 'junk'] },
      bob: { hand: ['spyglass'], deck: ['gamble', 'charm'] },
      cleo: { hand: [] },
    });
    t.play(technique('raffle')).asks('ana: side').play(side('left')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['spyglass']);
    expect(t.hand('bob')).toEqual([]);
    expect(t.hand('cleo')).toEqual(['junk']);
    expect(t.knownHand('bob', 'ana')).toEqual(['spyglass']);
    expect(t.knownHand('cleo', 'ana')).toEqual([]);
  });

  test('DX-EX-134 two players are not asked for a side', () => {
    const t = furtherTable({ decks, ana: { hand: ['raffle', ...junk(4)] }, bob: { hand: [] } });
    t.play(technique('raffle')).asks('ana: bonus-action');
    expect(t.hand('ana')).toHaveLength(3);
    expect(t.hand('bob')).toEqual(['junk']);
  });

  test('DX-CARD-charity and DX-EX-135: players without a hand are left out', () => {
    const t = furtherTable({
      decks: four,
      ana: { hand: ['charity', 'spyglass'] },
      bob: { hand: [] },
      cleo: { hand: ['charm'] },
    });
    t.play(technique('charity')).asks('ana: card-for-player').play(card('spyglass')).asks('ana: bonus-action');
    expect(t.hand('cleo')).toEqual(['spyglass']);
    expect(t.hand('ana')).toEqual(['charm']);
    expect(t.knownHand('cleo', 'ana')).toEqual(['charm']);
    expect(t.knownHand('bob', 'cleo')).toEqual([]);
  });

  test('DX-CARD-charity with one hand the card returns, with none nothing happens', () => {
    const t = furtherTable({ decks, ana: { hand: ['charity', 'spyglass'] }, bob: { hand: [] } });
    t.play(technique('charity')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['spyglass']);
    const none = furtherTable({ decks, ana: { hand: ['charity'] }, bob: { hand: [] } }).play(technique('charity'));
    expect(none.branches()).toContain('charity: no-hands');
  });

  test('DX-CARD-tasters gives everybody a market card', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['tasters'] },
      market: ['spyglass', 'cookies', 'charm', null, null],
    });
    t.play(technique('tasters')).asks('ana: market-card').play(slot(0)).asks('ana: market-card').play(slot(1));
    expect(t.hand('bob')).toEqual(['spyglass']);
    expect(t.hand('ana')).toEqual(['cookies']);
    expect(t.market).toEqual([null, null, 'charm', null, null]);
  });

  test('DX-EX-136 with fewer cards than players the receivers are chosen first', () => {
    const t = furtherTable({
      decks: [...four, 'pandas'],
      ana: { hand: ['tasters'] },
      bob: {},
      cleo: {},
      dan: {},
      market: ['spyglass', 'cookies', 'charm', null, null],
    });
    t.play(technique('tasters'))
      .asks('ana: players')
      .play(players('bob', 'cleo', 'dan'))
      .asks('ana: market-card');
    t.play(slot(2), slot(1)).asks('ana: bonus-action');
    expect([t.hand('bob'), t.hand('cleo'), t.hand('dan')]).toEqual([['charm'], ['cookies'], ['spyglass']]);
  });

  test('DX-CARD-sharing-is-caring and DX-EX-137: the other player does not learn what left the deck', () => {
    const t = furtherTable({ decks, ana: { hand: ['sharing-is-caring'], deck: ['junk'] }, bob: { deck: ['gamble'] } });
    t.play(technique('sharing-is-caring')).asks('ana: card-for-player').play(card('junk')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['gamble']);
    expect(t.knownHand('bob', 'ana')).toEqual([]);
    expect(t.knownHand('ana', 'bob')).toEqual(['junk']);
  });

  test('DX-EX-131 after a secret take it is unknown which of the seen cards are left', () => {
    const t = furtherTable({
      decks: ['foxes', 'macaws', 'ocelots', 'raccoons'],
      ana: { hand: ['cunning-neighbour', 'dirty-exchange'] },
      bob: { hand: ['spyglass', 'cookies', 'charm'] },
      cleo: { hand: ['raffle', 'junk'] },
    });
    t.play(ability('cunning-neighbour'), player('bob'));
    expect(t.knownHand('ana', 'bob')).toHaveLength(3);
    t.play(inventory(), endTurn, inventory(), endTurn).asks('cleo: action');
    t.play(technique('raffle'), side('right'), decline);
    expect(t.knownHand('ana', 'bob').length).toBeLessThan(3);
  });
});
