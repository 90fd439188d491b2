import { describe, expect, test } from 'vitest';
import { furtherTable } from '../../further.js';
import { build, buy, card, decline, handCard, inventory, number, technique } from '../../notation.js';
import type { Setup, Table } from '../../table.js';

const decks = ['junglefowls', 'macaws', 'ocelots'];
const junk = (count: number): string[] => Array(count).fill('junk');
const DAWN = 0;
const DAY = 1;
const NIGHT = 2;

/** A table at which Ana's clock stands at this hour. */
function at(hour: number, setup: Setup): Table {
  const { json } = furtherTable({ decks, ...setup });
  if (json.extras === undefined) throw new Error('these decks have clocks');
  const counters = json.extras.counters.map((each, seat) => (seat === 0 ? { ...each, clock: hour } : each));
  return furtherTable({ decks, ...setup, turn: { ...setup.turn, extras: { ...json.extras, counters } } });
}

const clock = (t: Table): number | undefined => t.json.extras?.counters[0].clock;

describe('DX-CARD-early-riser', () => {
  test('DX-EX-178 DX-CLOCK-1 DX-CLOCK-2 DX-CLOCK-3 at dawn two cards, later one', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['early-riser', 'early-riser', 'flashy-show', 'favourite-toy'], deck: junk(9) },
    });
    expect(clock(t)).toBe(DAWN);
    t.play(technique('early-riser'));
    expect(clock(t)).toBe(DAY);
    expect(t.hand('ana').filter((each) => each === 'junk')).toHaveLength(2);
    t.play(technique('early-riser'));
    expect(clock(t)).toBe(NIGHT);
    expect(t.hand('ana').filter((each) => each === 'junk')).toHaveLength(3);
    t.play(technique('favourite-toy'));
    expect(clock(t)).toBe(NIGHT);
    expect(t.branches()).toEqual(expect.arrayContaining(['early-riser: dawn', 'early-riser: later']));
  });

  test('DX-CLOCK-1 it is dawn again when the turn begins', () => {
    const t = furtherTable({ decks, ana: { hand: ['flashy-show'], deck: junk(9) }, bob: { deck: junk(9) } });
    t.play(technique('flashy-show'), decline);
    expect(clock(t)).toBe(DAY);
    t.play(inventory()).asks('ana: action');
    expect(clock(t)).toBe(DAWN);
  });
});

describe('DX-CARD-morning-duty', () => {
  test('DX-EX-179 at dawn the hand is three larger', () => {
    const t = furtherTable({ decks, ana: { hand: ['morning-duty'], deck: junk(12) }, marketDeck: ['gamble'] });
    t.play(technique('morning-duty'));
    expect(t.hand('ana')).toHaveLength(8);
    const later = at(DAY, { ana: { hand: ['morning-duty'], deck: junk(12) }, marketDeck: ['gamble'] });
    expect(later.play(technique('morning-duty')).hand('ana')).toHaveLength(5);
  });

  test('even if nothing can be drawn', () => {
    const t = furtherTable({ decks, ana: { hand: ['morning-duty'], deck: junk(12) } }).play(technique('morning-duty'));
    expect(t.hand('ana')).toEqual(junk(8));
  });
});

describe('DX-CARD-sewing-essentials', () => {
  test('a hand card is thrown away, at dawn two are drawn', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['sewing-essentials', 'charm', 'junk'], deck: ['gamble', 'cookies', 'junk'] },
    });
    t.play(technique('sewing-essentials'), handCard('charm')).asks('ana: bonus-action');
    expect(t.hand('ana')).toEqual(['cookies', 'gamble', 'junk']);
    const later = at(NIGHT, { ana: { hand: ['sewing-essentials', 'charm'], deck: ['gamble'] } });
    expect(later.play(technique('sewing-essentials')).hand('ana')).toEqual([]);
  });

  test('DX-EX-180 with an empty hand two are drawn at dawn all the same', () => {
    const t = furtherTable({ decks, ana: { hand: ['sewing-essentials'], deck: ['gamble', 'cookies', 'junk'] } });
    expect(t.play(technique('sewing-essentials')).hand('ana')).toEqual(['cookies', 'gamble']);
  });
});

describe('DX-CARD-feather-duster', () => {
  test('of four cards at dawn one is taken, the others go back', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['feather-duster'], deck: ['gamble', 'cookies', 'junk', 'charm', 'spyglass'] },
    });
    t.play(technique('feather-duster')).asks('ana: card');
    expect(t.moves()).toHaveLength(4);
    t.play(card('charm')).asks('ana: order');
    while (t.question === 'ana: order') t.play(t.moves()[0]);
    expect(t.hand('ana')).toEqual(['charm']);
    expect(t.deck('ana')).toHaveLength(4);
  });

  test('DX-EX-181 by day with one card a junk comes too, or not', () => {
    const setup = { ana: { hand: ['feather-duster'], deck: ['gamble'] } };
    const t = at(DAY, setup).play(technique('feather-duster')).asks('ana: card').play(card('gamble'));
    expect(t.deck('ana')).toEqual(['junk']);
    const one = at(DAY, { ...setup, options: { junkWhenEmpty: 'clean-up' } }).play(technique('feather-duster'));
    expect(one.asks('ana: bonus-action').hand('ana')).toEqual(['gamble']);
  });
});

describe('DX-CARD-organised-cabinets', () => {
  test('DX-EX-182 the pile is shuffled in the open, one of its top cards is taken', () => {
    const t = furtherTable({ decks, ana: { hand: ['organised-cabinets'], discard: ['gamble', 'cookies', 'charm'] } });
    t.play(technique('organised-cabinets')).asks('ana: card');
    expect(t.moves()).toHaveLength(3);
    t.play(card('cookies'));
    expect(t.hand('ana')).toEqual(['cookies']);
    const later = at(NIGHT, { ana: { hand: ['organised-cabinets'], discard: ['gamble', 'cookies', 'charm'] } });
    expect(later.play(technique('organised-cabinets')).moves()).toHaveLength(2);
    expect(later.heard('spectator').some(({ kind }) => kind === 'pile-arranged')).toBe(true);
  });

  test('an empty pile gives nothing', () => {
    const t = furtherTable({ decks, ana: { hand: ['organised-cabinets'] } }).play(technique('organised-cabinets'));
    expect(t.branches()).toEqual(['organised-cabinets: empty-pile']);
  });
});

describe('DX-CARD-serving-dish', () => {
  const dish = (hour: number, top: string): Table =>
    at(hour, {
      ana: {
        hand: ['serving-dish', 'blindfold'],
        deck: [top, 'junk'],
        stall: [['swift-broker'], ['spyglass'], ['shattered-relic']],
      },
    }).play(technique('serving-dish'));
  const changed = (id: string, by: number) => ({
    card: id,
    used: [],
    bonus: 0,
    set: 0,
    setAt: 0,
    changes: [{ how: 'add' as const, by, only: null, at: 0 }],
  });

  test('two more at dawn, one more by day, one less at night, for all to see', () => {
    const dawn = dish(DAWN, 'cookies');
    expect(dawn.knownHand('bob', 'ana')).toContain('cookies');
    expect(dawn.can(build([changed('cookies', 2)]))).toBe(true);
    expect(dish(DAY, 'whirligig').can(build([changed('whirligig', 1)]))).toBe(true);
    expect(dish(NIGHT, 'gamble').can(build([changed('gamble', -1)]))).toBe(true);
  });

  test('DX-EX-183 a junk at night is worth 0 and superfluous in every payment', () => {
    const t = at(NIGHT, { ana: { hand: ['serving-dish', 'spyglass'], deck: ['junk', 'junk'] }, market: ['charm'] });
    t.play(technique('serving-dish'));
    expect(t.can(buy(0, ['spyglass']))).toBe(true);
    expect(t.can(buy(0, ['spyglass', changed('junk', -1)]))).toBe(false);
  });

  test('DX-EX-201 Blindfold counts it in', () => {
    const t = dish(NIGHT, 'charm').play(technique('blindfold'));
    t.asks('bob: number').play(number(3));
    expect(t.discard('ana')).toEqual(expect.arrayContaining(['charm']));
  });

  test('DX-EX-160 set and added in the order in which it came', () => {
    const t = at(DAY, {
      ana: {
        hand: ['serving-dish'],
        deck: ['whirligig', 'junk'],
        stall: [['swift-broker'], ['cookies'], ['shattered-relic'], ['spyglass']],
      },
      turn: { turnChanges: [{ how: 'set', by: 4 }] },
    });
    t.play(technique('serving-dish'));
    expect(t.movesOf('build')).toHaveLength(1);
  });
});
