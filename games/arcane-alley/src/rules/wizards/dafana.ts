import type { StandingAnswer } from '@souk/kernel';
import { maskDecision, NO, NO_OR_YES, YES } from '../decisions/decision.js';
import { DAFANA_OFFER, plainFrame, QUESTION_NAMES } from '../frames.js';
import { loseGold, loseInfamy } from '../round/scores.js';
import { NONE, type State } from '../state.js';
import { DAFANA } from '../vocabulary.js';
import type { WizardCard } from './wizard.js';

const PRICE = 3;
const RELIEF = 2;

export const dafana: WizardCard = {
  id: 'dafana',
  name: 'Lady Dafana',
  text: () => `Whenever anybody sells a set, you may pay ${PRICE} gold to lose ${RELIEF} infamy, once for each set.`,
};

/** AA-WIZ-4: the player she serves has the gold, and something to lose. */
export function isDafanaAsked({ wizardSeats, gold, infamy }: State): boolean {
  const seat = wizardSeats[DAFANA];
  return seat !== NONE && gold[seat] >= PRICE && infamy[seat] > 0;
}

/** AA-SALE-6: the game waits for her answer. */
export function askDafana({ frames, wizardSeats }: State): void {
  frames.push(plainFrame(DAFANA_OFFER, wizardSeats[DAFANA]));
}

export const answerAsDafana = maskDecision({
  text: `Lady Dafana: pay ${PRICE} gold to lose ${RELIEF} infamy?`,
  rule: 'AA-SALE-6',
  options: () => NO_OR_YES,
  choose(state, { seat }, answer, events) {
    if (answer === YES) {
      loseGold(state, seat, PRICE, 'dafana', events);
      loseInfamy(state, seat, RELIEF, 'dafana', events);
    } else events?.emit({ kind: 'dafana-declined', seat });
  },
  describe: (_state, _frame, answer) => ({ kind: answer === YES ? 'pay' : 'decline' }),
});

/** So that a table need not wait for her at every sale. */
export const neverPay: StandingAnswer<State> = {
  id: 'dafana-never',
  prompt: QUESTION_NAMES[DAFANA_OFFER],
  label: 'Lady Dafana: never pay',
  help: 'Declines for you whenever a set is sold; take it back to be asked again',
  move: () => NO,
};
