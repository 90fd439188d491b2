import type { BotProfile, Level } from '@souk/protocol';
import { levelInfos } from '../bots/levels.js';
import { gameNamed } from '../games.js';
import { notFound } from '../refusal.js';
import type { Store } from '../store/store.js';

/** The page of a bot: its name, and how it has done against people. */
export async function botProfile(
  { profiles }: Pick<Store, 'profiles'>,
  game: string,
  level: Level,
): Promise<BotProfile> {
  const info = levelInfos(gameNamed(game).levels).find((each) => each.level === level);
  if (info === undefined) throw notFound('bot');
  return { game, level, name: info.name, help: info.help, results: await profiles.botResults(game, level) };
}
