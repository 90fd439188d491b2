import type { State } from './state.js';
export const imagine = (_s: object, _r: unknown): State => {
  throw new Error();
};
