export * from './analyse.js';
export * from './hint.js';
export * from './observation.js';
export * from './report.js';
export * from './survey.js';
