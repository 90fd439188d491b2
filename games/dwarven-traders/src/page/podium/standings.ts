import type { DwarvenTradersTypes, TraderName } from '@souk/games/dwarven-traders';
import { elementAt } from '@souk/kernel';
import type { Played } from '@souk/table-kit/session';
import type { Podium, Stand } from './podium.js';

/** How a trader stands after a round. */
export interface Standing {
  readonly trader: TraderName;
  /** Points by round, this one last. */
  readonly points: readonly number[];
  readonly sum: number;
  /** How many ranks the trader has gained by this round; negative: lost. */
  readonly rose: number;
  /** How many rows further down the table the trader stands after the round than before; negative: further up. */
  readonly moves: number;
}

/** Two with as many points when the match is over, and whose place in the last round is the better. */
export interface LevelPair {
  readonly sum: number;
  readonly ahead: Stand;
  readonly behind: Stand;
}

/** Points are whole, and no place is so far down: a place less is less than a point. */
const MORE_THAN_PLACES = 10;

const isMatchOver = ({ round, rounds, solo }: Podium): boolean => round === rounds && !solo;

const rankAmong = (keys: readonly number[], own: number): number => 1 + keys.filter((key) => key > own).length;

const sumOf = (points: readonly number[]): number => points.reduce((sum, each) => sum + each, 0);

const placeOf = ({ placed }: Stand): number => placed?.place ?? 0;

/** Points by trader and round, up to the round of a podium. */
function pointsOf({ round, stands }: Podium, past: readonly Played<DwarvenTradersTypes>[]) {
  const rounds = past
    .flatMap(({ events }) => events)
    .filter((event) => event.kind === 'round-scored')
    .filter((scored) => scored.round <= round);
  return stands.map((_, at) => rounds.map(({ points }) => elementAt(points, at)));
}

/** DT-END-1: points, and when the match is over the better place in its last round. */
const keysOf = (podium: Podium, sums: readonly number[]): readonly number[] =>
  podium.stands.map((stand, at) => elementAt(sums, at) * MORE_THAN_PLACES - (isMatchOver(podium) ? placeOf(stand) : 0));

/** At which row of a table each stands: who has more stands further up, and on a tie who sits first. */
const rowsBy = (keys: readonly number[]): readonly number[] =>
  keys.map((own, at) => keys.filter((key, other) => key > own || (key === own && other < at)).length);

/** All traders with what a round has brought them, in the order in which they stood before it. */
export function standingsAfter(podium: Podium, past: readonly Played<DwarvenTradersTypes>[]): readonly Standing[] {
  const points = pointsOf(podium, past);
  const sums = points.map(sumOf);
  const before = points.map((each) => sumOf(each.slice(0, podium.round - 1)));
  const now = keysOf(podium, sums);
  const [rowsBefore, rowsNow] = [rowsBy(before), rowsBy(now)];
  return podium.stands
    .map(({ trader }, at) => ({
      trader,
      points: elementAt(points, at),
      sum: elementAt(sums, at),
      rose: podium.round === 1 ? 0 : rankAmong(before, elementAt(before, at)) - rankAmong(now, elementAt(now, at)),
      moves: elementAt(rowsNow, at) - elementAt(rowsBefore, at),
      row: elementAt(rowsBefore, at),
    }))
    .sort((one, other) => one.row - other.row);
}

/** Who has as many points as the one before when the match is over, and is placed behind all the same. */
export function levelIn(podium: Podium, past: readonly Played<DwarvenTradersTypes>[]): readonly LevelPair[] {
  if (!isMatchOver(podium)) return [];
  const sums = pointsOf(podium, past).map(sumOf);
  const keys = keysOf(podium, sums);
  const ranked = podium.stands
    .map((stand, at) => ({ stand, sum: elementAt(sums, at), key: elementAt(keys, at) }))
    .sort((one, other) => other.key - one.key);
  return ranked.flatMap(({ stand: behind, sum, key }, at) => {
    const ahead = ranked[at - 1];
    return ahead === undefined || ahead.sum !== sum || ahead.key === key ? [] : [{ sum, ahead: ahead.stand, behind }];
  });
}
