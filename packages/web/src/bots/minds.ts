import type { AnyMind } from '@souk/bots/core';
import { InputError } from '@souk/kernel';

/** Written out one by one: what is imported by name is all that a worker loads of a game. */
const LOADERS: { readonly [game: string]: () => Promise<AnyMind> } = {
  'arcane-alley': async () => (await import('@souk/bots/arcane-alley')).arcaneAlleyMind,
  'dale-of-merchants': async () => (await import('@souk/bots/dale-of-merchants')).daleOfMerchantsMind,
  'dwarven-traders': async () => (await import('@souk/bots/dwarven-traders')).dwarvenTradersMind,
};

/** What bots know of a game, its rules included, loaded when they first play it. */
export async function mindFor(game: string): Promise<AnyMind> {
  if (!Object.hasOwn(LOADERS, game)) throw new InputError('game', Object.keys(LOADERS).join(', '), game);
  return LOADERS[game]();
}
