import fc from 'fast-check';
import type { HouseRules } from '../../src/rules/index.js';
import { ITEM_IDS, RULED, WIZARD_IDS } from '../../src/rules/index.js';
import { checkHouseRules } from '../../src/rules/match-rules.js';

const itemRow = (special: boolean) =>
  fc.record(
    {
      ...(special ? {} : { setGold: fc.integer({ min: -20, max: 99 }) }),
      infamy: fc.integer({ min: -24, max: 24 }),
      copies: fc.nat(12),
      extra: fc.nat(3),
    },
    { requiredKeys: [] },
  );

const SPECIALS = ['wizards-watch', 'pandoras-lockbox', 'mystical-lamp', 'sacred-chalice'];

const numbers = fc.record(
  Object.fromEntries(
    Object.entries(RULED).map(([name, { min, max }]) => [name, fc.integer({ min, max: Math.min(max, 30) })]),
  ),
  { requiredKeys: [] },
);

const items = fc.record(Object.fromEntries(ITEM_IDS.map((id) => [id, itemRow(SPECIALS.includes(id))])), {
  requiredKeys: [],
});

/** Any house rules that leave items enough to deal. */
const houseRulesFor = (seats: number): fc.Arbitrary<HouseRules> =>
  fc
    .record({ numbers, items }, { requiredKeys: [] })
    .filter((houseRules) => isDealable(houseRules as HouseRules, seats)) as fc.Arbitrary<HouseRules>;

function isDealable(houseRules: HouseRules, seats: number): boolean {
  try {
    checkHouseRules(houseRules, seats, 'houseRules');
    return true;
  } catch {
    return false;
  }
}

const assignmentFor = (seats: number) =>
  fc.shuffledSubarray([...WIZARD_IDS, null, null, null, null, null, null], { minLength: seats, maxLength: seats });

/** Options of every sort, a quarter of the time those of the book. */
export const optionsFor = (seats: number): fc.Arbitrary<object> =>
  fc.oneof(
    fc.constant({}),
    fc.record({ wizards: fc.constantFrom('random', 'choose') }),
    fc.record({ wizards: fc.constant('explicit'), assignment: assignmentFor(seats) }),
    fc.record({
      wizards: fc.constantFrom('off', 'random', 'choose'),
      raceTo100: fc.boolean(),
      firstPlayer: fc.oneof(fc.constant('random'), fc.nat(seats - 1)),
      houseRules: houseRulesFor(seats),
    }),
  );
