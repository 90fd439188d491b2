import type { State } from './state.js';
export type View = object;
export const viewOf = (_s: State, _v: unknown): View => ({});
