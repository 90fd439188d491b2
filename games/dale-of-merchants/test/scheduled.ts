import type { Setup, Table } from './table.js';

export const junk = (count: number): string[] => Array(count).fill('junk');

/** What lies scheduled, put there in the turn before. */
export const scheduled = (
  seats: number,
  ...cards: readonly { readonly seat: number; readonly card: string; readonly as?: string; readonly count?: number }[]
): NonNullable<Setup['turn']> => ({
  turn: seats + 1,
  extras: {
    counters: Array.from({ length: seats }, () => ({})),
    piles: Array.from({ length: seats }, () => ({})),
    scheduled: cards.map(({ seat, card, as = card, count = 0 }) => ({ seat, card, as, count, since: 1 })),
    due: [],
    used: [],
  },
});

/** What lies scheduled now, by id. */
export const waiting = (t: Table): string[] => (t.json.extras?.scheduled ?? []).map(({ card }) => card);
