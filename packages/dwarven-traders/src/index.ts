export * from './cards.js';
export * from './events.js';
export { type DwarvenTradersTypes, dwarvenTraders } from './game.js';
export * from './gems.js';
export type { Move } from './moves.js';
export { OPTIONS, type Options } from './options.js';
export type { Position } from './position.js';
export type { State } from './state.js';
export type { TraderView, View } from './view.js';
