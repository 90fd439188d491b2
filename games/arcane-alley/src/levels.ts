import { greedyLevel, type Level, levelsOf, searchLevel } from '@souk/bots';

export const LEVELS: readonly Level[] = levelsOf(
  ['Broom Sweeper', 'Bottle Washer', 'Shopkeeper', 'Licensed Enchantress', 'Eye of the Alley'],
  [greedyLevel(80), greedyLevel(40), greedyLevel(10), searchLevel(100, 8), searchLevel(1000)],
);
