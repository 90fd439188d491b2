import { arcaneAlleyMind } from './arcane-alley/index.js';
import { daleOfMerchantsMind } from './dale-of-merchants/index.js';
import { dwarvenTradersMind } from './dwarven-traders/index.js';
import type { AnyMind } from './mind.js';

/** What bots know of each game, by the game's id. */
export const MINDS: { readonly [game: string]: AnyMind } = {
  'dwarven-traders': dwarvenTradersMind,
  'arcane-alley': arcaneAlleyMind,
  'dale-of-merchants': daleOfMerchantsMind,
};

/** Undefined for a game that bots know nothing of beyond the rules. */
export const mindOf = (game: string): AnyMind | undefined => (Object.hasOwn(MINDS, game) ? MINDS[game] : undefined);
