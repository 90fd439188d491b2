import { below, type Seat } from '@souk/kernel';
import { type Kind, kindOf, likenessOf, NONE, openCard, poolOf, sortCards } from '../cards/card.js';
import type { Drawing, Question } from '../cards/spec.js';
import { type EventSink, nameOf } from '../events.js';
import { type Frame, type FrameFields, NO_LIKENESS } from '../frames.js';
import { blur, isUnseen, merge } from '../knowledge/pools.js';
import type { State } from '../state.js';
import { drawAside, lookAtTop } from './draws.js';
import { NO } from './questions.js';
import { remember } from './resolve.js';

/** DX-KNOW-3: cards of another hand that are looked at stay there; the frame remembers up to three of them, and how many. */

export const NOTHING_SEEN: FrameFields = { chosen: NO_LIKENESS, chosenAs: NONE, shown: NONE };

/** The same cards as what a frame remembers. */
export function seenAs(kinds: readonly Kind[]): FrameFields {
  const [first = NONE, second = NONE, third = NONE] = kinds.toSorted((one, other) => one - other);
  const chosen = first === NONE ? NO_LIKENESS : likenessOf(openCard(first));
  return { place: kinds.length, chosen, chosenAs: second, shown: third };
}

export const seenIn = ({ chosen, chosenAs, shown }: Frame): readonly Kind[] =>
  chosen === NO_LIKENESS ? [] : [chosen, chosenAs, shown].filter((kind) => kind !== NONE);

export const countSeen = (kinds: readonly Kind[], wanted: Kind): number =>
  kinds.filter((kind) => kind === wanted).length;

/** The looker knows as many of each kind there as were seen at once, and not where any of them came from. */
function noteSeen(state: State, looker: Seat, owner: Seat, kinds: readonly Kind[]): void {
  if (!state.watched) return;
  const hand = state.hands[owner];
  const unknown = hand.filter((card) => isUnseen(card, looker));
  for (const card of unknown) merge(state, looker, poolOf(unknown[0]), poolOf(card));
  for (const kind of new Set(kinds)) {
    let left = countSeen(kinds, kind) - hand.filter((card) => kindOf(card) === kind && !isUnseen(card, looker)).length;
    for (let i = 0; i < hand.length && left > 0; i++) {
      if (kindOf(hand[i]) !== kind || !isUnseen(hand[i], looker)) continue;
      hand[i] |= 1 << looker;
      left--;
    }
  }
  sortCards(hand);
}

/** Random cards of a hand are looked at. */
export function lookAtRandom(state: State, looker: Seat, owner: Seat, count: number, events: EventSink): void {
  const left = state.hands[owner].map(kindOf);
  const kinds = Array.from({ length: Math.min(count, left.length) }, () => {
    const [kind] = left.splice(below(state.random, left.length), 1);
    return kind;
  });
  noteSeen(state, looker, owner, kinds);
  remember(state, seenAs(kinds));
  if (kinds.length === 0) return;
  const cards = kinds.map((kind) => nameOf(state, kind));
  const event = { kind: 'looked', seat: looker, at: owner, cards } as const;
  events?.reveal({ ...event, cards: cards.map(() => null) }, { seats: (1 << looker) | (1 << owner), event });
}

/** What is done with the place of a card in the hand of the chosen player. */
type Then = (state: State, frame: Frame, place: number, events: EventSink) => void;

/** Asks whether one of these cards is chosen. */
export const chooseSeenCard = (text: string, then: Then): Question => ({
  kind: 'card',
  text,
  seenInHand: true,
  list(_state, frame, list) {
    const kinds = new Set(seenIn(frame));
    for (const kind of kinds) list.add(kind);
    if (kinds.size > 0) list.add(NO);
  },
  answer(state, frame, code, events) {
    remember(state, NOTHING_SEEN);
    if (code === NO) {
      events?.emit({ kind: 'declined', seat: frame.seat, what: 'effect' });
      return;
    }
    const place = state.hands[frame.player].findIndex((card) => kindOf(card) === code);
    then(state, frame, place, events);
  },
  describe: (state, _frame, code) => (code === NO ? { kind: 'decline' } : { kind: 'card', card: nameOf(state, code) }),
});

/** Which of several cards aside was the top one, nobody but the looker can tell any more (DX-KNOW-2). */
export function mixAside(state: State, looker: Seat): void {
  if (state.aside.length > 1) blur(state, state.aside, 1 << looker);
}

/** DX-JUNK-2: the top cards of a deck are looked at; all of them may lie there again. */
export const lookToSort = (count: number, ownerOf: (frame: Frame) => Seat): Drawing => ({
  act: (state, frame, events) => lookAtTop(state, ownerOf(frame), frame.seat, count, events),
  drawn: (state, { seat }) => mixAside(state, seat),
});

/** The same with the own deck if at least one of the cards must go elsewhere. */
export const lookToMove = (count: number): Drawing => ({
  act: (state, { seat }, events) => drawAside(state, seat, seat, count, events),
  drawn: (state, { seat }) => mixAside(state, seat),
});
