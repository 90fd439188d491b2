import { seedRandom } from '@souk/kernel';
import { expect } from 'vitest';
import { daleOfMerchants } from '../src/rules/index.js';
import { type Name, Table } from './table.js';

/** The hands of a player that a viewer imagines. */
export function imaginedHands(t: Table, viewer: Name | 'spectator', owner: Name, draws: number): string[][] {
  const view = t.view(viewer);
  const random = seedRandom(`hands of ${owner}`);
  return Array.from({ length: draws }, () => {
    const imagined = daleOfMerchants.imagine(view, random);
    expect(new Table(imagined).view(viewer)).toEqual(view);
    return new Table(imagined).hand(owner);
  });
}

/** How many cards of a hand are one of these. */
export const countOf = (hand: readonly string[], ...cards: readonly string[]): number =>
  hand.filter((each) => cards.includes(each)).length;
