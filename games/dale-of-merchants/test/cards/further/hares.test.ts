import { describe, expect, test } from 'vitest';
import { furtherLuck, furtherTable } from '../../further.js';
import { ability, build, card, decline, number, order, slot, technique } from '../../notation.js';
import type { Setup, Table } from '../../table.js';

const decks = ['hares', 'macaws', 'ocelots'];
const junk = (count: number): string[] => Array(count).fill('junk');
const STARS = 0;
const PLANET = 1;
const COMET = 2;
const thrown = (setup: Setup, sign: number, ...moves: readonly ReturnType<typeof technique>[]): Table =>
  furtherLuck(setup, (t) =>
    t
      .play(...moves)
      .heard('spectator')
      .some((event) => event.kind === 'rolled' && event.result === sign),
  );

describe('DX-CARD-arcane-scholar', () => {
  const setup = { decks, ana: { hand: ['arcane-scholar'], deck: ['charm', 'junk'], discard: ['gamble', 'junk'] } };

  test('comet takes the top card of the pile, planet draws, stars do nothing', () => {
    expect(thrown(setup, COMET, ability('arcane-scholar')).hand('ana')).toEqual(['arcane-scholar', 'gamble']);
    expect(thrown(setup, PLANET, ability('arcane-scholar')).hand('ana')).toEqual(['arcane-scholar', 'charm']);
    const stars = thrown(setup, STARS, ability('arcane-scholar'));
    expect(stars.hand('ana')).toEqual(['arcane-scholar']);
    expect(stars.movesOf('ability')).toEqual([]);
  });

  test('DX-EX-343 with an empty pile a comet brings nothing, and it is used up', () => {
    const t = thrown({ decks, ana: { hand: ['arcane-scholar'], deck: ['charm'] } }, COMET, ability('arcane-scholar'));
    expect(t.hand('ana')).toEqual(['arcane-scholar']);
    expect(t.movesOf('ability')).toEqual([]);
  });
});

describe('DX-CARD-barometer', () => {
  const stall = [['swift-broker'], ['cookies'], ['shattered-relic'], ['spyglass']];
  const set = (by: number, at: number) => ({
    card: 'barometer',
    used: ['barometer'],
    bonus: 0,
    set: 0,
    setAt: 0,
    changes: [{ how: 'set' as const, by, only: 'barometer', at }],
  });

  test('DX-EX-344 it has the value of the card thrown away, and it counts in a stack', () => {
    const t = furtherTable({ decks, ana: { hand: ['barometer', 'flashy-show'], stall }, marketDeck: ['gamble'] });
    t.play(ability('barometer'));
    expect(t.marketDiscard).toEqual(['gamble']);
    expect(t.can(build([{ card: set(5, 0), as: 'barometer' }]))).toBe(true);
    t.play(technique('flashy-show'));
    expect(t.movesOf('build')).toEqual([]);
  });

  test('DX-EX-345 set after Flashy Show it counts what it was set to', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['barometer'], stall: stall.slice(0, 2) },
      marketDeck: ['whirligig'],
      turn: { turnBonus: 1 },
    });
    t.play(ability('barometer'));
    expect(t.movesOf('build')).toEqual([build([{ card: set(3, 1), as: 'barometer' }])]);
  });

  test('DX-EX-419 Blindfold includes the value', () => {
    const t = furtherTable({ decks, ana: { hand: ['barometer', 'blindfold'] }, marketDeck: ['charm'] });
    t.play(ability('barometer'), technique('blindfold')).asks('bob: number').play(number(4));
    expect(t.discard('ana')).toEqual(['blindfold', 'barometer']);
  });

  test('DX-SUPPLY-1 without a market card it cannot be used', () => {
    expect(furtherTable({ decks, ana: { hand: ['barometer'] } }).movesOf('ability')).toEqual([]);
  });
});

describe('DX-CARD-bad-omen', () => {
  test('one of three may be thrown away, the others go back in order', () => {
    const t = furtherTable({ decks, ana: { hand: ['bad-omen'], deck: ['charm', 'gamble', 'junk', 'cookies'] } });
    t.play(technique('bad-omen')).asks('ana: card').play(card('junk')).asks('ana: order').play(order('charm'));
    if (t.question === 'ana: order') t.play(order('gamble'));
    expect(t.deck('ana').slice().sort()).toEqual(['charm', 'cookies', 'gamble']);
    expect(t.knownDeck('bob', 'ana')).toEqual([null, null, null]);
    const kept = furtherTable({ decks, ana: { hand: ['bad-omen'], deck: ['charm', 'gamble'] } });
    kept.play(technique('bad-omen'), decline);
    expect(kept.branches()).toEqual(['bad-omen: all-kept']);
  });

  test('DX-EX-346 DX-JUNK-2 no junk comes for missing cards', () => {
    const t = furtherTable({ decks, ana: { hand: ['bad-omen'], deck: ['charm'] } }).play(technique('bad-omen'));
    t.asks('ana: card').play(card('charm')).asks('ana: bonus-action');
    expect(t.deck('ana')).toEqual([]);
    expect(t.marketDiscard).toEqual(['charm']);
    furtherTable({ decks, ana: { hand: ['bad-omen'] } })
      .play(technique('bad-omen'))
      .asks('ana: bonus-action');
  });
});

describe('DX-CARD-festival', () => {
  const setup = { decks, ana: { hand: ['festival'], deck: ['cookies', 'junk'] }, marketDeck: ['gamble'] };

  test('comet draws from the market deck, planet from the own one, stars do nothing', () => {
    expect(thrown(setup, COMET, technique('festival')).hand('ana')).toEqual(['gamble']);
    expect(thrown(setup, PLANET, technique('festival')).hand('ana')).toEqual(['cookies']);
    expect(thrown(setup, STARS, technique('festival')).asks('ana: bonus-action').hand('ana')).toEqual([]);
  });
});

describe('DX-CARD-celestial-guidance', () => {
  const setup = {
    decks,
    ana: { hand: ['celestial-guidance'], discard: ['junk', 'charm'] },
    market: ['gamble', 'cookies'],
  };

  test('DX-EX-347 comet takes any card of the market, planet any of the own pile', () => {
    const comet = thrown(setup, COMET, technique('celestial-guidance')).asks('ana: market-card').play(slot(1));
    expect(comet.hand('ana')).toEqual(['cookies']);
    const planet = thrown(setup, PLANET, technique('celestial-guidance')).asks('ana: card').play(card('charm'));
    expect(planet.hand('ana')).toEqual(['charm']);
    const stars = thrown(setup, STARS, technique('celestial-guidance')).asks('ana: bonus-action');
    expect(stars.hand('ana')).toEqual([]);
    const empty = thrown({ ...setup, ana: { hand: ['celestial-guidance'] } }, PLANET, technique('celestial-guidance'));
    expect(empty.asks('ana: bonus-action').hand('ana')).toEqual([]);
  });
});

describe('DX-CARD-calendar', () => {
  test('DX-EX-348 the top card of the pile is shuffled into the deck', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['calendar'], deck: ['cookies', ...junk(2)], discard: ['charm', 'junk'] },
    });
    t.play(ability('calendar')).asks('ana: action');
    expect(t.deck('ana').slice().sort()).toEqual(['charm', 'cookies', 'junk', 'junk']);
    expect(t.discard('ana')).toEqual(['junk']);
    expect(t.movesOf('ability')).toEqual([]);
  });

  test('with an empty deck that card is the deck; with an empty pile it cannot be used', () => {
    const t = furtherTable({ decks, ana: { hand: ['calendar'], discard: ['charm'] } }).play(ability('calendar'));
    expect(t.deck('ana')).toEqual(['charm']);
    expect(furtherTable({ decks, ana: { hand: ['calendar'] } }).movesOf('ability')).toEqual([]);
  });
});
