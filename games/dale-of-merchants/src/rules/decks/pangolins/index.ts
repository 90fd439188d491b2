import type { DeckSpec } from '../../cards/spec.js';
import { accident } from './accident.js';
import { anotherFineMess } from './another-fine-mess.js';
import { coffeeGrinder } from './coffee-grinder.js';
import { fumblingDreamer } from './fumbling-dreamer.js';
import { looseMarbles } from './loose-marbles.js';
import { souvenirs } from './souvenirs.js';

export const pangolins: DeckSpec = {
  id: 'pangolins',
  series: 5,
  name: 'Clumsy Pangolins',
  cards: [fumblingDreamer, coffeeGrinder, accident, looseMarbles, anotherFineMess, souvenirs],
  orderMatters: { discard: true, marketDiscard: false },
};
