import type { Seat } from '@souk/kernel';
import type { Cause, EventSink } from '../events.js';
import { type State, slotsOf } from '../state.js';
import { isHidden, kindIn } from '../storehouse/cells.js';
import { SLOTS } from '../storehouse/shapes.js';
import { HALVES_GAINS } from '../storehouse/traits.js';

/** AA-SETUP-2. */
export const STARTING_GOLD = 25;
/** AA-SCORE-2. */
export const HIGHEST_INFAMY = 24;
export const MOST_MARKERS = 2;

/** AA-SCORE-4: once, however many Swords there are. */
export function isHalved(state: State, seat: Seat): boolean {
  const { cells, rules } = state;
  const size = slotsOf(state, seat);
  for (let slot = 0, at = seat * SLOTS; slot < size; slot++, at++) {
    const cell = cells[at];
    if (!isHidden(cell) && (rules.traits[kindIn(cell)] & HALVES_GAINS) !== 0) return true;
  }
  return false;
}

/** What a gain of so much gold comes to for this seat now. */
export const gainFor = (state: State, seat: Seat, amount: number): number =>
  isHalved(state, seat) ? amount >> 1 : amount;

/** AA-SCORE-4: a gain, halved where a Sword says so. */
export function gainGold(state: State, seat: Seat, amount: number, cause: Cause, events: EventSink): void {
  if (amount <= 0) return;
  const halved = isHalved(state, seat);
  const gain = halved ? amount >> 1 : amount;
  if (gain > 0) changeGold(state, seat, gain, cause, halved, events);
}

/** AA-SCORE-1: a loss or a payment takes what is there. */
export function loseGold(state: State, seat: Seat, amount: number, cause: Cause, events: EventSink): void {
  const loss = Math.min(amount, state.gold[seat]);
  if (loss > 0) changeGold(state, seat, -loss, cause, false, events);
}

/** A gain or, if it is negative, a loss (AA-SCORE-5, AA-SALE-3). */
export function settleGold(state: State, seat: Seat, amount: number, cause: Cause, events: EventSink): void {
  if (amount > 0) gainGold(state, seat, amount, cause, events);
  else loseGold(state, seat, -amount, cause, events);
}

function changeGold(state: State, seat: Seat, change: number, cause: Cause, halved: boolean, events: EventSink): void {
  state.gold[seat] += change;
  events?.emit({ kind: 'gold', seat, change, gold: state.gold[seat], cause, halved });
}

/** Whether any more infamy is possible (AA-SCORE-2). */
export const canGainInfamy = ({ infamy, markers }: State, seat: Seat): boolean =>
  infamy[seat] < HIGHEST_INFAMY || markers[seat] < MOST_MARKERS;

/** AA-SCORE-2: past 24 the track starts again at 0 and costs a marker, as long as there are markers to take. */
export function gainInfamy(state: State, seat: Seat, amount: number, cause: Cause, events: EventSink): void {
  if (amount <= 0 || !canGainInfamy(state, seat)) return;
  const before = stepsTaken(state, seat);
  let infamy = state.infamy[seat] + amount;
  while (infamy > HIGHEST_INFAMY && state.markers[seat] < MOST_MARKERS) {
    infamy -= HIGHEST_INFAMY + 1;
    state.markers[seat]++;
  }
  state.infamy[seat] = Math.min(infamy, HIGHEST_INFAMY);
  tellInfamy(state, seat, stepsTaken(state, seat) - before, cause, events);
}

/** How far a seat has come on the track, times around it included. */
const stepsTaken = ({ infamy, markers }: State, seat: Seat): number =>
  infamy[seat] + markers[seat] * (HIGHEST_INFAMY + 1);

/** AA-SCORE-3. */
export function loseInfamy(state: State, seat: Seat, amount: number, cause: Cause, events: EventSink): void {
  const loss = Math.min(amount, state.infamy[seat]);
  if (loss <= 0) return;
  state.infamy[seat] -= loss;
  tellInfamy(state, seat, -loss, cause, events);
}

function tellInfamy({ infamy, markers }: State, seat: Seat, change: number, cause: Cause, events: EventSink): void {
  events?.emit({ kind: 'infamy', seat, change, infamy: infamy[seat], markers: markers[seat], cause });
}
