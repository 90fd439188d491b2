import { type Card, isMarked, kindOf, poolOf, SPECTATOR } from '../cards/card.js';
import { idOf, type MarksJson, marksOf } from '../cards/card-json.js';
import type { State } from '../state.js';
import { certainBySize, isDeduced, type Pool, poolsFor } from './deduction.js';
import { poolFor } from './pools.js';

/** A card of a hidden zone. */
export interface CardView {
  /** Null if the viewer does not know it. */
  readonly card: string | null;
  /** The pool that it is one of, unless the viewer has seen it go where it is. */
  readonly pool: number | null;
  /** Whether everybody has seen it. */
  readonly shown: boolean;
  /** What this turn has done to it. */
  readonly marks: MarksJson | null;
}

/** How many there are of each card. */
export type Counts = { readonly [card: string]: number };

/** What a viewer can tell of cards that they may not see. */
export interface Sight {
  /** One card of a zone. No card may be looked at twice, since what is certain of a zone is used up. */
  see(card: Card, zone: readonly Card[]): CardView;
  /** All cards of a zone, in its order. */
  inOrder(zone: readonly Card[]): CardView[];
  /** The same where the order says nothing: known cards first. */
  unordered(zone: readonly Card[]): CardView[];
  /** The cards that are somewhere among those of each pool. */
  readonly pools: readonly Counts[];
}

export function sightOf(state: State, eye: number): Sight {
  const unknown = poolsFor(state, eye);
  const certain = certainBySize(state, eye, unknown);
  const pools = sortedPools(state, unknown);
  const indexOf = new Map(pools.map(([id], index) => [id, index]));
  const deduced = pools.map(([, pool]) => isDeduced(pool));

  // Cards of a zone that are certain are taken off what is certain of it, one by one.
  const isCertain = (card: Card, zone: readonly Card[]): boolean => {
    const kinds = certain.get(poolFor(state, eye, poolOf(card)))?.get(zone);
    const count = kinds?.get(kindOf(card)) ?? 0;
    if (count > 0) kinds?.set(kindOf(card), count - 1);
    return count > 0;
  };
  const see = (card: Card, zone: readonly Card[]): CardView => {
    const pool = (card >> eye) & 1 ? null : (indexOf.get(poolFor(state, eye, poolOf(card))) ?? null);
    if (pool !== null && !deduced[pool] && !isCertain(card, zone))
      return { card: null, pool, shown: false, marks: null };
    return {
      card: idOf(state.rules, kindOf(card)),
      pool,
      shown: ((card >> SPECTATOR) & 1) === 1,
      marks: pool === null && isMarked(card) ? marksOf(state, card) : null,
    };
  };
  const inOrder = (zone: readonly Card[]): CardView[] => zone.map((card) => see(card, zone));
  return {
    see,
    inOrder,
    unordered: (zone) => sortSeen(inOrder(zone)),
    pools: pools.map(([, { kinds }]) => countsOf(state, kinds)),
  };
}

/** Sorted by what the viewer can say of them: the numbers that pools have in the state are nobody's business. */
function sortedPools(state: State, pools: ReadonlyMap<number, Pool>): [number, Pool][] {
  const signature = ({ kinds, places }: Pool): string =>
    `${places.join('|')} ${JSON.stringify(countsOf(state, kinds))}`;
  return [...pools].sort(([, one], [, other]) => (signature(one) < signature(other) ? -1 : 1));
}

export const sortSeen = <C extends CardView>(cards: readonly C[]): C[] =>
  cards.slice().sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));

const sortKey = (card: CardView): string => `${card.card ?? '~'} ${JSON.stringify(card)}`;

function countsOf({ rules }: State, kinds: readonly number[]): Counts {
  const counts: { [card: string]: number } = {};
  for (const kind of kinds.slice().sort((one, other) => one - other)) {
    const id = idOf(rules, kind);
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}
