import type { GemName, Move } from '@souk/games/dwarven-traders';

/** Moves as the tests write them. Cards of the row are counted from the left, from 0. */
export const choose = (gem: GemName): Move => ({ kind: 'choose-gem', gem });
export const mine = (slot: number): Move => ({ kind: 'mine', slot });
export const sell = (slot: number, gem: GemName): Move => ({ kind: 'sell', slot, gem });
export const both = (slot: number, gem: GemName): Move => ({ kind: 'both', slot, gem });
export const trade = (partner: number | 'smuggler', give: GemName | null, take: GemName | null): Move => ({
  kind: 'trade',
  with: partner,
  give,
  take,
});
export const noTrade: Move = { kind: 'no-trade' };
