import { arcaneAlley } from '@souk/arcane-alley';
import { daleOfMerchants } from '@souk/dale-of-merchants';
import { dwarvenTraders } from '@souk/dwarven-traders';
import { arcaneAlleyMind } from './arcane-alley/index.js';
import { daleOfMerchantsMind } from './dale-of-merchants/index.js';
import { dwarvenTradersMind } from './dwarven-traders/index.js';
import type { WholeMind } from './mind.js';

/** What bots know of each game, by the game's id. */
export const MINDS: { readonly [game: string]: WholeMind } = {
  'dwarven-traders': { ...dwarvenTradersMind, game: dwarvenTraders },
  'arcane-alley': { ...arcaneAlleyMind, game: arcaneAlley },
  'dale-of-merchants': { ...daleOfMerchantsMind, game: daleOfMerchants },
};

/** Undefined for a game that bots know nothing of beyond the rules. */
export const mindOf = (game: string): WholeMind | undefined => (Object.hasOwn(MINDS, game) ? MINDS[game] : undefined);
