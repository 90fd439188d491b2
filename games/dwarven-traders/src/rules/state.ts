import { cloneRandom, type Frame, Hasher, type RandomState, wordsOf } from '@souk/kernel';
import type { Gem } from './gems.js';
import type { MatchRules } from './match-rules.js';
import { countIn, type Store } from './store.js';
import type { Trader } from './traders.js';

/**
 * Lists marked `readonly` are replaced as a whole and shared between copies of a state; all others are
 * changed in place and copied.
 */
export interface State {
  readonly rules: MatchRules;
  readonly random: RandomState;
  readonly prices: number[];
  readonly pool: number[];
  readonly box: number[];
  /** By trader. The Smuggler has a store in the solo game only. */
  readonly stores: Store[];
  /** Spaces on the score track by trader. */
  readonly scores: number[];
  /** Sides lying up, from left to right; empty before the deal. */
  row: number[];
  readonly frames: Frame[];
  /** The Smuggler's gem on the score track. */
  marker: Gem;
  round: number;
  /** Who starts this round. */
  starter: Trader;
  /** Who has yet to choose a starting gem, the next one first. */
  choosers: readonly Trader[];
  /** Victory points by trader; in the solo game rounds won. */
  points: readonly number[];
  /** Points and places of the round before; empty in round one. */
  lastPoints: readonly number[];
  lastPlaces: readonly number[];
  /** Solo: the undealt cards from top to bottom, and the discarded ones. */
  unused: readonly number[];
  discards: readonly number[];
}

export const cloneState = (state: State): State => ({
  rules: state.rules,
  random: cloneRandom(state.random),
  prices: state.prices.slice(),
  pool: state.pool.slice(),
  box: state.box.slice(),
  stores: state.stores.slice(),
  scores: state.scores.slice(),
  row: state.row.slice(),
  frames: state.frames.slice(),
  marker: state.marker,
  round: state.round,
  starter: state.starter,
  choosers: state.choosers,
  points: state.points,
  lastPoints: state.lastPoints,
  lastPlaces: state.lastPlaces,
  unused: state.unused,
  discards: state.discards,
});

/** Leaves out what follows from the rest, and the rules, which are the same for all states of a match. */
export function hashState(state: State): number {
  const hasher = new Hasher().addAll([...wordsOf(state.random), state.marker, state.round, state.starter]);
  const { prices, pool, stores, scores, row, choosers, points, lastPlaces, unused, discards } = state;
  for (const list of [prices, pool, stores, scores, row, choosers, points, lastPlaces, unused, discards]) {
    hasher.addAll(list);
  }
  for (const { effect, seat } of state.frames) hasher.add(effect).add(seat);
  return hasher.digest();
}

/** DT-SETUP-6: every starting colour is different. Before the first turn the stores hold starting gems only. */
export function isUnclaimed({ stores }: State, gem: Gem): boolean {
  for (let trader = 0; trader < stores.length; trader++) if (countIn(stores[trader], gem) > 0) return false;
  return true;
}
