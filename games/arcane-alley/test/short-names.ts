import type { ItemId } from '../src/rules/index.js';

/** Short names, so that a storehouse fits a line. */
const SHORT = {
  mirror: 'cursed-mirror',
  toad: 'hypnotic-toad',
  ring: 'invisible-ring',
  coin: 'three-headed-coin',
  wand: 'older-wand',
  boomerang: 'magic-boomerang',
  carpet: 'floating-carpet',
  ball: 'crystal-ball',
  fairy: 'bottled-fairy',
  cauldron: 'bubbling-cauldron',
  egg: 'dragons-egg',
  sword: 'sovereign-sword',
  lotus: 'dark-lotus',
  skull: 'skeletomicon',
  doll: 'haunted-doll',
  feline: 'facsimilous-feline',
  watch: 'wizards-watch',
  lockbox: 'pandoras-lockbox',
  lamp: 'mystical-lamp',
  chalice: 'sacred-chalice',
} as const satisfies { readonly [short: string]: ItemId };

export type Short = keyof typeof SHORT;

const SHORTS = Object.keys(SHORT) as Short[];
export const long = (short: string): ItemId => {
  const found = SHORTS.find((each) => each === short);
  if (found === undefined) throw new Error(`no item is called "${short}"`);
  return SHORT[found];
};
export const short = (item: ItemId): string => SHORTS.find((each) => SHORT[each] === item) ?? item;
