import type { AnyGame, GameTypes } from '@souk/kernel';

/** A tournament as plain data: what a worker thread is told. */
export interface ArenaPlan {
  readonly game: string;
  readonly options: GameTypes['Options'];
  readonly seats: number;
  /** The names of the bots, as `contestant` reads them; all different. */
  readonly bots: readonly string[];
  readonly seed: string;
}

/** How many seats there are unless a number is asked for: one for each bot, within what the game allows. */
export const seatsFor = ({ minSeats, maxSeats }: AnyGame, bots: number): number =>
  Math.min(maxSeats, Math.max(minSeats, bots));

/**
 * Who sits where in the games of one deal, bots by their numbers. With more bots than seats every group of
 * them meets; with fewer, they take seats in turn until all are taken. Every group is seated in every
 * rotation, and only once where two rotations look alike.
 */
export function seatings(bots: number, seats: number): readonly (readonly number[])[] {
  return groups(bots, seats).flatMap((group) => {
    const period = group.findIndex((_, shift) => shift > 0 && sameAfter(group, shift));
    const turns = period < 0 ? seats : period;
    return Array.from({ length: turns }, (_, turn) => [...group.slice(turn), ...group.slice(0, turn)]);
  });
}

const sameAfter = (group: readonly number[], shift: number): boolean =>
  group.every((bot, seat) => bot === group[(seat + shift) % group.length]);

function groups(bots: number, seats: number): readonly (readonly number[])[] {
  if (bots <= seats) return [Array.from({ length: seats }, (_, seat) => seat % bots)];
  const chosen = (from: number, size: number): number[][] => {
    if (size === 0) return [[]];
    return Array.from({ length: bots - from }, (_, i) => from + i).flatMap((first) =>
      chosen(first + 1, size - 1).map((rest) => [first, ...rest]),
    );
  };
  return chosen(0, seats);
}
