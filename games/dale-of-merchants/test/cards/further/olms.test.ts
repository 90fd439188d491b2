import { describe, expect, test } from 'vitest';
import { furtherTable } from '../../further.js';
import { ability, buy, card, decline, inventory, order, player, slot, technique } from '../../notation.js';

const decks = ['olms', 'macaws', 'ocelots'];
const three = ['olms', 'macaws', 'ocelots', 'pandas'];
const junk = (count: number): string[] => Array(count).fill('junk');

describe('DX-CARD-blind-examiner', () => {
  const setup = (hand: readonly string[]) =>
    furtherTable({ decks, ana: { hand: [...hand] }, market: ['charm'], marketDiscard: ['charm'] });
  const discarded = (hand: readonly string[]): boolean => setup(hand).can(buy('market-discard', hand));

  test('DX-EX-384 the only one in a payment for the discard pile is not tested itself', () => {
    expect(discarded(['blind-examiner', 'spyglass'])).toBe(true);
    expect(discarded(['spyglass'])).toBe(false);
  });

  test('DX-EX-385 of two both are tested', () => {
    expect(discarded(['blind-examiner', 'blind-examiner', 'spyglass'])).toBe(false);
  });

  test('DX-EX-386 the others are tested against the full sum', () => {
    expect(discarded(['junk', 'blind-examiner', 'spyglass'])).toBe(false);
  });

  test('DX-EX-387 for a card of a slot it is an ordinary card', () => {
    expect(setup(['blind-examiner', 'spyglass']).can(buy(0, ['blind-examiner', 'spyglass']))).toBe(false);
  });

  test('DX-PASSIVE-1 once in the turn the top card of the market deck may be thrown away, for which the last window opens', () => {
    const t = furtherTable({ decks, ana: { hand: ['blind-examiner'] }, marketDeck: ['gamble', 'charm'] });
    t.play(inventory()).asks('ana: last-window').play(ability('blind-examiner'));
    expect(t.marketDiscard).toEqual(['gamble']);
    expect(t.movesOf('ability')).toEqual([]);
  });
});

describe('DX-CARD-softness-shroud', () => {
  const ana = { hand: ['softness-shroud'], discard: ['cookies', 'junk'] };

  test('an animalfolk card of the pile is thrown away for the card in slot 2', () => {
    const t = furtherTable({ decks, ana, market: ['charm', null, 'gamble'] }).play(technique('softness-shroud'));
    expect(t.hand('ana')).toEqual(['gamble']);
    expect(t.marketDiscard).toEqual(['cookies']);
    expect(t.market[2]).toBeNull();
  });

  test('DX-EX-388 with slot 2 empty it is thrown away all the same', () => {
    const t = furtherTable({ decks, ana, market: ['charm'] }).play(technique('softness-shroud'));
    expect(t.hand('ana')).toEqual([]);
    expect(t.marketDiscard).toEqual(['cookies']);
    expect(t.branches()).toEqual(['softness-shroud: empty-slot']);
  });

  test('without an animalfolk card nothing is taken', () => {
    const t = furtherTable({ decks, ana: { ...ana, discard: ['junk'] }, market: [null, null, 'gamble'] });
    expect(t.play(technique('softness-shroud')).hand('ana')).toEqual([]);
  });
});

describe('DX-CARD-medicine-masher', () => {
  test('DX-EX-415 a hand card, then up to two cards of the market; the slots stay empty', () => {
    const market = ['charm', 'gamble', 'cookies', 'spyglass', 'whirligig'];
    const t = furtherTable({ decks, ana: { hand: ['medicine-masher', 'junk'] }, market });
    t.play(technique('medicine-masher')).asks('ana: market-card').play(slot(0), slot(3)).asks('ana: bonus-action');
    expect(t.market).toEqual([null, 'gamble', 'cookies', null, 'whirligig']);
    expect(t.marketDiscard).toEqual(['spyglass', 'charm']);
  });

  test('none or one will do', () => {
    const setup = { decks, ana: { hand: ['medicine-masher'] }, market: ['charm', 'gamble'] };
    const none = furtherTable(setup).play(technique('medicine-masher'), decline).asks('ana: bonus-action');
    expect(none.branches()).toEqual(['medicine-masher: none-thrown-away']);
    const one = furtherTable(setup).play(technique('medicine-masher'), slot(0), decline).asks('ana: bonus-action');
    expect(one.marketDiscard).toEqual(['charm']);
  });
});

describe('DX-CARD-opener-sticks', () => {
  const setup = { decks, ana: { hand: ['opener-sticks'] }, bob: { deck: ['charm', 'junk', 'gamble', 'cookies'] } };

  test('DX-EX-389 one is thrown away for a card of the market, the three go on the pile of the other', () => {
    const t = furtherTable({ ...setup, market: ['spyglass'] })
      .play(technique('opener-sticks'))
      .asks('ana: card');
    t.play(card('gamble')).asks('ana: order').play(order('charm'));
    if (t.question === 'ana: order') t.play(order('junk'));
    expect(t.marketDiscard).toEqual(['gamble']);
    expect(t.discard('bob').slice().sort()).toEqual(['charm', 'junk', 'spyglass']);
    expect(t.market[0]).toBeNull();
  });

  test('DX-EX-390 with an empty market it is not offered', () => {
    const t = furtherTable(setup).play(technique('opener-sticks'));
    if (t.question === 'ana: order') t.play(order('charm'));
    expect(t.discard('bob')).toHaveLength(3);
    expect(t.branches()).toEqual(['opener-sticks: left']);
  });

  test('it may be left; junk comes for missing cards', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['opener-sticks'] },
      bob: { deck: [] },
      rest: 'ana',
      market: ['spyglass'],
    });
    t.play(technique('opener-sticks'), decline).asks('ana: bonus-action');
    expect(t.discard('bob')).toEqual(junk(3));
  });
});

describe('DX-CARD-song-making-stone', () => {
  test('DX-EX-391 DX-KNOW-3 the cards seen stay, or one makes way for a card of the market', () => {
    const setup = {
      decks,
      ana: { hand: ['song-making-stone'] },
      bob: { hand: ['cookies', 'junk'] },
      market: ['spyglass'],
    };
    const t = furtherTable(setup).play(technique('song-making-stone')).asks('ana: card');
    expect(t.moves()).toHaveLength(3);
    t.play(card('junk')).asks('ana: bonus-action');
    expect(t.hand('bob')).toEqual(['cookies', 'spyglass']);
    expect(t.knownHand('ana', 'bob')).toEqual(['cookies', 'spyglass']);
    const left = furtherTable(setup).play(technique('song-making-stone'), decline).asks('ana: bonus-action');
    expect(left.hand('bob')).toEqual(['cookies', 'junk']);
    expect(left.knownHand('ana', 'bob')).toEqual(['cookies', 'junk']);
  });

  test('an empty hand gives nothing; with an empty market nothing is offered', () => {
    const empty = furtherTable({ decks, ana: { hand: ['song-making-stone'] }, market: ['spyglass'] });
    expect(empty.play(technique('song-making-stone')).asks('ana: bonus-action').branches()).toEqual([
      'song-making-stone: empty-hand',
    ]);
    const none = furtherTable({ decks, ana: { hand: ['song-making-stone'] }, bob: { hand: ['cookies', 'junk'] } });
    none.play(technique('song-making-stone')).asks('ana: bonus-action');
    expect(none.hand('bob')).toEqual(['cookies', 'junk']);
  });
});

describe('DX-CARD-cave-banquett', () => {
  test('DX-DEAL-1 every deck gets a card of choice on top, known to all', () => {
    const t = furtherTable({
      decks: three,
      ana: { hand: ['cave-banquett'] },
      cleo: {},
      market: ['charm', 'gamble', 'cookies', 'spyglass'],
    });
    t.play(technique('cave-banquett')).asks('ana: market-card').play(slot(0), slot(1)).play(slot(3));
    expect(t.deck('bob')[0]).toBe('charm');
    expect(t.deck('cleo')[0]).toBe('gamble');
    expect(t.deck('ana')[0]).toBe('spyglass');
    expect(t.knownDeck('cleo', 'bob')[0]).toBe('charm');
    expect(t.market.slice(0, 4)).toEqual([null, null, 'cookies', null]);
  });

  test('DX-EX-392 with fewer cards than players it is chosen first who gets one', () => {
    const t = furtherTable({
      decks: [...three, 'squirrels'],
      ana: { hand: ['cave-banquett'] },
      cleo: {},
      dan: {},
      market: ['charm', 'gamble', 'cookies'],
    });
    t.play(technique('cave-banquett')).asks('ana: player').play(player('ana'), player('cleo'), player('dan'));
    t.asks('ana: market-card').play(slot(2), slot(1)).asks('ana: bonus-action');
    expect([t.deck('cleo')[0], t.deck('dan')[0], t.deck('ana')[0]]).toEqual(['cookies', 'gamble', 'charm']);
  });

  test('an empty market gives nothing', () => {
    const t = furtherTable({ decks, ana: { hand: ['cave-banquett'] } }).play(technique('cave-banquett'));
    expect(t.asks('ana: bonus-action').branches()).toEqual(['cave-banquett: empty-market']);
  });
});
