import { textNamed } from '@souk/table-kit/components/Text';
import { levelsOf } from '../games/games.js';

/** What a bot is called: a person whom one might meet on the market of its game. */
export const botName = (game: string, level: number): string =>
  textNamed(`level.${game}.${level}`) ?? levelsOf(game).find((each) => each.level === level)?.name ?? String(level);

export const botPath = (game: string, level: number): string => `/bots/${game}/${level}`;

export const isBot = (game: string, level: string): boolean =>
  levelsOf(game).some((each) => String(each.level) === level);
