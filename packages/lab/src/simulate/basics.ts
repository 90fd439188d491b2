import { hasWon, isDraw, type Outcome, type Seat, sharersOfWin } from '@souk/kernel';
import type { Sheet } from '../sheet.js';
import { type Ending, WHOLE_WIN } from '../study.js';

/** Writes down of every game what all games have: who won, scores, length. */
export class Basics {
  readonly #sheet: Sheet;
  readonly #seats: number;

  constructor(sheet: Sheet, seats: number) {
    this.#sheet = sheet;
    this.#seats = seats;
  }

  /** `first` is who came first; undefined if nobody knows. */
  add({ outcome, wins }: Ending, moves: number, first: Seat | undefined): void {
    const sheet = this.#sheet;
    sheet.histogram('moves').add(moves);
    sheet.ratio('draw').add(isDraw(outcome) ? 1 : 0);
    sheet.ratio('no-seat').add(outcome.winners.length === 0 ? 1 : 0);
    for (let seat = 0; seat < this.#seats; seat++) {
      sheet.ratio(`seat/${seat}/won`).add(outcome.winners.includes(seat) ? 1 : 0);
      sheet.ratio(`seat/${seat}/win`).add(wins[seat]);
      sheet.histogram(`seat/${seat}/score`).add(outcome.scores[seat]);
      if (first === undefined) continue;
      const place = (seat - first + this.#seats) % this.#seats;
      sheet.ratio(`turn/${place}/win`).add(wins[seat]);
    }
    for (const rival of outcome.rivals) {
      sheet.ratio(`rival/${rival.name}/won`).add(hasWon(outcome, rival) ? 1 : 0);
      sheet.histogram(`rival/${rival.name}/score`).add(rival.score);
    }
  }
}

/** Winners share the win equally, those without a seat among them. */
export function endingOf(outcome: Outcome): Ending {
  const part = WHOLE_WIN / Math.max(1, sharersOfWin(outcome));
  return { outcome, wins: outcome.ranks.map((_, seat) => (outcome.winners.includes(seat) ? part : 0)) };
}
