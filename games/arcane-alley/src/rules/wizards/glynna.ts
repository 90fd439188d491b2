import type { Seat } from '@souk/kernel';
import { maskDecision, pose } from '../decisions/decision.js';
import type { EventSink } from '../events.js';
import { GLYNNA_SLOT, plainFrame } from '../frames.js';
import { cellAt, hiddenSlots, type State, serves } from '../state.js';
import { HOLE } from '../storehouse/cells.js';
import { SLOTS } from '../storehouse/shapes.js';
import { GLYNNA } from '../vocabulary.js';
import type { WizardCard } from './wizard.js';

export const glynna: WizardCard = {
  id: 'glynna',
  name: 'Glynna Goodspell',
  text: () =>
    'Before you reveal at an inspection, set one of your hidden items aside, unseen by anybody. It brings no infamy and belongs to no set; its place stays empty.',
};

/** AA-WIZ-1, AA-WIZ-2: whenever there is a hidden item. */
export function removeOneUnseen(state: State, seat: Seat, events: EventSink): void {
  if (serves(state, GLYNNA, seat) && hiddenSlots(state, seat) !== 0) {
    pose(state, chooseRemoved, plainFrame(GLYNNA_SLOT, seat), events);
  }
}

/** AA-WIZ-2: a hole stays, and a player who had seen the item still knows it (AA-INFO-7). */
export const chooseRemoved = maskDecision({
  text: 'Glynna: choose a hidden item to set aside unseen',
  rule: 'AA-WIZ-2',
  options: (state, { seat }) => hiddenSlots(state, seat),
  choose(state, { seat }, slot, events) {
    state.removed = cellAt(state, seat, slot);
    state.cells[seat * SLOTS + slot] = HOLE;
    events?.emit({ kind: 'removed', seat, slot });
  },
  describe: (_state, _frame, slot) => ({ kind: 'remove', slot }),
});
