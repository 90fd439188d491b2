import { seedRandom, viewersOf } from '@souk/kernel';
import { evenly, expectFrequencies } from '@souk/kernel/laws';
import { describe, expect, test } from 'vitest';
import { arcaneAlley } from '../../src/rules/index.js';
import { imagined } from '../imagined.js';
import { activate, draw, give, match, peek, play, reveal, swapFor, table } from '../table.js';

const chances = (counts: { [item: string]: number }) => {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return new Map(Object.entries(counts).map(([item, count]) => [item, count / total]));
};

describe('Imagining', () => {
  const SMALL = {
    houseRules: {
      items: Object.fromEntries([
        ['older-wand', { copies: 2 }],
        ['dark-lotus', { copies: 2 }],
        ['dragons-egg', { copies: 2 }],
        ['sovereign-sword', { copies: 18 }],
      ]),
    },
  };

  test('hidden slots, stashes and deck are a uniform deal of what is unseen', () => {
    const t = table({
      wholeDeck: true,
      discard: '',
      players: [
        { rows: ['egg? lotus? ring?'], stash: 'coin' },
        { rows: ['doll doll doll'], stash: 'toad' },
        { rows: [] },
      ],
      deck: 'skull',
    });
    const unseen = ['dragons-egg', 'dark-lotus', 'invisible-ring', 'hypnotic-toad', 'skeletomicon'];
    expectFrequencies(
      'slot',
      imagined(t.view(0), ({ players }) => String(players[0].storehouse.slots[1].item)),
      evenly(unseen),
    );
    expectFrequencies(
      'stash',
      imagined(t.view(0), ({ players }) => String(players[1].stash)),
      evenly(unseen),
    );
    expectFrequencies(
      'deck',
      imagined(t.view(0), ({ deck }) => String(deck)),
      evenly(unseen),
    );
  });

  test('what is known of a stash is in it, and only the rest is dealt', () => {
    const t = table({
      wholeDeck: true,
      discard: '',
      players: [
        { rows: ['egg? doll doll'], stash: 'coin' },
        { rows: [], stash: 'toad toad', known: 'toad' },
        { rows: [] },
      ],
      deck: 'skull',
    });
    const seen = imagined(t.view(0), ({ players }) => String(players[1].stash));
    const third = 1 / 3;
    expectFrequencies(
      'stash',
      seen,
      new Map([
        ['hypnotic-toad,hypnotic-toad', third],
        ['hypnotic-toad,skeletomicon', third],
        ['hypnotic-toad,dragons-egg', third],
      ]),
    );
  });

  test('a peeked item stays where it is', () => {
    const t = table({ players: [{ rows: ['egg!0 ? ?'], stash: 'coin' }, {}, {}] });
    expect([
      ...imagined(t.view(0), ({ players }) => String(players[0].storehouse.slots[0].item), 30).counts.keys(),
    ]).toEqual(['dragons-egg']);
    expect(
      imagined(t.view(1), ({ players }) => String(players[0].storehouse.slots[0].item), 300).counts.size,
    ).toBeGreaterThan(8);
  });

  test('a deck shuffled from the discard is made of that, and hidden slots of the rest', () => {
    const t = table({
      stage: 'draw',
      wholeDeck: true,
      discard: 'coin lotus lotus egg',
      players: [{ rows: ['sword? ring? toad?'] }, { rows: [] }, { rows: [] }],
    });
    t.do(0, draw('deck'));
    const decks = imagined(
      t.view('spectator'),
      ({ deck, players }) => [...deck, ...(players[0].stash ?? [])].sort().join(),
      50,
    );
    expect([...decks.counts.keys()]).toEqual(['dark-lotus,dark-lotus,dragons-egg']);
    const held = imagined(t.view(1), ({ players }) => String(players[0].stash));
    expectFrequencies('stash', held, chances({ 'dark-lotus': 2, 'dragons-egg': 1 }));
    const slots = imagined(t.view(0), ({ players }) => String(players[0].storehouse.slots[0].item));
    expectFrequencies('slots', slots, evenly(['sovereign-sword', 'invisible-ring', 'hypnotic-toad']));
    const own = imagined(t.view(0), ({ deck }) => [...deck].sort().join(), 50);
    expect(own.counts.size).toBe(1);
  });

  test('AA-SELL-3 what is imagined after the discard was shuffled can be written down and read again', () => {
    const t = table({
      stage: 'draw',
      wholeDeck: true,
      discard: 'coin lotus lotus egg',
      players: [{ rows: ['sword? ring? toad?'] }, { rows: [] }, { rows: [] }],
    });
    t.do(0, draw('deck'));
    const random = seedRandom('read again');
    for (const viewer of viewersOf(3)) {
      const position = arcaneAlley.toJSON(arcaneAlley.imagine(t.view(viewer), random));
      expect(arcaneAlley.toJSON(arcaneAlley.fromJSON(position))).toEqual(position);
    }
  });

  test('secret choices of what to reveal are any two slots', () => {
    const t = match(2).do(1, reveal(0, 1));
    const pairs = imagined(t.view(0), ({ players }) => String(players[1].chosen), 7200);
    expect(pairs.counts.size).toBe(36);
    expectFrequencies('pairs', pairs, evenly([...pairs.counts.keys()]));
  });

  test('frequencies follow the numbers of copies', () => {
    const t = table({
      options: SMALL,
      wholeDeck: true,
      discard: '',
      players: [{ rows: ['egg? lotus? sword?'], stash: 'coin' }, { rows: [], stash: 'sword' }, { rows: [] }],
    });
    const seen = imagined(t.view(0), ({ players }) => String(players[1].stash));
    expectFrequencies('stash', seen, chances({ 'dragons-egg': 1, 'dark-lotus': 1, 'sovereign-sword': 2 }));
  });

  test('AA-INFO-3 a swapped item that was peeked at is imagined where it went', () => {
    const t = table({
      players: [
        { rows: ['egg? sword? wand'], stash: 'ball' },
        { rows: ['coin ? ?'], stash: 'lockbox' },
        { rows: ['lotus ring toad'] },
      ],
    });
    t.do(0, play('ball', 2), peek(0));
    expect(t.rows(0, 0)).toEqual(['egg? ? ball']);
    const box = table({ players: [{ rows: ['egg!0 sword? ball'], stash: 'lockbox' }, { rows: ['coin ? ?'] }, {}] });
    box.do(0, activate('lockbox'), give(0));
    expect(box.asked).toBe('draw 1');
    expect(() => box.do(0, swapFor(1, 0))).toThrow('cannot');
    expect([box.rows(1, 0), box.rows(1, 1)]).toEqual([['egg? ? ?'], ['? ? ?']]);
  });
});
