import { kindIn, kindOf, SLOTS, seenBy, WIZARD_IDS, type WizardId } from '@souk/games/arcane-alley';
import { seatBit } from '@souk/kernel';
import { inSteps, type Prior, think } from './prior-of.js';

/** What each wizard has proved to be worth. */
const WIZARD_RATINGS: { readonly [id in WizardId]: number } = {
  glynna: 0.4,
  meeblemore: 0.8,
  corvus: 0.6,
  dafana: 0,
  ninx: 0.4,
  byros: 0.8,
};

export const priorWizard: Prior = (_state, _frame, _seat, wizard) => WIZARD_RATINGS[WIZARD_IDS[wizard]];

/** Slots by how many lines run through them: edges two, corners three, the centre four. */
const LINES_THROUGH: readonly number[] = [3, 2, 3, 2, 4, 2, 3, 2, 3];

/** AA-STOCK-3: items that may become a set must lie in one line, best where many lines meet. */
export const priorReveal: Prior = (_state, _frame, _seat, code) => {
  const first = (code / SLOTS) | 0;
  const second = code % SLOTS;
  const inLine = (first - second) % 3 === 0 || ((first / 3) | 0) === ((second / 3) | 0) || first === 4 || second === 4;
  return 0.25 * (LINES_THROUGH[first] + LINES_THROUGH[second]) + (inLine ? 0.5 : 0);
};

const YES = 1;
const HARMFUL = ['dark-lotus', 'skeletomicon', 'bubbling-cauldron'] as const;
const HARMFUL_KINDS: readonly number[] = HARMFUL.map(kindOf);

/** AA-WIZ-3: only what does harm is ignored. The play lies right under the question. */
export const priorIgnoring: Prior = ({ frames }, _frame, _seat, answer) => {
  const harmful = HARMFUL_KINDS.includes(frames[frames.length - 2].item);
  return harmful === (answer === YES) ? 1 : 0;
};

/** AA-ITEM-17: what is not known yet. */
export const priorPeek: Prior = (state, _frame, seat, slot) =>
  (seenBy(state.cells[seat * SLOTS + slot]) & seatBit(seat)) === 0 ? 1 : 0;

/** AA-WIZ-2: the heaviest, as far as it is known. */
export const priorRemoval: Prior = (state, _frame, seat, slot) => inSteps(think(state, seat).weights[slot]);

/** AA-WIZ-5. */
export const priorAppraisal: Prior = ({ rules, cells }, _frame, seat, slot) =>
  inSteps(rules.infamy[kindIn(cells[seat * SLOTS + slot])]);

/** A point costs two gold and saves one, roughly, as long as there is another round to fear. */
const NET_PRICE = 1;

/** AA-BRIBE-1. */
export const priorBribe: Prior = (_state, _frame, _seat, points) => -inSteps(NET_PRICE * points);
