import { areAlike, kindOf, NONE } from '../cards/card.js';
import { declarationsOf, valueInUse } from '../cards/identity.js';
import type { Question } from '../cards/spec.js';
import { type EventSink, nameOf, nameOrNull, usedCard } from '../events.js';
import type { Frame } from '../frames.js';
import { showHandCard } from '../knowledge/shown-cards.js';
import { handCardOf } from '../moves/moves.js';
import { showIfInHand } from '../stall/build.js';
import type { State } from '../state.js';

const PLACES = 32;

const declared = (state: State, { seat }: Frame, code: number) => {
  const place = code % PLACES;
  const card = state.hands[seat][place];
  return { place, card, ...declarationsOf(state, seat, kindOf(card), place)[Math.floor(code / PLACES)] };
};

/**
 * DX-ANIMAL-1, DX-VALUE-3: asks for a hand card that is no junk by itself, declared where it is a copy; `then` gets its place and
 * what it would be worth if it were paid with.
 */
export const chooseAnimalByValue = (
  text: string,
  then: (state: State, frame: Frame, place: number, value: number, events: EventSink) => void,
  suits: (state: State, value: number) => boolean = () => true,
): Question => ({
  kind: 'declared-card',
  text,
  list(state, { seat }, list) {
    const hand = state.hands[seat];
    for (const [place, card] of hand.entries()) {
      if (kindOf(card) === state.rules.junk || (place > 0 && areAlike(hand[place - 1], card))) continue;
      for (const [way, { as }] of declarationsOf(state, seat, kindOf(card), place).entries()) {
        if (suits(state, valueInUse(state, card, as))) list.add(way * PLACES + place);
      }
    }
  },
  asksAnyway: (state, { seat }) => state.hands[seat].length > 1 || state.rules.copying !== 0,
  answer(state, frame, code, events) {
    const { place, card, as, shown } = declared(state, frame, code);
    const value = valueInUse(state, card, as);
    showHandCard(state, frame.seat, place);
    events?.reveal({ kind: 'shown', seat: frame.seat, card: usedCard(state, kindOf(card), as, shown) });
    if (shown !== NONE) showIfInHand(state, frame.seat, shown, events);
    then(
      state,
      frame,
      state.hands[frame.seat].findIndex((each) => areAlike(each, card)),
      value,
      events,
    );
  },
  describe(state, frame, code) {
    const { card, as, shown } = declared(state, frame, code);
    return {
      kind: 'declared-card',
      card: handCardOf(state, card),
      as: nameOf(state, as),
      showing: nameOrNull(state, shown),
    };
  },
});
