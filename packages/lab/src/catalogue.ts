import { arcaneAlley } from '@souk/arcane-alley';
import { daleOfMerchants } from '@souk/dale-of-merchants';
import { dwarvenTraders } from '@souk/dwarven-traders';
import { type AnyGame, InputError } from '@souk/kernel';

/** Games by their ids: what a plan's game is looked up in. */
export type Catalogue = ReadonlyMap<string, AnyGame>;

const ALL: readonly AnyGame[] = [dwarvenTraders, arcaneAlley, daleOfMerchants];

/** The games that a worker thread knows. */
export const CATALOGUE: Catalogue = new Map(ALL.map((game) => [game.id, game]));

export function gameIn(games: Catalogue, id: string): AnyGame {
  const game = games.get(id);
  if (game === undefined) throw new InputError('game', `one of ${[...games.keys()].join(', ')}`, id);
  return game;
}
