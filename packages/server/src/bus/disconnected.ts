import type { Bus } from './bus.js';

/** The bus of a host that may share its store with others and has no way to hear of them: it reads the store. */
export const disconnectedBus: Bus = {
  state: 'disconnected',
  publish() {},
  on() {},
  async subscribe() {},
  unsubscribe() {},
  onReconnect() {},
  async close() {},
};
