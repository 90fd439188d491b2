import type { Viewer } from '@souk/kernel';
import type { State } from '../../src/rules/index.js';
import { knownItems, stashItems } from '../../src/rules/piles/stash.js';
import { cellAt, slotsOf } from '../../src/rules/state.js';
import { isHidden, kindIn, seenBy } from '../../src/rules/storehouse/cells.js';

/** The hidden items of all storehouses that a viewer has not seen. */
function hiddenItems(state: State, viewer: Viewer): number[] {
  const items: number[] = [];
  for (let seat = 0; seat < state.rules.seats; seat++) {
    for (let slot = 0; slot < slotsOf(state, seat); slot++) {
      const cell = cellAt(state, seat, slot);
      const seen = viewer !== 'spectator' && ((seenBy(cell) >> viewer) & 1) === 1;
      if (isHidden(cell) && !seen) items.push(kindIn(cell));
    }
  }
  return items;
}

/** Whether a deal of these would hardly ever come out the same: none of them is more than half. */
const isVaried = (items: readonly unknown[]): boolean =>
  items.length > 3 && items.every((item) => 2 * items.filter((other) => other === item).length <= items.length);

/** AA-INFO-1: the order of the deck, hidden items, the stashes of others, and the chances to come. */
export function hidden(state: State, viewer: Viewer): string[] {
  const deck = state.deck.slice(0, state.deckSize);
  const slots = hiddenItems(state, viewer);
  const others = state.gold.flatMap((_, seat) => (seat === viewer ? [] : [stashItems(state, seat)]));
  const known = state.gold.flatMap((_, seat) =>
    seat === viewer ? [] : knownItems(state, seat, viewer === 'spectator' ? undefined : viewer),
  );
  const unknown = others.flat().length - known.length;
  return [
    JSON.stringify(state.random),
    isVaried(deck) ? JSON.stringify(deck) : '',
    isVaried(slots) ? JSON.stringify(slots) : '',
    isVaried(slots) && state.recycled.length === 0 && unknown > 3 ? JSON.stringify(others) : '',
  ];
}
