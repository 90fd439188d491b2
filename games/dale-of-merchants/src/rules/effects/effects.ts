import { MoveList, type Seat } from '@souk/kernel';
import { EVERYBODY, kindOf, NONE } from '../cards/card.js';
import type { OptionalTiming } from '../cards/spec.js';
import type { CardEffect } from '../deck-extras.js';
import { type EventSink, nameOf, tellMove } from '../events.js';
import { DUE, effectFrame, type Frame, frameOf } from '../frames.js';
import { placeOfKnown, showHandCard } from '../knowledge/shown-cards.js';
import { EFFECT, restOf, taggedCode } from '../moves/codes.js';
import type { Move } from '../moves/moves.js';
import { discardOnto, playAreaOf } from '../piles/piles.js';
import { isInGame, type State } from '../state.js';
import { countAt } from './due-effects.js';
import { type Due, type Extras, type Scheduled, scheduleOf } from './extras.js';

/** DM-MORE-4: effects of cards that are not played: what is due, and what players may use. */

const effectsIn = ({ rules }: State): readonly CardEffect[] => rules.extras?.effects ?? [];

const isPossible = (state: State, seat: Seat, effect: CardEffect): boolean =>
  effect.isPossible === undefined || effect.isPossible(state, seat);

/** The player whose effects come next: the active one's, then the others' in turn order. */
function nextDueSeat(state: State, { due }: Extras): Seat {
  const { seats } = state.rules;
  let seat = state.frames[0].seat;
  while (!due.some((each) => each.seat === seat)) seat = (seat + 1) % seats;
  return seat;
}

const areSame = (one: Due, other: Due): boolean =>
  one.seat === other.seat && one.card === other.card && one.effect === other.effect && one.count === other.count;

/** Carries out what is due, or has its owner asked what comes first. */
export function beginDue(state: State, extras: Extras, events: EventSink): void {
  const seat = nextDueSeat(state, extras);
  const own = extras.due.filter((each) => each.seat === seat);
  if (!isInGame(state, seat)) {
    extras.due = extras.due.filter((each) => each.seat !== seat);
    for (const { card } of own) if (card !== NONE) discardOnto(state, seat, card, scheduleOf(seat), events);
  } else if (own.every((each) => areSame(each, own[0]))) begin(state, extras, own[0], events);
  else state.frames.push(frameOf(DUE, seat, 0, 0));
}

function begin(state: State, extras: Extras, due: Due, events: EventSink): void {
  const { seat, card, count } = due;
  const effect = effectsIn(state)[due.effect];
  extras.due = extras.due.filter((each) => each !== due);
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
    if (each.seat === seat && due.findIndex((other) => areSame(each, other)) === i) list.add(i);
  }
}

export function answerDue(state: State, _frame: Frame, code: number, events: EventSink): void {
  state.frames.pop();
  if (state.extras !== undefined) begin(state, state.extras, state.extras.due[code], events);
}

export function describeDue(state: State, _frame: Frame, code: number): Move {
  const { effect, card, count } = (state.extras?.due ?? [])[code];
  return describe(state, effect, card, count);
}

/** A scheduled card is named by its place there, from 1 on; 0 stands for a card elsewhere. */
const EFFECTS = 256;
const effectCode = (effect: number, place: number): number => taggedCode(EFFECT, place * EFFECTS + effect);
const effectIn = (code: number): number => restOf(code) % EFFECTS;
const placeIn = (code: number): number => Math.floor(restOf(code) / EFFECTS);

/** How many cards of the player can still use an effect in this turn. */
function usesLeft(state: State, extras: Extras, seat: Seat, effect: CardEffect, number: number): number {
  const { from, kind } = effect;
  const cards =
    from === 'hand'
      ? state.hands[seat].map(kindOf)
      : from === 'stall'
        ? state.stalls[seat].flat()
        : state.discards[seat];
  return countAt(cards, kind) - extras.used.filter((used) => used === number).length;
}

const areSameScheduled = (one: Scheduled, other: Scheduled): boolean =>
  one.seat === other.seat && one.card === other.card && one.as === other.as && one.count === other.count;

/** What the player may use now. */
export function listEffects(state: State, seat: Seat, timing: OptionalTiming, list: MoveList): void {
  const { extras } = state;
  if (extras === undefined) return;
  for (const [number, effect] of effectsIn(state).entries()) {
    if (effect.when !== timing || !isPossible(state, seat, effect)) continue;
    if (effect.from !== 'schedule') {
      if (usesLeft(state, extras, seat, effect, number) > 0) list.add(effectCode(number, 0));
      continue;
    }
    for (const [i, each] of extras.scheduled.entries()) {
      const isFirst = extras.scheduled.findIndex((other) => areSameScheduled(each, other)) === i;
      if (each.seat === seat && each.as === effect.kind && isFirst) list.add(effectCode(number, i + 1));
    }
  }
}

const usable = new MoveList();

export function isUsable(state: State, seat: Seat, timing: OptionalTiming, code: number): boolean {
  usable.clear();
  listEffects(state, seat, timing, usable);
  return usable.includes(code);
}

/** Whether the player is asked what to use before the turn ends. */
export function opensAfterCleanUp(state: State, seat: Seat): boolean {
  if (state.extras === undefined || !isInGame(state, seat)) return false;
  if (state.rules.extras?.asksAfterCleanUp) return true;
  usable.clear();
  listEffects(state, seat, 'after-clean-up', usable);
  return usable.size > 0;
}

/** Uses an effect that is known to be usable. A card in hand is shown and stays there (DM-INFO-3). */
export function applyEffect(state: State, seat: Seat, code: number, events: EventSink): void {
  const { extras } = state;
  const number = effectIn(code);
  const effect = effectsIn(state)[number];
  if (extras === undefined) return;
  if (effect.from === 'schedule') {
    const { card, count } = extras.scheduled[placeIn(code) - 1];
    extras.scheduled = extras.scheduled.filter((_, i) => i !== placeIn(code) - 1);
    begin(state, extras, { seat, card, effect: number, count }, events);
    return;
  }
  extras.used = [...extras.used, number];
  if (effect.from === 'hand') {
    showHandCard(
      state,
      seat,
      placeOfKnown(state.hands[seat], (card) => kindOf(card) === effect.kind),
    );
  }
  events?.reveal({ kind: 'effect-began', seat, card: nameOf(state, effect.kind), effect: effect.name });
  state.frames.push(effectFrame(seat, NONE, effect.kind, effect.firstStep, 0));
}

export function describeEffect(state: State, code: number): Move {
  const scheduled = (state.extras?.scheduled ?? [])[placeIn(code) - 1];
  return describe(state, effectIn(code), scheduled?.card ?? NONE, scheduled?.count ?? 0);
}
