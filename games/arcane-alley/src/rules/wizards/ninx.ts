import { maskDecision, pose } from '../decisions/decision.js';
import type { EventSink } from '../events.js';
import { NINX_SLOT, plainFrame } from '../frames.js';
import { settleGold } from '../round/scores.js';
import { cellAt, NONE, type State } from '../state.js';
import { kindIn } from '../storehouse/cells.js';
import { revealedSlots } from '../storehouse/storehouse.js';
import { NINX } from '../vocabulary.js';
import type { WizardCard } from './wizard.js';

export const ninx: WizardCard = {
  id: 'ninx',
  name: 'Ninx of Nethernight',
  text: () =>
    'When infamy has been counted at an inspection, choose an item left in your storehouse and gain gold equal to its printed infamy; if that is negative, lose as much. Its infamy has been counted all the same.',
};

/** AA-WIZ-1, AA-WIZ-5: whenever there is an item left; all are revealed by now. */
export function appraiseOne(state: State, events: EventSink): void {
  const seat = state.wizardSeats[NINX];
  if (seat !== NONE && revealedSlots(state, seat) !== 0) pose(state, appraise, plainFrame(NINX_SLOT, seat), events);
}

export const appraise = maskDecision({
  text: 'Ninx: choose an item whose printed infamy you gain as gold',
  rule: 'AA-WIZ-5',
  options: (state, { seat }) => revealedSlots(state, seat),
  choose: (state, { seat }, slot, events) =>
    settleGold(state, seat, state.rules.infamy[kindIn(cellAt(state, seat, slot))], 'ninx', events),
  describe: (_state, _frame, slot) => ({ kind: 'appraise', slot }),
});
