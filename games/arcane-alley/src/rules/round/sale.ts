import type { Seat } from '@souk/kernel';
import { maskDecision, pose } from '../decisions/decision.js';
import type { Log } from '../events.js';
import { type AlleyFrame, frame, goOnAt, SALE, SLIDE } from '../frames.js';
import type { State } from '../state.js';
import { HOLE, kindIn } from '../storehouse/cells.js';
import { SHAPES, SLOTS } from '../storehouse/shapes.js';
import { closeGaps } from '../storehouse/storehouse.js';
import { itemId, type Kind } from '../vocabulary.js';
import { saleBonus } from '../wizards/byros.js';
import { askDafana, isDafanaAsked } from '../wizards/dafana.js';
import { settleGold } from './scores.js';

/** AA-SALE-7: the steps of a sale after the items are out and the gaps are closed. */
export const GOLD = 0;
export const DAFANAS_WINDOW = 1;
export const SOLD = 2;

/**
 * AA-SALE-1: the three items leave. A sale remembers: a line, b the item it is a set of, c how many of the
 * three are that item, d whether it happens at an inspection.
 */
export function sellSet(
  state: State,
  seat: Seat,
  line: number,
  kind: Kind,
  copies: number,
  atInspection: boolean,
  events: Log,
): void {
  const { slots } = SHAPES[state.shapes[seat]].lines[line];
  const sold: Kind[] = [];
  for (let k = 0; k < slots.length; k++) {
    const at = seat * SLOTS + slots[k];
    sold.push(kindIn(state.cells[at]));
    state.cells[at] = HOLE;
  }
  state.aside = state.aside.concat(sold);
  events?.emit({ kind: 'sold', seat, as: itemId(kind), slots, items: sold.map(itemId) });
  state.frames.push(frame(SALE, seat, GOLD, line, kind, copies, Number(atInspection)));
  pose(state, chooseSlide, frame(SLIDE, seat, 0, line), events);
}

/** AA-SALE-2. */
export const chooseSlide = maskDecision({
  text: 'Choose how the gaps close',
  rule: 'AA-SALE-2',
  options: (state, { seat, a: line }) => (1 << SHAPES[state.shapes[seat]].lines[line].slides.length) - 1,
  choose: (state, { seat, a: line }, way, events) =>
    closeGaps(state, seat, SHAPES[state.shapes[seat]].lines[line].slides[way], events),
  describe: (state, { seat, a: line }, way) => ({
    kind: 'slide',
    direction: SHAPES[state.shapes[seat]].lines[line].slides[way].direction,
  }),
});

/** AA-SALE-3, AA-SALE-4, AA-SALE-6, as far as it goes without a question. */
export function continueSale(state: State, sale: AlleyFrame, events: Log): void {
  const { seat, b: kind, c: copies, d: atInspection, step } = sale;
  const { setGold, items } = state.table;
  if (step === GOLD) {
    settleGold(state, seat, setGold[kind] + saleBonus(state, seat), 'set', events);
    goOnAt(state.frames, sale, DAFANAS_WINDOW);
    if (atInspection === 0) items[kind].whenSold?.(state, seat, copies, events);
  } else if (step === DAFANAS_WINDOW && isDafanaAsked(state)) {
    goOnAt(state.frames, sale, SOLD);
    askDafana(state);
  } else state.frames.pop();
}
