import { type RandomState, shuffle, type Viewer } from '@souk/kernel';
import {
  type Card,
  hiddenCard,
  isMarked,
  type Kind,
  kindOf,
  NONE,
  POOLS,
  poolOf,
  SPECTATOR,
  seenBy,
  sortCards,
  withKnowledge,
} from '../../src/rules/cards/card.js';
import { NO_LIKENESS, RESOLVE } from '../../src/rules/frames.js';
import type { State, View } from '../../src/rules/index.js';
import { NOTHING_BLURRED, poolFor } from '../../src/rules/knowledge/pools.js';
import { cloneState } from '../../src/rules/state.js';
import { gainedSince, ownedBefore } from '../../src/rules/turn/progress.js';
import { audit } from './audit.js';

/** A hidden card that a viewer does not know, where it lies, and what the viewer takes it for one of. */
interface Slot {
  readonly zone: Card[];
  readonly at: number;
  readonly kind: Kind;
  readonly pool: number;
}

/** `piles` are those that decks bring along. */
const hiddenZones = ({ hands, decks, marketDeck, aside }: State, piles: Card[][]): Card[][] => [
  ...hands,
  ...decks,
  marketDeck,
  aside,
  ...piles,
];

/** Hands whose owner has chosen a card secretly, or whose cards are looked at: they must stay there. */
const handsWithChosen = ({ frames, hands }: State): readonly Card[][] =>
  frames
    .filter(({ chosen }) => chosen !== NO_LIKENESS)
    .flatMap(({ seat, player }) => [seat, player])
    .flatMap((seat) => (seat === NONE ? [] : [hands[seat]]));

function unknownSlots(state: State, eye: number, piles: Card[][]): Slot[] {
  const fixed = handsWithChosen(state);
  return hiddenZones(state, piles).flatMap((zone) =>
    zone.flatMap((card, at) =>
      (card >> eye) & 1 || isMarked(card) || fixed.includes(zone)
        ? []
        : [{ zone, at, kind: kindOf(card), pool: poolFor(state, eye, poolOf(card)) }],
    ),
  );
}

/** Copies of a state share the piles that decks bring along. */
function ownPiles({ extras }: State): Card[][] {
  const piles = (extras?.piles ?? []).map((pile) => pile.slice());
  if (extras !== undefined) extras.piles = piles;
  return piles;
}

function put({ zone, at }: Slot, kind: Kind): void {
  const card = zone[at];
  zone[at] = hiddenCard(kind, poolOf(card), seenBy(card));
}

/** Pools are numbered otherwise: what number one has is nobody's business. Pool 0 also takes in what finds no other. */
function renumberPools(state: State, random: RandomState, piles: Card[][]): void {
  const others = Array.from({ length: POOLS - 1 }, (_, i) => i + 1);
  shuffle(random, others);
  const renumbered = [0, ...others];
  for (const zone of hiddenZones(state, piles)) {
    for (const [i, card] of zone.entries()) zone[i] = withKnowledge(card, renumbered[poolOf(card)], seenBy(card));
  }
  if (state.blurred === NOTHING_BLURRED) return;
  const before = state.blurred.slice();
  for (const [i, stands] of before.entries()) {
    const pool = i % POOLS;
    state.blurred[i - pool + renumbered[pool]] = renumbered[stands];
  }
}

/** Two unknown cards of one pool lie in each other's place. */
function exchange(slots: readonly Slot[]): boolean {
  const [one] = slots;
  const other = slots.find((each) => each.pool === one?.pool && each.kind !== one.kind);
  if (one === undefined || other === undefined) return false;
  put(one, other.kind);
  put(other, one.kind);
  return true;
}

/**
 * Two unknown cards of different pools in one place are taken for each other: the place holds the same cards as before,
 * and only which of them came from where is another.
 */
function cross(slots: readonly Slot[]): boolean {
  for (const one of slots) {
    for (const other of slots) {
      if (other.zone !== one.zone || other.pool === one.pool || other.kind === one.kind) continue;
      const isElsewhere = ({ zone }: Slot): boolean => zone !== one.zone;
      const instead = slots.find((each) => isElsewhere(each) && each.pool === one.pool && each.kind === other.kind);
      const back = slots.find((each) => isElsewhere(each) && each.pool === other.pool && each.kind === one.kind);
      if (instead === undefined || back === undefined) continue;
      for (const [slot, kind] of [
        [one, other.kind],
        [instead, one.kind],
        [other, one.kind],
        [back, other.kind],
      ] as const) {
        put(slot, kind);
      }
      return true;
    }
  }
  return false;
}

/** DM-EDGE-1: what all have seen come and go since the last clean-up has come and gone here, too. */
function adjustStock(state: State, truth: State): void {
  if (state.selection !== undefined || state.changedUnseen) return;
  state.lastCleanUp = { ...state.lastCleanUp, owned: ownedBefore(state, gainedSince(truth)) };
}

const TRIES = 4;

/**
 * The same match with a few of the cards that a viewer does not know in other places. Everybody knows as much about each place as in
 * the true match. Undefined if the viewer can tell where every card lies.
 */
export function twin(truth: State, viewer: Viewer, random: RandomState): State | undefined {
  const eye = viewer === 'spectator' ? SPECTATOR : viewer;
  for (let i = 0; i < TRIES; i++) {
    const state = cloneState(truth);
    const piles = ownPiles(state);
    const slots = unknownSlots(state, eye, piles);
    shuffle(random, slots);
    // Cards set aside and hands come to light before decks do.
    if (!cross(slots) && !exchange(slots)) continue;
    renumberPools(state, random, piles);
    for (const hand of state.hands) sortCards(hand);
    adjustStock(state, truth);
    if (audit(state) === undefined) return state;
  }
  return undefined;
}

/** An imagined match begins now: what all have seen before cannot be said in it any more. */
export const carriedOn = (view: View): unknown =>
  JSON.stringify(view, (name, value: unknown) => (name === 'shown' ? undefined : value));

/** Techniques are what mixes up who knows what. */
export const pairsOneIn = ({ frames }: State): number => (frames.some(({ effect }) => effect === RESOLVE) ? 40 : 400);
