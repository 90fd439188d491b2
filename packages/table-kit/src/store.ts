import { useSyncExternalStore } from 'react';

/** A value that can be watched. */
export interface Store<V> {
  get(): V;
  set(value: V): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<V>(first: V): Store<V> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <V>(store: Pick<Store<V>, 'get' | 'subscribe'>): V =>
  useSyncExternalStore(store.subscribe, store.get);
