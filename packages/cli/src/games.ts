import { arcaneAlley } from '@souk/arcane-alley';
import { daleOfMerchants } from '@souk/dale-of-merchants';
import { dwarvenTraders } from '@souk/dwarven-traders';
import type { AnyGame, Game, GameTypes } from '@souk/kernel';
import { arcaneAlleyFace } from './faces/arcane-alley/index.js';
import { daleOfMerchantsFace } from './faces/dale-of-merchants/index.js';
import { dwarvenTradersFace } from './faces/dwarven-traders.js';
import type { Face } from './faces/face.js';

/** A game and the face that belongs to it. */
export interface GameEntry {
  readonly game: AnyGame;
  readonly face: Face;
}

/** Holds the two together while their types are still known. */
export const entry = <T extends GameTypes>(game: Game<T>, face: Face<T>): GameEntry => ({ game, face });

/** Every game that `souk` knows. */
export const GAMES: readonly GameEntry[] = [
  entry(dwarvenTraders, dwarvenTradersFace),
  entry(daleOfMerchants, daleOfMerchantsFace),
  entry(arcaneAlley, arcaneAlleyFace),
];
