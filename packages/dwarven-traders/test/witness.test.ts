import { dwarvenTraders } from '@souk/dwarven-traders';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyStart, playerOf, randomPlay, startOf } from './random-games.js';
import { gemsOnTable } from './table.js';
import { Witness } from './witness.js';

describe('whoever saw the table once and hears all events', () => {
  test.each([1, 2, 3, 4])('knows all there is to see after every move, and the result, with %i players', (players) => {
    fc.assert(
      fc.property(
        anyStart.filter(({ seats }) => seats === players),
        (start) => {
          const state = startOf(start);
          const witness = new Witness(dwarvenTraders.view(state, 'spectator'));
          for (const { events, viewAfter } of randomPlay(state, playerOf(start))) {
            for (const event of events) witness.hear(event);
            expect(witness.table).toEqual(viewAfter);
            expect(gemsOnTable(viewAfter)).toEqual([5, 5, 5, 5]);
          }
          expect(dwarvenTraders.outcome(state)).toEqual(witness.countResult());
        },
      ),
      { numRuns: 100, seed: 11 },
    );
  });
});
