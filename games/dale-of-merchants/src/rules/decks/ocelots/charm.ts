import { EVERYBODY, kindOf } from '../../cards/card.js';
import { runsThroughHand } from '../../cards/identity.js';
import type { CardSpec, Question } from '../../cards/spec.js';
import { throwFromAside } from '../../effects/card-actions.js';
import { nameOf, nameOrNull, tellBranch } from '../../events.js';
import { asideOf, drawMarketCardsAside } from '../../piles/piles.js';
import { allowMoreStacks, buildStack } from '../../stall/build.js';
import { type BuiltCard, totalOfNextStack, waysToBuild } from '../../stall/stack.js';
import type { State } from '../../state.js';

/** The ways in which the drawn card alone is the next stack; its place in the list is the answer. */
function waysToFit(state: State, seat: number): readonly BuiltCard[] {
  if (state.aside.length === 0) return [];
  const stack = totalOfNextStack(state, seat);
  const [card] = state.aside;
  return waysToBuild(state, seat, card, -1, stack).filter(
    ({ as, value }) => as !== state.rules.junk && value === stack,
  );
}

const chooseWay: Question = {
  kind: 'build-as',
  text: 'Choose how the drawn card becomes your next stack',
  list(state, { seat }, list) {
    for (const way of waysToFit(state, seat).keys()) list.add(way);
  },
  asksAnyway: (state, { seat }) => state.hands[seat].length > 0 && runsThroughHand(state, seat, kindOf(state.aside[0])),
  answer(state, { seat, as }, way, events) {
    const built = waysToFit(state, seat)[way];
    state.aside.pop();
    tellBranch(state, as, 'built', events);
    allowMoreStacks(state, seat, buildStack(state, seat, [built], events, { drawnFrom: asideOf(seat) }));
  },
  describe(state, { seat }, way) {
    const { as, shown, change } = waysToFit(state, seat)[way];
    return { kind: 'build-as', as: nameOf(state, as), showing: nameOrNull(state, shown), change };
  },
};

export const charm: CardSpec = {
  id: 'charm',
  name: 'Charm',
  value: 4,
  copies: 3,
  plus: true,
  text: 'Draw the top card of the market deck. If it can be your next stack all by itself, build it; otherwise throw it away.',
  branches: ['built', 'thrown-away', 'no-card'],
  technique: [
    (state, { seat, as }, events) => {
      drawMarketCardsAside(state, seat, 1, EVERYBODY, events);
      if (state.aside.length === 0) tellBranch(state, as, 'no-card', events);
    },
    chooseWay,
    (state, { seat, as }, events) => {
      if (state.aside.length === 0) return;
      // A copy may be what a hand card is: that it cannot be built shows something of the hand (DM-EDGE-3).
      events?.reveal({ kind: 'effect', card: nameOf(state, as), branch: 'thrown-away' });
      throwFromAside(state, seat, 0, events);
    },
  ],
};
