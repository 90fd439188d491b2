import type { Question } from '../cards/spec.js';
import { remember, skipRest } from '../effects/resolve.js';
import { tellBranch } from '../events.js';
import { NO_LIKENESS } from '../frames.js';
import { spentCards } from '../moves/moves.js';
import { layOnPile } from '../piles/order.js';
import { spend } from './spend.js';
import { listSpendings, NOTHING_SPENT, type Range, spendingOf } from './spending.js';

export const UNPAID = 'unpaid';

const spendQuestion = (text: string, range: Range, isCompulsory: boolean): Question => ({
  kind: 'spend',
  text,
  list(state, { seat, chosen }, list) {
    if (!isCompulsory) list.add(NOTHING_SPENT);
    listSpendings(state, seat, range, chosen, list);
  },
  // Whether a hand can pay is nobody's business.
  asksAnyway: (state, { seat }) => state.hands[seat].length > 0 || state.coins[seat] > 0,
  answer(state, { seat, as }, code, events) {
    if (code === NOTHING_SPENT) {
      tellBranch(state, as, UNPAID, events);
      skipRest(state);
      return;
    }
    const spending = spendingOf(code);
    remember(state, { place: spending.amount, chosen: NO_LIKENESS });
    layOnPile(state, seat, seat, spend(state, seat, [{ face: as, spending, range }], events), events);
  },
  describe: (state, { seat }, code) => ({ kind: 'spend', ...spentCards(state, seat, code) }),
});

/**
 * DX-SPEND-4: asks what is spent for all that follows; without a payment nothing of it is done. The frame's place is then the
 * amount. The card that the frame has chosen cannot be spent.
 */
export const spendFor = (text: string, range: Range): Question => spendQuestion(text, range, false);

/** DX-SPEND-5, DX-FINISH-1: the same where something is paid for certain. */
export const payFor = (text: string, range: Range): Question => spendQuestion(text, range, true);
