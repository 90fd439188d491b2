export * from './language.js';
export * from './message.js';
