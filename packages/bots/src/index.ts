export * from './bots.js';
export * from './core.js';
export * from './minds.js';
