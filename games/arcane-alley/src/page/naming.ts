import {
  ITEM_IDS,
  ITEMS,
  type Item,
  type ItemId,
  numbersOf,
  type View,
  WIZARD_IDS,
  WIZARDS,
  type WizardCard,
  type WizardId,
} from '@souk/games/arcane-alley';
import { elementAt } from '@souk/kernel';
import { textNamed, translate } from '@souk/table-kit/components/Text';

/** What values and texts depend on: the house rules of a match. */
export interface Terms {
  readonly options: Pick<View['options'], 'houseRules'>;
}

export const itemOf = (id: ItemId): Item => elementAt(ITEMS, ITEM_IDS.indexOf(id));

export const isItem = (id: string): id is ItemId => ITEM_IDS.some((each) => each === id);

export const itemName = (id: ItemId): string => translate(`aa.item.${id}`);

const wizardOf = (id: WizardId): WizardCard => elementAt(WIZARDS, WIZARD_IDS.indexOf(id));

export const wizardName = (id: WizardId): string => wizardOf(id).name;

/** What an item does: in the rules' own words, or in those of the language that is shown. */
export function itemText(id: ItemId, { options }: Terms): string {
  const numbers = numbersOf(options.houseRules);
  return textNamed(`aa.item.${id}.text`, { ...numbers }) ?? itemOf(id).text(numbers);
}

export function wizardText(id: WizardId, { options }: Terms): string {
  const numbers = numbersOf(options.houseRules);
  return textNamed(`aa.wizard.${id}.text`, { ...numbers }) ?? wizardOf(id).text(numbers);
}

/** The value of a set and the infamy of an item in this match. */
export function valuesOf(id: ItemId, { options }: Terms) {
  const { setGold, infamy } = itemOf(id);
  const row = options.houseRules?.items?.[id];
  return { setGold: setGold === null ? null : (row?.setGold ?? setGold), infamy: row?.infamy ?? infamy };
}
