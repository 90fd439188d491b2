import { InputError } from '@souk/kernel';
import type { Face } from '@souk/table-kit/face';
import { GAME_IDS } from './games.js';
import { FACES } from './parts.js';

/** How a game looks and speaks, loaded when its table is first needed. */
export async function faceOf(id: string): Promise<Face> {
  if (!GAME_IDS.includes(id)) throw new InputError('game', GAME_IDS.join(', '), id);
  const load = FACES.get(id);
  if (load !== undefined) return (await load()).face;
  const { defaultFace } = await import('@souk/table-kit/components/DefaultFace');
  return defaultFace(id);
}
