import type { MoveList, Seat } from '@souk/kernel';
import { replaceTop } from '@souk/kernel';
import { type Kind, NONE } from '../cards/card.js';
import { type EventSink, nameOf, nameOrNull } from '../events.js';
import { ARRANGE, type Frame, frameOf, nextStep } from '../frames.js';
import { LAY_OTHERS, LEAVE_MARKET } from '../moves/codes.js';
import type { Move } from '../moves/moves.js';
import type { State } from '../state.js';

/** DX-CARD-calculations: the market is laid out anew while a card is bought. */

/** A slot beyond all: no card lies where it is to lie already. */
const NO_SLOT = 5;

const tell = (state: State, seat: Seat, events: EventSink): void =>
  events?.emit({ kind: 'market-arranged', seat, market: state.market.map((kind) => nameOrNull(state, kind)) });

/**
 * Closes the gaps and lays the card of slot `from` where it is to lie; the other slots are asked for next.
 */
export function beginArranging(state: State, seat: Seat, from: number, lay: number, events: EventSink): void {
  if (lay === LEAVE_MARKET) return;
  const { market } = state;
  const fixed = lay === LAY_OTHERS ? NO_SLOT : lay - 1;
  const bought = fixed === NO_SLOT ? NONE : market[from];
  const others = market.filter((kind, slot) => kind !== NONE && (slot !== from || fixed === NO_SLOT));
  others.sort((one, other) => one - other);
  const count = others.length + (fixed === NO_SLOT ? 0 : 1);
  let next = 0;
  for (let slot = 0; slot < market.length; slot++) {
    market[slot] = slot === fixed ? bought : slot < count ? others[next++] : NONE;
  }
  tell(state, seat, events);
  state.frames.push(frameOf(ARRANGE, seat, count, fixed));
}

/** The kinds that can lie in the slot that is asked for: those of it and of the slots behind it. */
function openKinds(state: State, { step, count, place: fixed }: Frame): Kind[] {
  const kinds: Kind[] = [];
  for (let slot = step; slot < count; slot++) {
    if (slot !== fixed && !kinds.includes(state.market[slot])) kinds.push(state.market[slot]);
  }
  return kinds;
}

export const isAskedToArrange = (state: State, frame: Frame): boolean =>
  frame.step !== frame.place && openKinds(state, frame).length > 1;

/** Says whether an answer is waited for. */
export function enterArranging(state: State, frame: Frame): boolean {
  if (isAskedToArrange(state, frame)) return true;
  if (frame.step < frame.count) replaceTop(state.frames, nextStep(frame));
  else state.frames.pop();
  return false;
}

export function listArranging(state: State, frame: Frame, list: MoveList): void {
  for (const kind of openKinds(state, frame)) list.add(kind);
}

export function answerArranging(state: State, frame: Frame, kind: Kind, events: EventSink): void {
  const { seat, step, place: fixed } = frame;
  const { market } = state;
  let from = step;
  while (from === fixed || market[from] !== kind) from++;
  market[from] = market[step];
  market[step] = kind;
  replaceTop(state.frames, nextStep(frame));
  tell(state, seat, events);
}

export const describeArranging = (state: State, _frame: Frame, kind: Kind): Move => ({
  kind: 'card',
  card: nameOf(state, kind),
});
