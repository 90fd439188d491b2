import { greedyLevel, type Level, makeLevels, searchLevel } from '@souk/bots';

export const LEVELS: readonly Level[] = makeLevels(
  ['Broom Sweeper', 'Bottle Washer', 'Shopkeeper', 'Licensed Enchantress', 'Eye of the Alley'],
  [greedyLevel(80), greedyLevel(40), greedyLevel(10), searchLevel(100, 8), searchLevel(1000)],
);
