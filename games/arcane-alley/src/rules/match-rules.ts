import { InputError } from '@souk/kernel';
import { checkSetValues, type HouseRules, type ItemRow, type Numbers, numbersOf } from './house-rules.js';
import { ITEMS } from './items/index.js';
import type { Item } from './items/item.js';
import type { Options } from './options.js';
import { SLOTS } from './storehouse/shapes.js';
import { traitsOf } from './storehouse/traits.js';
import { type ItemId, itemId } from './vocabulary.js';
import { LARGEST_STASH, STASH_SIZE } from './wizards/corvus.js';

/** The rules as this match has them, which stay the same from the first move to the last. Copies of a state share them. */
export interface MatchRules {
  readonly options: Options;
  readonly seats: number;
  /** The two-player rules are on. */
  readonly duel: boolean;
  readonly numbers: Numbers;
  /** By item, with room for every number that a cell can hold. */
  readonly setGold: readonly number[];
  readonly infamy: readonly number[];
  readonly copies: readonly number[];
  readonly items: readonly Item[];
  /** By item: what `traits.ts` names. */
  readonly traits: readonly number[];
  /** All items of the match, in the order of the item table. */
  readonly pack: readonly number[];
}

/** AA-SETUP-1: so many players make the extra copies join. */
const EXTRAS_FROM = 5;

/** A number that no cell's item exceeds. */
const CELL_KINDS = 32;

const printedOr = (houseRules: HouseRules | null, item: Item, field: keyof ItemRow & keyof Item): number =>
  houseRules?.items?.[item.id]?.[field] ?? item[field] ?? 0;

function copiesOf(houseRules: HouseRules | null, seats: number): number[] {
  return ITEMS.map(
    (item) => printedOr(houseRules, item, 'copies') + (seats >= EXTRAS_FROM ? printedOr(houseRules, item, 'extra') : 0),
  );
}

const padded = (values: readonly number[]): number[] => {
  const list: number[] = [];
  for (let kind = 0; kind < CELL_KINDS; kind++) list.push(kind < values.length ? values[kind] : 0);
  return list;
};

const made = new WeakMap<Options, Map<number, MatchRules>>();

/** The rules under these options; made once, so that a million games set up quickly. */
export function rulesFor(options: Options, seats: number): MatchRules {
  const known = made.get(options) ?? new Map<number, MatchRules>();
  made.set(options, known);
  const rules = known.get(seats) ?? makeRules(options, seats);
  known.set(seats, rules);
  return rules;
}

function makeRules(options: Options, seats: number): MatchRules {
  const { houseRules } = options;
  const copies = copiesOf(houseRules, seats);
  const pack: number[] = [];
  for (const [kind, count] of copies.entries()) for (let k = 0; k < count; k++) pack.push(kind);
  return {
    options,
    seats,
    duel: seats === 2,
    numbers: numbersOf(houseRules),
    setGold: padded(ITEMS.map((item) => printedOr(houseRules, item, 'setGold'))),
    infamy: padded(ITEMS.map((item) => printedOr(houseRules, item, 'infamy'))),
    copies: padded(copies),
    items: ITEMS,
    traits: padded(ITEMS.map(traitsOf)),
    pack,
  };
}

/** What the schema of the house rules cannot say: there must be items enough for the deal (AA-STOCK-2, 4, 5). */
export function checkHouseRules(houseRules: HouseRules, seats: number, path: string): void {
  const specials: ItemId[] = ITEMS.flatMap((item, kind) => (item.special ? [itemId(kind)] : []));
  checkSetValues(houseRules, specials, path);
  const items = copiesOf(houseRules, seats).reduce((sum, count) => sum + count, 0);
  const needed = seats * (SLOTS + STASH_SIZE) + (LARGEST_STASH - STASH_SIZE) + 1;
  if (items < needed) {
    throw new InputError(`${path}.items`, `at least ${needed} items in all for ${seats} players, got ${items}`);
  }
}
