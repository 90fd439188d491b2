export * from './language.js';
export * from './message.js';
export * from './speaker.js';
