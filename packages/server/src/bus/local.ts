import type { Bus } from './bus.js';

/** The bus of a host that is the only one: there is no other to tell. */
export const localBus: Bus = {
  state: 'local',
  publish() {},
  on() {},
  async subscribe() {},
  unsubscribe() {},
  onReconnect() {},
  async close() {},
};
