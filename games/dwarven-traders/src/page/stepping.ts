import {
  countsByName,
  type DwarvenTradersEvent,
  GEMS,
  type GemCounts,
  type GemName,
  type TraderName,
  type TraderView,
  type View,
} from '@souk/games/dwarven-traders';
import { elementAt } from '@souk/kernel';
import type { Flight, Pace } from '@souk/table-kit/face';

type Kind = DwarvenTradersEvent['kind'];
type Happened<K extends Kind> = Extract<DwarvenTradersEvent, { kind: K }>;

const GEMS_IN_PLAY = 4;

export const traderIn = (view: View, name: TraderName): TraderView =>
  name === 'smuggler' ? view.smuggler : elementAt(view.players, name);

function withTrader(view: View, name: TraderName, change: (trader: TraderView) => Partial<TraderView>): View {
  const changed = (trader: TraderView): TraderView => ({ ...trader, ...change(trader) });
  if (name === 'smuggler') return { ...view, smuggler: changed(view.smuggler) };
  return { ...view, players: view.players.map((player, seat) => (seat === name ? changed(player) : player)) };
}

const counted = (counts: GemCounts, gem: GemName, by: number): GemCounts => ({ ...counts, [gem]: counts[gem] + by });

const inOrder = (store: readonly GemName[]): readonly GemName[] =>
  [...store].sort((one, other) => GEMS.indexOf(one) - GEMS.indexOf(other));

const added = (store: readonly GemName[], gem: GemName | null): readonly GemName[] =>
  gem === null ? store : inOrder([...store, gem]);

function removed(store: readonly GemName[], gem: GemName | null): readonly GemName[] {
  const at = gem === null ? -1 : store.indexOf(gem);
  return at === -1 ? store : store.filter((_, i) => i !== at);
}

const holding = (view: View, name: TraderName, gem: GemName): View =>
  withTrader({ ...view, pool: counted(view.pool, gem, -1) }, name, ({ store }) => ({ store: added(store, gem) }));

const isMarker = (view: View, name: TraderName): boolean => name === 'smuggler' && view.seats > 1;

type Steps = { readonly [K in Kind]?: (view: View, event: Happened<K>) => View };

const STEPS: Steps = {
  'round-started': (view, { round, starter, scores, choosers }) => ({
    ...view,
    round,
    starter,
    choosers,
    row: [],
    discards: [],
    box: countsByName([0, 0, 0, 0]),
    pool: countsByName(GEMS.map((gem) => GEMS_IN_PLAY - (gem === view.marker ? 1 : 0))),
    players: view.players.map((player, seat) => ({ ...player, score: elementAt(scores, seat), store: [] })),
    smuggler: { ...view.smuggler, score: elementAt(scores, view.seats), store: [] },
  }),
  'gem-chosen': (view, { trader, gem }) => holding({ ...view, choosers: view.choosers.slice(1) }, trader, gem),
  'cards-dealt': (view, { row, unused }) => ({ ...view, row, unused }),
  'turn-started': (view, { trader }) => ({
    ...view,
    decision: trader === 'smuggler' ? null : { kind: 'turn', seat: trader },
  }),
  mined: (view, { trader, gem }) => holding(view, trader, gem),
  sold: (view, { trader, gem, score }) =>
    withTrader({ ...view, box: counted(view.box, gem, 1) }, trader, ({ store }) => ({
      score,
      store: removed(store, gem),
    })),
  'price-moved': (view, { gem, price }) => ({ ...view, prices: { ...view.prices, [gem]: price } }),
  'smuggler-moved': (view, { score }) => withTrader(view, 'smuggler', () => ({ score })),
  'card-flipped': (view, { slot, card }) => ({ ...view, row: view.row.with(slot, card) }),
  'card-replaced': (view, { slot, card, discarded }) => ({
    ...view,
    row: view.row.with(slot, card),
    discards: [...view.discards, discarded],
    unused: view.unused - 1,
  }),
  traded: (view, { trader, with: partner, gave, took }) => {
    const after = withTrader(view, trader, ({ store }) => ({ store: added(removed(store, gave), took) }));
    if (isMarker(view, partner)) return { ...after, marker: gave ?? view.marker };
    return withTrader(after, partner, ({ store }) => ({ store: added(removed(store, took), gave) }));
  },
  'store-sold': (view, { trader, gems, score }) =>
    withTrader({ ...view, box: gems.reduce((box, gem) => counted(box, gem, 1), view.box) }, trader, () => ({
      score,
      store: [],
    })),
  'round-scored': (view, { points, places }) => {
    const scored = (trader: TraderView, at: number): TraderView => ({
      ...trader,
      points: trader.points + elementAt(points, at),
      lastRound: { points: elementAt(points, at), place: elementAt(places, at) },
    });
    return { ...view, players: view.players.map(scored), smuggler: scored(view.smuggler, view.seats) };
  },
};

function stepped<K extends Kind>(view: View, event: Happened<K>): View {
  const step: Steps[K] = STEPS[event.kind as K];
  return step === undefined ? view : step(view, event);
}

export const step = (view: View, event: DwarvenTradersEvent): View => stepped(view, event);

/** Names of places. */
export const places = {
  pool: (gem: GemName) => `pool:${gem}`,
  wagon: (trader: TraderName, index: number) => `wagon:${trader}:${index}`,
  price: (gem: GemName) => `price:${gem}`,
  card: (slot: number) => `card:${slot}`,
  trader: (trader: TraderName) => `trader:${trader}`,
  marker: 'marker',
  box: 'box',
} as const;

/** The wagon that holds a gem, or where the Smuggler's only gem is. */
function placeOf(view: View, name: TraderName, gem: GemName): string {
  if (isMarker(view, name)) return places.marker;
  return places.wagon(name, Math.max(0, traderIn(view, name).store.indexOf(gem)));
}

const FLIGHTS: { readonly [K in Kind]?: (event: Happened<K>, view: View, after: View) => readonly Flight[] } = {
  'gem-chosen': ({ trader, gem }, _, after) => [{ from: places.pool(gem), to: placeOf(after, trader, gem) }],
  mined: ({ trader, gem }, _, after) => [{ from: places.pool(gem), to: placeOf(after, trader, gem) }],
  sold: ({ trader, gem }, view) => [{ from: placeOf(view, trader, gem), to: places.box, looks: 'from' }],
  traded: ({ trader, with: partner, gave, took }, view, after) => [
    ...(gave === null ? [] : [{ from: placeOf(view, trader, gave), to: placeOf(after, partner, gave) }]),
    ...(took === null ? [] : [{ from: placeOf(view, partner, took), to: placeOf(after, trader, took) }]),
  ],
  'store-sold': ({ trader, gems }) =>
    gems.map((_, i) => ({ from: places.wagon(trader, i), to: places.box, looks: 'from' as const })),
};

function flown<K extends Kind>(event: Happened<K>, view: View): readonly Flight[] {
  const fly = FLIGHTS[event.kind as K];
  return fly === undefined ? [] : fly(event, view, step(view, event));
}

export const flights = (event: DwarvenTradersEvent, view: View): readonly Flight[] => flown(event, view);

const PACES: { readonly [K in Kind]: Pace } = {
  'round-started': 'long',
  'gem-chosen': 'short',
  'cards-dealt': 'long',
  'turn-started': 'none',
  mined: 'short',
  sold: 'usual',
  'price-moved': 'usual',
  'smuggler-moved': 'usual',
  'card-flipped': 'usual',
  'card-replaced': 'usual',
  'unused-deck-shuffled': 'short',
  'trade-offered': 'none',
  traded: 'usual',
  'trade-declined': 'short',
  'round-ended': 'usual',
  'store-sold': 'usual',
  'round-scored': 'long',
  'match-ended': 'usual',
};

export const pace = ({ kind }: DwarvenTradersEvent): Pace => PACES[kind];
