import { describe, expect, test } from 'vitest';
import { furtherTable } from '../../further.js';
import { build, buy, changed, from, handCard, order, slot, technique } from '../../notation.js';
import { junk } from '../../scheduled.js';

const decks = ['gorillas', 'macaws', 'ocelots'];
const MARKET = ['spyglass', 'cookies', 'gamble', 'charm', 'whirligig'];

describe('Gorillas', () => {
  test('DX-CARD-stubborn-isolationist and DX-EX-155: the deck is turned over, then the top or the bottom card taken', () => {
    const setup = {
      decks,
      ana: {
        hand: ['stubborn-isolationist'],
        deck: ['spyglass', 'cookies', 'gamble'],
        discard: ['charm', 'whirligig'],
      },
    };
    const t = furtherTable(setup).play(technique('stubborn-isolationist')).asks('ana: source');
    expect(t.discard('ana')).toEqual(['gamble', 'cookies', 'spyglass', 'charm', 'whirligig']);
    expect(t.moves()).toEqual([from('ana', 'discard'), from('ana', 'discard-bottom')]);
    const bottom = t.copy().play(from('ana', 'discard-bottom')).asks('ana: bonus-action');
    expect(bottom.hand('ana')).toEqual(['whirligig']);
    expect(bottom.knownHand('bob', 'ana')).toEqual(['whirligig']);
    t.play(from('ana', 'discard'));
    expect(t.hand('ana')).toEqual(['gamble']);
    expect(t.discard('ana')).toEqual(['stubborn-isolationist', 'cookies', 'spyglass', 'charm', 'whirligig']);
    expect(t.deck('ana')).toEqual([]);
  });

  test('DX-CARD-stubborn-isolationist is asked where it makes a difference', () => {
    const at = (deck: readonly string[], discard: readonly string[]) =>
      furtherTable({ decks, ana: { hand: ['stubborn-isolationist'], deck, discard } }).play(
        technique('stubborn-isolationist'),
      );
    at([], []).asks('ana: bonus-action');
    at(['spyglass'], []).asks('ana: bonus-action');
    at(junk(2), junk(2)).asks('ana: bonus-action');
    const t = at(['junk', 'spyglass', 'junk'], []).asks('ana: source').play(from('ana', 'discard-bottom'));
    expect(t.discard('ana')).toEqual(['stubborn-isolationist', 'junk', 'spyglass']);
  });

  test('DX-CARD-teacher-of-fables discards the hand and takes a market card; no bonus action', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['teacher-of-fables', 'junk', 'spyglass'], deck: junk(9) },
      market: MARKET.slice(1),
    });
    t.play(technique('teacher-of-fables')).asks('ana: order').play(order('junk')).asks('ana: market-card');
    expect(t.discard('ana')).toEqual(['junk', 'spyglass']);
    t.play(slot(1)).asks('bob: action');
    expect(t.hand('ana')).toContain('gamble');
    expect(t.discard('ana')).toEqual(['teacher-of-fables', 'junk', 'spyglass']);
  });

  test('DX-EX-156 with an empty hand a market card is taken all the same; with an empty market none', () => {
    const setup = { decks, ana: { hand: ['teacher-of-fables'], deck: junk(9) } };
    const t = furtherTable({ ...setup, market: MARKET }).play(technique('teacher-of-fables'));
    t.asks('ana: market-card').play(slot(2)).asks('bob: action');
    expect(t.hand('ana')).toContain('gamble');
    furtherTable(setup).play(technique('teacher-of-fables')).asks('bob: action');
  });

  test('DX-CARD-pure-strength: for an animalfolk card one comes from the market deck', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['pure-strength'], deck: ['spyglass'] },
      marketDeck: ['gamble', 'charm'],
    });
    t.play(technique('pure-strength')).asks('ana: bonus-action');
    expect(t.marketDiscard).toEqual(['spyglass']);
    expect(t.hand('ana')).toEqual(['gamble']);
    expect(t.knownHand('bob', 'ana')).toEqual([]);
  });

  test('DX-EX-157 for junk none comes, nor without a card', () => {
    const t = furtherTable({ decks, ana: { hand: ['pure-strength'], deck: ['junk'] }, marketDeck: ['gamble'] });
    t.play(technique('pure-strength')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual([]);
    expect(t.deck('ana')).toEqual([]);
    const none = furtherTable({ decks, ana: { hand: ['pure-strength'] }, marketDeck: ['gamble'] });
    none.play(technique('pure-strength')).asks('ana: bonus-action');
    expect(none.marketDeck).toEqual(['gamble']);
  });

  test('DX-CARD-blunt-education and DX-EX-158: every card is worth 4', () => {
    const setup = { decks, ana: { hand: ['blunt-education', ...junk(3)] }, market: ['bar-of-soap', null, null] };
    const t = furtherTable({ ...setup, market: [null, null, 'bar-of-soap'] }).play(technique('blunt-education'));
    expect(t.can(buy(2, junk(2)))).toBe(true);
    expect(t.can(buy(2, junk(3)))).toBe(false);
    expect(t.can(buy(2, junk(1)))).toBe(false);
  });

  test('DX-EX-159 what a card may count more in a stack is chosen on top of it', () => {
    const at = (stacks: number) =>
      furtherTable({
        decks: ['gorillas', 'walruses', 'macaws'],
        ana: { hand: ['blunt-education', 'hefty-director'], stall: Array.from({ length: stacks }, () => ['junk']) },
      }).play(technique('blunt-education'));
    expect(at(4).can(build([changed('hefty-director', 1)]))).toBe(true);
    expect(at(5).can(build([changed('hefty-director', 2)]))).toBe(true);
    expect(at(3).movesOf('build')).toEqual([]);
  });

  test('DX-EX-160 a later bonus is added to it, an earlier one is not', () => {
    const setup = {
      decks: ['gorillas', 'junglefowls', 'macaws'],
      ana: { hand: ['serving-dish', 'blunt-education'], deck: ['shattered-relic', ...junk(9)] },
      market: ['bar-of-soap'],
    } as const;
    const first = furtherTable(setup).play(technique('serving-dish'), technique('blunt-education'));
    expect(first.movesOf('buy')).toEqual([]);
    const last = furtherTable(setup).play(technique('blunt-education'), technique('serving-dish'));
    expect(last.movesOf('buy')).toHaveLength(1);
  });

  test('DX-CARD-bar-of-soap and DX-EX-161: five are drawn, six discarded, or all', () => {
    const t = furtherTable({ decks, ana: { hand: ['bar-of-soap'], deck: junk(9) } });
    t.play(technique('bar-of-soap')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual([]);
    expect(t.discard('ana')).toEqual(['bar-of-soap', ...junk(5)]);
    const more = furtherTable({
      decks,
      ana: { hand: ['bar-of-soap', 'spyglass', 'cookies', 'gamble'], deck: junk(9) },
    });
    more.play(technique('bar-of-soap')).asks('ana: hand-card').play(handCard('spyglass'), handCard('cookies'));
    more.play(...Array.from({ length: 4 }, () => handCard('junk'))).asks('ana: order');
    more.play(order('spyglass'));
    expect(more.hand('ana')).toEqual(['gamble', 'junk']);
    expect(more.discard('ana')).toEqual(['bar-of-soap', 'spyglass', 'cookies', ...junk(4)]);
  });

  test('DX-CARD-crown-of-sorrow and DX-EX-162: the market is renewed and one card of it taken', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['crown-of-sorrow'], deck: junk(9) },
      market: MARKET,
      marketDeck: ['blindfold', 'flashy-show'],
      marketDiscard: ['bar-of-soap'],
      rest: 'last',
    });
    t.play(technique('crown-of-sorrow')).asks('ana: market-card');
    expect(t.market.slice(0, 2)).toEqual(['blindfold', 'flashy-show']);
    expect(t.marketDeck).toHaveLength(3);
    expect(t.marketDiscard).toEqual([]);
    t.play(slot(0)).asks('bob: action');
    expect(t.hand('ana')).toContain('blindfold');
    const none = furtherTable({ decks, ana: { hand: ['crown-of-sorrow'], deck: junk(9) } });
    none.play(technique('crown-of-sorrow')).asks('bob: action');
  });

  test('DX-EX-115 set after Ironing has raised them cards count 4, and 5 after Flashy Show', () => {
    const t = furtherTable({
      decks: ['gorillas', 'sloths', 'macaws'],
      ana: { hand: ['blunt-education', 'flashy-show', 'shattered-relic'], stall: [['junk'], ['junk'], ['junk']] },
      turn: { turnBonus: 1 },
    });
    expect(t.can(build(['shattered-relic']))).toBe(true);
    t.play(technique('blunt-education'));
    expect(t.can(build(['shattered-relic']))).toBe(true);
    t.play(technique('flashy-show'));
    expect(t.movesOf('build')).toEqual([]);
  });

  test('DX-EX-719 a Quality Inspection that is taken throws itself away', () => {
    const t = furtherTable({
      decks: ['gorillas', 'owls', 'macaws'],
      ana: { hand: ['teacher-of-fables', 'spyglass', 'junk'], deck: [...junk(9)] },
      market: ['quality-inspection'],
      options: { pileOrder: 'top-card' },
    });
    t.play(technique('teacher-of-fables'), order('spyglass')).asks('ana: last-window');
    expect(t.marketDiscard).toEqual(['quality-inspection']);
    expect(t.hand('ana')).toEqual(['junk']);
  });

  test('DX-EX-731 one junk alone is no stack, an animalfolk card that counts 4 is', () => {
    const at = (stacks: number) =>
      furtherTable({
        decks: ['gorillas', 'walruses', 'macaws'],
        ana: {
          hand: ['sea-salt', 'blunt-education', 'swift-broker', 'junk', 'junk'],
          stall: Array.from({ length: stacks }, () => ['junk']),
        },
      }).play(technique('sea-salt'), technique('blunt-education'));
    expect(at(3).can(build(['junk']))).toBe(false);
    expect(at(3).can(build(['swift-broker']))).toBe(true);
    expect(at(7).can(build(['swift-broker', 'junk']))).toBe(true);
    expect(at(7).can(build(['junk', 'junk']))).toBe(false);
  });
});
