import { cloneRandom, type RandomState } from '@souk/kernel';
import { NONE } from './card.js';
import { deal } from './deal.js';
import { NOTHING_BLURRED } from './knowledge.js';
import type { Options } from './options.js';
import { beginSelection, drawFirstPlayer, randomDecks } from './selection.js';
import type { State } from './state.js';
import { deckMaskOf, tableFor } from './table.js';

const MARKET_SLOTS = 5;

const empties = (count: number): number[][] => Array.from({ length: count }, () => []);

/** A table at which nothing has been dealt yet. */
export function bareState(options: Options, seats: number, random: RandomState): State {
  const market: number[] = [];
  for (let slot = 0; slot < MARKET_SLOTS; slot++) market.push(NONE);
  return {
    table: tableFor(options, seats, 0),
    random,
    hands: empties(seats),
    decks: empties(seats),
    discards: empties(seats),
    stalls: empties(seats).map(() => []),
    market,
    marketDeck: [],
    marketDiscard: [],
    junk: 0,
    coins: empties(seats).map(() => 0),
    aside: [],
    asideOwner: 0,
    frames: [],
    blurred: NOTHING_BLURRED,
    firstPlayer: 0,
    turn: 0,
    actions: 0,
    turnBonus: 0,
    idleTurns: 0,
    standing: { owned: [], stalls: [], market: [] },
    cardsChangedHands: true,
    gone: 0,
    winner: NONE,
    selection: undefined,
  };
}

export function setup(options: Options, seats: number, random: RandomState): State {
  const state = bareState(options, seats, cloneRandom(random));
  state.firstPlayer = drawFirstPlayer(state);
  if (options.deckSelection === 'vote' || options.deckSelection === 'ban-and-pick') beginSelection(state);
  else if (options.deckSelection === 'host' && options.decks !== null) deal(state, deckMaskOf(options.decks));
  else deal(state, randomDecks(state));
  return state;
}
