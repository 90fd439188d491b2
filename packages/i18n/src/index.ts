export * from './language.js';
export * from './message.js';
export * from './number.js';
export * from './telling.js';
export * from './translator.js';
