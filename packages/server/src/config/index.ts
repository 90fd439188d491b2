export * from './read.js';
export * from './spec.js';
