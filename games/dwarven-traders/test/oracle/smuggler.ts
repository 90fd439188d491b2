import { flip, movePrice, sellGem } from './actions.js';
import type { Course } from './chance.js';
import { canMine, sellable } from './choices.js';
import { COLOURS, type Colour, count, type Table, visible } from './table.js';

interface Plan {
  slot: number;
  gem: Colour;
  /** What he compares, the most important first; more is better. */
  worth: number[];
}

function best(plans: Plan[]): Plan | undefined {
  const better = (one: Plan, other: Plan): boolean => {
    const differs = one.worth.findIndex((value, i) => value !== other.worth[i]);
    return differs >= 0 && one.worth[differs] > other.worth[differs];
  };
  return plans.find((plan) => !plans.some((other) => better(other, plan)));
}

/** DT-SOLO-6, for sales. */
function saleOf(table: Table): Plan | undefined {
  const plans = [0, 1, 2, 3].flatMap((slot) =>
    sellable(table, 'smuggler', slot).map((gem): Plan => {
      const steps = visible(table, slot).sellSteps;
      const after = Math.min(3, table.prices[gem] + steps);
      const rise = after - table.prices[gem];
      return {
        slot,
        gem,
        worth: [steps - rise, -rise * count(table.players[0].store, gem), -slot, -COLOURS.indexOf(gem)],
      };
    }),
  );
  return best(plans);
}

/** DT-SOLO-6, for mining. */
function miningOf(table: Table): Plan | undefined {
  const plans = [0, 1, 2, 3]
    .filter((slot) => canMine(table, 'smuggler', slot))
    .map((slot): Plan => {
      const { mine, mineSteps } = visible(table, slot);
      const fall = table.prices[mine] - Math.max(-3, table.prices[mine] - mineSteps);
      const gems = count(table.smuggler.store, mine) + 1;
      return { slot, gem: mine, worth: [table.prices[mine], -fall * gems, -slot] };
    });
  return best(plans);
}

function smugglerMines(table: Table): number | undefined {
  const plan = miningOf(table);
  if (plan === undefined) return undefined;
  table.pool[plan.gem] -= 1;
  table.smuggler.store.push(plan.gem);
  movePrice(table, plan.gem, -visible(table, plan.slot).mineSteps);
  return plan.slot;
}

function smugglerSells(table: Table): number | undefined {
  const plan = saleOf(table);
  if (plan === undefined) return undefined;
  sellGem(table, 'smuggler', plan.gem);
  movePrice(table, plan.gem, visible(table, plan.slot).sellSteps);
  return plan.slot;
}

export function smugglersTurn(course: Course): void {
  const { table } = course;
  const full = table.smuggler.store.length === 2;
  const first = full ? smugglerSells(table) : smugglerMines(table);
  if (first !== undefined) replaceCard(course, first);
  const second = full ? smugglerMines(table) : smugglerSells(table);
  if (second !== undefined) flip(table, second);
}

/** DT-SOLO-4, DT-SOLO-5. */
function replaceCard(course: Course, slot: number): void {
  const { table } = course;
  const laid = course.replacements.shift();
  if (laid === undefined) throw new Error('a card should have been replaced');
  const bottom = course.deckShuffled ? laid.card : table.unused[table.unused.length - 1];
  if (laid.card !== bottom || !table.unused.includes(bottom))
    throw new Error(`card ${laid.card} was not at the bottom`);
  course.chanceUsed = true;
  table.discards.push(table.row[slot].card);
  table.row[slot] = { ...laid };
  table.unused = table.unused.filter((card) => card !== bottom);
  if (table.unused.length === 1) {
    table.unused.push(...table.discards);
    table.discards = [];
    course.deckShuffled = true;
  }
}
