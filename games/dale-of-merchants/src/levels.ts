import { greedyLevel, type Level, makeLevels, searchLevel } from '@souk/bots';

export const LEVELS: readonly Level[] = makeLevels(
  ['Cub with a Basket', 'Roadside Peddler', 'Stall Keeper', 'Caravan Leader', 'Champion of the Fair'],
  [greedyLevel(75), greedyLevel(40), greedyLevel(12), searchLevel(150, 10), searchLevel(1000)],
);
