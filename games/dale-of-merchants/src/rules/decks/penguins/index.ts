import type { DeckSpec } from '../../cards/spec.js';
import { fishing } from './fishing.js';
import { iceTrade } from './ice-trade.js';
import { practicalValues } from './practical-values.js';
import { resourcefulAlly } from './resourceful-ally.js';
import { stove } from './stove.js';
import { travelingEquipment } from './traveling-equipment.js';

export const penguins: DeckSpec = {
  id: 'penguins',
  series: 4,
  name: 'Frugal Penguins',
  cards: [resourcefulAlly, iceTrade, travelingEquipment, stove, fishing, practicalValues],
  orderMatters: { discard: false, marketDiscard: false },
};
