import type { KeyGroup } from '@souk/table-kit/keys/keymap';
import { spots } from './spots.js';

/** The market as it lies, the dearest slot on the left. */
const MARKET = [4, 3, 2, 1, 0].map(spots.market);

const HAND = ['hand:'];

/** The keys of this table. */
export const keys = (): readonly KeyGroup[] => [
  { way: 'for-each', says: 'dm.keys.market', keys: '12345', spots: MARKET },
  { way: 'in-order', says: 'dm.keys.hand', keys: 'QWERTY', among: HAND },
  { way: 'for-each', says: 'dm.keys.build', keys: 'B', spots: [spots.stall], answers: true },
  { way: 'for-each', says: 'dm.keys.discard', keys: 'D', spots: [spots.act('inventory')] },
  { way: 'to', says: 'dm.keys.toMarket', keys: 'M', among: [...MARKET, spots.marketDiscard] },
  { way: 'to', says: 'dm.keys.toHand', keys: 'H', among: HAND },
  { way: 'to', says: 'dm.keys.toOthers', keys: 'O', among: ['player:', 'stall:'] },
];
