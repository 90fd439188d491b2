import type { Seat } from '@souk/kernel';
import { areAlike, type Kind, kindOf, likenessOf, NONE } from '../cards/card.js';
import { declarationsOf } from '../cards/identity.js';
import type { Question } from '../cards/spec.js';
import { type EventSink, nameOf, nameOrNull } from '../events.js';
import type { Frame } from '../frames.js';
import { placeOfKnown } from '../knowledge/shown-cards.js';
import { handCardOf } from '../moves/moves.js';
import { isInGame, isOpponent, opponentsInOrder, type State } from '../state.js';
import { remember } from './resolve.js';

/** What is done with an answer: `chosen` is what the question asks for. */
type Then = (state: State, frame: Frame, chosen: number, events: EventSink) => void;

/** Declines what may be done. */
export const NO = 2 ** 20;

/** The same question if it may be declined. */
export const optionally = (question: Question): Question => ({
  ...question,
  list(state, frame, list) {
    const before = list.size;
    question.list(state, frame, list);
    if (list.size > before) list.add(NO);
  },
  answer(state, frame, code, events) {
    if (code === NO) events?.emit({ kind: 'declined', seat: frame.seat, what: 'effect' });
    else question.answer(state, frame, code, events);
  },
  describe: (state, frame, code) => (code === NO ? { kind: 'decline' } : question.describe(state, frame, code)),
});

/** The same question, asked only where it is `due`. */
export const ifDue = (due: (frame: Frame, state: State) => boolean, question: Question): Question => ({
  ...question,
  list(state, frame, list) {
    if (due(frame, state)) question.list(state, frame, list);
  },
});

const hasSeveralCards = (state: State, { seat }: Frame): boolean => state.hands[seat].length > 1;

/** Asks for a card of the own hand; `then` gets its place. */
export const chooseHandCard = (text: string, then: Then): Question => ({
  kind: 'hand-card',
  text,
  list(state, { seat }, list) {
    const hand = state.hands[seat];
    for (let place = 0; place < hand.length; place++) {
      if (place === 0 || !areAlike(hand[place - 1], hand[place])) list.add(place);
    }
  },
  asksAnyway: hasSeveralCards,
  answer: then,
  describe: (state, { seat }, place) => ({ kind: 'hand-card', card: handCardOf(state, state.hands[seat][place]) }),
});

const PLACES = 32;

/** Asks for a card of the own hand and, of a copy, what it counts as; both are remembered and stay secret. */
export const chooseDeclaredCard = (text: string): Question => ({
  kind: 'declared-card',
  text,
  list(state, { seat }, list) {
    const hand = state.hands[seat];
    for (let place = 0; place < hand.length; place++) {
      if (place > 0 && areAlike(hand[place - 1], hand[place])) continue;
      const ways = declarationsOf(state, seat, kindOf(hand[place]), place).length;
      for (let way = 0; way < ways; way++) list.add(way * PLACES + place);
    }
  },
  // With copies in the game a missing question would tell that the last card is none.
  asksAnyway: (state, frame) => hasSeveralCards(state, frame) || state.rules.copying !== 0,
  answer(state, { seat }, code) {
    const card = state.hands[seat][code % PLACES];
    const { as, shown } = declarationsOf(state, seat, kindOf(card), code % PLACES)[Math.floor(code / PLACES)];
    remember(state, { chosen: likenessOf(card), chosenAs: as, shown });
  },
  describe(state, { seat }, code) {
    const card = state.hands[seat][code % PLACES];
    const { as, shown } = declarationsOf(state, seat, kindOf(card), code % PLACES)[Math.floor(code / PLACES)];
    return {
      kind: 'declared-card',
      card: handCardOf(state, card),
      as: nameOf(state, as),
      showing: nameOrNull(state, shown),
    };
  },
});

/** The place of the hand card that a technique has chosen before; of like ones that of the card it has shown meanwhile. */
export const placeOfChosen = (state: State, { seat, chosen }: Frame): number =>
  placeOfKnown(state.hands[seat], (card) => likenessOf(card) === chosen);

/** DM-TECH-4: asks for another player, whom the technique remembers; `then` gets the seat. */
export const choosePlayer = (text: string, then: Then = () => {}): Question => ({
  kind: 'player',
  text,
  list(state, { seat }, list) {
    for (let other = 0; other < state.rules.seats; other++) if (isOpponent(state, seat, other)) list.add(other);
  },
  answer(state, frame, player, events) {
    remember(state, { player });
    events?.emit({ kind: 'player-chosen', seat: frame.seat, player });
    then(state, frame, player, events);
  },
  describe: (_state, _frame, player) => ({ kind: 'player', player }),
});

/** The same question for a player, asked only for those for whom something can be done (DX-TARGET-1). */
export const ifPlayer = (suits: (state: State, player: Seat) => boolean, question: Question): Question => ({
  ...question,
  list(state, { seat }, list) {
    for (const player of opponentsInOrder(state, seat).toSorted((one, other) => one - other)) {
      if (suits(state, player)) list.add(player);
    }
  },
});

/** DX-TARGET-1: asks for any player for whom something can be done, oneself included. */
export const chooseAnyPlayer = (
  text: string,
  suits: (state: State, player: Seat, frame: Frame) => boolean,
  then: Then = () => {},
): Question => ({
  ...choosePlayer(text, then),
  list(state, frame, list) {
    for (let player = 0; player < state.rules.seats; player++) {
      if (isInGame(state, player) && suits(state, player, frame)) list.add(player);
    }
  },
});

/** DX-ASK-1: asks for one of the hand cards that `suits`, if there is one, as soon as there are several cards. */
export const chooseSuitingHandCard = (
  text: string,
  suits: (state: State, kind: Kind) => boolean,
  then: Then,
): Question => ({
  ...chooseHandCard(text, then),
  list(state, { seat }, list) {
    const hand = state.hands[seat];
    for (let place = 0; place < hand.length; place++) {
      if (place > 0 && areAlike(hand[place - 1], hand[place])) continue;
      if (suits(state, kindOf(hand[place]))) list.add(place);
    }
  },
});

/** DX-ANIMAL-1: of the physical card. */
export const isAnimalfolk = ({ rules }: State, kind: Kind): boolean => kind !== rules.junk;
export const isAny = (): boolean => true;

/** Asks whether to go on; declining leaves out what follows. */
export const chooseToGoOn = (text: string, due: (frame: Frame, state: State) => boolean, then: Then): Question => ({
  kind: 'go-on',
  text,
  list(state, frame, list) {
    if (due(frame, state)) {
      list.add(1);
      list.add(NO);
    }
  },
  answer(state, frame, code, events) {
    if (code === NO) events?.emit({ kind: 'declined', seat: frame.seat, what: 'effect' });
    then(state, frame, code === NO ? 0 : 1, events);
  },
  describe: (_state, _frame, code) => (code === NO ? { kind: 'decline' } : { kind: 'go-on' }),
});

/** Asks for a number from `least` to `most`. */
export const chooseCount = (
  text: string,
  range: (state: State, frame: Frame) => { readonly least: number; readonly most: number },
  then: Then,
): Question => ({
  kind: 'number',
  text,
  list(state, frame, list) {
    const { least, most } = range(state, frame);
    for (let number = least; number <= most; number++) list.add(number);
  },
  answer: then,
  describe: (_state, _frame, number) => ({ kind: 'number', number }),
});

/** Lists each of the kinds once. */
function listKinds(cards: readonly Kind[], add: (kind: Kind) => void): void {
  let listed = 0;
  for (const kind of cards) {
    if (((listed >> kind) & 1) === 0) add(kind);
    listed |= 1 << kind;
  }
}

/** Asks for one of the cards set aside; `then` gets its place among them. */
export const chooseCardAside = (text: string, secret: boolean, then: Then): Question => ({
  kind: 'card',
  text,
  list: (state, _frame, list) => listKinds(state.aside.map(kindOf), (kind) => list.add(kind)),
  asksAnyway: (state) => secret && state.aside.length > 1,
  answer(state, frame, kind, events) {
    const place = state.aside.findIndex((card) => kindOf(card) === kind);
    then(state, frame, place, events);
  },
  describe: (state, _frame, kind) => ({ kind: 'card', card: nameOf(state, kind) }),
});

/** Asks for a card of a discard pile that `suits`, if not said otherwise the own one; `then` gets the place of the topmost one (DM-STALL-7). */
export const chooseDiscarded = (
  text: string,
  suits: (state: State, kind: Kind) => boolean,
  then: Then,
  ownerOf = ({ seat }: Frame): Seat => seat,
): Question => ({
  kind: 'card',
  text,
  list: (state, frame, list) =>
    listKinds(
      state.discards[ownerOf(frame)].filter((kind) => suits(state, kind)),
      (kind) => list.add(kind),
    ),
  answer: (state, frame, kind, events) => then(state, frame, state.discards[ownerOf(frame)].lastIndexOf(kind), events),
  describe: (state, _frame, kind) => ({ kind: 'card', card: nameOf(state, kind) }),
});

/** Asks for a card in the market; `then` gets its slot. */
export const chooseMarketCard = (text: string, then: Then): Question => ({
  kind: 'market-card',
  text,
  list(state, _frame, list) {
    for (let slot = 0; slot < state.market.length; slot++) if (state.market[slot] !== NONE) list.add(slot);
  },
  answer: then,
  describe: (_state, _frame, slot) => ({ kind: 'market-card', slot }),
});

/** A card in a stall. */
export interface StallCard {
  readonly owner: Seat;
  /** Counted from 0. */
  readonly stack: number;
  readonly kind: Kind;
}

export const stallCode = (owner: Seat, stack: number, kind: Kind): number => (owner * 8 + stack) * 32 + kind;
const stallCardOf = (code: number): StallCard => ({ owner: code >> 8, stack: (code >> 5) & 7, kind: code & 31 });

/** Asks for a card in another player's stall. */
export const chooseStallCard = (
  text: string,
  then: (state: State, frame: Frame, chosen: StallCard, events: EventSink) => void,
): Question => ({
  kind: 'stall-card',
  text,
  list(state, { seat }, list) {
    for (let owner = 0; owner < state.rules.seats; owner++) {
      if (!isOpponent(state, seat, owner)) continue;
      for (const [stack, kinds] of state.stalls[owner].entries()) {
        listKinds(kinds, (kind) => list.add(stallCode(owner, stack, kind)));
      }
    }
  },
  answer: (state, frame, code, events) => then(state, frame, stallCardOf(code), events),
  describe(state, _frame, code) {
    const { owner, stack, kind } = stallCardOf(code);
    return { kind: 'stall-card', player: owner, stack: stack + 1, card: nameOf(state, kind) };
  },
});

/** DX-SWAP-2: asks for a card of the own stall. */
export const chooseOwnStallCard = (
  text: string,
  then: (state: State, frame: Frame, chosen: StallCard, events: EventSink) => void,
): Question => ({
  ...chooseStallCard(text, then),
  list(state, { seat }, list) {
    for (const [stack, kinds] of state.stalls[seat].entries()) {
      listKinds(kinds, (kind) => list.add(stallCode(seat, stack, kind)));
    }
  },
});

const PRINTED_VALUES = [1, 2, 3, 4, 5];

/** Asks for a number from 1 to 5 where `due`. */
export const chooseNumber = (text: string, due: (frame: Frame) => boolean, then: Then): Question => ({
  kind: 'number',
  text,
  list(_state, frame, list) {
    if (due(frame)) for (const number of PRINTED_VALUES) list.add(number);
  },
  answer: then,
  describe: (_state, _frame, number) => ({ kind: 'number', number }),
});
