import type { Bus, Config, Host, HostDependencies } from '@souk/server';
import { onTestFinished } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/store.js';
import { connectedBuses } from './buses.js';
import { ON_CLUSTER } from './cluster.js';
import { openHost, temporaryFolder } from './host.js';
import type { Several, Some } from './tuples.js';

/** Hosts that share a store and a bus. */
export function severalHosts<N extends Some>(
  count: N,
  settings?: Partial<Config>,
  dependencies?: HostDependencies,
): Promise<Several<N, Host>>;
export async function severalHosts(
  count: number,
  settings: Partial<Config> = {},
  dependencies: HostDependencies = {},
): Promise<Host[]> {
  const data = temporaryFolder();
  if (ON_CLUSTER)
    return Promise.all(Array.from({ length: count }, () => openHost({ ...settings, data }, dependencies)));
  return onOneStore(data, connectedBuses(count), settings, dependencies);
}

/** A host on each of the buses, in this process, with a store that they share. */
export async function onOneStore(
  data: string,
  buses: readonly Bus[],
  settings: Partial<Config> = {},
  dependencies: HostDependencies = {},
): Promise<Host[]> {
  const shared = await openSqliteStore(data);
  onTestFinished(() => shared.close());
  const store = { ...shared, close: async () => {} };
  return Promise.all(buses.map((bus) => openHost(settings, { ...dependencies, store, bus })));
}
