import { cardOf } from '../../src/rules/cards.js';
import type { State } from '../../src/rules/index.js';
import { GEM_COUNT } from '../../src/rules/index.js';
import { countIn, sizeOf } from '../../src/rules/store.js';

/** DT-EX-14: five gems of each colour, wherever they are; and no card twice. */
export function audit({
  pool,
  box,
  stores,
  marker,
  prices,
  scores,
  row,
  unused,
  discards,
  rules,
}: State): string | undefined {
  for (let gem = 0; gem < GEM_COUNT; gem++) {
    const held = stores.reduce((sum, store) => sum + countIn(store, gem), 0);
    const count = pool[gem] + box[gem] + held + 1 + Number(marker === gem);
    if (count !== 5 || pool[gem] < 0 || box[gem] < 0) return `${count} gems of colour ${gem}, ${pool[gem]} in the pool`;
    if (prices[gem] < -3 || prices[gem] > 3) return `a price of ${prices[gem]}`;
  }
  if (stores.some((store) => sizeOf(store) > 2)) return 'more than two gems in a store';
  if (scores.some((score) => score < 1)) return 'a pawn below the track';
  const cards = [...row.map(cardOf), ...unused, ...discards];
  if (new Set(cards).size !== cards.length) return 'a card twice';
  if (row.length > 0 && cards.length !== (rules.solo ? 12 : 4)) return `${cards.length} cards`;
  return undefined;
}
