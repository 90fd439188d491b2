import { type RandomState, topFrame, type Viewer } from '@souk/kernel';
import { type LaidCard, laidCard, sideLaid } from './cards.js';
import { DECISION_NAMES, type DecisionName, EXTRA_TRADE, frameFor, TURN } from './frames.js';
import { countsByName, countsInOrder, type GemCounts, type GemName, gemName, gemNamed } from './gems.js';
import { rulesFor } from './match-rules.js';
import type { Options } from './options.js';
import { roundsOf } from './outcome.js';
import type { State } from './state.js';
import { gemsIn, storeOf } from './store.js';
import { type Trader, type TraderName, traderName, traderNamed } from './traders.js';

/** A player or the Smuggler as all can see them. */
export interface TraderView {
  readonly score: number;
  /** Victory points; in the solo game rounds won. */
  readonly points: number;
  readonly store: readonly GemName[];
  /** How the round before went; null in round one. */
  readonly lastRound: { readonly points: number; readonly place: number } | null;
}

/** What is public, which is all but the order of the undealt cards and the coming chances (DT-SETUP-7). */
export interface PublicPart {
  readonly seats: number;
  readonly options: Options;
  readonly round: number;
  readonly starter: TraderName;
  readonly prices: GemCounts;
  readonly pool: GemCounts;
  readonly box: GemCounts;
  readonly marker: GemName;
  readonly players: readonly TraderView[];
  readonly smuggler: TraderView;
  readonly row: readonly LaidCard[];
  /** Solo: the cards that the Smuggler has used up since the last shuffle. */
  readonly discards: readonly number[];
  /** Who has yet to choose a starting gem, in this order. */
  readonly choosers: readonly TraderName[];
  readonly decision: { readonly kind: DecisionName; readonly seat: number } | null;
}

export interface View extends PublicPart {
  readonly game: 'dwarven-traders';
  readonly viewer: Viewer;
  readonly rounds: number;
  /** Solo: how many cards the unused deck holds. */
  readonly unused: number;
}

export const viewOf = (state: State, viewer: Viewer): View => ({ viewer, ...openViewOf(state) });

/** What everybody sees alike. */
export const openViewOf = (state: State): Omit<View, 'viewer'> => ({
  game: 'dwarven-traders',
  rounds: roundsOf(state.rules.solo),
  ...publicPart(state),
  unused: state.unused.length,
});

export function publicPart(state: State): PublicPart {
  const { rules, frames } = state;
  const frame = topFrame(frames);
  return {
    seats: rules.seats,
    options: rules.options,
    round: state.round,
    starter: traderName(state.rules, state.starter),
    prices: countsByName(state.prices),
    pool: countsByName(state.pool),
    box: countsByName(state.box),
    marker: gemName(state.marker),
    players: Array.from({ length: rules.seats }, (_, seat) => traderView(state, seat)),
    smuggler: traderView(state, rules.smuggler),
    row: state.row.map(laidCard),
    discards: state.discards.map((card) => card + 1),
    choosers: state.choosers.map((trader) => traderName(state.rules, trader)),
    decision: frame === undefined ? null : { kind: DECISION_NAMES[frame.effect], seat: frame.seat },
  };
}

const traderView = (state: State, trader: Trader): TraderView => ({
  score: state.scores[trader],
  points: state.points[trader],
  store: gemsIn(state.stores[trader]).map(gemName),
  lastRound:
    state.lastPlaces.length === 0 ? null : { points: state.lastPoints[trader], place: state.lastPlaces[trader] },
});

/** A state with this public part; the hidden rest is given. Whether it can be is not asked here. */
export function stateWith(open: PublicPart, random: RandomState, unused: readonly number[]): State {
  const rules = rulesFor(open.options, open.seats);
  const traders = [...open.players, open.smuggler];
  const last = traders.flatMap(({ lastRound }) => (lastRound === null ? [] : [lastRound]));
  return {
    rules,
    random,
    prices: countsInOrder(open.prices),
    pool: countsInOrder(open.pool),
    box: countsInOrder(open.box),
    stores: traders.map(({ store }) => storeOf(store.map(gemNamed))),
    scores: traders.map(({ score }) => score),
    row: open.row.map(sideLaid),
    frames: framesOf(open.decision),
    marker: gemNamed(open.marker),
    round: open.round,
    starter: traderNamed(rules, open.starter),
    choosers: open.choosers.map((name) => traderNamed(rules, name)),
    points: traders.map(({ points }) => points),
    lastPoints: last.map(({ points }) => points),
    lastPlaces: last.map(({ place }) => place),
    unused,
    discards: open.discards.map((card) => card - 1),
  };
}

/** An extra trade is asked inside a turn. */
function framesOf(decision: PublicPart['decision']): State['frames'] {
  if (decision === null) return [];
  const effect = DECISION_NAMES.indexOf(decision.kind);
  const frame = frameFor(effect, decision.seat);
  return effect === EXTRA_TRADE ? [frameFor(TURN, decision.seat), frame] : [frame];
}
