import { InputError } from '@souk/kernel';
import type { Lesson } from '@souk/table-kit/lesson';
import { GAME_IDS } from './games.js';
import { LESSONS } from './parts.js';

/** The lesson of a game, loaded when a player wants to learn it. */
export async function lessonOf(game: string): Promise<Lesson> {
  const load = LESSONS.get(game);
  if (load === undefined) throw new InputError('game', GAME_IDS.join(', '), game);
  return (await load()).lesson;
}
