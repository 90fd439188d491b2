import { type CardList, dwarvenTraders, GEMS, type GemName, type Position } from '@souk/games/dwarven-traders';
import fc from 'fast-check';
import { cardLists } from './laws/arbitrary.js';
import { anyStart, playerOf, randomPlay, startOf } from './random-games.js';
import { positionOf, type Setting } from './table.js';

/** Some position of a random game. */
export const anyReachedPosition = fc.tuple(anyStart, fc.nat(60)).map(([start, moves]): Position => {
  const state = startOf(start);
  const play = randomPlay(state, playerOf(start));
  for (let i = 0; i < moves && !play.next().done; i++);
  return dwarvenTraders.toJSON(state);
});

const anyPrice = fc.integer({ min: -3, max: 3 });
const LOOSE_GEMS: readonly GemName[] = GEMS.flatMap((gem) => [gem, gem, gem, gem]);

/** Hands the gems that do not stand on price tracks out to pool, box and stores, as many as there is room for. */
function handOut(seats: number, marker: number, places: readonly number[]) {
  const gems = LOOSE_GEMS.toSpliced(marker, 1);
  const stores: GemName[][] = Array.from({ length: seats + 1 }, () => []);
  const pool = { ruby: 0, sapphire: 0, emerald: 0, topaz: 0 };
  for (const [i, gem] of gems.entries()) {
    const owner = places[i];
    const room = owner < stores.length && stores[owner].length < 2 && (owner < seats || seats === 1);
    if (room) stores[owner].push(gem);
    else if (owner % 2 === 0) pool[gem]++;
  }
  const inTrackOrder = (store: GemName[]): GemName[] => GEMS.flatMap((gem) => store.filter((held) => held === gem));
  return { marker: LOOSE_GEMS[marker], pool, stores: stores.map(inTrackOrder) };
}

/** A turn or an extra trade with things where chance put them: most such positions no game would ever reach. */
export const anyImaginedPosition = fc.integer({ min: 1, max: 4 }).chain((seats) =>
  fc
    .record({
      gems: fc
        .tuple(fc.nat(15), fc.array(fc.nat(11), { minLength: 15, maxLength: 15 }))
        .map(([marker, places]) => handOut(seats, marker, places)),
      scores: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 5, maxLength: 5 }),
      prices: fc.record({ ruby: anyPrice, sapphire: anyPrice, emerald: anyPrice, topaz: anyPrice }),
      options: fc.record({ freeSale: fc.boolean(), carryScores: fc.boolean() }),
      cards: fc.option(cardLists),
      order: fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], { minLength: 12 }),
      sides: fc.array(fc.constantFrom('front' as const, 'back' as const), { minLength: 4, maxLength: 4 }),
      discarded: fc.nat(6),
      kind: fc.constantFrom('turn' as const, 'extra-trade' as const),
      seat: fc.nat(seats - 1),
      starter: fc.nat(seats - 1),
      round: fc.integer({ min: 1, max: 4 }),
      seed: fc.string(),
    })
    .map(({ gems, scores, cards, order, sides, discarded, kind, seat, options, ...rest }): Position => {
      const person = (trader: number) => ({ score: scores[trader], store: gems.stores[trader] });
      const setting: Setting = {
        ...rest,
        seats,
        marker: gems.marker,
        pool: gems.pool,
        players: Array.from({ length: seats }, (_, player) => person(player)),
        smuggler: person(seats),
        decision: { kind, seat },
      };
      const allOptions: { freeSale: boolean; carryScores: boolean; cards: CardList | null } = { ...options, cards };
      return {
        ...positionOf(setting),
        options: allOptions,
        row: sides.map((side, slot) => ({ card: order[slot], side })),
        discards: seats === 1 ? order.slice(4, 4 + discarded) : [],
        unused: seats === 1 ? order.slice(4 + discarded) : [],
      };
    }),
);
