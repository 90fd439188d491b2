import { describe, expect, test } from 'vitest';
import { furtherTable } from '../../further.js';
import { as, build, buy, card, changed, decline, inventory, technique } from '../../notation.js';
import type { Setup } from '../../table.js';

const decks = ['walruses', 'macaws', 'ocelots'];
const junk = (count: number): string[] => Array(count).fill('junk');
const MACAWS = ['swift-broker', 'cookies', 'shattered-relic', 'spyglass', 'flashy-show', 'charm', 'gamble'];
/** One card a stack. */
const stall = (height: number): string[][] => MACAWS.slice(0, height).map((each) => [each]);
const salted = { forTurn: { 'junk-admitted': 1 } };
const mixed = { forTurn: { 'sets-mix': 1 } };

describe('DX-CARD-hefty-director', () => {
  test('DX-EX-163 alone it is stack 2 or 3, never stack 1', () => {
    const builds = (height: number) =>
      furtherTable({ decks, ana: { hand: ['hefty-director'], stall: stall(height) } }).movesOf('build');
    expect(builds(0)).toEqual([]);
    expect(builds(1)).toEqual([build([changed('hefty-director', 1)])]);
    expect(builds(2)).toEqual([build([changed('hefty-director', 2)])]);
    expect(builds(3)).toEqual([]);
  });

  test('DX-EX-163 two of them are 4, 5 or 6', () => {
    const counts = [3, 4, 5, 6].map(
      (height) =>
        furtherTable({ decks, ana: { hand: ['hefty-director', 'hefty-director'], stall: stall(height) } })
          .movesOf('build')
          .filter(({ hand }) => hand.length === 2).length,
    );
    expect(counts).toEqual([1, 1, 1, 0]);
  });

  test('DX-EX-718 Charm builds it without a question where one way fits', () => {
    const t = furtherTable({ decks, ana: { hand: ['charm'], stall: stall(2) }, marketDeck: ['hefty-director'] });
    t.play(technique('charm')).asks('ana: bonus-action');
    expect(t.stall('ana')[2]).toEqual(['hefty-director']);
  });

  test('it is no more than 1 in a payment', () => {
    const t = furtherTable({ decks, ana: { hand: ['hefty-director'] }, market: ['cookies'] });
    expect(t.movesOf('buy')).toEqual([]);
  });

  test('DX-EX-197 from the discard pile it counts so, too', () => {
    const setup = (height: number): Setup => ({
      decks: ['walruses', 'squirrels', 'macaws'],
      ana: {
        hand: ['nostalgic-item'],
        discard: ['hefty-director'],
        stall: ['swift-broker', 'cookies', 'shattered-relic', 'spyglass', 'flashy-show']
          .slice(0, height)
          .map((id) => [id]),
      },
    });
    expect(furtherTable(setup(4)).can(build(['nostalgic-item'], [changed('hefty-director', 1)]))).toBe(true);
    expect(furtherTable(setup(5)).can(build(['nostalgic-item'], [changed('hefty-director', 2)]))).toBe(true);
  });

  test('DX-EX-198 Accordion and Director together: the choices are declared', () => {
    const t = furtherTable({
      decks: ['walruses', 'squirrels', 'macaws'],
      ana: {
        hand: ['accordion', 'hefty-director'],
        stall: [
          ...['swift-broker', 'cookies', 'shattered-relic', 'spyglass', 'flashy-show', 'acorn', 'winter-is-coming'],
        ].map((id) => [id]),
      },
      turn: mixed,
    });
    expect(t.movesOf('build')).toHaveLength(2);
    expect(t.can(build([changed('accordion', 0), changed('hefty-director', 2)]))).toBe(true);
    expect(t.can(build([changed('accordion', 1), changed('hefty-director', 1)]))).toBe(true);
  });
});

describe('DX-CARD-slappy-tappy', () => {
  test('DX-EX-164 stacks may mix sets, junk stays out', () => {
    const t = furtherTable({
      decks,
      ana: {
        hand: ['slappy-tappy', 'spyglass', 'bold-haggler', 'junk'],
        stall: [['swift-broker'], ['cookies'], ['shattered-relic'], ['charm']],
      },
    });
    expect(t.can(build(['spyglass', 'bold-haggler']))).toBe(false);
    t.play(technique('slappy-tappy'));
    expect(t.can(build(['spyglass', 'bold-haggler']))).toBe(true);
    expect(t.can(build(['spyglass', 'junk']))).toBe(false);
  });
});

describe('DX-CARD-sea-salt', () => {
  test('DX-EX-165 DX-X-6 a junk card may be in, but a stack of junk alone does not exist', () => {
    const one = furtherTable({ decks, ana: { hand: ['sea-salt', 'junk'] } }).play(technique('sea-salt'));
    expect(one.can(build(['junk']))).toBe(false);
    const two = furtherTable({
      decks,
      ana: { hand: ['swift-broker', 'junk'], stall: [['bold-haggler']] },
      turn: salted,
    });
    expect(two.can(build(['swift-broker', 'junk']))).toBe(true);
  });

  test('DX-EX-166 each of them admits one junk card more', () => {
    const setup = { decks, ana: { hand: ['spyglass', ...junk(2)], stall: [...stall(3), ['charm'], ['gamble']] } };
    const stack = build(['spyglass', ...junk(2)]);
    expect(furtherTable({ ...setup, turn: salted }).can(stack)).toBe(false);
    expect(furtherTable({ ...setup, turn: { forTurn: { 'junk-admitted': 2 } } }).can(stack)).toBe(true);
  });

  test('DX-EX-203 DX-X-6 a copy that counts as junk alone is not built by Charm', () => {
    const t = furtherTable({
      decks: ['walruses', 'chameleons', 'ocelots'],
      ana: { hand: ['charm'] },
      bob: { discard: ['junk'] },
      marketDeck: ['reflection'],
      turn: salted,
    });
    t.play(technique('charm')).asks('ana: bonus-action');
    expect(t.marketDiscard).toEqual(['reflection']);
  });

  test('DX-EX-731 with other values: one junk is no stack, an animalfolk card with it is', () => {
    const turn = { forTurn: { 'junk-admitted': 1 }, turnChanges: [{ how: 'set', by: 4 }] } as const;
    const four = furtherTable({
      decks,
      ana: { hand: ['swift-broker', ...junk(2)], stall: [['bold-haggler'], ['cookies'], ['shattered-relic']] },
      turn,
    });
    expect(four.can(build(['junk']))).toBe(false);
    expect(four.can(build(['swift-broker']))).toBe(true);
    const eight = furtherTable({
      decks,
      ana: {
        hand: ['swift-broker', ...junk(2)],
        stall: [
          ['bold-haggler'],
          ['cookies'],
          ['shattered-relic'],
          ['charm'],
          ['gamble'],
          ['spyglass'],
          ['flashy-show'],
        ],
      },
      turn,
    });
    expect(eight.can(build(['swift-broker', 'junk']))).toBe(true);
  });
});

describe('DX-CARD-salvage', () => {
  test('DX-EX-167 one of the bottom three, the rest keeps its order', () => {
    const t = furtherTable({ decks, ana: { hand: ['salvage'], discard: ['charm', 'gamble', 'junk', 'cookies'] } });
    t.play(technique('salvage')).asks('ana: card');
    expect(t.moves()).toEqual(expect.arrayContaining([card('gamble'), card('junk'), card('cookies')]));
    expect(t.moves()).toHaveLength(3);
    t.play(card('junk'));
    expect(t.hand('ana')).toEqual(['junk']);
    expect(t.discard('ana')).toEqual(['salvage', 'charm', 'gamble', 'cookies']);
  });

  test('an empty pile gives nothing', () => {
    const t = furtherTable({ decks, ana: { hand: ['salvage'] } })
      .play(technique('salvage'))
      .asks('ana: bonus-action');
    expect(t.branches()).toEqual(['salvage: empty-pile']);
  });
});

describe('DX-CARD-treasure-hoard', () => {
  test('the hand is two larger if no stack is placed in this turn', () => {
    const t = furtherTable({ decks, ana: { hand: ['treasure-hoard'], deck: junk(12) } });
    t.play(technique('treasure-hoard'), decline);
    expect(t.hand('ana')).toHaveLength(7);
  });

  test('DX-EX-168 a stack placed by Charm counts, a card thrown away does not', () => {
    const setup = (top: string): Setup => ({
      decks,
      ana: { hand: ['treasure-hoard', 'charm'], deck: junk(12), stall: stall(2) },
      marketDeck: [top],
    });
    const built = furtherTable(setup('whirligig')).play(technique('treasure-hoard'), technique('charm'), decline);
    expect(built.hand('ana')).toHaveLength(5);
    const thrown = furtherTable(setup('gamble')).play(technique('treasure-hoard'), technique('charm'), decline);
    expect(thrown.hand('ana')).toHaveLength(7);
  });

  test('a stack before it counts as well', () => {
    const t = furtherTable({
      decks,
      ana: { hand: ['junk'], deck: junk(12) },
      turn: { forTurn: { 'stacks-placed': 1, 'hand-size-without-stack': 2 } },
    });
    t.play(inventory());
    expect(t.hand('ana')).toHaveLength(5);
  });
});

describe('DX-CARD-oceanic-icon', () => {
  const icon = (height: number): string[][] => [...stall(4), ['oceanic-icon'], ['charm'], ['gamble']].slice(0, height);

  test('DX-EX-169 DX-TOTAL-1 in the last stack it lets the next one come to one less or one more', () => {
    const builds = furtherTable({
      decks,
      ana: { hand: ['blindfold', 'bold-haggler', 'new-season'], stall: icon(5) },
    }).movesOf('build');
    expect(builds.map(({ hand }) => hand.length).sort()).toEqual([1, 2, 2]);
    const ended = furtherTable({ decks, ana: { hand: ['blindfold', 'new-season'], stall: [...stall(5)] } });
    expect(ended.movesOf('build')).toEqual([]);
  });

  test('DX-EX-170 it ends when a higher stack lies in front of it', () => {
    const t = furtherTable({ decks, ana: { hand: ['blindfold', 'bold-haggler'], stall: icon(6) } });
    expect(t.movesOf('build')).toEqual([]);
  });

  test('DX-EX-169 Charm tests the same totals', () => {
    const t = furtherTable({ decks, ana: { hand: ['charm'], stall: icon(5) }, marketDeck: ['blindfold'] });
    t.play(technique('charm'));
    expect(t.stall('ana')[5]).toEqual(['blindfold']);
  });

  test('in hand, in a payment and in another stack it does nothing', () => {
    const t = furtherTable({ decks, ana: { hand: ['oceanic-icon'] }, market: ['gamble'] });
    expect(t.movesOf('buy')).toEqual([buy(0, ['oceanic-icon'])]);
    expect(t.can(build([as('oceanic-icon', 'oceanic-icon')]))).toBe(false);
  });
});
