import { ruled } from '../ruled.js';
import type { Item } from './item.js';

export const numbers = { mirrorFactor: ruled(2, 9) };

/** AA-ITEM-4; the sum itself is AA-INSP-2's. */
export const cursedMirror: Item = {
  id: 'cursed-mirror',
  name: 'Cursed Mirror',
  setGold: -5,
  infamy: -5,
  copies: 4,
  extra: 1,
  text: ({ mirrorFactor }) =>
    `Always: at an inspection the items that share a side with a Mirror count ${mirrorFactor === 2 ? 'double' : `${mirrorFactor} times`} their infamy, bad or good, once however many Mirrors they touch. Mirrors themselves are not multiplied.`,
  doublesBeside: true,
};
