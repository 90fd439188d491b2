export * from './analyse.js';
export * from './hint.js';
export * from './report.js';
export * from './sight.js';
export * from './survey.js';
