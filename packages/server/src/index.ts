export type * from './bus/bus.js';
export * from './outside.js';
export type * from './store/rows.js';
export type * from './store/store.js';
export type * from './timers/timers.js';
