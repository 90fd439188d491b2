import type { Effect, Step } from '../cards/spec.js';
import { NO_LIKENESS } from '../frames.js';
import { payFor } from '../spending/spend-question.js';
import { canSpend, exactly } from '../spending/spending.js';

/** DX-FINISH-1: a scheduled technique is finished by spending so much; then its text is done, if there is any, and it is discarded. */
export const finishFor = (amount: number, steps: readonly Step[] = []): Effect => ({
  name: 'finish',
  when: 'between-actions',
  from: 'schedule',
  isPossible: (state, seat) => canSpend(state, seat, exactly(amount), NO_LIKENESS),
  steps: [payFor('Choose what you spend to finish this card', exactly(amount)), ...steps],
});
