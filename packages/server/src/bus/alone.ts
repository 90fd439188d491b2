import type { Bus } from './bus.js';

/** The bus of a host that is the only one: there is nobody to tell. */
export const alone: Bus = {
  reach: 'alone',
  tell() {},
  hear() {},
  async follow() {},
  unfollow() {},
  onReturn() {},
  async close() {},
};
