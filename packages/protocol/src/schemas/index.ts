export * from './common.js';
export * from './errors.js';
export * from './games.js';
export * from './messages.js';
export * from './people.js';
export * from './play.js';
export * from './tables.js';
