import { InputError } from '@souk/kernel';
import type { Face } from '../table-kit/face.js';

const LOADERS: { readonly [id: string]: () => Promise<Face> } = {
  'arcane-alley': async () => (await import('./arcane-alley/face.js')).face,
  'dale-of-merchants': async () => (await import('./dale-of-merchants/face.js')).face,
  'dwarven-traders': async () => (await import('./dwarven-traders/face.js')).face,
};

/** Whether the game can be played in this client. */
export const hasFace = (id: string): boolean => Object.hasOwn(LOADERS, id);

/** How a game looks and speaks, loaded when its table is first needed. */
export async function faceOf(id: string): Promise<Face> {
  if (!hasFace(id)) throw new InputError('game', Object.keys(LOADERS).join(', '), id);
  return LOADERS[id]();
}
