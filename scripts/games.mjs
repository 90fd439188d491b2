// The folders of games, for scripts: what lies in games/ and has rules.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const GAMES = fileURLToPath(new URL('../games', import.meta.url));

/** The ids of all games. */
export const GAME_IDS = readdirSync(GAMES).filter((id) => existsSync(join(GAMES, id, 'src/rules')));

/** A path in a game's folder. @param {string} id @param {string[]} parts */
export const inGame = (id, ...parts) => join(GAMES, id, ...parts);
