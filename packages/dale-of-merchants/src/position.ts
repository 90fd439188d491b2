import type { State } from './state.js';
export const toJSON = (_s: State): object => ({});
export const fromJSON = (_s: unknown): State => {
  throw new Error();
};
