import { below, type Seat } from '@souk/kernel';
import { type Kind, kindOf, NONE, poolOf, SPECTATOR, seenBy, withKnowledge } from '../cards/card.js';
import type { Question } from '../cards/spec.js';
import { extrasOf } from '../effects/extras.js';
import { again, remember } from '../effects/resolve.js';
import { type EventSink, nameOf, tellMove } from '../events.js';
import type { Frame } from '../frames.js';
import { blur, freshPool, isUnseen, merge } from '../knowledge/pools.js';
import { ALL_SEATS, isInGame, OF_SEVERAL, type State } from '../state.js';
import { asideOf, deckOf, handOf, putIntoHand, takeSecretly } from './piles.js';

/** Cards of several owners are set aside, looked at by one player, and handed out (DX-DEAL-1). */

/** DX-DEAL-1: these players, beginning with the one after `seat` and ending with `seat`. */
export function inDealingOrder({ rules }: State, seat: Seat, suits: (player: Seat) => boolean): readonly Seat[] {
  const players: Seat[] = [];
  for (let i = 1; i <= rules.seats; i++) {
    const player = (seat + i) % rules.seats;
    if (suits(player)) players.push(player);
  }
  return players;
}

/** The players still there from whom a card was set aside: each of them gets one back. */
export const losersOf = (state: State, seat: Seat): readonly Seat[] =>
  inDealingOrder(state, seat, (player) => extrasOf(state).asideFrom.includes(player) && isInGame(state, player));

/** DX-TARGET-1: players in turn order from `seat` on. */
export const fromOn = ({ rules }: State, seat: Seat): readonly Seat[] =>
  Array.from({ length: rules.seats }, (_, i) => (seat + i) % rules.seats);

/** One random card of every hand is set aside, for its loser and the looker to see. */
export function setAsideFromHands(state: State, looker: Seat, events: EventSink): void {
  const extras = extrasOf(state);
  const owners = fromOn(state, looker).filter((seat) => isInGame(state, seat) && state.hands[seat].length > 0);
  state.asideOwner = OF_SEVERAL;
  // All hands before any card leaves one: a pool whose cards are on their way would be taken for one without cards.
  for (const owner of owners) blur(state, state.hands[owner], (1 << owner) | (1 << looker));
  for (const owner of owners) {
    const saw = (1 << owner) | (1 << looker);
    const card = takeSecretly(state, owner, below(state.random, state.hands[owner].length), saw) | saw;
    state.aside.push(card);
    extras.asideFrom = [...extras.asideFrom, owner];
    tellMove(state, kindOf(card), handOf(owner), asideOf(looker), seenBy(card), events);
  }
}

/** Cards of the market that are set aside are handed out like those of players. */
export function shareAside(state: State): void {
  extrasOf(state).asideFrom = state.aside.map(() => state.asideOwner);
  state.asideOwner = OF_SEVERAL;
}

/** The card at a place becomes the next one that is handed out. */
function bringForward(state: State, place: number, next: number): void {
  const extras = extrasOf(state);
  const from = extras.asideFrom.slice();
  [state.aside[place], state.aside[next]] = [state.aside[next], state.aside[place]];
  [from[place], from[next]] = [from[next], from[place]];
  extras.asideFrom = from;
}

/** Asks for the card of each player in turn; the technique counts those that are settled. */
export const chooseForEach = (text: string, players: (state: State, frame: Frame) => readonly Seat[]): Question => ({
  kind: 'card-for-player',
  text,
  list(state, frame, list) {
    if (frame.count >= players(state, frame).length) return;
    let listed = 0;
    for (let i = frame.count; i < state.aside.length; i++) {
      const kind: Kind = kindOf(state.aside[i]);
      if (((listed >> kind) & 1) === 0) list.add(kind);
      listed |= 1 << kind;
    }
  },
  asksAnyway: (state, { count }) => state.aside.length - count > 1,
  answer(state, frame, kind) {
    const { count } = frame;
    const place = state.aside.findIndex((card, i) => i >= count && kindOf(card) === kind);
    bringForward(state, place, count);
    remember(state, { count: count + 1 });
    if (count + 1 < players(state, frame).length) again(state);
  },
  describe: (state, _frame, kind) => ({ kind: 'card', card: nameOf(state, kind) }),
  whenLeft: () => ({ count: 0 }),
});

/**
 * Which of the cards goes where is seen by the looker, and by `seers`, by place, who get one each (NONE: nobody). Who knew one of
 * the others cannot tell it from the rest any more, unless there is but one.
 */
function mixUp(state: State, looker: Seat, seers: readonly Seat[]): void {
  const { aside } = state;
  if (!state.watched || aside.length < 2) return;
  const fresh = freshPool(state);
  for (let viewer = 0; viewer <= SPECTATOR; viewer++) {
    if (viewer === looker || (viewer >= state.hands.length && viewer !== SPECTATOR)) continue;
    forgetFor(state, viewer, seers.indexOf(viewer), fresh);
  }
  for (const [i, card] of aside.entries()) aside[i] = withKnowledge(card, fresh, seenBy(card));
}

/** The viewer gets the card at `got` (−1: none). */
function forgetFor(state: State, viewer: number, got: number, fresh: number): void {
  const { aside } = state;
  const bit = 1 << viewer;
  for (const card of aside) if (isUnseen(card, viewer)) merge(state, viewer, poolOf(card), fresh);
  const others = aside.length - (got >= 0 ? 1 : 0);
  // One that came and is like one that was known may be that one.
  const isAmbiguous = (i: number): boolean =>
    got >= 0 && isUnseen(aside[got], viewer) && kindOf(aside[got]) === kindOf(aside[i]);
  for (let i = 0; i < aside.length; i++) {
    if (i !== got && (others > 1 || isAmbiguous(i))) aside[i] &= ~bit;
  }
}

/** Everybody's card comes to the hand, or on the deck, of whom it was chosen for. */
export function giveAside(
  state: State,
  looker: Seat,
  players: readonly Seat[],
  to: 'hand' | 'deck',
  events: EventSink,
): void {
  const given = Math.min(players.length, state.aside.length);
  mixUp(
    state,
    looker,
    state.aside.map((_, i) => (to === 'hand' && i < given ? players[i] : NONE)),
  );
  state.cardsChanged = ALL_SEATS;
  state.changedUnseen = true;
  const cards = state.aside.splice(0, given);
  const extras = extrasOf(state);
  extras.asideFrom = extras.asideFrom.slice(given);
  for (const [i, card] of cards.entries()) {
    const player = players[i];
    if (to === 'hand') putIntoHand(state, player, card | (1 << player));
    else state.decks[player].push(card);
    const seen = to === 'hand' ? seenBy(card) | (1 << player) : seenBy(card);
    tellMove(state, kindOf(card), asideOf(looker), to === 'hand' ? handOf(player) : deckOf(player), seen, events);
  }
}
