import { Events, heardBy, MoveList, newState, pick, seedRandom } from '@souk/kernel';
import { expect, test } from 'vitest';
import { type AlleyEvent, arcaneAlley } from '../src/rules/index.js';

const MOST_GAMES = 4000;

test('random games come by every branch of every effect', () => {
  const { coverage, toAct, moves, play } = arcaneAlley;
  const known = new Set(coverage.branches);
  const unseen = new Set(coverage.branches);
  const strange = new Set<string>();
  const list = new MoveList();
  for (let game = 0; game < MOST_GAMES && unseen.size > 0; game++) {
    const random = seedRandom(`coverage ${game}`);
    const seats = 2 + (game % 5);
    const state = newState(arcaneAlley, { seats, options: coverage.options(random, seats), seed: `coverage ${game}` });
    while (toAct(state).length > 0) {
      const seat = pick(random, toAct(state));
      moves(state, seat, list);
      const events = new Events<AlleyEvent>();
      play(state, seat, pick(random, list.toArray()), events);
      for (const event of heardBy(events.told, 'spectator')) {
        for (const branch of coverage.seenIn(event)) {
          if (!known.has(branch)) strange.add(branch);
          unseen.delete(branch);
        }
      }
    }
  }
  expect([...unseen]).toEqual([]);
  expect([...strange]).toEqual([]);
});
