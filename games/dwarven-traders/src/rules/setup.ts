import { below, cloneRandom, type RandomState } from '@souk/kernel';
import { GEM_COUNT, GEMS_PER_COLOUR } from './gems.js';
import { rulesFor } from './match-rules.js';
import type { Options } from './options.js';
import { setPawns, startRound, turnOrder } from './round.js';
import type { State } from './state.js';
import { EMPTY_STORE } from './store.js';

/** DT-SETUP-3. */
const STARTING_PRICE = 1;

/** Chance is used for the Smuggler's marker first, then for the first player. */
export function setup(options: Options, seats: number, random: RandomState): State {
  const rules = rulesFor(options, seats);
  const traders = seats + 1;
  const state: State = {
    rules,
    random: cloneRandom(random),
    prices: filled(GEM_COUNT, STARTING_PRICE),
    // One gem of each colour stands on its price track (DT-SETUP-1).
    pool: filled(GEM_COUNT, GEMS_PER_COLOUR - 1),
    box: filled(GEM_COUNT, 0),
    stores: filled(traders, EMPTY_STORE),
    scores: filled(traders, 0),
    row: [],
    frames: [],
    marker: 0,
    round: 1,
    starter: 0,
    choosers: [],
    points: filled(traders, 0),
    lastPoints: [],
    lastPlaces: [],
    unused: [],
    discards: [],
  };
  state.marker = below(state.random, GEM_COUNT);
  state.pool[state.marker]--;
  setPawns(state);
  state.starter = firstPlayer(state);
  state.choosers = turnOrder(state, state.starter);
  startRound(state);
  return state;
}

/** DT-SETUP-4; in the solo game the player (DT-SOLO-1). */
function firstPlayer({ rules, random }: State): number {
  if (rules.solo) return 0;
  return rules.options.firstPlayer === 'random' ? below(random, rules.seats) : rules.options.firstPlayer;
}

/** Pushed one by one: an array made with a length and then filled counts as having holes and is slower for ever after. */
function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}
