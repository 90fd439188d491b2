import type { DeckSpec } from '../../cards/spec.js';
import { accordion } from './accordion.js';
import { acorn } from './acorn.js';
import { emptyChest } from './empty-chest.js';
import { nostalgicItem } from './nostalgic-item.js';
import { stashingVendor } from './stashing-vendor.js';
import { winterIsComing } from './winter-is-coming.js';

export const squirrels: DeckSpec = {
  id: 'squirrels',
  name: 'Hoarding Flying Squirrels',
  cards: [stashingVendor, emptyChest, nostalgicItem, acorn, accordion, winterIsComing],
  orderMatters: { discard: false, marketDiscard: false },
};
