import { textNamed } from './text.js';

// What is called something by others: matches that were kept, hosts, rules. They may name what no catalogue knows.

export const gameName = (game: string): string => textNamed(`game.${game}`) ?? game;

export const levelName = (level: number): string => textNamed(`level.${level}`) ?? String(level);

export const rivalName = (rival: string): string => textNamed(`rival.${rival}`) ?? rival;
