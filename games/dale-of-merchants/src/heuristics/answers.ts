import { ON_OWN_DECK, type State } from '@souk/games/dale-of-merchants';
import type { Seat } from '@souk/kernel';
import { planFor, wantOf } from './plan.js';
import { type Frame, hasLeft, kindOf, kindOfQuestion, NONE, stacksOf, topOf } from './reading.js';

/** How much a player is worth being harmed: the one with the most stacks first. */
const threatOf = (state: State, seat: Seat): number => stacksOf(state, seat) + 0.1 * state.hands[seat].length;

/** Opinions of the answers to a technique's question, by the question's kind. */
const BY_QUESTION: { readonly [kind: string]: (state: State, frame: Frame, seat: Seat, answer: number) => number } = {
  // Whatever asks for a card of the own hand takes it away.
  'hand-card': (state, _frame, seat, place) => -spare(state, seat, place),
  'declared-card': (state, _frame, seat, answer) => -spare(state, seat, answer & 31),
  player: (state, frame, seat, player) =>
    state.rules.cards[frame.as].id === 'treasure-hunter'
      ? wanted(state, seat, topOf(state.discards[player]))
      : threatOf(state, player),
  players(state, _frame, _seat, mask) {
    let sum = 0;
    for (let other = 0; other < state.rules.seats; other++) {
      if ((mask >> other) & 1 && !hasLeft(state, other)) sum += 1 + threatOf(state, other);
    }
    return sum;
  },
  card: (state, frame, seat, kind) => (givesAway(state, frame) ? -1 : 1) * wanted(state, seat, kind),
  'market-card': (state, _frame, seat, slot) => wanted(state, seat, state.market[slot]),
  'stall-card': (state, _frame, seat, answer) => wanted(state, seat, answer & 31),
  // Most hidden cards are junk; a card that may have any value pays best as a 5.
  number: (_state, frame, seat, number) => (frame.seat === seat ? 0.3 * number : -0.3 * number),
};

/** New Season asks which own card to do without, others which card to have. */
const givesAway = ({ rules }: State, { as }: Frame): boolean => rules.cards[as].id === 'new-season';

const wanted = (state: State, seat: Seat, kind: number): number =>
  kind === NONE ? -1 : 2 * wantOf(state, seat, kind) + 0.02 * kind;

/** What the card at a place of the hand is worth, now and later. */
function spare(state: State, seat: Seat, place: number): number {
  const plan = planFor(state, seat);
  const kind = kindOf(state.hands[seat][place]);
  return 2 * plan.keep[place] + (kind === state.rules.junk ? 0 : 0.2 * state.rules.values[kind]);
}

export function priorAnswer(state: State, frame: Frame, seat: Seat, answer: number): number {
  const opinion = BY_QUESTION[kindOfQuestion(state, frame)];
  return opinion === undefined ? 0 : opinion(state, frame, seat, answer);
}

/** The best card goes on top of the own deck, but not on a pile from which others could take it. */
export const priorOrder = (state: State, frame: Frame, kind: number): number =>
  (frame.place === ON_OWN_DECK ? 0.5 : -0.5) * wanted(state, frame.seat, kind);
