import { below, nextBits, pick, type RandomState, type Seat, seatBit, shuffle } from '@souk/kernel';
import { copyOf, PLAY, SLOT } from '../frames.js';
import { isPair, NOT_CHOSEN } from '../round/stock.js';
import { NONE, type State, slotsOf } from '../state.js';
import { kindIn, UNKNOWN } from '../storehouse/cells.js';
import { countsOf, fillStash, stateWith } from '../storehouse/public-part.js';
import { SLOTS } from '../storehouse/shapes.js';
import { SPECTATOR } from '../storehouse/slots.js';
import { ITEM_COUNT, type Kind } from '../vocabulary.js';
import type { PlayerView, View } from './view.js';

const PAIRS: readonly number[] = Array.from({ length: SLOTS * SLOTS }, (_, code) => code).filter(isPair);

/**
 * A state drawn from those that fit the view: what the viewer does not see is a uniform deal of the items
 * that are not accounted for, except that stashes hold what they are known to hold, and that a deck shuffled
 * from the discard holds nothing else. What other seats know privately is not part of the draw.
 */
export function imagine(view: View, random: RandomState): State {
  const coming = { a: nextBits(random), b: nextBits(random), c: nextBits(random), d: nextBits(random) | 1 };
  const eyes = view.viewer === 'spectator' ? SPECTATOR : seatBit(view.viewer);
  const state = stateWith(view, coming, eyes);
  imagineChoices(state, view, random);
  const unseen = unseenItems(state, view);
  const recycled = imagineDeck(state, unseen, view.deckSize - view.onDeck.length, random);
  const redrawn = view.players.map((player) => redrawnBy(player, unseen, recycled));
  imagineDraws(state, view, redrawn, random);
  const pool = listOf(unseen);
  shuffle(random, pool);
  imagineStashes(state, view, redrawn, pool, random);
  imagineHidden(state, pool);
  return state;
}

/** AA-STOCK-3: who has chosen may have chosen any two. */
function imagineChoices(state: State, view: View, random: RandomState): void {
  state.choices = state.choices.map((choice, seat) =>
    choice === NOT_CHOSEN && view.players[seat].hasChosen ? pick(random, PAIRS) : choice,
  );
}

/** How many of each item the viewer sees nowhere and knows in nobody's stash. */
function unseenItems(state: State, view: View): number[] {
  const { rules, cells } = state;
  const unseen = rules.copies.slice(0, ITEM_COUNT);
  const seen = (kind: Kind): void => {
    if (kind < ITEM_COUNT) unseen[kind]--;
  };
  for (let seat = 0; seat < rules.seats; seat++) {
    for (let slot = 0; slot < slotsOf(state, seat); slot++) seen(kindIn(cells[seat * SLOTS + slot]));
    for (const [kind, count] of countsOf(view.players[seat].holdsAtLeast).entries()) unseen[kind] -= count;
  }
  for (const pile of [state.discard, state.onDeck, state.aside, state.shown]) for (const kind of pile) seen(kind);
  if (state.removed !== NONE) seen(kindIn(state.removed));
  for (const { effect, replaced, item } of state.frames) {
    if (effect === PLAY) seen(kindIn(replaced));
    if (effect === SLOT) seen(item);
  }
  return unseen;
}

function listOf(counts: readonly number[]): Kind[] {
  const list: Kind[] = [];
  for (let kind = 0; kind < counts.length; kind++) for (let k = 0; k < counts[kind]; k++) list.push(kind);
  return list;
}

/**
 * Takes the deck's items out of what is unseen. A deck shuffled from the discard is made of that alone: what it
 * could have held and does not is returned, in random order.
 */
function imagineDeck(state: State, unseen: number[], size: number, random: RandomState): Kind[] {
  const { recycled } = state;
  const from = listOf(recycled.length === 0 ? unseen : unseen.map((count, kind) => Math.min(count, recycled[kind])));
  shuffle(random, from);
  const deck = from.slice(0, size);
  for (const kind of deck) unseen[kind]--;
  state.deck = deck;
  state.deckSize = deck.length;
  return recycled.length === 0 ? [] : from.slice(size);
}

/** Items of another's stash that certainly come from what was shuffled back. */
function redrawnBy(
  { stash, redraws, stashSize, holdsAtLeast }: PlayerView,
  unseen: number[],
  recycled: Kind[],
): Kind[] {
  if (stash !== null) return [];
  const redrawn = recycled.splice(0, Math.max(0, Math.min(redraws, stashSize - holdsAtLeast.length)));
  for (const kind of redrawn) unseen[kind]--;
  return redrawn;
}

/**
 * What has left a deck shuffled from the discard was drawn by another seat (what the viewer drew, the view leaves
 * out): by the one that holds it, or else by any other seat.
 */
function imagineDraws(
  state: State,
  { viewer }: View,
  redrawn: readonly (readonly Kind[])[],
  random: RandomState,
): void {
  if (state.recycled.length === 0) return;
  const left = state.recycled.slice();
  for (let i = 0; i < state.deckSize; i++) left[state.deck[i]]--;
  const held = redrawn.flatMap((kinds, seat) => kinds.map((kind) => ({ seat, kind })));
  for (const { kind } of held) left[kind]--;
  const others = redrawn.flatMap((_, seat) => (seat === viewer ? [] : [seat]));
  state.redrawn = [...held, ...listOf(left).map((kind) => ({ seat: pick(random, others), kind }))];
}

/** Other stashes: what is known of them, and the rest from the pool. */
function imagineStashes(
  state: State,
  view: View,
  redrawn: readonly (readonly Kind[])[],
  pool: Kind[],
  random: RandomState,
): void {
  const lifted = state.frames.findIndex(({ effect, item }) => effect === SLOT && item === UNKNOWN);
  for (const [seat, { stash, stashSize, holdsAtLeast, knownToAll }] of view.players.entries()) {
    if (stash !== null) continue;
    const held = countsOf(holdsAtLeast);
    const isRobbed = lifted !== NONE && state.frames[lifted].owner === seat;
    const missing = stashSize + Number(isRobbed) - holdsAtLeast.length - redrawn[seat].length;
    for (const kind of [...redrawn[seat], ...pool.splice(0, missing)]) held[kind]++;
    if (isRobbed) liftOne(state, lifted, held, random);
    fillStash(state, seat, held, countsOf(knownToAll));
    if (view.viewer !== 'spectator')
      rememberGlimpses(state, view.viewer, seat, countsOf(holdsAtLeast), countsOf(knownToAll));
  }
}

/** AA-INFO-7: third players know what the stash held, not which of it a Chalice has taken. */
function liftOne(state: State, at: number, held: number[], random: RandomState): void {
  const items = listOf(held);
  const kind = items[below(random, items.length)];
  held[kind]--;
  const asked = copyOf(state.frames[at]);
  asked.item = kind;
  state.frames[at] = asked;
}

function rememberGlimpses(
  state: State,
  observer: Seat,
  owner: Seat,
  atLeast: readonly number[],
  known: readonly number[],
): void {
  const glimpses = atLeast.map((count, kind) => ({ observer, owner, kind, count: count - known[kind] }));
  state.glimpses = [...state.glimpses, ...glimpses.filter(({ count }) => count !== 0)];
}

/** Hidden places that nobody's knowledge tells apart. */
function imagineHidden(state: State, pool: Kind[]): void {
  const fill = (cell: number): number => (kindIn(cell) === UNKNOWN ? cell - UNKNOWN + (pool.pop() ?? 0) : cell);
  for (let seat = 0; seat < state.rules.seats; seat++) {
    const end = seat * SLOTS + slotsOf(state, seat);
    for (let at = seat * SLOTS; at < end; at++) state.cells[at] = fill(state.cells[at]);
  }
  if (state.removed !== NONE) state.removed = fill(state.removed);
  for (const [at, frame] of state.frames.entries()) {
    if (frame.effect !== PLAY) continue;
    const play = copyOf(frame);
    play.replaced = fill(frame.replaced);
    state.frames[at] = play;
  }
}
