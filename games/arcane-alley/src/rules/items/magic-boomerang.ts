import { ruled } from '../ruled.js';
import { MAX_RETURNS } from '../storehouse/cells.js';
import type { Item } from './item.js';

/** How often in a turn a given Boomerang returns. */
export const numbers = { boomerangReturns: ruled(1, MAX_RETURNS) };

/** AA-ITEM-8; the return itself is part of AA-PLAY-5. */
export const magicBoomerang: Item = {
  id: 'magic-boomerang',
  name: 'Magic Boomerang',
  setGold: 5,
  infamy: 2,
  copies: 10,
  extra: 1,
  text: ({ boomerangReturns }) =>
    `Always: replaced, hidden or revealed, it must be played again when all else of that play is done. A Boomerang returns ${boomerangReturns === 1 ? 'once' : `${boomerangReturns} times`} a turn and is discarded after that, or if it finds no slot.`,
  returns: true,
};
