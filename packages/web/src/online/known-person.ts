import { createStore } from '@souk/table-kit/store';
import { KNOWN_AS } from './known.js';

/** Who this browser is to the host. Only the host's cookie proves it; this is what the page may know. */
export interface Known {
  readonly id: string;
  readonly name: string;
  readonly account: boolean;
}

function remembered(): Known | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KNOWN_AS) ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { id, name, account }: { id?: unknown; name?: unknown; account?: unknown } = value;
    return typeof id === 'string' && typeof name === 'string' ? { id, name, account: account === true } : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined until a name was first needed. */
export const person = createStore<Known | undefined>(remembered());
