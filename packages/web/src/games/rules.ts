import { type AnyGame, InputError } from '@souk/kernel';

const LOADERS: { readonly [id: string]: () => Promise<AnyGame> } = {
  'arcane-alley': async () => (await import('@souk/arcane-alley')).arcaneAlley,
  'dwarven-traders': async () => (await import('@souk/dwarven-traders')).dwarvenTraders,
  'dale-of-merchants': async () => (await import('@souk/dale-of-merchants')).daleOfMerchants,
};

/** The games, in the order of the market square. */
export const GAME_IDS = Object.keys(LOADERS);

/** The rules of a game, loaded when they are first needed. */
export async function rulesOf(id: string): Promise<AnyGame> {
  if (!Object.hasOwn(LOADERS, id)) throw new InputError('game', GAME_IDS.join(', '), id);
  return LOADERS[id]();
}
