import type { ComponentType } from 'react';
import { AlleyStall } from './AlleyStall.js';
import { DaleStall } from './DaleStall.js';
import { TradersStall } from './TradersStall.js';

/** What each game's stall looks like, by the game's id. */
export const STALLS: { readonly [game: string]: ComponentType } = {
  'arcane-alley': AlleyStall,
  'dwarven-traders': TradersStall,
  'dale-of-merchants': DaleStall,
};
