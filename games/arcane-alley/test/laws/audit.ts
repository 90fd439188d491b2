import type { State } from '../../src/rules/index.js';
import { countHeld } from '../../src/rules/piles/stash.js';
import { countItems } from '../../src/rules/position/check-position.js';
import { cellAt, slotsOf } from '../../src/rules/state.js';
import { hiddenCell, isHidden, isItem, seenBy } from '../../src/rules/storehouse/cells.js';
import { ITEM_COUNT } from '../../src/rules/vocabulary.js';

/** Every item is somewhere, once; tracks are within their limits; stashes are counted right. */
export function audit(state: State): string | undefined {
  const wrong = countItems(state).findIndex((count, kind) => count !== state.rules.copies[kind]);
  if (wrong >= 0) return `${countItems(state)[wrong]} instead of ${state.rules.copies[wrong]} of item ${wrong}`;
  for (let seat = 0; seat < state.rules.seats; seat++) {
    const flaw = flawOfTracks(state, seat) ?? flawOfStash(state, seat) ?? flawOfStorehouse(state, seat);
    if (flaw !== undefined) return `seat ${seat}: ${flaw}`;
  }
  return undefined;
}

function flawOfTracks({ gold, infamy, markers }: State, seat: number): string | undefined {
  if (gold[seat] < 0) return 'gold below 0';
  if (infamy[seat] < 0 || infamy[seat] > 24) return `an infamy of ${infamy[seat]}`;
  return markers[seat] < 0 || markers[seat] > 2 ? `${markers[seat]} markers` : undefined;
}

function flawOfStash(state: State, seat: number): string | undefined {
  const held = Array.from({ length: ITEM_COUNT }, (_, kind) => countHeld(state, seat, kind));
  const mask = state.stashKinds[seat];
  if (held.reduce((sum, count) => sum + count, 0) !== state.stashSizes[seat]) return 'a stash of another size';
  return held.some((count, kind) => count > 0 !== ((mask >> kind) & 1) > 0) ? 'a stash of other items' : undefined;
}

function flawOfStorehouse(state: State, seat: number): string | undefined {
  for (let slot = 0; slot < slotsOf(state, seat); slot++) {
    const cell = cellAt(state, seat, slot);
    if (isItem(cell) && !isHidden(cell) && seenBy(cell) !== 0) return 'a revealed item with seers';
    if (isHidden(cell) && cell !== hiddenCell(cell & 31, seenBy(cell))) return 'a hidden item that has returned';
  }
  return undefined;
}
