import type { Seat } from '@souk/kernel';
import type { Decision } from '../decisions/decision.js';
import type { EventSink } from '../events.js';
import { type AlleyFrame, BRIBE, BRIBES, newFrame, plainFrame } from '../frames.js';
import { leftOf, type State } from '../state.js';
import { loseGold, loseInfamy } from './scores.js';
import { startRound } from './stock.js';

/** AA-BRIBE-1: gold for a point of infamy. */
export const PRICE = 2;

const mostPoints = ({ infamy, gold }: Pick<State, 'infamy' | 'gold'>, seat: Seat): number =>
  Math.min(infamy[seat], Math.floor(gold[seat] / PRICE));

/** How many points a player can buy off who has so much; 0: nobody is asked. */
export const mostBribed = ({ infamy, gold }: { readonly infamy: number; readonly gold: number }): number =>
  mostPoints({ infamy: [infamy], gold: [gold] }, 0);

/** AA-BRIBE-1: every seat once, in turn order. */
export function continueBribes(state: State, { seat, asked }: AlleyFrame, events: EventSink): void {
  state.frames.pop();
  if (asked === state.rules.seats) {
    beginNextRound(state, events);
    return;
  }
  const next = newFrame(BRIBES, leftOf(state, seat));
  next.asked = asked + 1;
  state.frames.push(next);
  if (mostPoints(state, seat) > 0) state.frames.push(plainFrame(BRIBE, seat));
  else pay(state, seat, 0, events);
}

export const bribe: Decision = {
  text: 'Choose how many points of infamy to buy off, for two gold each',
  rule: 'AA-BRIBE-1',
  isLegal: (state, { seat }, points) => points >= 0 && points <= mostPoints(state, seat),
  list(state, { seat }, list) {
    for (let points = 0; points <= mostPoints(state, seat); points++) list.add(points);
  },
  choose: (state, { seat }, points, events) => pay(state, seat, points, events),
  describe: (_state, _frame, points) => ({ kind: 'bribe', points }),
};

function pay(state: State, seat: Seat, points: number, events: EventSink): void {
  events?.emit({ kind: 'bribed', seat, points });
  loseGold(state, seat, PRICE * points, 'bribe', events);
  loseInfamy(state, seat, points, 'bribe', events);
}

/** AA-BRIBE-2. */
function beginNextRound(state: State, events: EventSink): void {
  state.starter = leftOf(state, state.starter);
  state.round++;
  startRound(state, events);
}
