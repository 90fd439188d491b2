import type { Seat } from '@souk/kernel';
import type { Kind } from '../cards/card.js';
import { ADMITS_ALL_SETS, ADMITS_DISCARDED, ADMITS_JUNK, JUNK_SET } from '../cards/permissions.js';
import type { State } from '../state.js';
import { forTurn, JUNK_ADMITTED, ONLY_DISCARDED, SETS_MIX } from '../turn/for-turn.js';

/** What cards of which sets go together in a stack (DM-STALL-4 to DM-STALL-7, DX-X-6). */

/** What is relaxed for a player's next stack, whatever is in it. */
export interface Relaxed {
  readonly mixed: boolean;
  readonly junk: number;
  /** Whether all its cards come from the discard pile, any of them. */
  readonly onlyDiscarded: boolean;
}

const NOTHING_RELAXED: Relaxed = { mixed: false, junk: 0, onlyDiscarded: false };

export function relaxedFor(state: State, seat: Seat): Relaxed {
  if (state.extras === undefined) return NOTHING_RELAXED;
  let junk = forTurn(state, JUNK_ADMITTED);
  for (const hooks of state.rules.extras?.hooks ?? []) junk += hooks.junkInStack?.(state, seat) ?? 0;
  return { mixed: forTurn(state, SETS_MIX) > 0, junk, onlyDiscarded: forTurn(state, ONLY_DISCARDED) > 0 };
}

/** Whether cards of these sets, so many of them junk, go together under these permissions. A stack of junk alone does not exist. */
export function goTogether(sets: number, junk: number, permissions: number, relaxed: Relaxed): boolean {
  const animals = sets & ~JUNK_SET;
  return (
    animals !== 0 &&
    (junk <= relaxed.junk || (permissions & ADMITS_JUNK) !== 0) &&
    ((animals & (animals - 1)) === 0 || relaxed.mixed || (permissions & ADMITS_ALL_SETS) !== 0)
  );
}

/** The same where nothing is relaxed: junk comes in with a card that admits any number. */
export const goTogetherPlainly = (sets: number, permissions: number): boolean =>
  goTogether(sets, sets & JUNK_SET, permissions, NOTHING_RELAXED);

/** The same where the discard pile needs nobody's admission; cards that admit one exempt one each. */
export function goTogetherFromPile({ rules }: State, faces: readonly Kind[], relaxed: Relaxed): boolean {
  let sets = 0;
  let permissions = 0;
  let junk = 0;
  let exempted = 0;
  let admitting = 0;
  for (const face of faces) {
    sets |= rules.sets[face];
    permissions |= rules.permissions[face];
    if (face === rules.junk) junk++;
    if ((rules.permissions[face] & ADMITS_DISCARDED) === 0) continue;
    exempted++;
    admitting |= rules.sets[face];
  }
  if (goTogether(sets, junk, permissions, relaxed)) return true;
  if (exempted === 0) return false;
  // One that admits others stays unexempted, so that without a relaxation the unexempted are of its set.
  const mayMix = relaxed.mixed || (permissions & ADMITS_ALL_SETS) !== 0;
  const offending = mayMix ? 0 : faces.filter((face) => face !== rules.junk && rules.sets[face] !== admitting).length;
  const surplus = (permissions & ADMITS_JUNK) !== 0 ? 0 : Math.max(0, junk - relaxed.junk);
  return offending + surplus <= exempted;
}
