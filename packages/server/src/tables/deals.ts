import { commitmentTo, elementAt } from '@souk/kernel';
import type { Deal } from '@souk/protocol';
import { seatInfo } from '../matches/messages.js';
import type { TableRow } from '../store/rows.js';
import { isDone } from './phases.js';

/** Whether every table of a deal is done: from then on the deal is no secret any more. */
export const isComplete = (tables: readonly TableRow[]): boolean => tables.every(isDone);

const nameOf = ({ seats }: TableRow, seat: number): string => {
  const { person, bot } = elementAt(seats, seat);
  return person?.name ?? `bot of level ${bot}`;
};

type Comparison = NonNullable<Deal['comparison']>;

/** For one seat, how it was played at each table, the best first. */
function compareSeat(tables: readonly TableRow[], seat: number): Comparison[number] {
  const played = tables.flatMap((table) =>
    table.outcome === null
      ? []
      : [
          {
            table: table.id,
            name: nameOf(table, seat),
            score: elementAt(table.outcome.scores, seat),
            rank: elementAt(table.outcome.ranks, seat),
          },
        ],
  );
  const better = (one: (typeof played)[number], other: (typeof played)[number]): number =>
    one.rank - other.rank || other.score - one.score;
  const results = played
    .sort(better)
    .map((each) => ({ ...each, place: 1 + played.filter((other) => better(other, each) < 0).length }));
  return { seat, results };
}

export function dealResource(id: string, tables: readonly TableRow[]): Deal {
  const complete = isComplete(tables);
  const first = elementAt(tables, 0);
  return {
    id,
    commitment: commitmentTo(first),
    complete,
    tables: tables.map((table) => ({
      id: table.id,
      code: table.code,
      phase: table.phase,
      seats: table.seats.map(seatInfo),
      outcome: complete ? table.outcome : null,
    })),
    comparison: complete ? first.seats.map((_, seat) => compareSeat(tables, seat)) : null,
  };
}
