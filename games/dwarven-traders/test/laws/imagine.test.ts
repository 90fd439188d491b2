import { newState, seedRandom } from '@souk/kernel';
import { evenly, expectFrequencies, legalMoves, Tally } from '@souk/kernel/laws';
import { expect, test } from 'vitest';
import { dwarvenTraders } from '../../src/rules/index.js';

test('DT-SETUP-7 every undealt card is imagined in every place of the unused deck equally often', () => {
  const state = newState(dwarvenTraders, { seats: 1, options: {}, seed: 'imagine' });
  dwarvenTraders.play(state, 0, legalMoves(dwarvenTraders, state, 0)[0]);
  const view = dwarvenTraders.view(state, 0);
  const random = seedRandom('draws');
  const { unused } = dwarvenTraders.toJSON(state);
  expect(unused).toHaveLength(8);
  const places = unused.map(() => new Tally());
  for (let draw = 0; draw < 8000; draw++) {
    const imagined = dwarvenTraders.toJSON(dwarvenTraders.imagine(view, random)).unused;
    for (const [place, card] of imagined.entries()) places[place].add(`card ${card}`);
  }
  const cards = evenly(unused.map((card) => `card ${card}`));
  for (const [place, tally] of places.entries()) expectFrequencies(`place ${place}`, tally, cards);
});
