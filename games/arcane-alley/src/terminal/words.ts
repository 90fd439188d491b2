import { ITEM_IDS, ITEMS, type ItemId, type View, WIZARD_IDS, WIZARDS, type WizardId } from '@souk/games/arcane-alley';
import type { Style, Tint } from '@souk/terminal-kit';

/** Colours tell when an item acts. */
const PLAYED: Tint = 'cyan';
const SOLD: Tint = 'green';
const ALWAYS: Tint = 'yellow';
const SPECIAL: Tint = 'magenta';

interface Word {
  /** What the handbook calls it for short. */
  readonly short: string;
  readonly plural: string;
  readonly tint: Tint;
}

const WORDS: { readonly [id in ItemId]: Word } = {
  'cursed-mirror': { short: 'Mirror', plural: 'Cursed Mirrors', tint: ALWAYS },
  'hypnotic-toad': { short: 'Toad', plural: 'Hypnotic Toads', tint: SOLD },
  'invisible-ring': { short: 'Ring', plural: 'Invisible Rings', tint: ALWAYS },
  'three-headed-coin': { short: 'Coin', plural: 'Three-Headed Coins', tint: PLAYED },
  'older-wand': { short: 'Wand', plural: 'Older Wands', tint: PLAYED },
  'magic-boomerang': { short: 'Boomerang', plural: 'Magic Boomerangs', tint: ALWAYS },
  'floating-carpet': { short: 'Carpet', plural: 'Floating Carpets', tint: SOLD },
  'crystal-ball': { short: 'Ball', plural: 'Crystal Balls', tint: PLAYED },
  'bottled-fairy': { short: 'Fairy', plural: 'Bottled Fairies', tint: ALWAYS },
  'bubbling-cauldron': { short: 'Cauldron', plural: 'Bubbling Cauldrons', tint: PLAYED },
  'dragons-egg': { short: 'Egg', plural: 'Dragon’s Eggs', tint: SOLD },
  'sovereign-sword': { short: 'Sword', plural: 'Sovereign Swords', tint: ALWAYS },
  'dark-lotus': { short: 'Lotus', plural: 'Dark Lotuses', tint: PLAYED },
  skeletomicon: { short: 'Skeletomicon', plural: 'Skeletomicons', tint: PLAYED },
  'haunted-doll': { short: 'Doll', plural: 'Haunted Dolls', tint: 'red' },
  'facsimilous-feline': { short: 'Feline', plural: 'Facsimilous Felines', tint: PLAYED },
  'wizards-watch': { short: 'Watch', plural: 'Wizard’s Watches', tint: SPECIAL },
  'pandoras-lockbox': { short: 'Lockbox', plural: 'Pandora’s Lockboxes', tint: SPECIAL },
  'mystical-lamp': { short: 'Lamp', plural: 'Mystical Lamps', tint: SPECIAL },
  'sacred-chalice': { short: 'Chalice', plural: 'Sacred Chalices', tint: SPECIAL },
};

export const shortOf = (id: ItemId): string => WORDS[id].short;

export const word = (id: ItemId, { paint }: Style): string => paint(WORDS[id].short, WORDS[id].tint);

export const plural = (id: ItemId, { paint }: Style): string => paint(WORDS[id].plural, WORDS[id].tint);

/** Cut to a width by a sign that is as wide in ASCII, so that columns stay columns. */
export const clipped = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, width - 1)}.`;

/** Any text in the item's colour. */
export const inColourOf = (id: ItemId, text: string, { paint }: Style): string => paint(text, WORDS[id].tint);

/** No two items begin with the same three letters. */
const CODE_LENGTH = 3;
export const codeOf = (id: ItemId): string => WORDS[id].short.slice(0, CODE_LENGTH);

export const theOne = (id: ItemId, style: Style): string => `the ${word(id, style)}`;

/** The infamy that the item is worth in this match. */
export const infamyOf = ({ options }: View, id: ItemId): number =>
  options.houseRules?.items?.[id]?.infamy ?? ITEMS[ITEM_IDS.indexOf(id)].infamy;

/** What each wizard is good for, short enough for a list. */
const POWERS: { readonly [id in WizardId]: string } = {
  glynna: 'sets a hidden item aside before an inspection',
  meeblemore: 'may ignore what an item does when played',
  corvus: 'is dealt four items for the stash',
  dafana: 'may buy infamy off whenever a set is sold',
  ninx: 'gets the infamy of an item in gold at an inspection',
  byros: 'gets more gold for every set',
};

export const powerOf = (id: WizardId): string => POWERS[id];

export const wizardName = (id: WizardId): string => WIZARDS[WIZARD_IDS.indexOf(id)].name;

/** What a wizard is called for short. */
export const wizardShort = (id: WizardId): string => id.charAt(0).toUpperCase() + id.slice(1);
