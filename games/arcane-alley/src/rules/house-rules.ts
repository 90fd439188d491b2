import { type FromSchema, InputError, type JsonSchema } from '@souk/kernel';
import { numbers as fairy } from './items/bottled-fairy.js';
import { numbers as cauldron } from './items/bubbling-cauldron.js';
import { numbers as ball } from './items/crystal-ball.js';
import { numbers as mirror } from './items/cursed-mirror.js';
import { numbers as lotus } from './items/dark-lotus.js';
import { numbers as egg } from './items/dragons-egg.js';
import { numbers as toad } from './items/hypnotic-toad.js';
import { numbers as ring } from './items/invisible-ring.js';
import { numbers as boomerang } from './items/magic-boomerang.js';
import { numbers as lamp } from './items/mystical-lamp.js';
import { numbers as lockbox } from './items/pandoras-lockbox.js';
import { numbers as skeletomicon } from './items/skeletomicon.js';
import { numbers as coin } from './items/three-headed-coin.js';
import { type Ruled, numbers as rounds } from './ruled.js';
import { ITEM_IDS, type ItemId } from './vocabulary.js';
import { numbers as byros } from './wizards/byros.js';

/** Every number that house rules may change. Each is set in the file of the item or wizard that uses it. */
export const RULED = {
  ...rounds,
  ...mirror,
  ...toad,
  ...ring,
  ...coin,
  ...boomerang,
  ...ball,
  ...fairy,
  ...cauldron,
  ...egg,
  ...lotus,
  ...skeletomicon,
  ...lockbox,
  ...lamp,
  ...byros,
};

export type NumberName = keyof typeof RULED;
export type Numbers = { readonly [name in NumberName]: number };

const NUMBER_NAMES: readonly string[] = Object.keys(RULED);

const NUMBERS_SCHEMA = {
  type: 'object',
  properties: numberSchemas(),
  required: [],
  additionalProperties: false,
} as const satisfies JsonSchema;

interface NumberSchema {
  readonly type: 'integer';
  readonly minimum: number;
  readonly maximum: number;
}

function numberSchemas(): { readonly [name in NumberName]: NumberSchema } {
  const schema = ({ min, max }: Ruled): NumberSchema => ({ type: 'integer', minimum: min, maximum: max });
  return Object.fromEntries(Object.entries(RULED).map(([name, number]) => [name, schema(number)])) as {
    readonly [name in NumberName]: NumberSchema;
  };
}

const COPIES = { type: 'integer', minimum: 0, maximum: 30 } as const;

/** A row of the item table, as far as it is to be changed. */
const ITEM_ROW_SCHEMA = {
  type: 'object',
  properties: {
    setGold: { type: 'integer', minimum: -99, maximum: 99 },
    infamy: { type: 'integer', minimum: -24, maximum: 24 },
    copies: COPIES,
    extra: COPIES,
  },
  required: [],
  additionalProperties: false,
} as const satisfies JsonSchema;

const ITEMS_SCHEMA = {
  type: 'object',
  properties: Object.fromEntries(ITEM_IDS.map((id) => [id, ITEM_ROW_SCHEMA])) as {
    readonly [id in ItemId]: typeof ITEM_ROW_SCHEMA;
  },
  required: [],
  additionalProperties: false,
} as const satisfies JsonSchema;

/** What an owner of the box types in where the printed cards differ from ours. */
export const HOUSE_RULES_SCHEMA = {
  title: 'Arcane Alley house rules',
  type: 'object',
  properties: { numbers: NUMBERS_SCHEMA, items: ITEMS_SCHEMA },
  required: [],
  additionalProperties: false,
} as const satisfies JsonSchema;

export type HouseRules = FromSchema<typeof HOUSE_RULES_SCHEMA>;
export type ItemRow = FromSchema<typeof ITEM_ROW_SCHEMA>;

/** The numbers of a match. */
export const numbersOf = (houseRules: HouseRules | null): Numbers =>
  Object.fromEntries(
    NUMBER_NAMES.map((name) => [name, houseRules?.numbers?.[name as NumberName] ?? RULED[name as NumberName].value]),
  ) as { [name in NumberName]: number };

/** Special items have a dash for a set value, and keep it (AA-SPEC-4). */
export function checkSetValues(houseRules: HouseRules, specials: readonly ItemId[], path: string): void {
  for (const id of specials) {
    if (houseRules.items?.[id]?.setGold !== undefined) {
      throw new InputError(`${path}.items.${id}.setGold`, 'no set value: a special item never makes a set');
    }
  }
}
