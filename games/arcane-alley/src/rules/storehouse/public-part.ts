import { type RandomState, type Seat, seatBit } from '@souk/kernel';
import { rulesFor } from '../match-rules.js';
import type { Options } from '../options.js';
import { knownItems, stashEntry, stashItems } from '../piles/stash.js';
import { frameOf, type StackPart, stackPart } from '../position/stack.js';
import { chosenSlots, codeOfSlots, NOT_CHOSEN } from '../round/stock.js';
import { emptyState } from '../setup.js';
import { cellAt, NONE, type State, slotsOf } from '../state.js';
import { ITEM_COUNT, type ItemId, itemId, kindOf, WIZARD_IDS, type WizardId } from '../vocabulary.js';
import { SHAPES, SLOTS, shapeOf } from './shapes.js';
import { ALL_SEEING, cellOf, type Observer, type SlotPart, sees, slotPart } from './slots.js';

export interface StorehousePart {
  readonly rows: number;
  readonly columns: number;
  /** Row by row from the left. */
  readonly slots: readonly SlotPart[];
}

export interface PlayerPart {
  readonly gold: number;
  readonly infamy: number;
  readonly markers: number;
  readonly wizard: WizardId | null;
  readonly storehouse: StorehousePart;
  /** Null: not for the eyes of the viewer. */
  readonly stash: readonly ItemId[] | null;
  /** Items that everybody knows to be in the stash, at least. */
  readonly knownToAll: readonly ItemId[];
  /** How many items of the stash were certainly drawn from a deck shuffled from the discard. */
  readonly redraws: number;
  /** The slots chosen to be revealed, until all have chosen; null: none, or not for these eyes. */
  readonly chosen: readonly number[] | null;
  /** What was counted at this round's inspection. */
  readonly sum: number | null;
}

/** What positions and views have in common: a table as some eyes see it. Piles are listed from the top down. */
export interface PublicPart {
  readonly seats: number;
  readonly options: Options;
  readonly round: number;
  readonly starter: number;
  readonly tracker: number;
  readonly triggered: number | null;
  readonly players: readonly PlayerPart[];
  readonly discard: readonly ItemId[];
  /** Items that everybody knows to lie on the deck. */
  readonly onDeck: readonly ItemId[];
  readonly aside: readonly ItemId[];
  /** The item that Glynna has removed. */
  readonly removed: SlotPart | null;
  /** Items that a Lamp shows, in the order revealed. */
  readonly shown: readonly ItemId[];
  /** Once the deck has run out: items shuffled back into it and, to these eyes' knowledge, perhaps still there. */
  readonly recycled: readonly ItemId[] | null;
  /** What is open, the question on top last. Empty: the match is over. */
  readonly stack: readonly StackPart[];
}

const fromTop = (pile: readonly number[]): ItemId[] => pile.map(itemId).reverse();
const pileFrom = (items: readonly ItemId[]): number[] => items.map(kindOf).reverse();

export const publicPartOf = (state: State, eyes: Observer): PublicPart => ({
  seats: state.rules.seats,
  options: state.rules.options,
  round: state.round,
  starter: state.starter,
  tracker: state.tracker,
  triggered: state.triggered === NONE ? null : state.triggered,
  players: state.gold.map((_, seat) => playerPart(state, seat, eyes)),
  discard: fromTop(state.discard),
  onDeck: fromTop(state.onDeck),
  aside: state.aside.map(itemId),
  removed: state.removed === NONE ? null : slotPart(state.removed, eyes),
  shown: state.shown.map(itemId),
  recycled: state.recycled.length === 0 ? null : recycledFor(state, eyes),
  stack: state.frames.map((frame) => stackPart(frame, eyes)),
});

function playerPart(state: State, seat: Seat, eyes: Observer): PlayerPart {
  const wizard = state.wizardSeats.indexOf(seat);
  const { rows, columns } = SHAPES[state.shapes[seat]];
  const own = sees(eyes, seatBit(seat));
  const chosen = state.choices[seat];
  return {
    gold: state.gold[seat],
    infamy: state.infamy[seat],
    markers: state.markers[seat],
    wizard: wizard === NONE ? null : WIZARD_IDS[wizard],
    storehouse: {
      rows,
      columns,
      slots: Array.from({ length: slotsOf(state, seat) }, (_, slot) => slotPart(cellAt(state, seat, slot), eyes)),
    },
    stash: own ? stashItems(state, seat) : null,
    knownToAll: knownItems(state, seat),
    redraws: state.redraws[seat],
    chosen: own && chosen !== NOT_CHOSEN ? chosenSlots(chosen) : null,
    sum: state.sums.length === 0 ? null : state.sums[seat],
  };
}

/** A seat leaves out what it has drawn itself: it knows that this has left the deck. */
function recycledFor({ recycled, redrawn }: State, eyes: Observer): ItemId[] {
  const counts = recycled.slice();
  if (eyes !== ALL_SEEING) for (const { seat, kind } of redrawn) if (sees(eyes, seatBit(seat))) counts[kind]--;
  return counts.flatMap((count, kind) => Array<ItemId>(Math.max(0, count)).fill(itemId(kind)));
}

/** How many there are of each item, in the order of the item table. */
export function countsOf(items: readonly ItemId[]): number[] {
  const counts: number[] = [];
  for (let kind = 0; kind < ITEM_COUNT; kind++) counts.push(0);
  for (const item of items) counts[kindOf(item)]++;
  return counts;
}

/**
 * The state that a tableau describes. Items that these eyes do not see are UNKNOWN, and so are the deck and
 * the stashes of others, which are left empty.
 */
export function stateWith(tableau: PublicPart, random: RandomState, eyes: Observer): State {
  const { players, triggered, removed, recycled } = tableau;
  const state = emptyState(rulesFor(tableau.options, tableau.seats), random);
  for (const [seat, player] of players.entries()) sitDown(state, seat, player, eyes);
  state.round = tableau.round;
  state.starter = tableau.starter;
  state.tracker = tableau.tracker;
  state.triggered = triggered ?? NONE;
  state.discard = pileFrom(tableau.discard);
  state.onDeck = pileFrom(tableau.onDeck);
  state.aside = tableau.aside.map(kindOf);
  state.shown = tableau.shown.map(kindOf);
  state.removed = removed === null ? NONE : cellOf(removed, eyes);
  state.recycled = recycled === null ? [] : countsOf(recycled);
  state.choices = players.map(({ chosen }) => (chosen === null ? NOT_CHOSEN : codeOfSlots(chosen)));
  state.redraws = players.map(({ redraws }) => redraws);
  state.sums = players.flatMap(({ sum }) => (sum === null ? [] : [sum]));
  state.wizardSeats = WIZARD_IDS.map((id) => players.findIndex(({ wizard }) => wizard === id));
  state.deck = [];
  state.deckSize = 0;
  for (const part of tableau.stack) state.frames.push(frameOf(part, eyes));
  return state;
}

function sitDown(state: State, seat: Seat, player: PlayerPart, eyes: Observer): void {
  const { rows, columns, slots } = player.storehouse;
  state.gold[seat] = player.gold;
  state.infamy[seat] = player.infamy;
  state.markers[seat] = player.markers;
  state.shapes[seat] = shapeOf(rows, columns);
  for (const [slot, part] of slots.entries()) state.cells[seat * SLOTS + slot] = cellOf(part, eyes);
  fillStash(state, seat, countsOf(player.stash ?? []), countsOf(player.knownToAll));
}

export function fillStash(state: State, seat: Seat, held: readonly number[], known: readonly number[]): void {
  let size = 0;
  let kinds = 0;
  for (let kind = 0; kind < ITEM_COUNT; kind++) {
    state.stash[seat * ITEM_COUNT + kind] = stashEntry(held[kind], known[kind]);
    size += held[kind];
    if (held[kind] > 0) kinds |= 1 << kind;
  }
  state.stashSizes[seat] = size;
  state.stashKinds[seat] = kinds;
}
