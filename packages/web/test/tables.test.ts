import { type ArcaneAlleyTypes, arcaneAlley } from '@souk/games/arcane-alley';
import { type DaleTypes, daleOfMerchants } from '@souk/games/dale-of-merchants';
import { type DwarvenTradersTypes, dwarvenTraders } from '@souk/games/dwarven-traders';
import { type AnyGame, elementAt, type Game, type GameTypes } from '@souk/kernel';
import { describe, expect, test } from 'vitest';
import * as alleySpots from '../../../games/arcane-alley/src/page/spots.js';
import * as alleySteps from '../../../games/arcane-alley/src/page/stepping.js';
import * as daleSpots from '../../../games/dale-of-merchants/src/page/spots.js';
import * as daleSteps from '../../../games/dale-of-merchants/src/page/stepping.js';
import * as traderSpots from '../../../games/dwarven-traders/src/page/spots.js';
import * as traderSteps from '../../../games/dwarven-traders/src/page/stepping.js';
import { sealedBids } from '../../bots/test/sealed-bids.js';
import { defaultFace } from '../../table-kit/src/components/DefaultFace.js';
import { decidedBy, picking } from '../../table-kit/src/picks.js';
import { speakerFor } from '../../table-kit/src/speaking.js';
import { randomPlay } from './random-play.js';

/** What a table must keep, whichever the game. */
interface Kept<T extends GameTypes> {
  readonly game: Game<T>;
  readonly starts: readonly { readonly seats: number; readonly options?: object; readonly most?: number }[];
  spotsOf(move: T['Move'], view: T['View'], among: readonly T['Move'][]): readonly string[];
  step(view: T['View'], event: T['Event']): T['View'];
  /** What stepping through the events of a move must lead to: the parts of a view that are shown moving. */
  shown(view: T['View']): unknown;
}

function keepsTo<T extends GameTypes>({ game, starts, spotsOf, step, shown }: Kept<T>): void {
  describe(game.name, () => {
    for (const [i, start] of starts.entries()) {
      const seed = `${game.id} ${i}`;

      test(`every legal move can be picked, and no two by the same spots (${JSON.stringify(start)})`, () => {
        for (const { moves, before } of randomPlay(game, { ...start, seed })) {
          const picks = moves.map((move) => [...spotsOf(move, before, moves)].sort().join(' '));
          expect(picks.every((spots) => spots !== '')).toBe(true);
          expect(new Set(picks).size).toBe(picks.length);
        }
      });

      test(`stepping through the events of a move leads where the move leads (${JSON.stringify(start)})`, () => {
        for (const { before, events, after } of randomPlay(game, { ...start, seed })) {
          const stepped = events.reduce<T['View']>((view, event) => step(view, event), before);
          expect(shown(stepped)).toEqual(shown(after));
        }
      });
    }
  });
}

keepsTo<DwarvenTradersTypes>({
  game: dwarvenTraders,
  starts: [
    { seats: 1 },
    { seats: 2, options: { freeSale: true } },
    { seats: 3, options: { carryScores: true } },
    { seats: 4 },
  ],
  spotsOf: traderSpots.spotsOf,
  step: traderSteps.step,
  shown: ({ prices, pool, box, marker, players, smuggler, row, round }) => ({
    ...{ prices, pool, box, marker, players, smuggler, row, round },
  }),
});

keepsTo<ArcaneAlleyTypes>({
  game: arcaneAlley,
  starts: [{ seats: 2 }, { seats: 3, options: { wizards: 'choose' } }, { seats: 6, options: { wizards: 'random' } }],
  spotsOf: alleySpots.spotsOf,
  step: alleySteps.step,
  shown: ({ players, round }) => ({
    round,
    players: players.map(({ gold, infamy, markers, wizard, stashSize }) => ({
      ...{ gold, infamy, markers, wizard, stashSize },
    })),
  }),
});

keepsTo<DaleTypes>({
  game: daleOfMerchants,
  starts: [
    { seats: 2, options: { decks: ['chameleons', 'squirrels', 'pandas'] }, most: 150 },
    { seats: 3, options: { deckSelection: 'ban-and-pick', tournamentStart: true }, most: 150 },
    { seats: 4, options: { pileOrder: 'full' }, most: 150 },
  ],
  spotsOf: daleSpots.spotsOf,
  step: daleSteps.step,
  shown: ({ market, players }) => ({
    market,
    players: players.map(({ hand, stall }) => ({ hand: hand.length, stall })),
  }),
});

describe.each([sealedBids, arcaneAlley, dwarvenTraders, daleOfMerchants] as readonly AnyGame[])(
  '$name without a face of its own',
  (game) => {
    const { spotsOf, buttonFor } = defaultFace(game.id);

    test('every legal move can be picked, and no two by the same spots; every spot has a button', () => {
      const speaker = speakerFor([], undefined);
      for (const { moves, before } of randomPlay(game, { seats: 2, seed: 'default', most: 100 })) {
        const picks = moves.map((move) => [...spotsOf(move, before, moves)].sort());
        expect(new Set(picks.map((spots) => spots.join(' '))).size).toBe(picks.length);
        for (const spot of picks.flat()) expect(buttonFor(spot, before, speaker)?.with).toBeDefined();
        // A button that decides nothing would be one too many.
        if (moves.length > 1)
          for (const spot of elementAt(picks, 0)) expect(picks.every((spots) => spots.includes(spot))).toBe(false);
      }
    });
  },
);

test('Dale of Merchants: of like cards in hand each leads on, even if all moves left need one of them', () => {
  const { copySpots, spots } = daleSpots;
  const one = spots.hand('junk', 0);
  const three = [one, spots.hand('junk', 1), spots.hand('junk', 2)];
  const whirligig = spots.hand('whirligig', 0);
  const choices = [
    { move: 'three junk', spots: ['market:1', ...three, whirligig] },
    { move: 'one junk', spots: ['market:1', one, whirligig, spots.hand('bold-haggler', 0)] },
  ];
  const now = picking(choices, ['market:1']);
  const offered = copySpots('junk', 3, now);
  expect(offered.every((spot) => now.lit.has(spot))).toBe(true);
  expect(decidedBy(choices, now.picked, elementAt(offered, 0))?.move).toBe('three junk');
});
