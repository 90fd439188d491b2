import type { MoveReport } from '@souk/bots';
import type { Seat } from '@souk/kernel';
import { percent, percentLost } from './percent.js';

/** A move that is worth a card at the end. */
export interface Highlight {
  readonly number: number;
  readonly seat: Seat;
  /** By how many percent it changed the chance of its seat: more than nothing for the best, less for the costliest. */
  readonly percent: number;
}

export interface Highlights {
  readonly best: Highlight | undefined;
  /** Undefined where no move gave away as much as is worth a word. */
  readonly costliest: Highlight | undefined;
}

/** What a move may give away without a word. */
const LITTLE = 0.03;

/** What the best move must have gained: less would be shown as nothing. */
const NOTHING = 0.005;

/**
 * The best and the costliest move of a seat, or of all of them. The best one is where the seat's chance, as it could
 * know it, rose most by what it chose. Where there was no choice there is no merit, nor where chance brought some of it:
 * what was drawn blind or rolled is told with the move, and would be taken for what is praised.
 */
export function highlightsOf(
  start: readonly number[],
  moves: readonly MoveReport[],
  whose: Seat | undefined,
): Highlights {
  let best: Highlight | undefined;
  let costliest: Highlight | undefined;
  let most = { gain: NOTHING, loss: LITTLE };
  let before = start;
  for (const report of moves) {
    const { number, seat, choices, played, loss, luck, own } = report;
    if (choices > 1 && (whose === undefined || seat === whose)) {
      const gain = played - (before[seat] ?? 0);
      if (Math.abs(luck) < LITTLE && gain > most.gain) {
        best = { number, seat, percent: percent(gain) };
        most = { ...most, gain };
      }
      if (loss >= most.loss) {
        costliest = { number, seat, percent: -percentLost(report) };
        most = { ...most, loss };
      }
    }
    before = own;
  }
  return { best, costliest };
}
