import { cloneRandom, type RandomState } from '@souk/kernel';
import type { Box } from '../cards/box.js';
import { NONE } from '../cards/card.js';
import { NO_CHANGES, NO_MARKS } from '../cards/marks.js';
import { NEVER_FILLED } from '../knowledge/hand-sizes.js';
import { NOTHING_BLURRED } from '../knowledge/pools.js';
import { decksNamed, rulesFor } from '../match-rules.js';
import type { Options } from '../options.js';
import { ALL_SEATS, EMPTY_STALL, type State } from '../state.js';
import { NOTHING_FOR_TURN } from '../turn/for-turn.js';
import { deal } from './deal.js';
import { beginSelection, drawFirstPlayer, randomDecks } from './selection.js';

const MARKET_SLOTS = 5;

/** A list with one entry for each seat, made without gaps: V8 makes lists with gaps slow. */
function forEachSeat<T>(seats: number, make: () => T): T[] {
  const list: T[] = [];
  for (let seat = 0; seat < seats; seat++) list.push(make());
  return list;
}

const emptyPile = (): number[] => [];

/** A table at which nothing has been dealt yet. */
export function emptyState(box: Box, options: Options, seats: number, random: RandomState): State {
  const market: number[] = [];
  for (let slot = 0; slot < MARKET_SLOTS; slot++) market.push(NONE);
  const coins: number[] = [];
  for (let seat = 0; seat < seats; seat++) coins.push(0);
  return {
    rules: rulesFor(box, options, seats, []),
    random,
    hands: forEachSeat(seats, emptyPile),
    decks: forEachSeat(seats, emptyPile),
    discards: forEachSeat(seats, emptyPile),
    stalls: forEachSeat(seats, () => EMPTY_STALL),
    market,
    marketDeck: [],
    marketDiscard: [],
    junk: 0,
    coins,
    aside: [],
    asideOwner: 0,
    frames: [],
    watched: true,
    blurred: NOTHING_BLURRED,
    filled: 0,
    fillings: forEachSeat(seats, () => NEVER_FILLED),
    firstPlayer: 0,
    turn: 0,
    actions: 0,
    turnBonus: 0,
    turnChanges: NO_CHANGES,
    marks: NO_MARKS,
    forTurn: NOTHING_FOR_TURN,
    idleTurns: 0,
    openIdleTurns: 0,
    lastCleanUp: { owned: [], stalls: [], market: [] },
    cardsChanged: ALL_SEATS,
    changedUnseen: false,
    gone: 0,
    winner: NONE,
    selection: undefined,
    extras: undefined,
  };
}

export function setup(box: Box, options: Options, seats: number, random: RandomState): State {
  const state = emptyState(box, options, seats, cloneRandom(random));
  state.firstPlayer = drawFirstPlayer(state);
  if (options.deckSelection === 'vote' || options.deckSelection === 'ban-and-pick') beginSelection(state);
  else if (options.deckSelection === 'host' && options.decks !== null) deal(state, decksNamed(box, options.decks));
  else deal(state, randomDecks(state));
  return state;
}
