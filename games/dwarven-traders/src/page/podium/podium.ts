import {
  type DwarvenTradersEvent,
  type GemName,
  gemsInTie,
  type TraderName,
  type View,
} from '@souk/games/dwarven-traders';
import { elementAt } from '@souk/kernel';
import { traderIn } from '../stepping.js';

type Kind = DwarvenTradersEvent['kind'];
export type Happened<K extends Kind> = Extract<DwarvenTradersEvent, { kind: K }>;

/** A gem and what it cost when the round was over. */
export interface PricedGem {
  readonly gem: GemName;
  readonly price: number;
}

/** A trader on the podium, or on the way to it. */
export interface Stand {
  readonly trader: TraderName;
  readonly space: number;
  /** What those that were left over, which are those that are shown, have brought; undefined: nothing was. */
  readonly sold: number | undefined;
  /** What is left over and would decide a tie, the dearest first (DT-ROUND-4). */
  readonly shows: readonly PricedGem[];
  /** Where the trader is placed and what that brings; undefined until places are known. */
  readonly placed: { readonly place: number; readonly points: number } | undefined;
}

export const STEPS = ['sell', 'places', 'points'] as const;
export type Step = (typeof STEPS)[number];

/** What follows: who takes the first gems, in this order, and who starts. */
export interface Next {
  readonly round: number;
  readonly choosers: readonly TraderName[];
  readonly starter: TraderName;
}

/** One picture of how a round ends. */
export interface Podium {
  readonly step: Step;
  readonly round: number;
  readonly rounds: number;
  readonly solo: boolean;
  /** The Smuggler's piece, in the multi-player game. */
  readonly marker: GemName | undefined;
  /** By trader, the Smuggler last. */
  readonly stands: readonly Stand[];
  /** How many of the stones have risen, from the last place up. */
  readonly risen: number;
  /** Whether the points have come to the traders' sums. */
  readonly dealt: boolean;
  /** Whether the traders stand in the order that this gives. */
  readonly ranked: boolean;
  /** Who could do nothing more, which ends a round (DT-ROUND-1). */
  readonly stuck: TraderName;
  readonly next: Next | undefined;
}

/** Names of places of the scene: what points bring as it lies on a stone, and where it is added up. */
export const places = {
  coin: (trader: TraderName) => `podium:coin:${trader}`,
  sum: (trader: TraderName) => `podium:sum:${trader}`,
} as const;

export const tradersOf = ({ players }: View): readonly TraderName[] => [...players.keys(), 'smuggler'];

export function begun(view: View, { round, trader: stuck }: Happened<'round-ended'>): Podium {
  const solo = view.seats === 1;
  return {
    ...{ step: 'sell', round, rounds: view.rounds, solo, stuck, next: undefined },
    ...{ risen: 0, dealt: false, ranked: false },
    marker: solo ? undefined : view.marker,
    stands: tradersOf(view).map((trader) => ({
      trader,
      space: traderIn(view, trader).score,
      sold: undefined,
      shows: gemsInTie(view, trader).map((gem) => ({ gem, price: view.prices[gem] })),
      placed: undefined,
    })),
  };
}

const withStand = (podium: Podium, trader: TraderName, change: Partial<Stand>): Podium => ({
  ...podium,
  stands: podium.stands.map((stand) => (stand.trader === trader ? { ...stand, ...change } : stand)),
});

export const sold = (podium: Podium, { trader, sum }: Happened<'store-sold'>): Podium =>
  withStand(podium, trader, { sold: sum });

/** The pawn has come to where the sale takes it. */
export const arrived = (podium: Podium, { trader, score }: Happened<'store-sold'>): Podium =>
  withStand(podium, trader, { space: score });

export const placed = (podium: Podium, { places, points }: Happened<'round-scored'>): Podium => ({
  ...podium,
  step: 'places',
  stands: podium.stands.map((stand, at) => ({
    ...stand,
    placed: { place: elementAt(places, at), points: elementAt(points, at) },
  })),
});

/** Those who share a place share a stone. */
export interface Stone {
  readonly place: number;
  readonly points: number;
  readonly stands: readonly Stand[];
}

/** The stones, the best first; none until places are known. */
export function stonesOf({ stands }: Podium): readonly Stone[] {
  const stones = new Map<number, Stone>();
  for (const stand of stands) {
    if (stand.placed === undefined) continue;
    const { place, points } = stand.placed;
    stones.set(place, { place, points, stands: [...(stones.get(place)?.stands ?? []), stand] });
  }
  return [...stones.values()].sort((one, other) => one.place - other.place);
}
