import { DECK_IDS, type View } from '@souk/games/dale-of-merchants';

/** The decks whose cards a table shows: those that are played; while they are being chosen, all. */
export const decksShown = ({ decks, selection }: Pick<View, 'decks' | 'selection'>): readonly string[] =>
  selection === null ? decks : DECK_IDS;
