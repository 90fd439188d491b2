export * from './language.js';
export * from './message.js';
export * from './number.js';
export * from './speaker.js';
export * from './telling.js';
