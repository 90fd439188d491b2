import type { Seat } from '@souk/kernel';
import type { Kind } from '../cards/card.js';
import { facesWithAbility } from '../cards/identity.js';
import type { Ability } from '../cards/spec.js';
import type { Extras } from '../effects/extras.js';
import { countAt, effectsIn } from '../effects/triggers.js';
import type { State } from '../state.js';

/** DX-WINDOW-1, DX-WINDOW-2: questions that are asked by what lies open, since their absence would tell of hands. */

/** DX-PASSIVE-6. */
export const MAX_USES = 50;

export const canStillUse = ({ extras }: State): boolean => extras === undefined || extras.uses < MAX_USES;

export function noteUse({ extras }: State): void {
  if (extras !== undefined) extras.uses++;
}

/** How many cards of a kind lie where everybody sees them. */
function countOpen(state: State, kind: Kind): number {
  const { discards, stalls, marketDiscard, market, extras } = state;
  let count = countAt(marketDiscard, kind) + countAt(market, kind);
  for (let seat = 0; seat < discards.length; seat++) {
    count += countAt(discards[seat], kind);
    for (const stack of stalls[seat]) count += countAt(stack, kind);
  }
  if (extras === undefined) return count;
  for (const { card } of extras.scheduled) if (card === kind) count++;
  for (const { card } of extras.due) if (card === kind) count++;
  return count;
}

/** Whether a player can have a card that is, or counts as, this one among at least so many hand cards, as all can tell. */
export function mayBeInHand(state: State, seat: Seat, kind: Kind, handCards: number, copiesCount: boolean): boolean {
  if (state.hands[seat].length < handCards) return false;
  if (copiesCount && state.rules.copying !== 0) return true;
  return countOpen(state, kind) < state.rules.copies[kind];
}

function mayUse(state: State, seat: Seat, kind: Kind, opens: (ability: Ability) => boolean): boolean {
  const ability = state.rules.abilitySpecs[kind];
  if (ability === undefined || !opens(ability)) return false;
  if (ability.isPubliclyPossible !== undefined && !ability.isPubliclyPossible(state, seat)) return false;
  return mayBeInHand(state, seat, kind, ability.handCards ?? 1, true);
}

const opensLast = ({ changesCommonZone, endPhase }: Ability): boolean => changesCommonZone && endPhase !== true;
const opensEnd = ({ endPhase }: Ability): boolean => endPhase === true;

function mayUseAny(state: State, seat: Seat, opens: (ability: Ability) => boolean): boolean {
  if (!canStillUse(state)) return false;
  for (let kinds = state.rules.activeKinds; kinds !== 0; kinds &= kinds - 1) {
    if (mayUse(state, seat, 31 - Math.clz32(kinds & -kinds), opens)) return true;
  }
  return false;
}

/** DX-WINDOW-2: whether the window after the last action opens. */
export const opensByWhatIsOpen = (state: State, seat: Seat): boolean =>
  mayUseAny(state, seat, opensLast) || (canStillUse(state) && mayFinish(state, seat));

/** DX-WINDOW-2: payable or not. */
function mayFinish(state: State, seat: Seat): boolean {
  const { extras, rules } = state;
  if (extras === undefined || rules.extras?.finishes !== true) return false;
  if (state.hands[seat].length === 0 && state.coins[seat] === 0) return false;
  const finishable = effectsIn(state).filter(({ when, from }) => when === 'between-actions' && from === 'schedule');
  return extras.scheduled.some((each) => each.seat === seat && finishable.some(({ kind }) => kind === each.as));
}

/** DX-END-1: whether something that works in the end phase can be used, as all can tell. */
export const mayUseAtEnd = (state: State, seat: Seat): boolean =>
  mayUseAny(state, seat, opensEnd) || (canStillUse(state) && usesPile(state, seat));

/** A card that works from the discard pile lies open there and has not been used. */
const usesPile = (state: State, seat: Seat): boolean =>
  effectsIn(state).some(({ when, from, kind }) => {
    if (when !== 'after-clean-up' || from !== 'discard') return false;
    return countAt(state.discards[seat], kind) > countAt(state.extras?.endUsed ?? [], kind);
  });

/** How many cards a player has at this time that can be used as this in the end phase. */
function heldNow(state: State, seat: Seat, kind: Kind): number {
  if (state.rules.abilitySpecs[kind]?.endPhase !== true) return countAt(state.discards[seat], kind);
  let count = 0;
  for (let place = 0; place < state.hands[seat].length; place++) {
    if (facesWithAbility(state, seat, place).some(({ as }) => as === kind)) count++;
  }
  return count;
}

/** DX-PASSIVE-2: the most that there have been at one time of this end phase. */
export function noteHeld(state: State, extras: Extras, seat: Seat): void {
  const kinds = state.rules.extras?.endKinds ?? [];
  if (kinds.length === 0) return;
  const held = kinds.map((kind, i) => Math.max(extras.held[i] ?? 0, heldNow(state, seat, kind)));
  if (held.some((count, i) => count !== (extras.held[i] ?? 0))) extras.held = held;
}

/** DX-PASSIVE-2: whether a face has not been used in this end phase as often as it can be. */
export function isLeftAtEnd(state: State, extras: Extras, kind: Kind): boolean {
  const place = state.rules.extras?.endKinds.indexOf(kind) ?? -1;
  return canStillUse(state) && countAt(extras.endUsed, kind) < (extras.held[place] ?? 0);
}

export function noteUsedAtEnd(state: State, extras: Extras, kind: Kind): void {
  extras.endUsed = [...extras.endUsed, kind];
  noteUse(state);
}
