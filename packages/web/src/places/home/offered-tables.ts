import { createStore } from '@souk/table-kit/store';

/** How many public tables of a game wait, and how many people play it where others may watch. */
export interface Offered {
  readonly open: number;
  readonly playing: number;
}

/** By game; none until the host has been asked. The stalls show it, the lists below know it. */
export const offeredTables = createStore<{ readonly [game: string]: Offered }>({});
