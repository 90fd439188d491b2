export * from './plan.js';
export * from './self-play.js';
export * from './trainer.js';
export * from './weights-file.js';
