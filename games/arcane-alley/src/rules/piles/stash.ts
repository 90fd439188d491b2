import type { Seat } from '@souk/kernel';
import type { Glimpse, State } from '../state.js';
import { ITEM_COUNT, type ItemId, itemId, type Kind } from '../vocabulary.js';

/** A stash counts each item in the low bits, and above them how many of those everybody knows of. */
const COUNT_MASK = 255;
const ONE_KNOWN = 256;
const KNOWN_SHIFT = 8;

export const countHeld = ({ stash }: State, seat: Seat, kind: Kind): number =>
  stash[seat * ITEM_COUNT + kind] & COUNT_MASK;
/** How many of an item everybody knows to be in a stash, at least. */
export const countKnown = ({ stash }: State, seat: Seat, kind: Kind): number =>
  stash[seat * ITEM_COUNT + kind] >> KNOWN_SHIFT;

export const stashEntry = (held: number, known: number): number => held + known * ONE_KNOWN;

/** An item goes into a stash, before everybody's eyes or not (AA-INFO-4). */
export function addToStash(state: State, seat: Seat, kind: Kind, inPublic: boolean): void {
  state.stash[seat * ITEM_COUNT + kind] += inPublic ? ONE_KNOWN + 1 : 1;
  state.stashKinds[seat] |= 1 << kind;
  state.stashSizes[seat]++;
}

/** An item leaves a stash for all to see: a player who knew of a copy knows of one less (AA-INFO-4). */
export function takeFromStash(state: State, seat: Seat, kind: Kind): void {
  remove(state, seat, kind);
  if (state.recycled.length > 0 && state.recycled[kind] > 0) doubtRedraws(state, seat);
  if (!forgetKnown(state, seat, kind)) fadeGlimpses(state, seat, kind);
}

/** An item leaves a stash unseen by third players: what they know stays as it is (AA-INFO-7). */
export function liftFromStash(state: State, seat: Seat, kind: Kind): void {
  remove(state, seat, kind);
  if (state.recycled.length > 0) doubtRedraws(state, seat);
}

function remove(state: State, seat: Seat, kind: Kind): void {
  const at = seat * ITEM_COUNT + kind;
  const left = state.stash[at] - 1;
  state.stash[at] = left;
  if ((left & COUNT_MASK) === 0) state.stashKinds[seat] &= ~(1 << kind);
  state.stashSizes[seat]--;
}

/** What has left may have been one of the items drawn from what was shuffled back. */
function doubtRedraws(state: State, seat: Seat): void {
  state.redraws = state.redraws.map((count, each) => (each === seat ? Math.max(0, count - 1) : count));
}

function forgetKnown({ stash }: State, seat: Seat, kind: Kind): boolean {
  const at = seat * ITEM_COUNT + kind;
  if (stash[at] < ONE_KNOWN) return false;
  stash[at] -= ONE_KNOWN;
  return true;
}

function fadeGlimpses(state: State, owner: Seat, kind: Kind): void {
  if (state.glimpses.length === 0) return;
  state.glimpses = state.glimpses
    .map((each) => (each.owner === owner && each.kind === kind ? { ...each, count: each.count - 1 } : each))
    .filter(({ count }) => count !== 0);
}

/** How many of an item an onlooker knows to be in another's stash, at least. */
export function countKnownTo(state: State, observer: Seat, owner: Seat, kind: Kind): number {
  if (state.glimpses.length === 0) return countKnown(state, owner, kind);
  const own = state.glimpses.find((each) => each.observer === observer && each.owner === owner && each.kind === kind);
  return countKnown(state, owner, kind) + (own?.count ?? 0);
}

const inOrder = (one: Glimpse, other: Glimpse): number =>
  one.observer - other.observer || one.owner - other.owner || one.kind - other.kind;

/** The glimpses with those of `observer` into the stash of `owner` replaced. */
function withGlimpses(state: State, observer: Seat, owner: Seat, counts: readonly number[]): readonly Glimpse[] {
  const others = state.glimpses.filter((each) => each.observer !== observer || each.owner !== owner);
  const own = counts.map((count, kind) => ({ observer, owner, kind, count })).filter(({ count }) => count !== 0);
  return [...others, ...own].sort(inOrder);
}

const kinds: readonly Kind[] = Array.from({ length: ITEM_COUNT }, (_, kind) => kind);

/** `observer` looks through the whole stash of `owner`. */
export function lookThrough(state: State, observer: Seat, owner: Seat): void {
  const beyond = kinds.map((kind) => countHeld(state, owner, kind) - countKnown(state, owner, kind));
  state.glimpses = withGlimpses(state, observer, owner, beyond);
}

/** `observer` has seen one item go into the stash of `owner` that others have not (AA-INFO-7). */
export function glimpse(state: State, observer: Seat, owner: Seat, kind: Kind): void {
  const beyond = kinds.map(
    (each) => countKnownTo(state, observer, owner, each) - countKnown(state, owner, each) + Number(each === kind),
  );
  state.glimpses = withGlimpses(state, observer, owner, beyond);
}

/** An item lifted before is shown at last: third players know of one copy less, who has looked knows what is left. */
export function showLifted(state: State, observer: Seat, owner: Seat, kind: Kind): void {
  if (!forgetKnown(state, owner, kind)) fadeGlimpses(state, owner, kind);
  lookThrough(state, observer, owner);
}

/** Items by name, in the order of the item table, each as often as it counts. */
function itemsBy(count: (kind: Kind) => number): ItemId[] {
  const items: ItemId[] = [];
  for (const kind of kinds) for (let k = count(kind); k > 0; k--) items.push(itemId(kind));
  return items;
}

export const stashItems = (state: State, seat: Seat): ItemId[] => itemsBy((kind) => countHeld(state, seat, kind));

/** The items that everybody knows, or an observer does, to be in a stash. */
export const knownItems = (state: State, seat: Seat, observer?: Seat): ItemId[] =>
  itemsBy(
    observer === undefined
      ? (kind) => countKnown(state, seat, kind)
      : (kind) => countKnownTo(state, observer, seat, kind),
  );
