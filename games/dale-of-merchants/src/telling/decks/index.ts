export { TOLD_DECKS } from './all.js';
export * from './named.js';
export * from './told-deck.js';
