import type { Effect, Instruction, Step } from '../cards/spec.js';
import { tellBranch } from '../events.js';
import { NO_LIKENESS } from '../frames.js';
import { payFor } from '../spending/spend-question.js';
import { canSpend, exactly } from '../spending/spending.js';
import { schedule } from './extras.js';

/** DX-SCHED-1 to DX-SCHED-4: how a card says that it has a later part. */

/** The last step of a technique that waits. */
export const staysScheduled: Instruction = (state, frame, events) => schedule(state, frame, 0, events);

const later =
  (when: Effect['when'], name: string) =>
  (...steps: readonly Step[]): Effect => ({ name, when, from: 'schedule', steps });

export const whenTurnStarts = later('turn-starts', 'later');
export const whenTurnEnds = later('turn-ends', 'later');
export const whenGained = later('gained', 'gained');
export const beforeStack = later('before-stack', 'before-stack');
export const whenResolved = later('technique-resolved', 'resolved');
export const whenNewDeck = later('new-deck', 'new-deck');

/** DX-FINISH-1: what follows when so much is spent for it. */
export const whenFinished = (cost: number, ...steps: readonly Step[]): Effect => ({
  name: 'finish',
  when: 'between-actions',
  from: 'schedule',
  isPossible: (state, seat) => canSpend(state, seat, exactly(cost), NO_LIKENESS),
  steps: [payFor('Choose what you spend to finish it', exactly(cost)), ...steps],
});

/** DX-SCHED-4: what it does to others lasts as long as it lies there. */
export const untilNextTurn: Effect = whenTurnStarts((state, { as }, events) =>
  tellBranch(state, as, 'is-over', events),
);
