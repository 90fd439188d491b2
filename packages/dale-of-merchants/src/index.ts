export { DECK_IDS, DECKS, type DeckId, JUNK } from './decks/index.js';
export type { DaleEvent, Place, UsedCard } from './events.js';
export type { CardSpec, DeckSpec } from './face.js';
export { type DaleTypes, daleOfMerchants, makeDale } from './game.js';
export type { DeclaredCard, HandCard, MarkedCard, Move, StackCard } from './moves.js';
export type { Options } from './options.js';
export type { Position } from './position-schema.js';
export type { State } from './state.js';
export type { CardView, FrameView, PlayerView, View } from './view.js';
