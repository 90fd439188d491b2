import { elementAt, type Outcome, type Seat } from '@souk/kernel';
import type { Progress } from '../matches/progress.js';
import type { BotResult, CountedMatch, ResultRow, TableRow } from '../store/rows.js';
import { hasWon } from './placings.js';

/** How far a seat is ahead of the best of the others, rivals without a seat among them. */
function leadOf({ scores, rivals }: Outcome, seat: Seat): number | null {
  const others = [...scores.filter((_, other) => other !== seat), ...rivals.map(({ score }) => score)];
  return others.length === 0 ? null : elementAt(scores, seat) - Math.max(...others);
}

function decisionsOf({ match }: Progress, seat: Seat): number {
  let count = 0;
  for (let i = 0; i < match.length; i++) if (match.seatOf(i) === seat) count++;
  return count;
}

/**
 * What a finished match says of its people and bots. Who has resigned is last. Without its progress, because its rules are no
 * longer known here, it is not told how it was played.
 */
export function resultsOf(
  { seats, settings, finished }: TableRow,
  outcome: Outcome,
  progress: Progress | undefined,
): Omit<CountedMatch, 'placings'> {
  const results = seats.flatMap(({ person, resigned }, seat): ResultRow[] =>
    person === null
      ? []
      : [
          {
            person: person.id,
            place: resigned ? seats.length : elementAt(outcome.ranks, seat),
            won: hasWon(outcome.winners, seat, resigned),
            score: elementAt(outcome.scores, seat),
            lead: leadOf(outcome, seat),
            decisions: progress === undefined ? null : decisionsOf(progress, seat),
            used: progress?.game.used?.(progress.match.state, seat) ?? [],
          },
        ],
  );
  const bots = seats.flatMap(({ person, bot }, seat): BotResult[] =>
    person === null && bot !== null ? [{ level: bot, won: outcome.winners.includes(seat) }] : [],
  );
  return {
    game: settings.game,
    seats: seats.length,
    time: finished ?? 0,
    isPublic: settings.visibility === 'public' && settings.spectators,
    results,
    bots: results.length === 0 ? [] : bots,
  };
}
