import * as decks from './named.js';
import type { ToldDeck } from './told-deck.js';

/** Every deck that can be spoken of, for those who need not load them one by one; those of them that the box has are played. */
export const TOLD_DECKS: readonly ToldDeck[] = Object.values(decks);
