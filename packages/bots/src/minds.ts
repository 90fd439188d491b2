import { DALE_MIND } from './dale-of-merchants/mind.js';
import { dwarvenTradersMind } from './dwarven-traders/index.js';
import type { AnyMind } from './mind.js';

/** What bots know of each game, by the game's id. */
export const MINDS: { readonly [game: string]: AnyMind } = {
  [dwarvenTradersMind.game.id]: dwarvenTradersMind,
  [DALE_MIND.game.id]: DALE_MIND,
};
