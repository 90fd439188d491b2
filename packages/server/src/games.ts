import { arcaneAlley } from '@souk/arcane-alley';
import { daleOfMerchants } from '@souk/dale-of-merchants';
import { dwarvenTraders } from '@souk/dwarven-traders';
import type { AnyGame } from '@souk/kernel';
import { Refusal } from './refusal.js';

/** Every game that can be played here. */
export const GAMES: readonly AnyGame[] = [dwarvenTraders, daleOfMerchants, arcaneAlley];

const byId = new Map(GAMES.map((game) => [game.id, game]));

export const findGame = (id: string): AnyGame | undefined => byId.get(id);

export function gameNamed(id: string): AnyGame {
  const game = byId.get(id);
  if (game === undefined)
    throw new Refusal('bad-request', `game: expected one of ${[...byId.keys()].join(', ')}, got "${id}"`);
  return game;
}
