import type { AnyHeuristics } from '@souk/bots';
import { InputError } from '@souk/kernel';

/** Written out one by one: what is imported by name is all that a worker loads of a game. */
const LOADERS: { readonly [game: string]: () => Promise<AnyHeuristics> } = {
  'arcane-alley': async () => (await import('@souk/games/arcane-alley/heuristics')).heuristics,
  'dale-of-merchants': async () => (await import('@souk/games/dale-of-merchants/heuristics')).heuristics,
  'dwarven-traders': async () => (await import('@souk/games/dwarven-traders/heuristics')).heuristics,
};

/** What bots know of a game, its rules included, loaded when they first play it. */
export async function mindFor(game: string): Promise<AnyHeuristics> {
  if (!Object.hasOwn(LOADERS, game)) throw new InputError('game', Object.keys(LOADERS).join(', '), game);
  return LOADERS[game]();
}
