import { InputError } from '@souk/kernel';
import type { Face } from '@souk/table-kit/face';
import { GAME_IDS } from './games.js';
import { FACES } from './parts.js';

/** Whether the game can be played in this client. */
export const hasFace = (id: string): boolean => FACES.has(id);

/** How a game looks and speaks, loaded when its table is first needed. */
export async function faceOf(id: string): Promise<Face> {
  const load = FACES.get(id);
  if (load === undefined) throw new InputError('game', GAME_IDS.join(', '), id);
  return (await load()).face;
}
