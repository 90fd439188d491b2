import type { ItemId } from '../../src/index.js';

/** The item table once more, typed in apart from the game's: set gold, infamy, copies, extra. */
export const VALUES: {
  readonly [id in ItemId]: readonly [set: number, infamy: number, copies: number, extra: number];
} = {
  'cursed-mirror': [-5, -5, 4, 1],
  'hypnotic-toad': [0, -2, 6, 1],
  'invisible-ring': [1, 0, 6, 1],
  'three-headed-coin': [2, 1, 9, 1],
  'older-wand': [3, 1, 13, 1],
  'magic-boomerang': [5, 2, 10, 1],
  'floating-carpet': [7, 2, 11, 1],
  'crystal-ball': [9, 3, 10, 1],
  'bottled-fairy': [12, 3, 9, 1],
  'bubbling-cauldron': [15, 4, 10, 1],
  'dragons-egg': [20, 4, 8, 1],
  'sovereign-sword': [25, 5, 9, 1],
  'dark-lotus': [30, 0, 5, 1],
  skeletomicon: [35, 6, 5, 1],
  'haunted-doll': [40, 7, 3, 0],
  'facsimilous-feline': [0, 8, 2, 1],
  'wizards-watch': [0, 10, 1, 0],
  'pandoras-lockbox': [0, 10, 1, 0],
  'mystical-lamp': [0, 10, 1, 0],
  'sacred-chalice': [0, 10, 1, 0],
};

export const SPECIALS: readonly ItemId[] = ['wizards-watch', 'pandoras-lockbox', 'mystical-lamp', 'sacred-chalice'];

/** The whole pack, in the order of the table. */
export const packFor = (seats: number): ItemId[] =>
  (Object.keys(VALUES) as ItemId[]).flatMap((id) =>
    Array<ItemId>(VALUES[id][2] + (seats >= 5 ? VALUES[id][3] : 0)).fill(id),
  );
