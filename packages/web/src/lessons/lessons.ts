import { InputError } from '@souk/kernel';
import type { Lesson } from './lesson.js';

const LOADERS: { readonly [game: string]: () => Promise<Lesson> } = {
  'arcane-alley': async () => (await import('../games/arcane-alley/lesson/lesson.js')).lesson,
  'dwarven-traders': async () => (await import('../games/dwarven-traders/lesson/lesson.js')).lesson,
  'dale-of-merchants': async () => (await import('../games/dale-of-merchants/lesson/lesson.js')).lesson,
};

/** The lesson of a game, loaded when somebody wants to learn it. */
export async function lessonOf(game: string): Promise<Lesson> {
  if (!Object.hasOwn(LOADERS, game)) throw new InputError('game', Object.keys(LOADERS).join(', '), game);
  return LOADERS[game]();
}
