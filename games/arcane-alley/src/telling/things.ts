import { type ItemId, WIZARD_IDS, WIZARDS, type WizardId } from '@souk/games/arcane-alley';
import type { Messages } from '@souk/i18n';
import { elementAt } from '@souk/kernel';

/** What sentences name. */
export type Thing =
  | { readonly thing: 'item'; readonly id: ItemId }
  | { readonly thing: 'wizard'; readonly id: WizardId };

/** Wizards are called the same in every language, and everywhere in a sentence. */
export const nameOf = (thing: Thing, messages: Messages, asObject = false): string =>
  thing.thing === 'item'
    ? ((asObject ? messages[`aa.object.${thing.id}`] : undefined) ?? messages[`aa.item.${thing.id}`] ?? thing.id)
    : elementAt(WIZARDS, WIZARD_IDS.indexOf(thing.id)).name;
