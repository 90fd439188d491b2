/** The twenty items, in the order of the item table. An item is known inside the rules by its place here. */
export const ITEM_IDS = [
  'cursed-mirror',
  'hypnotic-toad',
  'invisible-ring',
  'three-headed-coin',
  'older-wand',
  'magic-boomerang',
  'floating-carpet',
  'crystal-ball',
  'bottled-fairy',
  'bubbling-cauldron',
  'dragons-egg',
  'sovereign-sword',
  'dark-lotus',
  'skeletomicon',
  'haunted-doll',
  'facsimilous-feline',
  'wizards-watch',
  'pandoras-lockbox',
  'mystical-lamp',
  'sacred-chalice',
] as const;

export type ItemId = (typeof ITEM_IDS)[number];
export const ITEM_COUNT = ITEM_IDS.length;

/** An item by its number. */
export type Kind = number;

const KINDS = new Map<string, Kind>(ITEM_IDS.map((id, kind) => [id, kind]));

export const kindOf = (id: ItemId): Kind => KINDS.get(id) ?? ITEM_COUNT;
export const itemId = (kind: Kind): ItemId => ITEM_IDS[kind];

/** The six wizards, likewise. */
export const WIZARD_IDS = ['glynna', 'meeblemore', 'corvus', 'dafana', 'ninx', 'byros'] as const;

export type WizardId = (typeof WIZARD_IDS)[number];
export type Wizard = number;

export const [GLYNNA, MEEBLEMORE, CORVUS, DAFANA, NINX, BYROS] = [0, 1, 2, 3, 4, 5] as const;

export const MIN_SEATS = 2;
export const MAX_SEATS = 6;
