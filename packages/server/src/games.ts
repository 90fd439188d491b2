import { BOT_GAMES, findBotGame } from '@souk/games/bot-games';
import { Refusal } from './refusal.js';

/** Every game that can be played here, by its id. */
export function gameNamed(id: string): (typeof BOT_GAMES)[number] {
  const found = findBotGame(id);
  if (found !== undefined) return found;
  const ids = BOT_GAMES.map(({ game }) => game.id);
  throw new Refusal('bad-request', `game: expected one of ${ids.join(', ')}, got "${id}"`);
}
