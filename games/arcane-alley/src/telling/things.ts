import { type ItemId, WIZARD_IDS, WIZARDS, type WizardId } from '@souk/games/arcane-alley';
import type { Messages } from '@souk/i18n';
import { elementAt } from '@souk/kernel';

/** What sentences name. */
export type Thing =
  | { readonly thing: 'item'; readonly id: ItemId }
  | { readonly thing: 'wizard'; readonly id: WizardId };

/** Wizards are called the same in every language. */
export const nameOf = (thing: Thing, messages: Messages): string =>
  thing.thing === 'item'
    ? (messages[`aa.item.${thing.id}`] ?? thing.id)
    : elementAt(WIZARDS, WIZARD_IDS.indexOf(thing.id)).name;
