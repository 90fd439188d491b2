import { describe, expect, test } from 'vitest';
import { furtherTable } from '../../further.js';
import { card, decline, handCard, order, player, players, technique } from '../../notation.js';
import { junk } from '../../scheduled.js';

const decks = ['gulls', 'macaws', 'ocelots'];
const four = ['gulls', 'macaws', 'ocelots', 'squirrels', 'pandas'];

describe('Gulls', () => {
  test('DX-CARD-meddling-marketeer: any number is discarded, the others go back', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['meddling-marketeer'], deck: ['spyglass', 'cookies', 'gamble', 'junk'] },
    });
    t.play(technique('meddling-marketeer')).asks('ana: card');
    expect(t.moves()).toEqual([card('cookies'), card('spyglass'), card('gamble'), decline]);
    t.play(card('gamble'), decline).asks('ana: order').play(order('spyglass'));
    t.asks('ana: bonus-action').settled();
    expect(t.discard('ana')).toEqual(['meddling-marketeer', 'gamble']);
    expect(t.deck('ana').slice(0, 3)).toEqual(['cookies', 'spyglass', 'junk']);
    expect(t.knownDeck('ana', 'ana').slice(0, 2)).toEqual(['cookies', 'spyglass']);
    expect(t.knownDeck('bob', 'ana').slice(0, 2)).toEqual([null, null]);
  });

  test('DX-CARD-meddling-marketeer: the order of the discarded cards is asked for before that of the others', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['meddling-marketeer'], deck: ['spyglass', 'cookies', 'gamble', 'junk'] },
    });
    t.play(technique('meddling-marketeer'), card('gamble'), card('cookies'), decline).asks('ana: order');
    expect(t.moves()).toEqual([order('gamble'), order('cookies')]);
    // As with cards of a hand, all see what is on its way to the pile.
    expect(t.view('bob').aside.map((each) => each.card)).toEqual([null, 'cookies', 'gamble']);
    t.play(order('cookies')).asks('ana: bonus-action');
    expect(t.discard('ana')).toEqual(['meddling-marketeer', 'cookies', 'gamble']);
    expect(t.deck('ana')[0]).toBe('spyglass');
    const none = furtherTable({ decks, ana: { hand: ['meddling-marketeer'], deck: ['spyglass', 'junk'] } });
    none.play(technique('meddling-marketeer'), decline).asks('ana: order');
  });

  test('DX-EX-540 the looking goes on across a reshuffle, and no junk comes', () => {
    const setup = {
      decks,
      ana: { hand: ['meddling-marketeer'], deck: ['spyglass', 'cookies'], discard: ['gamble', 'charm'] },
    };
    const t = furtherTable(setup).play(technique('meddling-marketeer')).asks('ana: card');
    expect(t.moves()).toHaveLength(4);
    expect(t.deck('ana')).toHaveLength(1);
    t.play(decline).asks('ana: order');
    const few = furtherTable({ ...setup, ana: { hand: ['meddling-marketeer'], deck: ['spyglass'] } });
    few.play(technique('meddling-marketeer'), card('spyglass')).asks('ana: bonus-action');
    expect(few.discard('ana')).toEqual(['meddling-marketeer', 'spyglass']);
    const empty = furtherTable({ decks, ana: { hand: ['meddling-marketeer'] } });
    empty.play(technique('meddling-marketeer')).asks('ana: bonus-action');
    expect(empty.discard('ana')).toEqual(['meddling-marketeer']);
  });

  test('DX-CARD-goodwill-presents and DX-JUNK-1: one or two players get a junk on top of their pile', () => {
    const setup = {
      decks,
      ana: { hand: ['goodwill-presents'], discard: ['spyglass'] },
      bob: { discard: ['gamble'] },
    } as const;
    const t = furtherTable(setup).play(technique('goodwill-presents')).asks('ana: players');
    expect(t.moves()).toHaveLength(3);
    t.play(players('ana', 'bob')).asks('ana: bonus-action');
    expect(t.discard('ana')).toEqual(['goodwill-presents', 'junk', 'spyglass']);
    expect(t.discard('bob')).toEqual(['junk', 'gamble']);
    const finite = furtherTable({
      ...setup,
      options: { junkSupply: 'twenty' },
      bob: { discard: ['gamble'], deck: junk(19) },
    });
    finite.play(technique('goodwill-presents'), players('ana', 'bob'));
    expect(finite.discard('ana')).toContain('junk');
    expect(finite.discard('bob')).toEqual(['gamble']);
  });

  test('DX-EX-541 with four players any two, oneself included', () => {
    const t = furtherTable({ decks: four, ana: { hand: ['goodwill-presents'] }, bob: {}, cleo: {}, dan: {} });
    t.play(technique('goodwill-presents'));
    expect(t.moves()).toHaveLength(10);
    t.play(players('ana', 'dan'));
    expect(t.discard('ana')).toEqual(['goodwill-presents', 'junk']);
    expect(t.discard('dan')).toEqual(['junk']);
  });

  test('DX-CARD-alternative-plan throws away any card of the pile', () => {
    const t = furtherTable({ decks, ana: { hand: ['alternative-plan'], discard: ['spyglass', 'junk', 'gamble'] } });
    t.play(technique('alternative-plan')).asks('ana: card').play(card('gamble')).asks('ana: bonus-action');
    expect(t.marketDiscard).toEqual(['gamble']);
    expect(t.discard('ana')).toEqual(['alternative-plan', 'spyglass', 'junk']);
  });

  test('DX-EX-542 with an empty pile nothing happens', () => {
    const t = furtherTable({ decks, ana: { hand: ['alternative-plan'] } }).play(technique('alternative-plan'));
    t.asks('ana: bonus-action');
    expect(t.discard('ana')).toEqual(['alternative-plan']);
  });

  test('DX-CARD-anchor and DX-EX-543: a card goes on any pile, the others go back', () => {
    const t = furtherTable({ decks, ana: { hand: ['anchor'], deck: ['junk', 'junk', 'gamble', 'spyglass'] } });
    t.play(technique('anchor')).asks('ana: card').play(card('junk')).asks('ana: player');
    expect(t.view('bob').aside.map((each) => each.card)).toEqual([null, null, null]);
    t.play(player('bob')).asks('ana: order').play(order('gamble')).asks('ana: bonus-action');
    expect(t.discard('bob')).toEqual(['junk']);
    expect(t.deck('ana').slice(0, 3)).toEqual(['junk', 'gamble', 'spyglass']);
    expect(t.knownDeck('bob', 'ana')[0]).toBe(null);
  });

  test('DX-CARD-anchor: a single card is that one, and one must move, so that junk comes for it', () => {
    const setup = { decks, rest: 'market', ana: { hand: ['anchor'], deck: ['gamble'] }, bob: {} } as const;
    const one = furtherTable({ ...setup, options: { junkWhenEmpty: 'clean-up' } }).play(technique('anchor'));
    one.asks('ana: player').play(player('ana')).asks('ana: bonus-action');
    expect(one.discard('ana')).toEqual(['anchor', 'gamble']);
    const three = furtherTable(setup).play(technique('anchor')).asks('ana: card').play(card('gamble'), player('bob'));
    three.asks('ana: order').play(order('junk'));
    expect(three.deck('ana')).toEqual(['junk', 'junk']);
    const none = furtherTable({ ...setup, ana: { hand: ['anchor'] }, options: { junkWhenEmpty: 'clean-up' } });
    none.play(technique('anchor')).asks('ana: bonus-action');
  });

  test('DX-CARD-manufactured-joy: any card of the deck comes, any card of the hand goes', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['manufactured-joy', 'junk'], deck: ['spyglass', 'gamble', 'cookies'] },
    });
    t.play(technique('manufactured-joy')).asks('ana: deck-card').play(card('gamble')).asks('ana: hand-card');
    expect(t.knownHand('bob', 'ana')).toEqual([]);
    t.play(handCard('junk')).asks('ana: player');
    expect(JSON.stringify(t.view('bob').frames)).toContain('hidden');
    t.play(player('bob')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['gamble']);
    expect(t.discard('bob')).toEqual(['junk']);
    expect(t.deck('ana').sort()).toEqual(['cookies', 'spyglass']);
  });

  test('DX-EX-545 without any card nothing happens; without a deck a hand card goes', () => {
    const setup = { decks, ana: { hand: ['manufactured-joy'] } };
    furtherTable(setup).play(technique('manufactured-joy')).asks('ana: bonus-action');
    const t = furtherTable({ decks, ana: { hand: ['manufactured-joy', 'junk'] } }).play(technique('manufactured-joy'));
    t.asks('ana: player').play(player('ana')).asks('ana: bonus-action');
    expect(t.discard('ana')).toEqual(['manufactured-joy', 'junk']);
  });

  test('DX-CARD-shaky-enterprise and DX-EX-544: of the top three one goes on a pile, the others on the deck', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['shaky-enterprise'], discard: ['spyglass', 'cookies', 'gamble', 'charm'] },
    });
    t.play(technique('shaky-enterprise')).asks('ana: card');
    expect(t.can(card('charm'))).toBe(false);
    t.play(card('spyglass'), card('gamble'));
    expect(t.can(card('charm'))).toBe(false);
    t.play(decline).asks('ana: card').play(card('spyglass')).asks('ana: player');
    t.play(player('bob')).asks('ana: bonus-action').settled();
    expect(t.discard('bob')).toEqual(['spyglass']);
    expect(t.discard('ana')).toEqual(['shaky-enterprise', 'cookies', 'charm']);
    expect(t.deck('ana')[0]).toBe('gamble');
    expect(t.knownDeck('bob', 'ana')[0]).toBe('gamble');
  });

  test('DX-CARD-shaky-enterprise: all three, one, or none', () => {
    const setup = { decks, ana: { hand: ['shaky-enterprise'], discard: ['spyglass', 'cookies', 'gamble'] } };
    const all = furtherTable(setup).play(technique('shaky-enterprise'), card('cookies'), card('gamble'));
    all.play(card('spyglass')).asks('ana: card').play(card('cookies'), player('ana')).asks('ana: order');
    all.play(order('gamble'));
    expect(all.knownDeck('bob', 'ana').slice(0, 2)).toEqual(['spyglass', 'gamble']);
    expect(all.discard('ana')).toEqual(['shaky-enterprise', 'cookies']);
    const one = furtherTable(setup).play(technique('shaky-enterprise'), card('cookies'), decline);
    one.asks('ana: player').play(player('ana')).asks('ana: bonus-action');
    expect(one.discard('ana')).toEqual(['shaky-enterprise', 'cookies', 'spyglass', 'gamble']);
    furtherTable(setup).play(technique('shaky-enterprise'), decline).asks('ana: bonus-action');
    furtherTable({ decks, ana: { hand: ['shaky-enterprise'] } })
      .play(technique('shaky-enterprise'))
      .asks('ana: bonus-action');
  });
});
