import { findGame, GAMES } from '@souk/games/loaded';
import { Refusal } from './refusal.js';

/** Every game that can be played here, by its id. */
export function gameNamed(id: string): (typeof GAMES)[number] {
  const found = findGame(id);
  if (found !== undefined) return found;
  const ids = GAMES.map(({ game }) => game.id);
  throw new Refusal('bad-request', `game: expected one of ${ids.join(', ')}, got "${id}"`);
}
