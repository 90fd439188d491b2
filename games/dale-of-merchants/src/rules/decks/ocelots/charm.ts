import { EVERYBODY, kindOf } from '../../cards/card.js';
import { runsThroughHand } from '../../cards/identity.js';
import type { CardSpec, Question } from '../../cards/spec.js';
import { throwFromAside } from '../../effects/card-actions.js';
import { nameOf, nameOrNull, tellBranch } from '../../events.js';
import { spentCards } from '../../moves/moves.js';
import { asideOf, drawMarketCardsAside } from '../../piles/piles.js';
import { NOTHING_SPENT } from '../../spending/spending.js';
import { placeStack } from '../../stall/build.js';
import { type BuiltCard, HIGHEST_TOTAL, isTotal, totalsOfNextStack, waysToBuild } from '../../stall/stack.js';
import { maySpendFor, paidWaysToBuild } from '../../stall/stack-payments.js';
import type { State } from '../../state.js';

/** The ways in which the drawn card alone is the next stack, paid for or not; its place in the list is the answer. */
function waysToFit(state: State, seat: number): readonly BuiltCard[] {
  if (state.aside.length === 0) return [];
  const totals = totalsOfNextStack(state, seat);
  const [card] = state.aside;
  const unpaid = waysToBuild(state, seat, card, -1, HIGHEST_TOTAL).filter(
    ({ as, value }) => as !== state.rules.junk && isTotal(totals, value),
  );
  return mayBePaidFor(state, seat) ? [...unpaid, ...paidWaysToBuild(state, seat, card, totals)] : unpaid;
}

/** DX-SPEND-7: it need not be built if it is built only if something is spent for it. */
const THROW_AWAY = 1 << 20;

const mayBePaidFor = (state: State, seat: number): boolean =>
  state.aside.length > 0 && maySpendFor(state, seat, state.aside[0]);

const chooseWay: Question = {
  kind: 'build-as',
  text: 'Choose how the drawn card becomes your next stack',
  list(state, { seat }, list) {
    const ways = waysToFit(state, seat);
    for (const way of ways.keys()) list.add(way);
    if (mayBePaidFor(state, seat) && ways.every(({ spent }) => spent !== NOTHING_SPENT)) list.add(THROW_AWAY);
  },
  asksAnyway: (state, { seat }) =>
    (state.hands[seat].length > 0 && runsThroughHand(state, seat, kindOf(state.aside[0]))) ||
    (mayBePaidFor(state, seat) && (state.hands[seat].length > 0 || state.coins[seat] > 0)),
  answer(state, { seat, as }, way, events) {
    if (way === THROW_AWAY) return;
    const built = waysToFit(state, seat)[way];
    state.aside.pop();
    tellBranch(state, as, 'built', events);
    placeStack(state, seat, [built], events, { drawnFrom: asideOf(seat) });
  },
  describe(state, { seat }, way) {
    if (way === THROW_AWAY) return { kind: 'decline' };
    const { as, shown, change, spent } = waysToFit(state, seat)[way];
    return {
      kind: 'build-as',
      as: nameOf(state, as),
      showing: nameOrNull(state, shown),
      change,
      ...(spent === NOTHING_SPENT ? {} : { spend: spentCards(state, seat, spent) }),
    };
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
