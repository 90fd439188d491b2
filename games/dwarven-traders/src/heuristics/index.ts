import type { Heuristics } from '@souk/bots';
import { lookAheadBot } from '@souk/bots';
import {
  DECLINE,
  type DwarvenTradersTypes,
  dwarvenTraders,
  EXTRA_TRADE,
  type State,
} from '@souk/games/dwarven-traders';
import { topFrame } from '@souk/kernel';
import { FEATURES, measure } from './features.js';
import { prior } from './prior.js';
import { WEIGHTS } from './weights.js';

/** In the middle of a turn, with a trade still to be made, an evaluation means little. */
function quiet({ frames }: State): boolean {
  const frame = topFrame(frames);
  return frame === undefined || frame.effect !== EXTRA_TRADE;
}

/** More than there are sides. */
const SIDES_IN_ALL = 32;

/** Moves name cards by their places in the row, so they mean nothing without it. */
const shown = ({ row }: State): number => row.reduce((sum, side) => sum * SIDES_IN_ALL + side + 1, 0);

/** What bots know of Dwarven Traders. The Smuggler wins matches too, so he is a contender. */
export const heuristics: Heuristics<DwarvenTradersTypes> = {
  game: dwarvenTraders,
  features: FEATURES.map(({ id, text, weight }) => ({ id, text, weight })),
  spread: 1,
  contenders: ({ rules }) => rules.seats + 1,
  measure,
  prior,
  quiet,
  extra: {
    id: 'trade',
    text: 'an extra trade',
    decline: DECLINE,
    isOffered: ({ frames }, seat) => {
      const frame = topFrame(frames);
      return frame?.effect === EXTRA_TRADE && frame.seat === seat;
    },
  },
  shown,
  // A round hides nothing once the cards are dealt. Alone, every turn of the Smuggler's draws a card; with more than
  // two, others do not all play against one.
  isOpen: ({ rules, row }) => rules.seats === 2 && row.length > 0,
  lookAhead: lookAheadBot,
  training: { hidden: 24, seats: [2, 2, 2, 2, 1, 3, 3, 4] },
  learned: WEIGHTS,
};
