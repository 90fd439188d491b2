import { sha256Hex } from '@souk/kernel';
import { type GameCatalogue, gameIn } from './catalogue.js';
import { contestant, knowledgeOf, strengthOf } from './contestants.js';

const LENGTH = 12;

const short = (data: unknown): string => sha256Hex(JSON.stringify(data)).slice(0, LENGTH);

/**
 * Tells bots of the same names apart that do not play the same: after they were taught anew, or a level was set
 * otherwise. What is code and no data leaves no trace in it.
 */
export function fingerprintOf(games: GameCatalogue, id: string, bots: readonly string[]): string {
  const game = gameIn(games, id);
  return short([...new Set(bots)].sort().map((name) => [name, contestant(game, name).madeOf]));
}

/** The same for all bots of all games: a worker must have the same ones as those that it works for. */
export const fingerprintOfAll = ({ games }: GameCatalogue): string =>
  short([...games].map(([id, { heuristics, levels }]) => [id, knowledgeOf(heuristics), levels.map(strengthOf)]));
