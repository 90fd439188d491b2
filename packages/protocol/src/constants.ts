// What a page knows before it asks a host for anything.
export * from './avatars.js';
export * from './deleted.js';
