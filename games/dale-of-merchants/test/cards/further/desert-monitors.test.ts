import { describe, expect, test } from 'vitest';
import { furtherTable } from '../../further.js';
import {
  ability,
  beginBuild,
  build,
  card,
  decline,
  effect,
  endTurn,
  handCard,
  inventory,
  marked,
  order,
  technique,
} from '../../notation.js';
import { junk, scheduled } from '../../scheduled.js';
import type { PlayerSetup, Table } from '../../table.js';

const decks = ['desert-monitors', 'macaws', 'ocelots'];

describe('DX-CARD-rigorous-chronicler', () => {
  test('DX-EX-300 the pile lies on the deck as a block; what was known of the deck is known, further down', () => {
    const t = furtherTable({
      decks: ['desert-monitors', 'platypuses', 'macaws'],
      ana: {
        hand: ['tireless-tinkerer', 'rigorous-chronicler'],
        deck: ['junk'],
        discard: ['spyglass', 'cookies', 'magnet', 'glue'],
      },
    });
    t.play(technique('tireless-tinkerer'), technique('rigorous-chronicler')).asks('ana: bonus-action');
    expect(t.knownDeck('ana', 'ana')).toEqual([null, null, null, null, 'spyglass', 'junk']);
    expect(t.knownDeck('bob', 'ana')[4]).toBe('spyglass');
    expect(t.deck('ana').slice(0, 4).sort()).toEqual(['cookies', 'glue', 'magnet', 'tireless-tinkerer']);
    expect(t.discard('ana')).toEqual(['rigorous-chronicler']);
  });

  test('an empty pile moves nothing; with an empty deck the block is the deck', () => {
    const none = furtherTable({ decks, ana: { hand: ['rigorous-chronicler'], deck: ['junk'] } });
    none.play(technique('rigorous-chronicler')).asks('ana: bonus-action');
    expect(none.branches()).toEqual(['rigorous-chronicler: empty-pile']);
    expect(none.deck('ana')).toEqual(['junk']);
    const all = furtherTable({ decks, ana: { hand: ['rigorous-chronicler'], discard: ['gamble'] } });
    all.play(technique('rigorous-chronicler'));
    expect(all.deck('ana')).toEqual(['gamble']);
  });
});

describe('DX-CARD-refreshing-drink', () => {
  test('DX-EX-301 any card of the hand is discarded, the one drawn and this one included', () => {
    const t = furtherTable({ decks, ana: { hand: ['refreshing-drink', 'junk'], deck: ['charm', 'junk'] } });
    t.play(ability('refreshing-drink')).asks('ana: hand-card');
    const used = marked('refreshing-drink', { used: ['refreshing-drink'] });
    expect(t.moves()).toEqual([handCard('junk'), handCard('charm'), handCard(used)]);
    expect(t.knownHand('bob', 'ana')).not.toContain('charm');
    t.play(handCard(used)).asks('ana: action');
    expect(t.hand('ana')).toEqual(['charm', 'junk']);
    expect(t.movesOf('ability')).toEqual([]);
  });

  test('DX-EX-302 two of them bring each other back, fifty times at most', () => {
    const t = furtherTable({ decks, ana: { hand: ['refreshing-drink', 'refreshing-drink'] } });
    const used = marked('refreshing-drink', { used: ['refreshing-drink'] });
    let uses = 0;
    for (; t.can(ability('refreshing-drink')); uses++) t.play(ability('refreshing-drink'), handCard(used));
    expect(uses).toBe(50);
    expect(t.hand('ana')).toContain('refreshing-drink');
  });

  test('DX-WINDOW-2 it opens the window after the last action; with nothing to draw a card is discarded all the same', () => {
    const t = furtherTable({
      decks,
      options: { junkWhenEmpty: 'clean-up' },
      ana: { hand: ['refreshing-drink'] },
    });
    t.play(inventory()).asks('ana: last-window').play(ability('refreshing-drink')).asks('ana: hand-card');
    t.play(...t.moves()).asks('ana: last-window');
    expect(t.discard('ana')).toEqual(['refreshing-drink']);
  });
});

describe('DX-CARD-duplicate-entry', () => {
  test('DX-EX-303 a deck of one gets the pile shuffled in; two are chosen, and lie on top', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['duplicate-entry'], deck: ['gamble'], discard: ['charm', 'cookies', 'spyglass', 'junk'] },
    });
    t.play(technique('duplicate-entry')).asks('ana: deck-card').play(card('gamble'), card('charm')).asks('ana: card');
    expect(t.moves()).toEqual([card('gamble'), card('charm'), decline]);
    t.play(decline).asks('ana: order').play(order('gamble')).asks('ana: bonus-action');
    expect(t.deck('ana').slice(0, 2)).toEqual(['charm', 'gamble']);
    expect(t.knownDeck('ana', 'ana')).toEqual(['charm', 'gamble', null, null, null]);
    expect(t.knownDeck('bob', 'ana')).toEqual([null, null, null, null, null]);
    expect(t.discard('ana')).toEqual(['duplicate-entry']);
  });

  test('DX-EX-304 with one card it is thrown away or lies on top; no junk comes', () => {
    const t = furtherTable({ decks, ana: { hand: ['duplicate-entry'], deck: ['charm'] } });
    t.play(technique('duplicate-entry')).asks('ana: card');
    expect(t.copy().play(decline).asks('ana: bonus-action').deck('ana')).toEqual(['charm']);
    t.play(card('charm')).asks('ana: bonus-action');
    expect(t.marketDiscard).toEqual(['charm']);
    expect(t.deck('ana')).toEqual([]);
    expect(t.branches()).toEqual(['duplicate-entry: thrown-away']);
  });

  test('with deck and pile empty nothing happens', () => {
    const t = furtherTable({ decks, ana: { hand: ['duplicate-entry'] } }).play(technique('duplicate-entry'));
    expect(t.asks('ana: bonus-action').branches()).toEqual(['duplicate-entry: nothing-there']);
  });
});

describe('DX-CARD-history-lesson', () => {
  test('DX-EX-305 the pile is shuffled on the way; one is taken unseen, the others are discarded', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['history-lesson'], deck: ['charm', 'junk'], discard: ['gamble'] },
    });
    t.play(technique('history-lesson')).asks('ana: card');
    expect(t.moves()).toEqual([card('junk'), card('charm'), card('gamble')]);
    t.play(card('gamble')).asks('ana: order').play(order('charm')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['gamble']);
    expect(t.knownHand('bob', 'ana')).toEqual(['gamble']);
    expect(t.discard('ana')).toEqual(['history-lesson', 'charm', 'junk']);
  });

  test('DX-JUNK-2 junk comes for missing cards; one card goes to the hand', () => {
    const three = furtherTable({ decks, ana: { hand: ['history-lesson'] } }).play(technique('history-lesson'));
    three.asks('ana: card').play(card('junk')).asks('ana: bonus-action');
    expect(three.discard('ana')).toEqual(['history-lesson', 'junk', 'junk']);
    const one = furtherTable({
      decks,
      options: { junkWhenEmpty: 'clean-up' },
      ana: { hand: ['history-lesson'], deck: ['charm'] },
    });
    one.play(technique('history-lesson')).asks('ana: bonus-action');
    expect(one.hand('ana')).toEqual(['charm']);
    expect(one.branches()).toEqual(['history-lesson: fewer-cards']);
  });
});

describe('DX-CARD-cultural-preservation', () => {
  const stall = (count: number): string[][] => Array.from({ length: count }, () => ['junk']);
  const preserving = (k: number, ana: PlayerSetup, withDeck = 'squirrels'): Table =>
    furtherTable({
      decks: ['desert-monitors', withDeck, 'macaws'],
      ana: { ...ana, hand: ['cultural-preservation', ...(ana.hand ?? [])], stall: stall(k - 1) },
    }).play(technique('cultural-preservation'));

  test('DX-EX-306 a Nostalgic Item exempts junk; hand cards cannot join', () => {
    const t = preserving(4, { hand: ['stashing-vendor'], discard: ['nostalgic-item', 'junk'] });
    expect(t.can(build([], ['nostalgic-item', 'junk']))).toBe(true);
    expect(t.can(build(['stashing-vendor'], ['nostalgic-item']))).toBe(false);
    expect(t.movesOf('build').every(({ hand }) => hand.length === 0)).toBe(true);
  });

  test('DX-EX-307 one exemption is not enough for two', () => {
    const t = preserving(5, { discard: ['nostalgic-item', 'junk', 'swift-broker'] });
    expect(t.can(build([], ['nostalgic-item', 'junk', 'swift-broker']))).toBe(false);
  });

  test('DX-EX-308 it may be built itself', () => {
    const t = preserving(5, {}).play(build([], ['cultural-preservation']));
    expect(t.stall('ana')[4]).toEqual(['cultural-preservation']);
    expect(t.discard('ana')).toEqual([]);
  });

  test('DX-EX-309 a card of Charm’s is not concerned', () => {
    const t = furtherTable({
      decks: ['desert-monitors', 'ocelots', 'macaws'],
      ana: { hand: ['cultural-preservation', 'charm'], stall: stall(2) },
      marketDeck: ['whirligig'],
    });
    t.play(technique('cultural-preservation'), technique('charm')).asks('ana: bonus-action');
    expect(t.stall('ana')[2]).toEqual(['whirligig']);
  });

  test('DX-EX-310 hand cards may be spent for a card of the pile', () => {
    const t = preserving(5, { hand: junk(3), deck: junk(9), discard: ['promising-invention', 'sunglasses'] }, 'dodos');
    const paid = {
      card: 'promising-invention',
      as: 'promising-invention',
      spend: { pay: junk(3), coins: 0, amount: 3 },
    };
    t.play(build([], [paid]));
    expect(t.stall('ana')[4]).toEqual(['promising-invention']);
    expect(t.discard('ana')).toEqual([...junk(3), 'cultural-preservation', 'sunglasses']);
  });

  test('DX-EX-714 a card that Overtime takes is in hand, and in no stack', () => {
    const t = furtherTable({
      decks: ['desert-monitors', 'beavers', 'macaws'],
      ana: { discard: ['cultural-preservation', 'spyglass'], stall: stall(3) },
      turn: { ...scheduled(2, { seat: 0, card: 'overtime' }), forTurn: { 'only-discarded': 1 } },
    });
    t.play(beginBuild).asks('ana: card');
    const tookSpyglass = t.copy().play(card('spyglass'));
    expect(tookSpyglass.stall('ana')[3]).toEqual(['overtime']);
    t.play(card('cultural-preservation')).asks('ana: build');
    expect(t.moves()).toEqual([build([], ['overtime']), build([], ['spyglass'])]);
  });

  test('DM-STALL-9 an additional stack comes from the pile, too, with an empty hand as well', () => {
    const t = preserving(5, { discard: ['winter-is-coming', 'spyglass', 'cookies'] });
    t.play(build([], ['winter-is-coming'])).asks('ana: additional-stack');
    expect(t.moves()).toEqual([decline, build([], ['cookies', 'spyglass'])]);
    expect(t.game.fromJSON(t.json)).toBeDefined();
    const none = preserving(5, { discard: ['winter-is-coming', 'cookies'] });
    expect(none.play(build([], ['winter-is-coming'])).question).not.toBe('ana: additional-stack');
  });
});

describe('DX-CARD-slice-of-life', () => {
  const use = effect('slice-of-life', 'draw');

  test('DX-EX-311 DX-PASSIVE-5 from the discard pile, once; the draw may shuffle it away', () => {
    const t = furtherTable({ decks, ana: { hand: junk(5), discard: ['slice-of-life', 'junk'] } });
    t.play(inventory(), endTurn).asks('ana: end-phase');
    expect(t.moves()).toEqual([use, endTurn]);
    t.play(use).asks('ana: end-phase');
    expect(t.hand('ana')).toHaveLength(6);
    expect(t.discard('ana')).toEqual([]);
    expect(t.moves()).toEqual([endTurn]);
  });

  test('not from hand or stall; what was paid or discarded in the turn lies in the pile', () => {
    const hand = furtherTable({ decks, ana: { hand: ['slice-of-life', ...junk(4)], deck: junk(9) } });
    expect(hand.copy().play(inventory(), endTurn).question).toBe('bob: action');
    hand.play(inventory('slice-of-life'), endTurn).asks('ana: end-phase').play(use).asks('ana: end-phase');
    expect(hand.hand('ana')).toHaveLength(6);
    expect(hand.moves()).toEqual([endTurn]);
  });

  test('DX-EX-418 discarded in the end phase it works there', () => {
    const t = furtherTable({
      decks: ['desert-monitors', 'lemurs', 'macaws'],
      ana: { hand: ['royal-privilege', 'slice-of-life', ...junk(3)], deck: junk(9) },
    });
    t.play(inventory(), endTurn, ability('royal-privilege'), handCard('slice-of-life')).asks('ana: end-phase');
    expect(t.hand('ana')).toHaveLength(6);
    t.play(use);
    expect(t.hand('ana')).toHaveLength(7);
    expect(t.moves()).toEqual([endTurn]);
  });
});
