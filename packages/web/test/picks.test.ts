import { elementAt } from '@souk/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decidedBy, picking } from '../../table-kit/src/picks.js';

const CHOICES = [
  { move: 'sell', spots: ['card', 'sell', 'ruby'] },
  { move: 'both', spots: ['card', 'both', 'ruby'] },
  { move: 'mine', spots: ['other card', 'mine'] },
];

test('at first every spot of every move is lit, and nothing is decided', () => {
  const { lit, decided, complete } = picking(CHOICES, []);
  expect([...lit].sort()).toEqual(['both', 'card', 'mine', 'other card', 'ruby', 'sell']);
  expect(decided).toBeUndefined();
  expect(complete).toBeUndefined();
});

test('a pick narrows the moves, and only what narrows them further stays lit', () => {
  const { lit, left } = picking(CHOICES, ['card']);
  expect(left.map(({ move }) => move)).toEqual(['sell', 'both']);
  expect([...lit].sort()).toEqual(['both', 'sell']);
});

test('as soon as one move is left it is decided, and nothing is lit any more', () => {
  expect(decidedBy(CHOICES, ['card'], 'both')?.move).toBe('both');
  expect(picking(CHOICES, ['mine']).lit.size).toBe(0);
});

test('picks that are a move and could become another are complete, not decided', () => {
  const pay = [
    { move: 'two cards', spots: ['a', 'b'] },
    { move: 'three cards', spots: ['a', 'b', 'c'] },
  ];
  const { complete, decided, lit } = picking(pay, ['b', 'a']);
  expect(complete?.move).toBe('two cards');
  expect(decided).toBeUndefined();
  expect([...lit]).toEqual(['c']);
});

test('whatever is lit can be picked, and every move can be reached by picking its spots in any order', () => {
  const spot = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const moves = fc.uniqueArray(fc.uniqueArray(spot, { minLength: 1 }), {
    minLength: 1,
    selector: (spots) => [...spots].sort().join(),
  });
  fc.assert(
    fc.property(moves, fc.nat(), (sets, seed) => {
      const choices = sets.map((spots, move) => ({ move, spots }));
      const wanted = elementAt(choices, seed % choices.length);
      let now = picking(choices, []);
      while (now.decided === undefined) {
        const next = wanted.spots.find((each) => now.lit.has(each));
        if (next === undefined) break;
        now = picking(choices, [...now.picked, next]);
      }
      expect((now.decided ?? now.complete)?.move).toBe(wanted.move);
    }),
  );
});
