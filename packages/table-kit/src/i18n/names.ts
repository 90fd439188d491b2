import { textNamed } from '../components/Text.js';

// What is called something by others: matches that were kept, hosts, rules. They may name what no catalogue knows.

/** Where there is no name for it, a game is called by its id: `tea-house` is Tea House. */
const nameFromId = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

export const gameName = (game: string): string => textNamed(`game.${game}`) ?? nameFromId(game);

/** What a game is about, in a line; none where its folder does not say. */
export const tagline = (game: string): string => textNamed(`tagline.${game}`) ?? '';

/** For how many it is, and for whom. */
export const gameFacts = (game: string): string => textNamed(`facts.${game}`) ?? '';

export const levelName = (level: number): string => textNamed(`level.${level}`) ?? String(level);

export const rivalName = (rival: string): string => textNamed(`rival.${rival}`) ?? rival;

/** The same within a sentence: "the Smuggler". */
export const rivalNamed = (rival: string): string => textNamed(`rival.${rival}.named`) ?? rivalName(rival);

/** With how much of what somebody leads: "with 3 stacks"; nothing where the game does not say. */
export const leadsWith = (game: string, n: number): string => textNamed(`leadsWith.${game}`, { n }) ?? '';
