export { type TeaCaravanTypes, teaCaravan } from './game.js';
export type { Event, Move } from './play.js';
export type { Position } from './position.js';
export { type Options, type State, TEAS, type Tea } from './state.js';
export type { View } from './view.js';
