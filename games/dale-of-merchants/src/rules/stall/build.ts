import type { Seat } from '@souk/kernel';
import { EVERYBODY, type Kind, kindOf, NONE } from '../cards/card.js';
import { STACK_ACTION } from '../effects/action-bits.js';
import { stopsBuild, waitForOthers } from '../effects/before-stack.js';
import { callHooks } from '../effects/extras.js';
import { noteAction, noteTaken } from '../effects/triggers.js';
import { type EventSink, type Place, tellMove, usedCard } from '../events.js';
import { EXTRA_STACK, frameOf } from '../frames.js';
import { placeOfKnown, showHandCard } from '../knowledge/shown-cards.js';
import { layOnPile } from '../piles/order.js';
import { discardOf, handOf, takeFromHand } from '../piles/piles.js';
import { type Spent, spend } from '../spending/spend.js';
import { NOTHING_SPENT, spendingOf } from '../spending/spending.js';
import { ALL_SEATS, OF_MARKET, type Stack, type State } from '../state.js';
import { endMatch } from '../turn/ending.js';
import { addForTurn, STACKS_PLACED } from '../turn/for-turn.js';
import { type BuiltCard, LAST_STACK, permissionsToGoOn } from './stack.js';

/** DM-CHAM-15: hand cards of these kinds are shown to all and stay. */
export function showKinds(state: State, seat: Seat, kind: number, events: EventSink): void {
  if (kind === NONE) return;
  const place = placeOfKnown(state.hands[seat], (card) => kindOf(card) === kind);
  showHandCard(state, seat, place);
  events?.reveal({ kind: 'shown', seat, card: usedCard(state, kind, kind, NONE) });
}

function takeFromDiscard(state: State, seat: Seat, kind: number): void {
  const pile = state.discards[seat];
  pile.splice(pile.lastIndexOf(kind), 1);
  noteTaken(state, seat, kind);
}

interface Building {
  /** Where a card lies that comes from neither hand nor discard pile. */
  readonly drawnFrom?: Place;
  /** DM-STALL-9. */
  readonly additional?: boolean;
}

/**
 * DM-STALL-8: the cards become the player's next stack. Hand cards are named by their places. Says how many more
 * stacks may follow at once.
 */
function buildStack(
  state: State,
  seat: Seat,
  cards: readonly BuiltCard[],
  events: EventSink,
  { drawnFrom, additional = false }: Building = {},
): number {
  state.cardsChanged |= drawnFrom === undefined ? 1 << seat : ALL_SEATS;
  const number = state.stalls[seat].length + 1;
  const again = permissionsToGoOn(state, cards);
  events?.reveal({
    kind: 'stack-built',
    seat,
    stack: number,
    cards: cards.map(({ card, as, shown, change, place, spent }) => ({
      ...usedCard(state, kindOf(card), as, shown),
      change,
      ...(spent === NOTHING_SPENT ? {} : { spent: spendingOf(spent).amount }),
      from: place >= 0 ? 'hand' : drawnFrom === undefined ? 'discard' : 'drawn',
    })),
    additional,
  });
  // From the highest place down, so that the places left stay right.
  const inHand = cards.filter(({ place }) => place >= 0).sort((one, other) => other.place - one.place);
  const kinds: Kind[] = [];
  for (const { place } of inHand) kinds.push(takeFromHand(state, seat, place));
  for (const { card, place } of cards) {
    if (place >= 0) continue;
    if (drawnFrom === undefined) takeFromDiscard(state, seat, kindOf(card));
    kinds.push(kindOf(card));
  }
  for (const { shown } of cards) if (!kinds.includes(shown)) showIfInHand(state, seat, shown, events);
  const stall: Place = { zone: 'stall', seat, stack: number };
  for (const { card, place } of cards) {
    const from = place >= 0 ? handOf(seat) : (drawnFrom ?? discardOf(seat));
    tellMove(state, kindOf(card), from, stall, EVERYBODY, events);
  }
  state.stalls[seat] = withStack(
    state.stalls[seat],
    kinds.sort((one, other) => one - other),
  );
  if (state.extras !== undefined) {
    addForTurn(state, STACKS_PLACED, 1);
    noteAction(state, STACK_ACTION);
    const faces = cards.map(({ as }) => as);
    callHooks(state, (hooks) => hooks.built?.(state, seat, faces, events));
    noteAction(state, STACK_ACTION);
  }
  if (number === LAST_STACK) endMatch(state, seat, 'eighth-stack', events);
  return again;
}

function withStack(stall: readonly Stack[], stack: Stack): readonly Stack[] {
  const next = stall.slice();
  next.push(stack);
  return next;
}

export function showIfInHand(state: State, seat: Seat, kind: number, events: EventSink): void {
  if (state.hands[seat].some((card) => kindOf(card) === kind)) showKinds(state, seat, kind, events);
}

interface Paid {
  readonly cards: readonly BuiltCard[];
  /** Cards spent, on their way to the discard pile. */
  readonly count: number;
}

/** DX-SPEND-6: what is spent for the cards of a stack; of the hand's cards those that stay get other places. */
function spendForStack(state: State, seat: Seat, cards: readonly BuiltCard[], events: EventSink): Paid {
  const paid: Spent[] = [];
  let mask = 0;
  for (const { as, spent } of cards) {
    const range = state.rules.stackSpending[as];
    if (spent === NOTHING_SPENT || range === undefined) continue;
    const spending = spendingOf(spent);
    paid.push({ face: as, spending, range });
    mask |= spending.mask;
  }
  if (paid.length === 0) return { cards, count: 0 };
  const count = spend(state, seat, paid, events);
  return { cards: cards.map((card) => ({ ...card, place: placeWithout(card.place, mask) })), count };
}

/** The place of a card when those of a mask are gone. */
function placeWithout(place: number, mask: number): number {
  if (place < 0) return place;
  let gone = 0;
  for (let left = mask & ((1 << place) - 1); left !== 0; left &= left - 1) gone++;
  return place - gone;
}

/** A stack is paid for, placed, and followed by others where that is permitted; then the cards spent are laid on the discard pile. */
export function placeStack(
  state: State,
  seat: Seat,
  announced: readonly BuiltCard[],
  events: EventSink,
  { permitted = 0, ...building }: Building & { readonly permitted?: number } = {},
): void {
  const { cards, count } = spendForStack(state, seat, announced, events);
  if (building.drawnFrom !== undefined && stopsBuild(state, seat)) {
    placeLater(state, seat, cards[0], count, events);
    return;
  }
  const again = buildStack(state, seat, cards, events, building);
  allowMoreStacks(state, seat, permitted + again);
  if (count > 0 && state.winner === NONE) layOnPile(state, seat, seat, count, events);
}

/** DX-BEAVER-5: what was spent lies on the discard pile before other cards fire; the drawn card waits until they have. */
function placeLater(
  state: State,
  seat: Seat,
  { card, as, shown, change }: BuiltCard,
  spent: number,
  events: EventSink,
): void {
  state.aside.unshift(card);
  waitForOthers(state, seat, as, shown, change);
  if (spent > 0) layOnPile(state, seat, seat, spent, events);
  state.asideOwner = OF_MARKET;
}

/** DM-STALL-9. */
function allowMoreStacks(state: State, seat: Seat, count: number): void {
  if (count > 0 && state.winner === NONE) state.frames.push(frameOf(EXTRA_STACK, seat, count, 0));
}
