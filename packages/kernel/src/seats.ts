/** A place at the table, counted from 0. */
export type Seat = number;

/** Who is looking: a seat, or a spectator. */
export type Viewer = Seat | 'spectator';

const MAX_SEATS = 8;

const SETS: readonly (readonly Seat[])[] = Array.from({ length: 1 << MAX_SEATS }, (_, mask) =>
  Array.from({ length: MAX_SEATS }, (_, seat) => seat).filter((seat) => (mask >> seat) & 1),
);

/** The seats whose bits are set in `mask`. The arrays are shared, so asking costs nothing. */
export const seatsIn = (mask: number): readonly Seat[] => SETS[mask];

/** The mask of one seat. */
export const seatBit = (seat: Seat): number => 1 << seat;

/** Every viewer of a table of `seats` seats. */
export const viewersOf = (seats: number): readonly Viewer[] => ['spectator', ...Array(seats).keys()];
