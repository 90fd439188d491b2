import { GEMS, ROW_SIZE } from '@souk/games/dwarven-traders';
import type { KeyGroup } from '@souk/table-kit/keys/keymap';
import { spots } from './spots.js';

const CARDS = Array.from({ length: ROW_SIZE }, (_, slot) => slot);

/** A card sells and does both with every gem that it can: these are all of them. */
const sales = CARDS.map((slot) => `sell:${slot}:`);
const both = CARDS.map((slot) => `both:${slot}:`);

/** The keys of this table: a row of them for each way to use the cards. */
export const keys = (): readonly KeyGroup[] => [
  { way: 'for-each', says: 'dt.keys.mine', keys: '1234', spots: CARDS.map(spots.mine) },
  { way: 'for-each', says: 'dt.keys.sell', keys: 'QWER', spots: sales },
  { way: 'for-each', says: 'dt.keys.both', keys: 'ASDF', spots: both },
  { way: 'for-each', says: 'dt.keys.shafts', keys: '5678', spots: GEMS.map(spots.pool) },
  { way: 'to', says: 'dt.keys.toCards', keys: 'M', among: ['mine:', 'sell:', 'both:'] },
  { way: 'to', says: 'dt.keys.toWagons', keys: 'H', among: ['own:', 'give:'] },
  { way: 'to', says: 'dt.keys.toOthers', keys: 'O', among: ['take:', 'partner:'] },
];
