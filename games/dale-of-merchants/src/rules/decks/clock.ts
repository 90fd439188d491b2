import type { Seat } from '@souk/kernel';
import type { CounterSpec, Hooks } from '../cards/spec.js';
import { counterOf, setCounter } from '../effects/extras.js';
import type { State } from '../state.js';

/** DX-CLOCK-1 to DX-CLOCK-3: every player's clock, which goes on with every technique and is set to dawn when a turn begins. */
export const CLOCK: CounterSpec = { id: 'clock', start: 0, max: 2 };

export const DAWN = 0;
export const DAY = 1;
export const NIGHT = 2;

export const CLOCK_HOOKS: Hooks = {
  turnStarts: (state, seat, events) => setCounter(state, CLOCK.id, seat, DAWN, events),
  techniqueDone: (state, seat, _as, events) =>
    setCounter(state, CLOCK.id, seat, counterOf(state, CLOCK.id, seat) + 1, events),
};

export const hourOf = (state: State, seat: Seat): number => counterOf(state, CLOCK.id, seat);
export const isDawn = (state: State, seat: Seat): boolean => hourOf(state, seat) === DAWN;
export const isNight = (state: State, seat: Seat): boolean => hourOf(state, seat) === NIGHT;

/** The hours by name, as branches of effects call them. */
export const HOURS = ['dawn', 'day', 'night'] as const;
