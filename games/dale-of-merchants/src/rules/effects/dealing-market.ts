import { type Seat, seatsIn } from '@souk/kernel';
import { NONE } from '../cards/card.js';
import type { Question, Step } from '../cards/spec.js';
import type { Frame } from '../frames.js';
import { inDealingOrder } from '../piles/shared-aside.js';
import { isInGame, type State } from '../state.js';
import { giveMarketCard } from './pile-actions.js';
import { again, remember } from './resolve.js';

/** DX-DEAL-1: market cards are handed out to all players, one each; they move when all are settled. */

/** The frame's place holds who gets one, as bits, and above them the slots that are settled, in dealing order. */
const MASK_BITS = 4;
const SLOT_BITS = 3;
const maskIn = ({ place }: Frame): number => place & ((1 << MASK_BITS) - 1);
const slotIn = ({ place }: Frame, i: number): number => (place >> (MASK_BITS + SLOT_BITS * i)) & ((1 << SLOT_BITS) - 1);

const cardsIn = ({ market }: State): number => market.filter((kind) => kind !== NONE).length;

export const receiversIn = (state: State, frame: Frame): readonly Seat[] =>
  inDealingOrder(state, frame.seat, (player) => isInGame(state, player) && ((maskIn(frame) >> player) & 1) === 1);

export const playersIn = (state: State): number[] => [...state.hands.keys()].filter((seat) => isInGame(state, seat));

/** With fewer cards than players: who gets one. */
export const chooseReceivers = (cards: (state: State) => number): Question => ({
  kind: 'players',
  text: 'Choose the players who get a card',
  list(state, _frame, list) {
    const count = Math.min(cards(state), playersIn(state).length);
    for (let mask = 1; mask < 1 << state.rules.seats; mask++) {
      const players = seatsIn(mask);
      if (players.length === count && players.every((player) => isInGame(state, player))) list.add(mask);
    }
  },
  answer: (state, _frame, mask) => remember(state, { place: mask }),
  describe: (_state, _frame, mask) => ({ kind: 'players', players: seatsIn(mask) }),
});

const isSettled = (frame: Frame, slot: number): boolean =>
  Array.from({ length: frame.count }, (_, i) => slotIn(frame, i)).includes(slot);

const chooseCard: Question = {
  kind: 'market-card',
  text: 'Choose the market card that the next player gets',
  list(state, frame, list) {
    if (frame.count >= receiversIn(state, frame).length) return;
    for (const [slot, kind] of state.market.entries()) {
      if (kind !== NONE && !isSettled(frame, slot)) list.add(slot);
    }
  },
  answer(state, frame, slot) {
    const { count, place } = frame;
    remember(state, { count: count + 1, place: place | (slot << (MASK_BITS + SLOT_BITS * count)) });
    if (count + 1 < receiversIn(state, frame).length) again(state);
  },
  describe: (_state, _frame, slot) => ({ kind: 'market-card', slot }),
  whenLeft: (_state, frame, gone) => ({ count: 0, place: maskIn(frame) & ~(1 << gone) }),
};

export const dealMarketCards = (to: 'hand' | 'deck'): readonly Step[] => [
  chooseReceivers(cardsIn),
  chooseCard,
  (state, frame, events) => {
    for (const [i, player] of receiversIn(state, frame).entries()) {
      if (i < frame.count) giveMarketCard(state, slotIn(frame, i), player, to, events);
    }
  },
];
