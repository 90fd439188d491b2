import { greedyLevel, type Level, lookAheadLevel, makeLevels, searchLevel } from '@souk/bots';

export const LEVELS: readonly Level[] = makeLevels(
  ['Pebble Picker', 'Cart Pusher', 'Gem Cutter', 'Guild Trader', 'Keeper of the Mountain Vault'],
  [greedyLevel(80), greedyLevel(0), searchLevel(25), searchLevel(120), lookAheadLevel(6000)],
);
