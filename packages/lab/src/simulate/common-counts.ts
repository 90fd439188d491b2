import { elementAt, hasWon, isDraw, type Outcome, type Seat, sharersOfWin } from '@souk/kernel';
import type { Sheet } from '../sheet.js';
import { countOf, type Histogram } from '../statistics/histogram.js';
import type { Ratio } from '../statistics/ratio.js';
import { type Ending, WHOLE_WIN } from '../study.js';

/** What is counted of one seat. */
interface SeatCounts {
  /** Games won, alone or shared. */
  readonly won: Ratio;
  /** Its part of the win. */
  readonly win: Ratio;
  readonly score: Histogram;
}

/** Writes down of every game what all games have: who won, scores, length. */
export class CommonCounts {
  readonly #sheet: Sheet;
  readonly #moves: Histogram;
  readonly #draw: Ratio;
  readonly #noSeat: Ratio;
  readonly #seats: readonly SeatCounts[];
  /** By place in the turn order. */
  readonly #turns: readonly Ratio[];

  constructor(sheet: Sheet, seats: number) {
    this.#sheet = sheet;
    this.#moves = sheet.histogram('moves');
    this.#draw = sheet.ratio('draw');
    this.#noSeat = sheet.ratio('no-seat');
    this.#seats = Array.from({ length: seats }, (_, seat) => ({
      won: sheet.ratio(`seat/${seat}/won`),
      win: sheet.ratio(`seat/${seat}/win`),
      score: sheet.histogram(`seat/${seat}/score`),
    }));
    this.#turns = Array.from({ length: seats }, (_, place) => sheet.ratio(`turn/${place}/win`));
  }

  /** `first` is the seat that came first; undefined if that is not known. */
  add({ outcome, wins }: Ending, moves: number, first: Seat | undefined): void {
    const { winners, scores, rivals } = outcome;
    const seats = wins.length;
    this.#moves.add(moves);
    this.#draw.add(isDraw(outcome) ? 1 : 0);
    this.#noSeat.add(winners.length === 0 ? 1 : 0);
    for (const [seat, share] of wins.entries()) {
      const { won, win, score } = elementAt(this.#seats, seat);
      won.add(winners.includes(seat) ? 1 : 0);
      win.add(share);
      score.add(elementAt(scores, seat));
      if (first !== undefined) elementAt(this.#turns, (seat - first + seats) % seats).add(share);
    }
    for (const rival of rivals) {
      this.#sheet.ratio(`rival/${rival.name}/won`).add(hasWon(outcome, rival) ? 1 : 0);
      this.#sheet.histogram(`rival/${rival.name}/score`).add(rival.score);
    }
  }
}

/** By name: how many games a sheet has where every game is written down exactly once. All of them must agree. */
export function gamesOn(sheet: Sheet, seats: number): readonly (readonly [name: string, games: number])[] {
  const inRatio = (name: string) => [name, sheet.ratio(name).data()[0]] as const;
  const inHistogram = (name: string) => [name, countOf(sheet.histogram(name).data())] as const;
  const bySeat = Array.from({ length: seats }, (_, seat) => [
    inRatio(`seat/${seat}/won`),
    inRatio(`seat/${seat}/win`),
    inHistogram(`seat/${seat}/score`),
  ]);
  return [inHistogram('moves'), inRatio('draw'), inRatio('no-seat'), ...bySeat.flat()];
}

/** Winners share the win equally, those without a seat among them. */
export function endingOf(outcome: Outcome): Ending {
  const part = WHOLE_WIN / Math.max(1, sharersOfWin(outcome));
  return { outcome, wins: outcome.ranks.map((_, seat) => (outcome.winners.includes(seat) ? part : 0)) };
}
