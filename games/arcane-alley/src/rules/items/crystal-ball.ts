import { onlyFor, type Seat } from '@souk/kernel';
import { maskDecision, pose } from '../decisions/decision.js';
import type { EventSink } from '../events.js';
import { newFrame, PEEK } from '../frames.js';
import { canGainInfamy, gainInfamy } from '../round/scores.js';
import { ruled } from '../ruled.js';
import { hiddenSlots, type State } from '../state.js';
import { kindIn, seenAlsoBy } from '../storehouse/cells.js';
import { SLOTS } from '../storehouse/shapes.js';
import { itemId } from '../vocabulary.js';
import type { Item } from './item.js';

export const numbers = { ballInfamy: ruled(1, 50), ballPeeks: ruled(1, 9) };

const canPeek = (state: State, seat: Seat): boolean =>
  state.rules.numbers.ballPeeks > 0 && hiddenSlots(state, seat) !== 0;

/** AA-ITEM-17. */
export const crystalBall: Item = {
  id: 'crystal-ball',
  name: 'Crystal Ball',
  setGold: 9,
  infamy: 3,
  copies: 10,
  extra: 1,
  text: ({ ballInfamy, ballPeeks }) =>
    `When played: gain ${ballInfamy} infamy, then look at ${ballPeeks === 1 ? 'a hidden item' : `hidden items, ${ballPeeks} times,`} of your own storehouse. Only you see it, for as long as it lies hidden.`,
  wouldAct: (state, seat) => (state.rules.numbers.ballInfamy > 0 && canGainInfamy(state, seat)) || canPeek(state, seat),
  whenPlayed(state, seat, events) {
    gainInfamy(state, seat, state.rules.numbers.ballInfamy, 'crystal-ball', events);
    askToPeek(state, seat, state.rules.numbers.ballPeeks, events);
  },
};

function askToPeek(state: State, seat: Seat, peeks: number, events: EventSink): void {
  if (peeks === 0 || hiddenSlots(state, seat) === 0) return;
  const asked = newFrame(PEEK, seat);
  asked.peeks = peeks;
  pose(state, peek, asked, events);
}

/** AA-ITEM-6. */
export const peek = maskDecision({
  text: 'Crystal Ball: choose a hidden item to look at',
  rule: 'AA-CARD-crystal-ball',
  options: (state, { seat }) => hiddenSlots(state, seat),
  choose(state, { seat, peeks }, slot, events) {
    const at = seat * SLOTS + slot;
    state.cells[at] = seenAlsoBy(state.cells[at], seat);
    const peeked = { kind: 'peeked', seat, slot, item: itemId(kindIn(state.cells[at])) } as const;
    events?.reveal({ ...peeked, item: null }, onlyFor(seat, peeked));
    askToPeek(state, seat, peeks - 1, events);
  },
  describe: (_state, _frame, slot) => ({ kind: 'peek', slot }),
});
