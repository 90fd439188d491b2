export * from './default-face.js';
export * from './face.js';
export * from './saying.js';
export * from './style.js';
export * from './text.js';
