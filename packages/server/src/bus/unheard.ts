import type { Bus } from './bus.js';

/** The bus of a host that may share its store with others and has no way to hear of them: it looks for itself. */
export const unheard: Bus = {
  reach: 'cut-off',
  tell() {},
  hear() {},
  async follow() {},
  unfollow() {},
  onReturn() {},
  async close() {},
};
