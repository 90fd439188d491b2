export type * from './bus/bus.js';
export * from './config/index.js';
export * from './host.js';
export * from './runtime.js';
export type * from './store/rows.js';
export { BackupError, backUp, restore } from './store/sqlite/backup.js';
export type * from './store/store.js';
export type * from './timers/timers.js';
