import { ENDPOINTS } from '../endpoints.js';
import { GameList } from '../schemas/games.js';
import type { Routes } from './route.js';

/** What can be played. */
export const GAME_ROUTES = {
  games: {
    ...ENDPOINTS.games,
    caller: 'public',
    summary: 'The games, with options, levels and standing answers',
    answer: GameList,
  },
} as const satisfies Routes;
