import type { DwarvenTradersTypes, TraderName } from '@souk/games/dwarven-traders';
import { elementAt } from '@souk/kernel';
import type { Played } from '@souk/table-kit/session';
import type { Podium } from './podium.js';

/** How a trader stands after a round. */
export interface Standing {
  readonly trader: TraderName;
  /** Points by round, this one last. */
  readonly points: readonly number[];
  readonly sum: number;
  /** How many ranks the trader has gained by this round; negative: lost. */
  readonly rose: number;
}

const rankAmong = (sums: readonly number[], own: number): number => 1 + sums.filter((sum) => sum > own).length;

const sumOf = (points: readonly number[]): number => points.reduce((sum, each) => sum + each, 0);

/** All traders after the round of a podium, who has most points first. */
export function standingsAfter(podium: Podium, past: readonly Played<DwarvenTradersTypes>[]): readonly Standing[] {
  const rounds = past
    .flatMap(({ events }) => events)
    .filter((event) => event.kind === 'round-scored')
    .filter(({ round }) => round <= podium.round);
  const points = podium.stands.map((_, at) => rounds.map((round) => elementAt(round.points, at)));
  const now = points.map(sumOf);
  const before = points.map((each) => sumOf(each.slice(0, podium.round - 1)));
  return podium.stands
    .map(({ trader }, at) => ({
      trader,
      points: elementAt(points, at),
      sum: elementAt(now, at),
      rose: podium.round === 1 ? 0 : rankAmong(before, elementAt(before, at)) - rankAmong(now, elementAt(now, at)),
    }))
    .sort((one, other) => other.sum - one.sum);
}
