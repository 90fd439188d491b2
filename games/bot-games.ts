import { type BotGame, type GameHeuristics, GENERIC_LEVELS } from '@souk/bots';
import { MANIFESTS } from './index.js';
import type { Manifest, Parts } from './manifest.js';
import { loadPlugins, type Source } from './plugins.js';

// What it takes to host a game: its rules and its bots. Faces and studies are loaded by those who need them (loaded.ts): a
// host starts sooner without.

/** A game for bots, and where its other parts are. */
export interface SourcedGame extends BotGame {
  readonly source: Source;
}

/** A part of a game, of the package that the game is in. */
export async function partOf<P extends keyof Parts>(
  { from, manifest }: Source,
  name: P,
): Promise<Parts[P] | undefined> {
  if (!isPart(manifest, name)) return undefined;
  const module: { readonly [N in P]: Parts[P] } = await import(`${from}/${name}`);
  return module[name];
}

const isPart = ({ parts = [] }: Manifest, name: keyof Parts): boolean => parts.includes(name);

async function loadBotGame(source: Source): Promise<SourcedGame> {
  const { manifest } = source;
  const [game, heuristics] = await Promise.all([manifest.rules(), partOf(source, 'heuristics')]);
  const known: GameHeuristics | undefined = heuristics === undefined ? undefined : { ...heuristics, game };
  return { game, heuristics: known, levels: manifest.levels ?? GENERIC_LEVELS, source };
}

const HOUSE: readonly Source[] = MANIFESTS.map((manifest) => ({ from: `@souk/games/${manifest.id}`, manifest }));

/** Every game of the list, then those of plugins. */
export const BOT_GAMES: readonly SourcedGame[] = await Promise.all(
  [...HOUSE, ...(await loadPlugins(process.env.SOUK_GAMES))].map(loadBotGame),
);

const byId: ReadonlyMap<string, SourcedGame> = new Map(BOT_GAMES.map((each) => [each.game.id, each]));

export const findBotGame = (id: string): SourcedGame | undefined => byId.get(id);
