import { MoveList, type Seat } from '@souk/kernel';
import { EVERYBODY, type Kind, kindOf, likenessOf, NONE } from '../cards/card.js';
import { facesWithAbility } from '../cards/identity.js';
import type { OptionalTiming, Timing } from '../cards/spec.js';
import type { CardEffect } from '../deck-extras.js';
import { type EventSink, nameOf, tellMove, usedCard } from '../events.js';
import { abilityFrame, DUE, effectFrame, type Frame, frameOf } from '../frames.js';
import { placeOfKnown, showHandCard } from '../knowledge/shown-cards.js';
import { ABILITY, declarationIn, declaredCode, EFFECT, placeOf, restOf, taggedCode } from '../moves/codes.js';
import type { Move } from '../moves/moves.js';
import { playAreaOf } from '../piles/piles.js';
import { showKinds } from '../stall/build.js';
import { isInGame, type State } from '../state.js';
import { alikePlaces } from '../turn/hand-use.js';
import { canStillUse, isLeftAtEnd, noteUse, noteUsedAtEnd } from '../turn/windows.js';
import { type Due, type Extras, type Scheduled, scheduleOf } from './extras.js';
import { countAt, effectsIn } from './triggers.js';

/** DM-MORE-4: effects of cards that are not played: what is due, and what players may use. */

const isPossible = (state: State, seat: Seat, effect: CardEffect): boolean =>
  effect.isPossible === undefined || effect.isPossible(state, seat);

const isOpen = (state: State, due: Due): boolean => effectsIn(state)[due.effect].from !== 'hand';

/** Two that are alike in face and identity: nobody is asked which comes first. */
const areSame = (one: Due, other: Due): boolean => one.card === other.card && one.effect === other.effect;

/**
 * DX-SEQ-1: fires the next trigger of an open card, the active player's before the others' in turn order, or has its owner
 * asked what comes first; says whether there was one.
 */
export function fireOpen(state: State, extras: Extras, active: Seat, events: EventSink): boolean {
  if (extras.due.length === 0) return false;
  let seat = active;
  for (let i = 0; i < state.rules.seats; i++) {
    const own = extras.due.filter((each) => each.seat === seat && isOpen(state, each));
    if (own.length > 0 && isInGame(state, seat)) {
      if (own.every((each) => areSame(each, own[0]))) begin(state, extras, own[0], events);
      else state.frames.push(frameOf(DUE, seat, 0, 0));
      return true;
    }
    seat = (seat + 1) % state.rules.seats;
  }
  return false;
}

function begin(state: State, extras: Extras, due: Due, events: EventSink): void {
  extras.due = extras.due.filter((each) => each !== due);
  beginEffect(state, due.seat, due.card, effectsIn(state)[due.effect], due.count, events);
}

/** An effect is carried out; `card` leaves the schedule for it, unless it is NONE. */
function beginEffect(state: State, seat: Seat, card: Kind, effect: CardEffect, count: number, events: EventSink): void {
  if (card === NONE && !isPossible(state, seat, effect)) return;
  events?.emit({ kind: 'effect-began', seat, card: nameOf(state, effect.kind), effect: effect.name });
  if (card !== NONE) tellMove(state, card, scheduleOf(seat), playAreaOf(seat), EVERYBODY, events);
  state.frames.push(effectFrame(seat, card, effect.kind, effect.firstStep, count));
}

const describe = (state: State, number: number, card: number, count: number): Move => {
  const { kind, name } = effectsIn(state)[number];
  return { kind: 'effect', card: nameOf(state, card === NONE ? kind : card), effect: name, count };
};

export function listDue(state: State, { seat }: Frame, list: MoveList): void {
  const due = state.extras?.due ?? [];
  for (const [i, each] of due.entries()) {
    const isFirst = due.findIndex((other) => other.seat === seat && areSame(each, other)) === i;
    if (each.seat === seat && isOpen(state, each) && isFirst) list.add(i);
  }
}

export function answerDue(state: State, _frame: Frame, code: number, events: EventSink): void {
  state.frames.pop();
  if (state.extras !== undefined) begin(state, state.extras, state.extras.due[code], events);
}

export function describeDue(state: State, _frame: Frame, code: number): Move {
  const { effect, card } = (state.extras?.due ?? [])[code];
  return describe(state, effect, card, 0);
}

/** A scheduled card is named by its place there, from 1 on; 0 stands for a card elsewhere. */
const EFFECTS = 256;
const effectCode = (effect: number, place: number): number => taggedCode(EFFECT, place * EFFECTS + effect);
const effectIn = (code: number): number => restOf(code) % EFFECTS;
const placeIn = (code: number): number => Math.floor(restOf(code) / EFFECTS);

const areSameScheduled = (one: Scheduled, other: Scheduled): boolean =>
  one.seat === other.seat && one.card === other.card && one.as === other.as && one.count === other.count;

/** The scheduled cards of a player that come at the beginning or the end of a turn (DX-SCHED-5, DX-END-1). */
export function scheduledFor(state: State, extras: Extras, seat: Seat, when: Timing): readonly Scheduled[] {
  if (extras.scheduled.length === 0) return NONE_SCHEDULED;
  const effects = effectsIn(state);
  return extras.scheduled.filter(
    (each) =>
      each.seat === seat &&
      (when !== 'turn-starts' || each.since < state.turn) &&
      effects.some((effect) => effect.kind === each.as && effect.when === when),
  );
}

const NONE_SCHEDULED: readonly Scheduled[] = [];

/** The only one of them, if nobody need be asked which. */
export const onlyOne = (scheduled: readonly Scheduled[]): Scheduled | undefined =>
  scheduled.every((each) => each.card === scheduled[0].card && each.as === scheduled[0].as) ? scheduled[0] : undefined;

/** The later part of a scheduled card is carried out. */
export function beginScheduled(state: State, extras: Extras, each: Scheduled, when: Timing, events: EventSink): void {
  const effect = effectsIn(state).find(({ kind, when: comes }) => kind === each.as && comes === when);
  if (effect === undefined) return;
  extras.scheduled = extras.scheduled.filter((other) => other !== each);
  beginEffect(state, each.seat, each.card, effect, each.count, events);
}

/** Lists what is scheduled and comes now, or may be done with it. */
export function listScheduled(state: State, seat: Seat, when: Timing, list: MoveList): void {
  const { extras } = state;
  if (extras === undefined || extras.scheduled.length === 0) return;
  const coming = scheduledFor(state, extras, seat, when);
  if (coming.length === 0) return;
  for (const [number, effect] of effectsIn(state).entries()) {
    if (effect.when !== when || effect.from !== 'schedule' || !isPossible(state, seat, effect)) continue;
    for (const [i, each] of extras.scheduled.entries()) {
      if (each.as !== effect.kind || !coming.includes(each)) continue;
      const isFirst = extras.scheduled.findIndex((other) => areSameScheduled(each, other)) === i;
      if (isFirst) list.add(effectCode(number, i + 1));
    }
  }
}

/** How many cards of the player can still use an effect in this turn. */
function usesLeft(state: State, extras: Extras, seat: Seat, effect: CardEffect, number: number): number {
  if (effect.when === 'after-clean-up') return isLeftAtEnd(state, extras, effect.kind) ? 1 : 0;
  const cards = effect.from === 'stall' ? state.stalls[seat].flat() : state.discards[seat];
  return countAt(cards, effect.kind) - extras.used.filter((used) => used === number).length;
}

/** What the player may use now of what lies open: in the stall, in the discard pile, in the schedule. */
export function listEffects(state: State, seat: Seat, timing: OptionalTiming, list: MoveList): void {
  const { extras } = state;
  if (extras === undefined || !canStillUse(state)) return;
  listScheduled(state, seat, timing, list);
  for (const [number, effect] of effectsIn(state).entries()) {
    if (effect.when !== timing || effect.from === 'schedule' || effect.from === 'hand') continue;
    const cards = effect.from === 'stall' ? state.stalls[seat].flat() : state.discards[seat];
    if (countAt(cards, effect.kind) === 0 || !isPossible(state, seat, effect)) continue;
    if (usesLeft(state, extras, seat, effect, number) > 0) list.add(effectCode(number, 0));
  }
}

/** DX-PASSIVE-2: the abilities that hand cards can use in the end phase. */
function listEndAbilities(state: State, extras: Extras, seat: Seat, list: MoveList): void {
  const { activeKinds, abilitySpecs } = state.rules;
  if (activeKinds === 0) return;
  const hand = state.hands[seat];
  const alike = alikePlaces(hand);
  for (let place = 0; place < hand.length; place++) {
    if (((alike << 1) >> place) & 1) continue;
    for (const [way, { as }] of facesWithAbility(state, seat, place).entries()) {
      const ability = abilitySpecs[as];
      if (ability?.endPhase !== true || !isLeftAtEnd(state, extras, as)) continue;
      if (ability.isPossible(state, seat, place)) list.add(declaredCode(ABILITY, place, way));
    }
  }
}

/** DX-END-1: all that can be done in the end phase but for ending it. */
export function listEndPhase(state: State, seat: Seat, list: MoveList): void {
  const { extras } = state;
  if (extras === undefined) return;
  listScheduled(state, seat, 'turn-ends', list);
  listEffects(state, seat, 'after-clean-up', list);
  listEndAbilities(state, extras, seat, list);
}

const usable = new MoveList();

/** Whether a code is one of what `lists` writes down. */
export function isListed(lists: (list: MoveList) => void, code: number): boolean {
  usable.clear();
  lists(usable);
  return usable.includes(code);
}

/** Uses an effect, or has a scheduled part carried out, that is known to be possible. */
export function applyEffect(state: State, seat: Seat, code: number, events: EventSink): void {
  const { extras } = state;
  const number = effectIn(code);
  const effect = effectsIn(state)[number];
  if (extras === undefined) return;
  if (effect.from === 'schedule') {
    if (effect.when === 'between-actions') noteUse(state);
    beginScheduled(state, extras, extras.scheduled[placeIn(code) - 1], effect.when, events);
    return;
  }
  if (effect.when === 'after-clean-up') noteUsedAtEnd(state, extras, effect.kind);
  else {
    extras.used = [...extras.used, number];
    noteUse(state);
  }
  events?.reveal({ kind: 'effect-began', seat, card: nameOf(state, effect.kind), effect: effect.name });
  state.frames.push(effectFrame(seat, NONE, effect.kind, effect.firstStep, 0));
}

/** DX-PASSIVE-2: the ability of a hand card in the end phase; the card is shown and stays (DM-INFO-3). */
export function applyAtEnd(state: State, seat: Seat, code: number, events: EventSink): void {
  const { extras, rules } = state;
  const { as, shown } = facesWithAbility(state, seat, placeOf(code))[declarationIn(code)];
  const kind = kindOf(state.hands[seat][placeOf(code)]);
  if (extras === undefined) return;
  noteUsedAtEnd(state, extras, as);
  showHandCard(state, seat, placeOf(code));
  events?.reveal({ kind: 'ability-used', seat, card: usedCard(state, kind, as, shown) });
  showKinds(state, seat, shown, events);
  const place = placeOfKnown(state.hands[seat], (card) => kindOf(card) === kind);
  const likeness = likenessOf(state.hands[seat][place]);
  state.frames.push(abilityFrame(seat, as, rules.abilitySteps[as], likeness));
}

export function describeEffect(state: State, code: number): Move {
  const scheduled = (state.extras?.scheduled ?? [])[placeIn(code) - 1];
  return describe(state, effectIn(code), scheduled?.card ?? NONE, scheduled?.count ?? 0);
}
