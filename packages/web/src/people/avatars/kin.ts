import type { Avatar } from '@souk/protocol';

/** Which drawings an avatar lies among. */
export type Kin = 'wizard' | 'dwarf' | 'animal';

export const KIN_OF: { readonly [A in Avatar]: Kin } = {
  'violet-hood': 'wizard',
  'green-hood': 'wizard',
  'blue-hood': 'wizard',
  'rose-scarf': 'wizard',
  captain: 'dwarf',
  shieldmaiden: 'dwarf',
  dwarf: 'dwarf',
  miner: 'dwarf',
  witch: 'wizard',
  wizard: 'wizard',
  queen: 'wizard',
  genie: 'wizard',
  panda: 'animal',
  tiger: 'animal',
  raccoon: 'animal',
  parrot: 'animal',
  squirrel: 'animal',
  chameleon: 'animal',
  owl: 'animal',
  otter: 'animal',
  fox: 'animal',
  turtle: 'animal',
  lantern: 'wizard',
  camel: 'animal',
};
