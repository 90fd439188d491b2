import { MoveList, type Seat, topFrame } from '@souk/kernel';
import type { EventSink } from '../events.js';
import { DECISIONS, settle } from '../flow.js';
import { BUILD, buildFrame, type Frame, RESOLVE } from '../frames.js';
import { PLAIN_STACK, taggedCode } from '../moves/codes.js';
import { describeTurnMove } from '../moves/describe.js';
import type { Move } from '../moves/moves.js';
import { asideOf } from '../piles/piles.js';
import { NOTHING_SPENT } from '../spending/spending.js';
import { placeStack } from '../stall/build.js';
import { cloneState, type State, unwatch } from '../state.js';
import { listStacks } from '../turn/action-list.js';
import { stackOf } from '../turn/actions.js';
import { applyEffect, beginScheduled, listScheduled, onlyOne, scheduledFor } from './effects.js';

/**
 * DX-BEAVER-4: scheduled cards that come before a stack are part of its build. It begins without a choice of cards; these
 * cards fire, then the stack is chosen. Nothing is answered after which there would be no stack to be built.
 */

/** Building begins with a move of its own. */
export const BEGIN_BUILD = taggedCode(PLAIN_STACK, 0);

/** What the build is, as a frame's place. */
const ACTION_STACK = 0;
const ADDITIONAL_STACK = 1;
/** DX-BEAVER-5: a card that was drawn for it; how it is built is settled. */
const DRAWN_STACK = 2;
/** The least change of a drawn card's value, which the frame counts from 0 on. */
const LEAST_CHANGE = -8;

export function stopsBuild(state: State, seat: Seat): boolean {
  const { extras, rules } = state;
  if (extras === undefined || rules.extras?.comesBeforeStacks !== true) return false;
  return scheduledFor(state, extras, seat, 'before-stack').length > 0;
}

/** Whether a copy of the match is being tried out. */
let isTrying = false;

/** Whether some answers to what is asked from here on lead to a stack. */
function leadsToStack(state: State): boolean {
  settle(state, undefined);
  const top = topFrame(state.frames);
  if (top === undefined) return false;
  const codes = new MoveList();
  DECISIONS[top.effect].list(state, top, codes);
  if (top.effect === BUILD && !stopsBuild(state, top.seat)) return codes.size > 0;
  return codes.toArray().some((code) => {
    const copy = cloneState(state);
    DECISIONS[top.effect].play(copy, top, code, undefined);
    return leadsToStack(copy);
  });
}

function tryOut(state: State, change: (copy: State) => void): boolean {
  const copy = cloneState(state);
  unwatch(copy);
  isTrying = true;
  change(copy);
  const leads = leadsToStack(copy);
  isTrying = false;
  return leads;
}

/** Lists the beginning of a build if it can be completed. */
export function listBuild(state: State, seat: Seat, list: MoveList): void {
  if (tryOut(state, (copy) => void copy.frames.push(buildFrame(seat, 0, ACTION_STACK)))) list.add(BEGIN_BUILD);
}

export const canBeginBuild = (state: State, seat: Seat): boolean => {
  const list = new MoveList();
  if (stopsBuild(state, seat)) listBuild(state, seat, list);
  return list.size > 0;
};

/** `permitted`: how many additional stacks may still follow; undefined if the stack is an action of its own. */
export function beginBuild(state: State, seat: Seat, permitted: number | undefined): void {
  state.frames.push(
    permitted === undefined ? buildFrame(seat, 0, ACTION_STACK) : buildFrame(seat, permitted, ADDITIONAL_STACK),
  );
}

const isDrawn = ({ place }: Frame): boolean => place === DRAWN_STACK;

/** Leaves out the answers after which there would be no stack. */
export function keepLeading(state: State, frame: Frame, list: MoveList): void {
  const below = state.frames[state.frames.length - 2];
  if (isTrying || below?.effect !== BUILD || isDrawn(below) || frame.effect !== RESOLVE) return;
  keep(state, frame, list);
}

function keep(state: State, frame: Frame, list: MoveList): void {
  // The list may be one that trying things out fills as well.
  const leading = list
    .toArray()
    .filter((code) => tryOut(state, (copy) => DECISIONS[frame.effect].play(copy, frame, code, undefined)));
  list.clear();
  for (const code of leading) list.add(code);
}

export function listInBuild(state: State, frame: Frame, list: MoveList): void {
  if (!stopsBuild(state, frame.seat)) {
    if (!isDrawn(frame)) listStacks(state, frame.seat, list);
    return;
  }
  listScheduled(state, frame.seat, 'before-stack', list);
  if (!isTrying && !isDrawn(frame)) keep(state, frame, list);
}

const found = new MoveList();

/** Whether something is really asked of the builder: a match is never at a build that could not be completed. */
export function isAskedInBuild(state: State, frame: Frame): boolean {
  found.clear();
  listInBuild(state, frame, found);
  return found.size > (stopsBuild(state, frame.seat) ? 0 : 1);
}

/** Fires what comes before the stack, then has it chosen; says whether an answer is waited for. */
export function enterBuild(state: State, frame: Frame, events: EventSink): boolean {
  const { seat } = frame;
  const { extras } = state;
  if (extras !== undefined && stopsBuild(state, seat)) {
    const only = onlyOne(scheduledFor(state, extras, seat, 'before-stack'));
    if (only === undefined) return true;
    beginScheduled(state, extras, only, 'before-stack', events);
    return false;
  }
  if (isTrying) return true;
  if (isDrawn(frame)) {
    placeDrawn(state, frame, events);
    return false;
  }
  found.clear();
  listStacks(state, seat, found);
  if (found.size > 1) return true;
  if (found.size === 1) playInBuild(state, frame, found.at(0), events);
  else state.frames.pop();
  return false;
}

export function playInBuild(state: State, frame: Frame, code: number, events: EventSink): void {
  const { seat, count, place } = frame;
  if (stopsBuild(state, seat)) {
    applyEffect(state, seat, code, events);
    return;
  }
  const cards = stackOf(state, seat, code) ?? [];
  state.frames.pop();
  placeStack(state, seat, cards, events, { additional: place === ADDITIONAL_STACK, permitted: count });
}

/** A function of its own: the table of decisions is made before everything of this module is there. */
export function describeInBuild(state: State, frame: Frame, code: number): Move {
  return describeTurnMove(state, frame, code);
}

/** DX-BEAVER-5: the card waits, set aside, until the others have fired. */
export function waitForOthers(state: State, seat: Seat, as: number, shown: number, change: number): void {
  state.frames.push(buildFrame(seat, change - LEAST_CHANGE, DRAWN_STACK, as, shown));
}

function placeDrawn(state: State, { seat, count, as, shown }: Frame, events: EventSink): void {
  state.frames.pop();
  const card = state.aside.shift();
  if (card === undefined) return;
  const change = count + LEAST_CHANGE;
  const built = { place: -1, card, as, shown, change, value: 0, spent: NOTHING_SPENT };
  placeStack(state, seat, [built], events, { drawnFrom: asideOf(seat) });
}
