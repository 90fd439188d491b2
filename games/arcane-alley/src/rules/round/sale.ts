import type { Seat } from '@souk/kernel';
import { maskDecision, pose } from '../decisions/decision.js';
import type { EventSink } from '../events.js';
import { type AlleyFrame, goOnAt, newFrame, SALE, SLIDE } from '../frames.js';
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

/** AA-SALE-1: the three items leave. */
export function sellSet(
  state: State,
  seat: Seat,
  line: number,
  kind: Kind,
  copies: number,
  atInspection: boolean,
  events: EventSink,
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
  const sale = newFrame(SALE, seat, GOLD);
  sale.line = line;
  sale.item = kind;
  sale.copies = copies;
  sale.atInspection = Number(atInspection);
  state.frames.push(sale);
  const asked = newFrame(SLIDE, seat);
  asked.line = line;
  pose(state, chooseSlide, asked, events);
}

/** AA-SALE-2. */
export const chooseSlide = maskDecision({
  text: 'Choose how the gaps close',
  rule: 'AA-SALE-2',
  options: (state, { seat, line }) => (1 << SHAPES[state.shapes[seat]].lines[line].slides.length) - 1,
  choose: (state, { seat, line }, way, events) =>
    closeGaps(state, seat, SHAPES[state.shapes[seat]].lines[line].slides[way], events),
  describe: (state, { seat, line }, way) => ({
    kind: 'slide',
    direction: SHAPES[state.shapes[seat]].lines[line].slides[way].direction,
  }),
});

/** AA-SALE-3, AA-SALE-4, AA-SALE-6, as far as it goes without a question. */
export function continueSale(state: State, sale: AlleyFrame, events: EventSink): void {
  const { seat, item: kind, copies, atInspection, step } = sale;
  const { setGold, items } = state.rules;
  if (step === GOLD) {
    settleGold(state, seat, setGold[kind] + saleBonus(state, seat), 'set', events);
    goOnAt(state.frames, sale, DAFANAS_WINDOW);
    if (atInspection === 0) items[kind].whenSold?.(state, seat, copies, events);
  } else if (step === DAFANAS_WINDOW && isDafanaAsked(state)) {
    goOnAt(state.frames, sale, SOLD);
    askDafana(state);
  } else state.frames.pop();
}
