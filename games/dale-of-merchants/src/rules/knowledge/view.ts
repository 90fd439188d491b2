import { topFrame, type Viewer } from '@souk/kernel';
import { SPECTATOR } from '../cards/card.js';
import { frameToJson, idOf } from '../cards/card-json.js';
import type { Extras } from '../effects/extras.js';
import { openExtrasToJson, pilesToJson } from '../effects/extras-json.js';
import { questionOf } from '../effects/resolve.js';
import { askedIn, DECISIONS } from '../flow.js';
import { type Frame, NO_LIKENESS, ORDER, REACT, RESOLVE } from '../frames.js';
import type { Options } from '../options.js';
import { toJSON, turnToJson } from '../position/position.js';
import type { ExtrasJson, FrameJson, HandCardJson, Position } from '../position/position-schema.js';
import { OF_MARKET, OF_SEVERAL, type State } from '../state.js';
import { coinsOf, gainedSince } from '../turn/progress.js';
import { type CardView, type Counts, type Sight, sightOf, sortSeen } from './sight.js';

export type { CardView };

/** A card that is set aside; of several owners' ones also whose it is (4: the market's). */
export type AsideView = CardView & { readonly from?: number };

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
export type ExtrasView = Omit<ExtrasJson, 'piles' | 'asideFrom'> & {
  readonly piles: readonly { readonly [id: string]: readonly CardView[] }[];
};

/** What DM-EDGE-1 compares at the next clean-up, as everybody knows it. */
export interface SinceCleanUp {
  /** As it was after the last clean-up; null: as it is now. */
  readonly market: readonly (string | null)[] | null;
  readonly stalls: readonly (readonly (readonly string[])[])[] | null;
  /** Only with further decks. */
  readonly coins?: readonly number[] | null;
  /** By seat, how many more cards the player has; if one of them went unseen by a player, only how many in all. */
  readonly gained: readonly (number | Counts)[];
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
  /** All that changes such cards, where a bonus does not say it. */
  readonly turnChanges?: NonNullable<Position['turnChanges']>;
  readonly forTurn?: NonNullable<Position['forTurn']>;
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
  readonly removed: Counts;
  readonly aside: readonly AsideView[];
  readonly asideOwner: Position['asideOwner'];
  readonly frames: readonly FrameView[];
  readonly selection: NonNullable<Position['selection']> | null;
  /** Left out if no deck of the game brings anything along beside its cards. */
  readonly extras?: ExtrasView;
  /** The cards that are somewhere among those of each pool that the viewer has not seen. */
  readonly pools: readonly Counts[];
  readonly decision: { readonly kind: string; readonly seat: number; readonly text: string } | null;
}

const numberOf = (viewer: Viewer): number => (viewer === 'spectator' ? SPECTATOR : viewer);

export function viewOf(state: State, viewer: Viewer): View {
  const sight = sightOf(state, numberOf(viewer));
  const { seats, decks, firstPlayer, turn, actions, turnBonus, gone, winner, ...rest } = toJSON(state);
  return {
    game: 'dale-of-merchants',
    viewer,
    seats,
    options: state.rules.options,
    decks,
    firstPlayer,
    turn,
    actions,
    turnBonus,
    ...turnToJson(state),
    idleTurns: state.openIdleTurns,
    sinceCleanUp: sinceCleanUp(state, rest),
    gone,
    winner,
    filled: rest.filled ?? [],
    players: rest.players.map(({ discard, stall, coins }, seat) => ({
      hand: sight.unordered(state.hands[seat]),
      deck: sight.inOrder(state.decks[seat]).reverse(),
      discard,
      stall,
      coins,
    })),
    market: rest.market,
    marketDeck: sight.inOrder(state.marketDeck).reverse(),
    marketDiscard: rest.marketDiscard,
    junk: rest.junk,
    removed: removedFrom(state),
    aside: asideIn(state, sight, viewer),
    asideOwner: rest.asideOwner,
    frames: state.frames.map((frame) => frameFor(state, frame, viewer)),
    selection: rest.selection ?? null,
    ...extrasIn(state, sight, viewer),
    pools: sight.pools,
    decision: decisionIn(state),
  };
}

/**
 * Open cards on their way to two piles lie in the order of these, and those of several owners in that in which they are handed
 * out; of others the order says nothing, but that those which are being laid on a pile come last. Which of them are chosen
 * nobody sees but who chooses.
 */
function asideIn(state: State, sight: Sight, viewer: Viewer): AsideView[] {
  const seen = sight.inOrder(state.aside);
  const areSeveral = state.asideOwner === OF_SEVERAL;
  const cards = areSeveral ? withOwners(state, seen) : seen;
  const isChoosing = viewer === state.frames[0]?.seat;
  const isOrdered = state.extras === undefined || areSeveral || cards.some(({ shown }) => shown);
  const seesOrder = state.extras === undefined || areSeveral || isChoosing || cards.every(({ shown }) => shown);
  if (isOrdered && seesOrder && cards.every(({ pool }) => pool === null)) return cards;
  const kept = cards.length - lastAside(state, isChoosing);
  return [...sortSeen(cards.slice(0, kept)), ...sortSeen(cards.slice(kept))];
}

/** How many of the cards aside lie last, since they are being laid on a pile or were chosen for something. */
function lastAside(state: State, isChoosing: boolean): number {
  const top = topFrame(state.frames);
  if (top?.effect === ORDER) return top.count;
  return isChoosing && top?.effect === RESOLVE && questionOf(state, top)?.chosenLast === true ? top.count : 0;
}

const withOwners = ({ extras }: State, seen: readonly CardView[]): AsideView[] =>
  seen.map((card, i) => ({ ...card, from: extras?.asideFrom[i] ?? OF_MARKET }));

function frameFor(state: State, frame: Frame, viewer: Viewer): FrameView {
  const json = frameToJson(state, frame);
  // DX-OWL-3: how many cards can react is known to who holds them.
  if (frame.effect === REACT && frame.seat !== viewer) return { ...json, chosen: null, count: 0 };
  const isSecret = frame.chosen !== NO_LIKENESS && frame.seat !== viewer && frame.count === 0;
  return isSecret
    ? { ...json, chosen: 'hidden', chosenAs: null, showing: null }
    : { ...json, chosen: json.chosen ?? null };
}

function extrasIn(state: State, sight: Sight, viewer: Viewer): Pick<View, 'extras'> {
  const { rules, extras } = state;
  if (extras === undefined) return {};
  const piles = pilesToJson(rules, extras, (card, _seat, pile) => sight.see(card, pile));
  const { asideFrom: _, ...open } = openExtrasToJson(rules, shownTo(state, extras, viewer));
  return { extras: { ...open, piles } };
}

/** All of it but what others have in their hands (DX-OWL-3, DX-PASSIVE-2). */
function shownTo(state: State, extras: Extras, viewer: Viewer): Extras {
  const effects = state.rules.extras?.effects ?? [];
  const active = state.frames[0]?.seat;
  return {
    ...extras,
    held: active === viewer ? extras.held : [],
    arrived: extras.arrived.map((count, seat) => (seat === viewer ? count : 0)),
    due: extras.due.map((due) =>
      effects[due.effect].from === 'hand' && due.seat !== viewer ? { ...due, count: 0 } : due,
    ),
  };
}

function decisionIn(state: State): View['decision'] {
  const frame = topFrame(state.frames);
  if (frame === undefined) return null;
  const { kind, text } = DECISIONS[frame.effect].prompt(state, frame);
  return { kind, seat: askedIn(state, frame), text };
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
    ...(standing.coins === undefined ? {} : { coins: ifOther(standing.coins, coinsOf(state)) }),
    gained: gainedSince(state).map((each) =>
      typeof each === 'number'
        ? each
        : Object.fromEntries([...each].map(([kind, count]) => [idOf(state.rules, kind), count])),
    ),
    unseen: state.changedUnseen,
  };
}

function removedFrom({ rules }: State): Counts {
  const left = rules.cards.filter(({ value }, kind) => kind !== rules.junk && value === 1);
  return Object.fromEntries(left.map(({ id, copies }) => [id, copies - rules.seats]));
}
