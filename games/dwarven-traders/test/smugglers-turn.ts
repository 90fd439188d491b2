import type { GemName, Options } from '@souk/games/dwarven-traders';
import { noTrade } from './moves.js';
import { type Setting, type TestTable, table } from './table.js';

/** What the Smuggler meets at the start of his turn. */
export interface HisTurn extends Pick<Setting, 'prices' | 'pool' | 'marker' | 'discards' | 'unused' | 'seed'> {
  /** The four visible sides. */
  readonly row: readonly [string, string, string, string];
  /** Both sides of card 12, which lies at the bottom of the unused deck. */
  readonly next?: string;
  readonly holds?: readonly GemName[];
  readonly score?: number;
  /** The player's store; two different gems, so that an extra trade can be declined. */
  readonly player?: readonly [GemName, GemName];
  readonly options?: Partial<Options>;
}

/** Moves no price and, as ruby is seldom dear and he seldom has sapphire, seldom tempts him. */
export const DULL = 'R-0 S+0';

/**
 * Lets the Smuggler take a turn: the player, who is behind him, declines an extra trade, so that nothing
 * has changed when he begins.
 */
export function smugglersTurn(his: HisTurn): TestTable {
  const { row, next = DULL, holds = [], score = 9, player = ['ruby', 'sapphire'] } = his;
  const middle = Array.from({ length: 7 }, () => `${DULL} | ${DULL}`);
  return table({
    ...his,
    seats: 1,
    own: [...row, ...middle, `${next} | ${next}`],
    players: [{ score: score - 1, store: player }],
    smuggler: { score, store: holds },
    decision: { kind: 'extra-trade', seat: 0 },
  }).play(noTrade);
}

/** What he mined and sold, in order, with the card's slot. */
export const deeds = (game: TestTable): string[] =>
  game
    .events()
    .flatMap((event) =>
      (event.kind === 'mined' || event.kind === 'sold') && event.trader === 'smuggler'
        ? [`${event.kind} ${event.gem} by ${event.slot}`]
        : [],
    );
