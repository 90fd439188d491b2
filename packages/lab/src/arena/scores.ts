import type { DealResult } from './deal.js';

/**
 * How often one bot was placed before another in a deal, from 0 to 1; a tie counts half. Undefined if they
 * never met.
 */
export function beatsIn({ games }: DealResult, bot: number, other: number): number | undefined {
  let sum = 0;
  let meetings = 0;
  for (const { seated, ranks } of games) {
    for (const [seat, mine] of seated.entries()) {
      if (mine !== bot) continue;
      for (const [against, theirs] of seated.entries()) {
        if (theirs !== other || against === seat) continue;
        meetings++;
        if (ranks[seat] < ranks[against]) sum += 1;
        else if (ranks[seat] === ranks[against]) sum += 0.5;
      }
    }
  }
  return meetings === 0 ? undefined : sum / meetings;
}

/** The mean share of the win that a bot had in a deal for every seat it took. */
export function winsIn({ games }: DealResult, bot: number): number {
  let sum = 0;
  let seatsTaken = 0;
  for (const { seated, shares } of games) {
    for (const [seat, mine] of seated.entries()) {
      if (mine !== bot) continue;
      seatsTaken++;
      sum += shares[seat];
    }
  }
  return seatsTaken === 0 ? 0 : sum / seatsTaken;
}
