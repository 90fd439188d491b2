import type { Bus, BusMessages, Topic } from '@souk/server';

type Listener = (message: BusMessages[Topic]) => void;

/** Buses of hosts that share a store: what one publishes, all others receive, a moment later, unless it is lost. */
export function connectedBuses(count: number, isLost: (topic: Topic) => boolean = () => false): Bus[] {
  const listeners = Array.from({ length: count }, () => new Map<Topic, Listener[]>());
  return listeners.map((own) => ({
    state: 'connected' as const,
    publish(topic, message) {
      if (isLost(topic)) return;
      for (const other of listeners) {
        if (other === own) continue;
        setImmediate(() => {
          for (const listener of other.get(topic) ?? []) listener(message);
        });
      }
    },
    on(topic, listener) {
      own.set(topic, [...(own.get(topic) ?? []), listener as Listener]);
    },
    async subscribe() {},
    unsubscribe() {},
    onReconnect() {},
    async close() {},
  }));
}
