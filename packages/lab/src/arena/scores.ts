import type { DealResult } from './deal.js';

/**
 * How often one bot was placed before another in a deal, from 0 to 1; a tie counts half. Undefined if they
 * never met.
 */
export function beatsIn({ games }: DealResult, bot: number, other: number): number | undefined {
  let sum = 0;
  let meetings = 0;
  for (const { seated, ranks } of games) {
    for (const rank of valuesOf(bot, seated, ranks)) {
      for (const against of valuesOf(other, seated, ranks)) {
        meetings++;
        sum += placedBefore(rank, against);
      }
    }
  }
  return meetings === 0 ? undefined : sum / meetings;
}

/** What a bot has in each of its seats, of values by seat. */
const valuesOf = (bot: number, seated: readonly number[], bySeat: readonly number[]): number[] =>
  bySeat.filter((_, seat) => seated[seat] === bot);

const placedBefore = (rank: number, other: number): number => (rank < other ? 1 : rank === other ? 0.5 : 0);

/** The mean share of the win that a bot had in a deal for every seat it took. */
export function winsIn({ games }: DealResult, bot: number): number {
  const shares = games.flatMap((game) => valuesOf(bot, game.seated, game.shares));
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
