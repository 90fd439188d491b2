import { type AnyGame, InputError } from '@souk/kernel';

const LOADERS = {
  'arcane-alley': async () => (await import('@souk/games/arcane-alley')).arcaneAlley,
  'dwarven-traders': async () => (await import('@souk/games/dwarven-traders')).dwarvenTraders,
  'dale-of-merchants': async () => (await import('@souk/games/dale-of-merchants')).daleOfMerchants,
} satisfies { readonly [id: string]: () => Promise<AnyGame> };

export type GameId = keyof typeof LOADERS;

const isGame = (id: string): id is GameId => Object.hasOwn(LOADERS, id);

/** The games, in the order of the market square. */
export const GAME_IDS: readonly GameId[] = Object.keys(LOADERS).filter(isGame);

/** The rules of a game, loaded when they are first needed. */
export async function rulesOf(id: string): Promise<AnyGame> {
  if (!isGame(id)) throw new InputError('game', GAME_IDS.join(', '), id);
  return LOADERS[id]();
}
