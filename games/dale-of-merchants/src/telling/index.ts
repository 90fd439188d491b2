export * from './things.js';
