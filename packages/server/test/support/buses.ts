import type { Bus, News, Topic } from '@souk/server';

type Listener = (news: News[Topic]) => void;

/** Buses of hosts that share a store: what one tells, all others hear, a moment later. */
export function connectedBuses(count: number): Bus[] {
  const listeners = Array.from({ length: count }, () => new Map<Topic, Listener[]>());
  return listeners.map((own) => ({
    reach: 'together' as const,
    tell(topic, news) {
      for (const other of listeners) {
        if (other === own) continue;
        setImmediate(() => {
          for (const listener of other.get(topic) ?? []) listener(news);
        });
      }
    },
    hear(topic, listener) {
      own.set(topic, [...(own.get(topic) ?? []), listener as Listener]);
    },
    async follow() {},
    unfollow() {},
    onReturn() {},
    async close() {},
  }));
}
