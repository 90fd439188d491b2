import { MAX_SEATS, SLOTS } from '@souk/games/arcane-alley';
import type { Seat } from '@souk/kernel';
import type { KeyGroup } from '@souk/table-kit/keys/keymap';
import { spots } from './spots.js';

const HAND = ['hand:'];
const PILES = [spots.deck, spots.discard];

/** The storehouses of the others, from the next seat on. */
const storehousesBeside = (seat: Seat): string[] =>
  Array.from({ length: MAX_SEATS - 1 }, (_, i) => `slot:${(seat + 1 + i) % MAX_SEATS}:`);

/** The keys of this table, for the seat whose storehouse is large. */
export const keys = (seat: Seat): readonly KeyGroup[] => [
  {
    way: 'for-each',
    says: 'aa.keys.storehouse',
    keys: '123456789',
    spots: Array.from({ length: SLOTS }, (_, slot) => spots.slot(seat, slot)),
  },
  { way: 'in-order', says: 'aa.keys.stash', keys: 'QWERTY', among: HAND },
  { way: 'for-each', says: 'aa.keys.deck', keys: 'D', spots: [spots.deck] },
  { way: 'for-each', says: 'aa.keys.discard', keys: 'F', spots: [spots.discard] },
  { way: 'to', says: 'aa.keys.toPiles', keys: 'M', among: PILES },
  { way: 'to', says: 'aa.keys.toStash', keys: 'H', among: HAND },
  { way: 'to', says: 'aa.keys.toOthers', keys: 'O', among: ['player:', ...storehousesBeside(seat)] },
];
