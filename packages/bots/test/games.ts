import { GAMES } from '@souk/games/loaded';
import type { BotGame, GameHeuristics } from '../src/index.js';

/** The games of the house, by their ids. */
export const BOT_GAMES: { readonly [id: string]: BotGame } = Object.fromEntries(
  GAMES.map((each) => [each.game.id, each]),
);

/** What bots know of them. */
export const HEURISTICS: { readonly [id: string]: GameHeuristics } = Object.fromEntries(
  GAMES.flatMap(({ game, heuristics }) => (heuristics === undefined ? [] : [[game.id, heuristics]])),
);
