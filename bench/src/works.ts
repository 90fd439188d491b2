import type { AnyGame } from '@souk/kernel';
import type { Work } from './benchmark.js';
import { ourCopies, platformCopies } from './copies.js';
import { playouts } from './playouts.js';
import { searching } from './searching.js';

/** What can be measured, by the name under which a worker is asked for it. */
export type WorkName = keyof typeof WORKS;

/** Everything is measured with three players, as games state their targets. */
export const SEATS = 3;

export const WORKS = {
  playouts: (game) => playouts(game, SEATS),
  // Loaded only where it is measured: it is large, and it runs our rules through proxies.
  'boardgame.io': async (game) => (await import('./boardgame-io/client.js')).boardgameIoPlayouts(game, SEATS),
  copies: (game) => ourCopies(game, SEATS),
  structuredClone: (game) => platformCopies(game, SEATS),
  search: (game) => searching(game, SEATS),
  'boardgame.io MCTSBot': async (game) => (await import('./boardgame-io/mcts.js')).mctsBotSearching(game, SEATS),
} as const satisfies { readonly [name: string]: (game: AnyGame) => Work | Promise<Work> };
