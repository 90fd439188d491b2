import { nextBits, type RandomState, type Seat, shuffle, topFrame, type Viewer } from '@souk/kernel';
import type { Box } from '../cards/box.js';
import {
  type Card,
  EVERYBODY,
  hiddenCard,
  type Kind,
  kindOf,
  NONE,
  POOLS,
  poolOf,
  seenBy,
  sortCards,
  viewerBit,
} from '../cards/card.js';
import { frameFromJson, kindNamed, noteMarks, withMarks } from '../cards/card-json.js';
import { isAskedInBuild } from '../effects/before-stack.js';
import type { Extras } from '../effects/extras.js';
import { fillPiles } from '../effects/extras-json.js';
import { waitsForAnswer } from '../effects/resolve.js';
import { countInHand } from '../effects/triggers.js';
import { AFTER_CLEAN_UP, BUILD, type Frame, ORDER, REACT, RESOLVE, remembering } from '../frames.js';
import type { MatchRules } from '../match-rules.js';
import { isAskedForOrder } from '../piles/order.js';
import { stateFromOpen } from '../position/position.js';
import { cloneState, type LastCleanUp, OF_MARKET, OF_SEVERAL, type State } from '../state.js';
import { IDLE_TURNS } from '../turn/ending.js';
import { coinsOf, type Gained, ownedBefore } from '../turn/progress.js';
import { noteHeld } from '../turn/windows.js';
import { ConsistentDeals, type FilledHand } from './consistent-deals.js';
import { marketZones } from './deduction.js';
import { withSecret } from './secret-choice.js';
import type { CardView, FrameView, View } from './view.js';

/** What can be said once for all states that a view may stand for. */
interface Draft {
  /** With all that the view shows. An unknown card is one of its pool and of no kind yet. */
  readonly state: State;
  /** By pool: the cards that are somewhere among its unknown places. */
  readonly pools: readonly (readonly Kind[])[];
  /** DM-INFO-4: what not every way of dealing fits; undefined if every one does. */
  readonly limits: Limits | undefined;
  /** How things stood after the last clean-up, by what players have gained since; undefined before the game. */
  readonly lastCleanUp:
    | (Pick<LastCleanUp, 'stalls' | 'market' | 'coins'> & { readonly gained: readonly Gained[] })
    | undefined;
  /** The frame whose hand card was chosen secretly; −1 if there is none. */
  readonly secret: number;
  /** Whether a question is open that is about unknown cards: they must be such that it is asked. */
  readonly asksAboutUnknown: boolean;
  readonly viewer: Viewer;
}

interface Limits {
  /** The hands whose size shows something. */
  readonly seats: ReadonlyMap<FilledHand, Seat>;
  readonly deals: ConsistentDeals;
}

/** What depends on the cards in others' hands (DX-OWL-3, DX-PASSIVE-2): all that are there could react, and were there all the time. */
function imagineSecrets(state: State, extras: Extras, viewer: Viewer): void {
  const effects = state.rules.extras?.effects ?? [];
  extras.due = extras.due.map((due) => {
    const { from, kind } = effects[due.effect];
    return from === 'hand' && due.seat !== viewer ? { ...due, count: countInHand(state, due.seat, kind) } : due;
  });
  for (const [i, frame] of state.frames.entries()) {
    if (frame.effect !== REACT || frame.seat === viewer) continue;
    state.frames[i] = remembering(frame, { count: countInHand(state, frame.seat, frame.as) });
  }
  const [turn] = state.frames;
  if (turn?.step !== AFTER_CLEAN_UP || turn.seat === viewer) return;
  const kinds = state.rules.extras?.endKinds ?? [];
  extras.held = kinds.map((kind) => extras.endUsed.filter((used) => used === kind).length);
  noteHeld(state, extras, turn.seat);
}

/** A bot imagines many states for one view. */
const drafts = new WeakMap<View, Draft>();

/**
 * A state with everything that the view shows. The unknown cards of every pool are dealt to its unknown places at
 * random, every way that fits being equally likely. Nobody but owners knows more of them in that state than the
 * viewer does.
 */
export function imagine(box: Box, view: View, random: RandomState): State {
  const draft = drafts.get(view) ?? draftOf(box, view);
  drafts.set(view, draft);
  let state = dealt(draft, random);
  for (let deals = 1; deals < MOST_DEALS && draft.asksAboutUnknown && !isAsking(state); deals++) {
    state = dealt(draft, random);
  }
  return state;
}

/** A choice among the cards set aside that is really one is not so rare that it would not be found by then. */
const MOST_DEALS = 10_000;

function isAsking(state: State): boolean {
  const top = topFrame(state.frames);
  if (top === undefined) return false;
  if (top.effect === ORDER) return isAskedForOrder(state, top);
  if (top.effect === BUILD) return isAskedInBuild(state, top);
  return top.effect !== RESOLVE || waitsForAnswer(state, top);
}

function dealt(draft: Draft, random: RandomState): State {
  const state = cloneState(draft.state);
  state.random.a = nextBits(random);
  state.random.b = nextBits(random);
  state.random.c = nextBits(random);
  state.random.d = nextBits(random) | 1;
  const pools: Kind[][] = [];
  for (let pool = 0; pool < draft.pools.length; pool++) {
    const kinds = draft.pools[pool].slice();
    shuffle(random, kinds);
    pools.push(kinds);
  }
  if (draft.limits !== undefined) dealWithin(state, draft.limits, pools, random);
  deal(state, pools);
  if (draft.secret >= 0) state.frames[draft.secret] = withSecret(state, state.frames[draft.secret], random);
  if (state.extras !== undefined) imagineSecrets(state, state.extras, draft.viewer);
  if (draft.lastCleanUp !== undefined) {
    const { gained, stalls, market, coins } = draft.lastCleanUp;
    state.lastCleanUp = { owned: ownedBefore(state, gained), stalls, market, coins };
  }
  return state;
}

function deal(state: State, pools: readonly Kind[][]): void {
  const { junk } = state.rules;
  for (let seat = 0; seat < state.hands.length; seat++) {
    dealTo(state.hands[seat], pools, junk);
    sortCards(state.hands[seat]);
    dealTo(state.decks[seat], pools, junk);
  }
  dealTo(state.marketDeck, pools, junk);
  dealTo(state.aside, pools, junk);
  if (state.extras !== undefined) state.extras.piles = state.extras.piles.map((pile) => dealtPile(pile, pools, junk));
}

/** Copies of a state share these piles, so that one is made anew if there is something to deal to it. */
function dealtPile(pile: readonly Card[], pools: readonly Kind[][], junk: Kind): readonly Card[] {
  if (!pile.some((card) => kindOf(card) === NONE)) return pile;
  const cards = pile.slice();
  dealTo(cards, pools, junk);
  return cards;
}

function dealTo(cards: Card[], pools: readonly Kind[][], junk: Kind): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (kindOf(card) === NONE) cards[i] = hiddenCard(pools[poolOf(card)].pop() ?? junk, poolOf(card), seenBy(card));
  }
}

/** DM-INFO-4: deals to the hands whose size shows something, and to the market; the pools keep the others. */
function dealWithin(state: State, { seats, deals }: Limits, pools: readonly Kind[][], random: RandomState): void {
  for (const [at, taken] of deals.draw(random).entries()) {
    const { hand, pool } = deals.cells[at];
    const chosen: Kind[] = [];
    for (const [id, count] of taken.entries()) {
      for (let i = 0; i < count; i++) {
        const found = pools[pool].findIndex((kind) => deals.classOf(kind) === id);
        chosen.push(...pools[pool].splice(found, 1));
      }
    }
    // They came class by class, and the order of a deck matters.
    if (hand === undefined) shuffle(random, chosen);
    const zones = hand === undefined ? marketZones(state) : [state.hands[seats.get(hand) ?? 0]];
    for (const cards of zones) dealChosen(cards, pool, chosen);
  }
}

function dealChosen(cards: Card[], pool: number, chosen: Kind[]): void {
  for (let i = 0; i < cards.length; i++) {
    const kind = isUnknownOf(cards[i], pool) ? chosen.pop() : undefined;
    if (kind !== undefined) cards[i] = hiddenCard(kind, pool, seenBy(cards[i]));
  }
}

const isUnknownOf = (card: Card, pool: number): boolean => kindOf(card) === NONE && poolOf(card) === pool;

function draftOf(box: Box, view: View): Draft {
  const state = stateFromOpen(box, view, { a: 0, b: 0, c: 0, d: 1 });
  countIdleTurns(state, view);
  const { rules } = state;
  const pools = view.pools.map((counts) =>
    Object.entries(counts).flatMap(([id, count]) => Array<Kind>(count).fill(kindNamed(rules, id, 'view.pools'))),
  );
  takeCertain(rules, view, pools);
  const viewer = viewerBit(view.viewer);

  // Of cards that the viewer knows and not everybody, those of one player are taken to have been hidden together.
  const poolOfKnown = (owner: number): number => (pools.length + owner < POOLS ? pools.length + owner : 0);
  const place = (card: CardView, owners: number, owner: number): Card => {
    if (card.card === null) return hiddenCard(NONE, card.pool ?? 0, owners);
    const kind = kindNamed(rules, card.card, 'view');
    if (card.pool !== null) return hiddenCard(kind, card.pool, owners);
    const known = hiddenCard(kind, poolOfKnown(owner), card.shown ? EVERYBODY : viewer | owners);
    return card.marks === null ? known : withMarks(state, known, card.marks, 'view');
  };
  noteMarks(
    state,
    view.players.flatMap(({ hand }) => hand.map(({ marks }) => marks)),
    'view',
  );
  for (const [seat, { hand, deck }] of view.players.entries()) {
    for (const card of hand) state.hands[seat].push(place(card, 1 << seat, seat));
    state.decks[seat] = deck.map((card) => place(card, 0, seat)).reverse();
  }
  if (view.extras !== undefined)
    fillPiles(state, view.extras.piles, (card: CardView, seat) => place(card, 1 << seat, seat));
  state.marketDeck = view.marketDeck.map((card) => place(card, 0, OF_MARKET)).reverse();
  const looker = view.frames.length === 0 ? 0 : 1 << view.frames[0].seat;
  for (const card of view.aside) state.aside.push(place(card, looker, card.from ?? state.asideOwner));
  if (state.extras !== undefined && state.asideOwner === OF_SEVERAL) {
    state.extras.asideFrom = view.aside.map(({ from = OF_MARKET }) => from);
  }
  for (const frame of view.frames) state.frames.push(frameOf(state, frame));
  return {
    state,
    pools,
    limits: limitsOf(state, view, pools),
    lastCleanUp: lastCleanUpIn(state, view),
    secret: view.frames.findIndex(({ chosen }) => chosen === 'hidden'),
    asksAboutUnknown: view.aside.some(({ card }) => card === null) || dependsOnHands(state),
    viewer: view.viewer,
  };
}

/** With further decks hands decide what is asked in an effect, or before a stack (DX-ASK-1, DX-BEAVER-4). */
const dependsOnHands = ({ frames, extras }: State): boolean =>
  extras !== undefined && frames.some(({ effect }) => effect === RESOLVE || effect === BUILD);

function lastCleanUpIn(state: State, { sinceCleanUp }: View): Draft['lastCleanUp'] {
  if (sinceCleanUp === null) return undefined;
  const kind = (id: string): Kind => kindNamed(state.rules, id, 'view.sinceCleanUp');
  const { stalls, market, gained, coins } = sinceCleanUp;
  return {
    coins: state.extras === undefined ? undefined : (coins ?? coinsOf(state)),
    stalls: stalls?.map((stall) => stall.map((stack) => stack.map(kind))) ?? state.stalls.slice(),
    market: market?.map((id) => (id === null ? NONE : kind(id))) ?? state.market.slice(),
    gained: gained.map((each) =>
      typeof each === 'number' ? each : new Map(Object.entries(each).map(([id, count]) => [kind(id), count])),
    ),
  };
}

/** DM-EDGE-1: all that is known of the turns without progress is how many they are at most. */
function countIdleTurns(state: State, view: View): void {
  const most = IDLE_TURNS * view.seats;
  state.openIdleTurns = view.idleTurns;
  state.idleTurns = Math.min(view.idleTurns, view.frames.length > 0 ? most - 1 : most);
  state.changedUnseen = view.sinceCleanUp?.unseen ?? false;
}

/** Cards that the viewer has not seen but is certain of are no longer to be dealt. */
function takeCertain(rules: MatchRules, view: View, pools: readonly Kind[][]): void {
  const piles = view.extras?.piles.flatMap((each) => Object.values(each)) ?? [];
  const zones = [...view.players.flatMap(({ hand, deck }) => [hand, deck]), view.marketDeck, view.aside, ...piles];
  for (const { card, pool } of zones.flat()) {
    if (card === null || pool === null) continue;
    const at = pools[pool].indexOf(kindNamed(rules, card, 'view'));
    pools[pool].splice(at, 1);
  }
}

function limitsOf(state: State, view: View, pools: readonly (readonly Kind[])[]): Limits | undefined {
  const seats = new Map<FilledHand, Seat>();
  for (const { seat } of view.filled) {
    const { hand } = view.players[seat];
    const known = hand.flatMap(({ card }) => (card === null ? [] : [kindNamed(state.rules, card, 'view')]));
    const unknown = new Map<number, number>();
    for (const { card, pool } of hand) {
      if (card === null && pool !== null) unknown.set(pool, (unknown.get(pool) ?? 0) + 1);
    }
    if (unknown.size > 0) seats.set({ filled: state.fillings[seat], size: hand.length, known, unknown }, seat);
  }
  const { junk } = state.rules;
  const places = new Map<number, number>();
  for (const card of marketZones(state).flat()) {
    const pool = poolOf(card);
    if (isUnknownOf(card, pool) && pools[pool].includes(junk)) places.set(pool, (places.get(pool) ?? 0) + 1);
  }
  if (seats.size === 0 && places.size === 0) return undefined;
  return { seats, deals: new ConsistentDeals([...seats.keys()], pools, { junk, places }) };
}

const frameOf = (state: State, view: FrameView): Frame =>
  frameFromJson(state, { ...view, chosen: view.chosen === 'hidden' ? null : view.chosen }, 'view.frames');
