/** Face down beside their owner until the next turn begins. */
export const STORED = 'stored';
/** The same, for all to see. */
export const SHOWN = 'shown';
