import { type Card, type Kind, kindOf, poolOf } from '../cards/card.js';
import { OF_MARKET, type State } from '../state.js';
import { ConsistentDeals, type FilledHand } from './consistent-deals.js';
import { poolFor } from './pools.js';

/** A zone of hidden cards under a name that sorts. */
interface Zone {
  readonly name: string;
  readonly cards: readonly Card[];
  readonly ordered: boolean;
}

const hiddenZones = (state: State): Zone[] => [
  ...state.hands.map((cards, seat) => ({ name: `hand ${seat}`, cards, ordered: false })),
  ...state.decks.map((cards, seat) => ({ name: `deck ${seat}`, cards, ordered: true })),
  { name: 'aside', cards: state.aside, ordered: false },
  { name: 'market deck', cards: state.marketDeck, ordered: true },
  ...(state.extras?.piles ?? []).map((cards, i) => ({ name: `pile ${i}`, cards, ordered: true })),
];

/** What a viewer does not know of one pool: the cards, and all their places. */
export interface Pool {
  readonly kinds: Kind[];
  readonly places: string[];
  /** How many of the places are in which zone. */
  readonly zones: Map<readonly Card[], { readonly ordered: boolean; places: number }>;
}

/** The pools as the viewer tells them apart. */
export function poolsFor(state: State, viewer: number): Map<number, Pool> {
  const pools = new Map<number, Pool>();
  for (const { name, cards, ordered } of hiddenZones(state)) {
    for (const [i, card] of cards.entries()) {
      if ((card >> viewer) & 1) continue;
      const id = poolFor(state, viewer, poolOf(card));
      const pool: Pool = pools.get(id) ?? { kinds: [], places: [], zones: new Map() };
      pool.kinds.push(kindOf(card));
      pool.places.push(ordered ? `${name} ${i}` : name);
      const zone = pool.zones.get(cards) ?? { ordered, places: 0 };
      zone.places++;
      pool.zones.set(cards, zone);
      pools.set(id, pool);
    }
  }
  return pools;
}

/** DM-INFO-4: a viewer knows cards that can be nothing else: all alike, or the last of their pool in one hand. */
export function isDeduced({ kinds, zones }: Pool): boolean {
  if (kinds.every((kind) => kind === kinds[0])) return true;
  const [zone] = zones.values();
  return zones.size === 1 && !zone.ordered;
}

/** The hands which the viewer does not know and whose size shows something about the cards of these pools. */
function tellingHands(
  state: State,
  viewer: number,
  pools: ReadonlyMap<number, Pool>,
): Map<readonly Card[], FilledHand> {
  const telling = new Map<readonly Card[], FilledHand>();
  const ids = [...pools.keys()];
  for (const [seat, hand] of state.hands.entries()) {
    if (((state.filled >> seat) & 1) === 0) continue;
    const filled = state.fillings[seat];
    const unknown = new Map<number, number>();
    for (const [at, id] of ids.entries()) {
      const places = pools.get(id)?.zones.get(hand)?.places;
      if (places !== undefined) unknown.set(at, places);
    }
    const mayCount = [...unknown.keys()].some((at) =>
      pools.get(ids[at])?.kinds.some((kind) => ((filled.counting | filled.joining) >> kind) & 1),
    );
    const known = hand.filter((card) => (card >> viewer) & 1).map(kindOf);
    if (mayCount) telling.set(hand, { filled, size: hand.length, known, unknown });
  }
  return telling;
}

/** The hidden cards that are the market's, none of which is junk (DM-THROW-1). */
export const marketZones = ({ marketDeck, aside, asideOwner }: State): Card[][] =>
  asideOwner === OF_MARKET ? [marketDeck, aside] : [marketDeck];

/** By the place of a pool in the list: its unknown cards of the market, where junk is among those of the pool. */
function junklessPlaces(state: State, pools: readonly Pool[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const [at, { kinds, zones }] of pools.entries()) {
    let places = 0;
    for (const zone of marketZones(state)) places += zones.get(zone)?.places ?? 0;
    if (places > 0 && kinds.includes(state.rules.junk)) found.set(at, places);
  }
  return found;
}

/** Cards of a zone that are certain, by kind: how many there are. */
type Certain = Map<Kind, number>;
type CertainInPool = Map<readonly Card[], Certain>;

/** How many cards of each class are at least among those of some zones of a pool, which have so many places. */
interface Least {
  readonly counts: readonly number[];
  readonly places: number;
}

/**
 * DM-INFO-4: what is certain because of the sizes of filled hands, or since there is no junk in the market, by pool
 * and zone: cards that matter to that, and others where there is no doubt about any.
 */
export function certainBySize(
  state: State,
  viewer: number,
  pools: ReadonlyMap<number, Pool>,
): Map<number, CertainInPool> {
  const certain = new Map<number, CertainInPool>();
  const list = [...pools.values()];
  const junkless = junklessPlaces(state, list);
  if (state.filled === 0 && junkless.size === 0) return certain;
  const telling = tellingHands(state, viewer, pools);
  if (telling.size === 0 && junkless.size === 0) return certain;
  const deals = new ConsistentDeals(
    [...telling.values()],
    list.map(({ kinds }) => kinds),
    { junk: state.rules.junk, places: junkless },
  );
  const { inCells, beside } = deals.least();
  const market: (readonly Card[])[] = marketZones(state);
  for (const [at, [id, pool]] of [...pools].entries()) {
    if (!deals.cells.some((cell) => cell.pool === at)) continue;
    const cellOf = (zone: readonly Card[]): number => {
      const hand = telling.get(zone);
      if (hand === undefined && !market.includes(zone)) return -1;
      return deals.cells.findIndex((cell) => cell.pool === at && cell.hand === hand);
    };
    let free = pool.kinds.length;
    for (const cell of deals.cells) if (cell.pool === at) free -= cell.places;
    const leastIn = (zone: readonly Card[]): Least => {
      const cell = cellOf(zone);
      return cell < 0
        ? { counts: beside[at], places: free }
        : { counts: inCells[cell], places: deals.cells[cell].places };
    };
    certain.set(id, certainInPool(deals, pool, leastIn));
  }
  return certain;
}

function certainInPool(
  deals: ConsistentDeals,
  { kinds, zones }: Pool,
  leastIn: (zone: readonly Card[]) => Least,
): CertainInPool {
  const certain: CertainInPool = new Map();
  for (const [cards, { ordered, places }] of zones) {
    const least = leastIn(cards);
    const found = leastOfKinds(deals, kinds, least.counts, least.places - places);
    certain.set(cards, worthKnowing(deals, found, places, ordered));
  }
  return certain;
}

/** All of a place if it is certain as a whole; else the cards that matter, unless the place has an order. */
function worthKnowing(deals: ConsistentDeals, least: Certain, size: number, ordered: boolean): Certain {
  const isWhole = [...least.values()].reduce((sum, count) => sum + count, 0) === size;
  if (ordered) return isWhole && least.size === 1 ? least : new Map();
  return isWhole ? least : new Map([...least].filter(([kind]) => deals.matters(kind)));
}

/** How many cards of each kind there are at least among those of which `least` of each class are, but for `elsewhere`. */
function leastOfKinds(
  deals: ConsistentDeals,
  kinds: readonly Kind[],
  least: readonly number[],
  elsewhere: number,
): Certain {
  const found: Certain = new Map();
  for (const kind of new Set(kinds)) {
    const id = deals.classOf(kind);
    const others = kinds.filter((other) => other !== kind && deals.classOf(other) === id).length;
    const count = least[id] - others - elsewhere;
    if (count > 0) found.set(kind, count);
  }
  return found;
}
