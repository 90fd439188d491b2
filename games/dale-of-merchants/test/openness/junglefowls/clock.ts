/** The clock has three hours; it is set to dawn when a turn begins. */
export const CLOCK = 'clock';
export const DAWN = 0;
export const NIGHT = 2;

/** What the hand size is higher for this turn. */
export const GUESTS = 'guests';
