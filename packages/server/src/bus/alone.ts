import type { Bus } from './bus.js';

/** The bus of a host that is the only one: there is nobody to tell. */
export const alone: Bus = {
  tell() {},
  hear() {},
  async close() {},
};
