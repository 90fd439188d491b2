import { hintFor } from '@souk/bots';
import { dwarvenTraders } from '@souk/games/dwarven-traders';
import { heuristics } from '@souk/games/dwarven-traders/heuristics';
import { expect, test } from 'vitest';
import { sell } from './moves.js';
import { positionOf } from './table.js';

/** A sale at a loss that leaves its seller alone in last place, with an emerald at 2 to be had for it. */
const loss = positionOf({
  seats: 4,
  round: 2,
  prices: { ruby: 1, sapphire: -2, emerald: 2, topaz: 0 },
  marker: 'sapphire',
  pool: { ruby: 1, sapphire: 0, emerald: 0, topaz: 2 },
  players: [
    { score: 5, points: 1, store: ['sapphire', 'topaz'] },
    { score: 4, points: 4, store: ['emerald'] },
    { score: 7, points: 0, store: ['ruby', 'sapphire'] },
    { score: 4, points: 3, store: ['emerald'] },
  ],
  smuggler: { score: 6, points: 2 },
  row: ['R-2 T+2', 'T-1 S+1', 'S-2 R+2', 'S-1 R+1'],
});

test('a hint to sell at a loss for the sake of the extra trade says so, and claims no lead that the sale does not bring', () => {
  const state = dwarvenTraders.fromJSON(loss);
  const sale = dwarvenTraders.readMove(state, 0, sell(1, 'sapphire'));
  const told = hintFor(heuristics, state, 0, { iterations: 100 }).find(({ move }) => move === sale);
  const reasons = told?.reasons.filter(({ weight }) => weight > 0).map(({ feature }) => feature);
  expect(reasons).toEqual(['trade']);
});
