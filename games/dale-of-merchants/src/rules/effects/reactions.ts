import { type MoveList, replaceTop, type Seat } from '@souk/kernel';
import { kindOf, NONE } from '../cards/card.js';
import type { CardEffect } from '../deck-extras.js';
import { type EventSink, nameOf } from '../events.js';
import { effectFrame, type Frame, reactFrame } from '../frames.js';
import { placeOfKnown, showHandCard } from '../knowledge/shown-cards.js';
import { STOP_CODE } from '../moves/codes.js';
import type { Move } from '../moves/moves.js';
import { isInGame, type State } from '../state.js';
import { mayBeInHand } from '../turn/windows.js';
import { MARKET_ACTION, STACK_ACTION, TECHNIQUE_ACTION } from './action-bits.js';
import type { Due, Extras } from './extras.js';
import { countInHand, effectsIn } from './triggers.js';

/**
 * What cards hidden in hands do when something has happened (DX-OWL-1 to DX-OWL-3). Who may react is asked whenever
 * that is possible for all that lies open, so that a question tells nothing (DX-WINDOW-1).
 */

const ACTIONS: { readonly [when: string]: number } = {
  'technique-action': TECHNIQUE_ACTION,
  'market-action': MARKET_ACTION,
  'stack-action': STACK_ACTION,
};

/** Whether a player is asked to use such a card, by what lies open. */
function isAsked(state: State, seat: Seat, effect: CardEffect, number: number): boolean {
  if (!isInGame(state, seat)) return false;
  // At most once in a turn of any player, and everybody has seen it (DX-CARD-balancing).
  if (effect.when === 'shuffled' && state.extras?.used.includes(number) === true) return false;
  if (effect.isPossible !== undefined && !effect.isPossible(state, seat)) return false;
  return mayBeInHand(state, seat, effect.kind, effect.handCards ?? 1, false);
}

/** Everybody whom the event concerns is in line from now on. */
export function collectReactions(state: State, extras: Extras, active: Seat): void {
  const { acted, shuffled } = extras;
  if (acted === 0 && shuffled === 0) return;
  extras.acted = 0;
  extras.shuffled = 0;
  const due: Due[] = [];
  for (const number of state.rules.extras?.hidden ?? []) {
    const effect = effectsIn(state)[number];
    for (let seat = 0; seat < state.rules.seats; seat++) {
      const concerns =
        effect.when === 'shuffled'
          ? ((shuffled >> seat) & 1) === 1
          : seat !== active && (acted & (ACTIONS[effect.when] ?? 0)) !== 0;
      if (!concerns || !isAsked(state, seat, effect, number)) continue;
      due.push({ seat, card: NONE, effect: number, count: countInHand(state, seat, effect.kind) });
    }
  }
  if (due.length > 0) extras.due = [...extras.due, ...due];
}

const isHidden = (state: State, due: Due): boolean => effectsIn(state)[due.effect].from === 'hand';

/** Fires the first hidden card that is due; says whether there was one. */
export function fireHidden(state: State, extras: Extras, active: Seat, events: EventSink): boolean {
  const { seats, hidden = [] } = { seats: state.rules.seats, ...state.rules.extras };
  if (hidden.length === 0) return false;
  let seat = active;
  for (let i = 0; i < seats; i++) {
    if (isInGame(state, seat)) {
      for (const number of hidden) if (fires(state, extras, seat, number, events)) return true;
    }
    seat = (seat + 1) % seats;
  }
  return false;
}

function fires(state: State, extras: Extras, seat: Seat, number: number, events: EventSink): boolean {
  const effect = effectsIn(state)[number];
  if (effect.when === 'came-to-hand') return firesOnArrival(state, extras, seat, effect, events);
  const due = extras.due.find((each) => each.seat === seat && each.effect === number && isHidden(state, each));
  if (due === undefined) return false;
  extras.due = extras.due.filter((each) => each !== due);
  state.frames.push(reactFrame(seat, effect.kind, number, due.count));
  return true;
}

/** DX-CARD-quality-inspection: all learn whether one of the cards that came was such a card. */
function firesOnArrival(state: State, extras: Extras, seat: Seat, effect: CardEffect, events: EventSink): boolean {
  if (((extras.came >> seat) & 1) === 0 && extras.arrived[seat] === 0) return false;
  const found = extras.arrived[seat] > 0;
  extras.came &= ~(1 << seat);
  events?.reveal({ kind: 'arrivals-checked', seat, found });
  if (!found) return false;
  extras.arrived = extras.arrived.map((count, i) => (i === seat ? count - 1 : count));
  extras.came |= 1 << seat;
  showAndFire(state, seat, effect, events);
  return true;
}

/** The card is shown to all and does what it does. */
function showAndFire(state: State, seat: Seat, effect: CardEffect, events: EventSink): void {
  showHandCard(
    state,
    seat,
    placeOfKnown(state.hands[seat], (card) => kindOf(card) === effect.kind),
  );
  events?.reveal({ kind: 'effect-began', seat, card: nameOf(state, effect.kind), effect: effect.name });
  state.frames.push(effectFrame(seat, NONE, effect.kind, effect.firstStep, 0));
}

/** DX-OWL-2: asks as long as a use is possible for all that lies open. */
export function enterReaction(state: State, { seat, place }: Frame): boolean {
  if (isAsked(state, seat, effectsIn(state)[place], place)) return true;
  state.frames.pop();
  return false;
}

const USE = 0;

export function listReactions(state: State, { seat, as, count }: Frame, list: MoveList): void {
  if (Math.min(count, countInHand(state, seat, as)) > 0) list.add(USE);
  list.add(STOP_CODE);
}

export function answerReaction(state: State, frame: Frame, code: number, events: EventSink): void {
  const { seat, as, place: number, count } = frame;
  const effect = effectsIn(state)[number];
  if (code === STOP_CODE) {
    state.frames.pop();
    events?.emit({ kind: 'declined', seat, what: 'reaction' });
    return;
  }
  const { extras } = state;
  if (extras !== undefined && effect.when === 'shuffled') extras.used = [...extras.used, number];
  replaceTop(state.frames, reactFrame(seat, as, number, count - 1));
  showAndFire(state, seat, effect, events);
}

export function describeReaction(state: State, { place: number }: Frame, code: number): Move {
  const { kind, name } = effectsIn(state)[number];
  return code === STOP_CODE
    ? { kind: 'decline' }
    : { kind: 'effect', card: nameOf(state, kind), effect: name, count: 0 };
}
