import { below, cloneRandom, type RandomState } from '@souk/kernel';
import { GEM_COUNT, GEMS_PER_COLOUR } from './gems.js';
import type { Options } from './options.js';
import { setPawns, startRound, turnOrder } from './round.js';
import { type State, tableFor } from './state.js';

/** DT-SETUP-3. */
const STARTING_PRICE = 1;

/** Chance is used for the Smuggler's marker first, then for the first player. */
export function setup(options: Options, seats: number, random: RandomState): State {
  const table = tableFor(options, seats);
  const traders = seats + 1;
  const zeros = (length: number): number[] => new Array<number>(length).fill(0);
  const state: State = {
    table,
    random: cloneRandom(random),
    prices: new Array<number>(GEM_COUNT).fill(STARTING_PRICE),
    // One gem of each colour stands on its price track (DT-SETUP-1).
    pool: new Array<number>(GEM_COUNT).fill(GEMS_PER_COLOUR - 1),
    box: zeros(GEM_COUNT),
    stores: zeros(traders * GEM_COUNT),
    scores: zeros(traders),
    row: [],
    frames: [],
    marker: 0,
    round: 1,
    starter: 0,
    choosers: [],
    points: zeros(traders),
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
function firstPlayer({ table, random }: State): number {
  if (table.solo) return 0;
  return table.options.firstPlayer === 'random' ? below(random, table.seats) : table.options.firstPlayer;
}
