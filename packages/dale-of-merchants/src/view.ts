import { topFrame, type Viewer } from '@souk/kernel';
import { type Card, isMarked, kindOf, poolOf, SPECTATOR } from './card.js';
import { frameToJson, idOf, type Marks, marksOf } from './card-json.js';
import { certainBySize, isDeduced, type Pool, poolsFor } from './deduction.js';
import { openExtrasToJson, pilesToJson } from './extras-json.js';
import { askedIn, BEHAVIOURS } from './flow.js';
import { NO_LIKENESS } from './frame.js';
import { poolFor } from './knowledge.js';
import type { Options } from './options.js';
import { toJSON } from './position.js';
import type { ExtrasJson, FrameJson, HandCardJson, Position } from './position-schema.js';
import { gainedSince } from './standing.js';
import type { State } from './state.js';

/** A card of a hidden zone. */
export interface CardView {
  /** Null if the viewer does not know it. */
  readonly card: string | null;
  /** The pool that it is one of, unless the viewer has seen it go where it is. */
  readonly pool: number | null;
  /** Whether everybody has seen it. */
  readonly shown: boolean;
  /** What this turn has done to it. */
  readonly marks: Marks | null;
}

export interface PlayerView {
  /** Known cards first. */
  readonly hand: readonly CardView[];
  /** Top first. */
  readonly deck: readonly CardView[];
  readonly discard: readonly string[];
  readonly stall: readonly (readonly string[])[];
  readonly coins: number;
}

/** What is going on; the hand card chosen secretly is `hidden` from those who may not know it. */
export type FrameView = Omit<FrameJson, 'chosen'> & { readonly chosen: HandCardJson | null | 'hidden' };

/** What decks bring along; their piles as the viewer sees them, in the order in which the cards came. */
export type ExtrasView = Omit<ExtrasJson, 'piles'> & {
  readonly piles: readonly { readonly [id: string]: readonly CardView[] }[];
};

/** What DM-EDGE-1 compares at the next clean-up, as everybody knows it. */
export interface SinceCleanUp {
  /** As it was after the last clean-up; null: as it is now. */
  readonly market: readonly (string | null)[] | null;
  readonly stalls: readonly (readonly (readonly string[])[])[] | null;
  /** By seat, how many more cards the player has; if one of them went unseen by somebody, only how many in all. */
  readonly gained: readonly (number | { readonly [card: string]: number })[];
  readonly unseen: boolean;
}

export interface View {
  readonly game: 'dale-of-merchants';
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
  readonly decks: Position['decks'];
  readonly firstPlayer: number;
  readonly turn: number;
  readonly actions: number;
  readonly turnBonus: number;
  /** Turns without progress as everybody can count them: at most so many (DM-EDGE-1, DM-INFO-2). */
  readonly idleTurns: number;
  /** Null while the decks are being chosen. */
  readonly sinceCleanUp: SinceCleanUp | null;
  readonly gone: readonly number[];
  readonly winner: number | null;
  /** The hands whose size shows how many of their cards counted as Cookies. */
  readonly filled: NonNullable<Position['filled']>;
  readonly players: readonly PlayerView[];
  readonly market: readonly (string | null)[];
  readonly marketDeck: readonly CardView[];
  readonly marketDiscard: readonly string[];
  /** Null: endless. */
  readonly junk: number | null;
  /** Value-1 cards that nobody got (DM-SETUP-4). */
  readonly removed: { readonly [card: string]: number };
  readonly aside: readonly CardView[];
  readonly asideOwner: number | 'market';
  readonly frames: readonly FrameView[];
  readonly selection: NonNullable<Position['selection']> | null;
  /** Left out if no deck of the game brings anything along beside its cards. */
  readonly extras?: ExtrasView;
  /** The cards that are somewhere among those of each pool that the viewer has not seen. */
  readonly pools: readonly { readonly [card: string]: number }[];
  readonly decision: { readonly kind: string; readonly seat: number; readonly text: string } | null;
}

const numberOf = (viewer: Viewer): number => (viewer === 'spectator' ? SPECTATOR : viewer);

export function viewOf(state: State, viewer: Viewer): View {
  const { table } = state;
  const eye = numberOf(viewer);
  const unknown = poolsFor(state, eye);
  const certain = certainBySize(state, eye, unknown);
  const pools = [...unknown];
  const signature = ({ kinds, places }: Pool): string =>
    `${places.join('|')} ${JSON.stringify(countsOf(state, kinds))}`;
  pools.sort(([, one], [, other]) => (signature(one) < signature(other) ? -1 : 1));
  const indexOf = new Map(pools.map(([id], index) => [id, index]));
  const deduced = pools.map(([, pool]) => isDeduced(pool));

  // Cards of a zone that are certain are taken off what is certain of it, one by one.
  const isCertain = (card: Card, zone: readonly Card[]): boolean => {
    const kinds = certain.get(poolFor(state, eye, poolOf(card)))?.get(zone);
    const count = kinds?.get(kindOf(card)) ?? 0;
    if (count > 0) kinds?.set(kindOf(card), count - 1);
    return count > 0;
  };
  const see = (card: Card, _at: number, zone: readonly Card[]): CardView => {
    const pool = (card >> eye) & 1 ? null : (indexOf.get(poolFor(state, eye, poolOf(card))) ?? null);
    if (pool !== null && !deduced[pool] && !isCertain(card, zone))
      return { card: null, pool, shown: false, marks: null };
    return {
      card: idOf(table, kindOf(card)),
      pool,
      shown: ((card >> SPECTATOR) & 1) === 1,
      marks: pool === null && isMarked(card) ? marksOf(table, card) : null,
    };
  };
  const unordered = (cards: readonly Card[]): CardView[] => sortSeen(cards.map(see));

  // Open cards on their way to two piles lie in the order of these; of others the order says nothing.
  const asideSeen = state.aside.map(see);
  const asideView = asideSeen.every(({ pool }) => pool === null) ? asideSeen : sortSeen(asideSeen);

  const { seats, decks, firstPlayer, turn, actions, turnBonus, gone, winner, ...rest } = toJSON(state);
  const frame = topFrame(state.frames);
  const asked = frame === undefined ? undefined : askedIn(state, frame);
  const prompt = frame === undefined ? undefined : BEHAVIOURS[frame.effect].prompt(state, frame);
  return {
    game: 'dale-of-merchants',
    viewer,
    seats,
    options: table.options,
    decks,
    firstPlayer,
    turn,
    actions,
    turnBonus,
    idleTurns: state.openIdleTurns,
    sinceCleanUp: sinceCleanUp(state, rest),
    gone,
    winner,
    filled: rest.filled ?? [],
    players: rest.players.map(({ discard, stall, coins }, seat) => ({
      hand: unordered(state.hands[seat]),
      deck: state.decks[seat].map(see).reverse(),
      discard,
      stall,
      coins,
    })),
    market: rest.market,
    marketDeck: state.marketDeck.map(see).reverse(),
    marketDiscard: rest.marketDiscard,
    junk: rest.junk,
    removed: removedFrom(state),
    aside: asideView,
    asideOwner: rest.asideOwner,
    frames: state.frames.map((each) => {
      const json = frameToJson(table, each);
      const isSecret = each.chosen !== NO_LIKENESS && each.seat !== viewer && each.a === 0;
      return isSecret
        ? { ...json, chosen: 'hidden', chosenAs: null, showing: null }
        : { ...json, chosen: json.chosen ?? null };
    }),
    selection: rest.selection ?? null,
    ...(state.extras === undefined
      ? {}
      : {
          extras: {
            ...openExtrasToJson(table, state.extras),
            piles: pilesToJson(table, state.extras, (card, _seat, pile) => see(card, 0, pile)),
          },
        }),
    pools: pools.map(([, { kinds }]) => countsOf(state, kinds)),
    decision:
      prompt === undefined || asked === undefined ? null : { kind: prompt.kind, seat: asked, text: prompt.text },
  };
}

function sinceCleanUp(
  state: State,
  { market, players, standing }: Pick<Position, 'market' | 'players' | 'standing'>,
): SinceCleanUp | null {
  if (standing === undefined) return null;
  const stalls = players.map(({ stall }) => stall);
  const ifOther = <T>(then: T, now: T): T | null => (JSON.stringify(then) === JSON.stringify(now) ? null : then);
  return {
    market: ifOther(standing.market, market),
    stalls: ifOther(standing.stalls, stalls),
    gained: gainedSince(state).map((each) =>
      typeof each === 'number'
        ? each
        : Object.fromEntries([...each].map(([kind, count]) => [idOf(state.table, kind), count])),
    ),
    unseen: state.changedUnseen,
  };
}

const sortSeen = (cards: CardView[]): CardView[] =>
  cards.slice().sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));

const sortKey = (card: CardView): string => `${card.card ?? '~'} ${JSON.stringify(card)}`;

function countsOf({ table }: State, kinds: readonly number[]): { [card: string]: number } {
  const counts: { [card: string]: number } = {};
  for (const kind of kinds.slice().sort((one, other) => one - other)) {
    const id = idOf(table, kind);
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}

function removedFrom({ table }: State): { [card: string]: number } {
  const left = table.faces.filter((face, kind) => kind !== table.junk && face.value === 1);
  return Object.fromEntries(left.map((face) => [face.id, face.copies - table.seats]));
}
