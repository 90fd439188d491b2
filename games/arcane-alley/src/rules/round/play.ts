import type { Seat } from '@souk/kernel';
import { maskDecision, pose } from '../decisions/decision.js';
import { type EventSink, PLAY_SOURCES, type PlaySource } from '../events.js';
import { type AlleyFrame, goOnAt, IGNORE_EFFECT, newFrame, PLAY, plainFrame, SET, SLOT } from '../frames.js';
import { showLifted } from '../piles/stash.js';
import type { State } from '../state.js';
import { type Cell, isHidden, kindIn, returnsOf, seenBy, withReturns } from '../storehouse/cells.js';
import { SHAPES, SLOTS } from '../storehouse/shapes.js';
import { completeSets, NO_SET, pairBeside, replaceableSlots, setOf } from '../storehouse/storehouse.js';
import { RETURNS } from '../storehouse/traits.js';
import { itemId, type Kind } from '../vocabulary.js';
import { mayIgnore } from '../wizards/meeblemore.js';
import { sellSet } from './sale.js';
import { takeUp } from './two-players.js';

/** The steps of a play after the item lies in its slot. */
export const EFFECT_DUE = 0;
export const EFFECT = 1;
export const SETS = 2;
export const REPLACED = 3;

function playFrame(seat: Seat, slot: number, replaced: Cell, kind: Kind): AlleyFrame {
  const play = newFrame(PLAY, seat, EFFECT_DUE);
  play.slot = slot;
  play.replaced = replaced;
  play.item = kind;
  return play;
}

/** AA-PLAY-1, AA-PLAY-2: out with the one item, in with the other. */
export function beginPlay(
  state: State,
  seat: Seat,
  kind: Kind,
  slot: number,
  returns: number,
  source: PlaySource,
  events: EventSink,
): void {
  const at = seat * SLOTS + slot;
  const replaced = state.cells[at];
  state.cells[at] = withReturns(kind, returns);
  state.frames.push(playFrame(seat, slot, replaced, kind));
  if (events === undefined) return;
  const shown = isHidden(replaced) ? null : itemId(kindIn(replaced));
  const played = { kind: 'played', seat, item: itemId(kind), slot, from: source, replaced: shown } as const;
  if (source === 'sacred-chalice') events.reveal(played);
  else events.emit(played);
}

/** AA-PLAY-3 to AA-PLAY-5, as far as it goes without a question. */
export function continuePlay(state: State, play: AlleyFrame, events: EventSink): void {
  const { seat, slot, replaced, item: kind, step } = play;
  if (step <= EFFECT) {
    const item = state.rules.items[kind];
    if (item.whenPlayed !== undefined) {
      if (step === EFFECT_DUE && mayIgnore(state, seat, item, slot)) {
        goOnAt(state.frames, play, EFFECT);
        state.frames.push(plainFrame(IGNORE_EFFECT, seat));
      } else {
        goOnAt(state.frames, play, SETS);
        item.whenPlayed(state, seat, events);
      }
      return;
    }
  }
  if (step <= SETS) {
    if (setsThrough(state, seat, slot, play.wild) !== 0) {
      goOnAt(state.frames, play, REPLACED);
      pose(state, chooseSet, setFrame(seat, slot, play.wild), events);
      return;
    }
  }
  state.frames.pop();
  dispose(state, seat, replaced, events);
}

/** AA-PLAY-4: the sets that an item just played is part of, as a mask of lines. */
export function setsThrough(state: State, seat: Seat, slot: number, wild: number): number {
  const { lines, linesAt } = SHAPES[state.shapes[seat]];
  const through = linesAt[slot];
  let mask = 0;
  for (let k = 0; k < through.length; k++) {
    const line = lines[through[k]];
    if (setOf(state, seat, line) !== NO_SET || (wild !== 0 && pairBeside(state, seat, line, slot) !== NO_SET)) {
      mask |= 1 << through[k];
    }
  }
  return mask;
}

/** In place of a slot: all sets of the storehouse are asked for, at an inspection (AA-INSP-1). */
export const ANY_SLOT = SLOTS;

export function setFrame(seat: Seat, slot: number, wild: number): AlleyFrame {
  const asked = newFrame(SET, seat);
  asked.slot = slot;
  asked.wild = wild;
  return asked;
}

export const chooseSet = maskDecision({
  text: 'Choose which set to sell',
  rule: 'AA-PLAY-4',
  options: (state, { seat, slot, wild }) =>
    slot === ANY_SLOT ? completeSets(state, seat) : setsThrough(state, seat, slot, wild),
  choose(state, { seat, slot }, code, events) {
    const line = SHAPES[state.shapes[seat]].lines[code];
    const kind = setOf(state, seat, line);
    if (kind !== NO_SET) sellSet(state, seat, code, kind, 3, slot === ANY_SLOT, events);
    // The item just played stands for one of the three (AA-ITEM-10).
    else sellSet(state, seat, code, pairBeside(state, seat, line, slot), 2, false, events);
  },
  describe: (state, { seat }, code) => ({ kind: 'sell', slots: SHAPES[state.shapes[seat]].lines[code].slots }),
});

/** AA-PLAY-5: the replaced item returns, is taken up or is discarded. */
function dispose(state: State, seat: Seat, replaced: Cell, events: EventSink): void {
  const { rules } = state;
  const kind = kindIn(replaced);
  const hidden = isHidden(replaced);
  const returns = returnsOf(replaced);
  const comesBack =
    (rules.traits[kind] & RETURNS) !== 0 &&
    returns < rules.numbers.boomerangReturns &&
    replaceableSlots(state, seat) !== 0;
  const takenUp = hidden && rules.duel && !comesBack;
  if (hidden) events?.reveal({ kind: 'replaced-turned-up', seat, item: takenUp ? null : itemId(kind) });
  if (comesBack) {
    events?.emit({ kind: 'returning', seat, item: itemId(kind) });
    demandPlay(state, seat, kind, 'magic-boomerang', returns + 1, 0, events);
  } else if (takenUp) takeUp(state, seat, kind, seenBy(replaced), events);
  else {
    state.discard.push(kind);
    events?.emit({ kind: 'discarded', seat, item: itemId(kind), from: 'storehouse' });
    if (!hidden) rules.items[kind].whenReplaced?.(state, seat, events);
  }
}

/** An item must be played: only its slot is to be chosen. There must be a replaceable one. */
export function demandPlay(
  state: State,
  seat: Seat,
  kind: Kind,
  source: PlaySource,
  returns: number,
  owner: Seat,
  events: EventSink,
): void {
  const asked = newFrame(SLOT, seat);
  asked.item = kind;
  asked.from = PLAY_SOURCES.indexOf(source);
  asked.returns = returns;
  asked.owner = owner;
  pose(state, chooseSlot, asked, events);
}

export const chooseSlot = maskDecision({
  text: 'Choose a slot for the item that is to be played',
  rule: 'AA-PLAY-1',
  options: (state, { seat }) => replaceableSlots(state, seat),
  choose(state, { seat, item: kind, from, returns, owner }, slot, events) {
    const source = PLAY_SOURCES[from];
    if (source === 'sacred-chalice') showLifted(state, seat, owner, kind);
    beginPlay(state, seat, kind, slot, returns, source, events);
  },
  describe: (_state, _frame, slot) => ({ kind: 'place', slot }),
});
