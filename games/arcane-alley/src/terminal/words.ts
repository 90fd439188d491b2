import { ITEM_IDS, ITEMS, type ItemId, type View, WIZARD_IDS, WIZARDS, type WizardId } from '@souk/games/arcane-alley';
import { elementAt } from '@souk/kernel';
import type { Scene, Style, Tint } from '@souk/terminal-kit';
import { translatorIn } from './text/index.js';

/** Colours tell when an item acts. */
const PLAYED: Tint = 'cyan';
const SOLD: Tint = 'green';
const ALWAYS: Tint = 'yellow';
const SPECIAL: Tint = 'magenta';

/** What items look like depends on the language alone, and on whether there is colour. */
export type Look = Pick<Scene, 'style' | 'language'>;

const TINTS: { readonly [id in ItemId]: Tint } = {
  'cursed-mirror': ALWAYS,
  'hypnotic-toad': SOLD,
  'invisible-ring': ALWAYS,
  'three-headed-coin': PLAYED,
  'older-wand': PLAYED,
  'magic-boomerang': ALWAYS,
  'floating-carpet': SOLD,
  'crystal-ball': PLAYED,
  'bottled-fairy': ALWAYS,
  'bubbling-cauldron': PLAYED,
  'dragons-egg': SOLD,
  'sovereign-sword': ALWAYS,
  'dark-lotus': PLAYED,
  skeletomicon: PLAYED,
  'haunted-doll': 'red',
  'facsimilous-feline': PLAYED,
  'wizards-watch': SPECIAL,
  'pandoras-lockbox': SPECIAL,
  'mystical-lamp': SPECIAL,
  'sacred-chalice': SPECIAL,
};

/** What the handbook calls it for short. */
export const shortOf = (id: ItemId, look: Pick<Look, 'language'>): string => translatorIn(look).say(`short.${id}`);

export const word = (id: ItemId, look: Look): string => look.style.paint(shortOf(id, look), TINTS[id]);

export const plural = (id: ItemId, look: Look): string =>
  look.style.paint(translatorIn(look).say(`plural.${id}`), TINTS[id]);

/** Cut to a width by a sign that is as wide in ASCII, so that columns stay columns. */
export const clipped = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, width - 1)}.`;

/** Any text in the item's colour. */
export const inColourOf = (id: ItemId, text: string, { paint }: Style): string => paint(text, TINTS[id]);

/** No two items begin with the same three letters. */
const CODE_LENGTH = 3;
export const codeOf = (id: ItemId, look: Look): string => shortOf(id, look).slice(0, CODE_LENGTH);

export const theOne = (id: ItemId, look: Look): string => translatorIn(look).say('theItem', { item: word(id, look) });

/** The infamy that the item is worth in this match. */
export const infamyOf = ({ options }: View, id: ItemId): number =>
  options.houseRules?.items?.[id]?.infamy ?? elementAt(ITEMS, ITEM_IDS.indexOf(id)).infamy;

/** What each wizard is good for, short enough for a list. */
export const powerOf = (id: WizardId, look: Look): string => translatorIn(look).say(`power.${id}`);

export const wizardName = (id: WizardId): string => elementAt(WIZARDS, WIZARD_IDS.indexOf(id)).name;

/** What a wizard is called for short. */
export const wizardShort = (id: WizardId): string => id.charAt(0).toUpperCase() + id.slice(1);
