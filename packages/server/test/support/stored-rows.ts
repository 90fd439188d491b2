import type { EntryRow, Store, TableRow } from '@souk/server';
import type { TokenRow } from '../../src/store/rows.js';
import { newTable } from '../../src/tables/new-table.js';
import { seededRuntime } from './seeded-runtime.js';
import { newStoreFactory } from './stores.js';

const runtime = seededRuntime('store');

/** The game of these matches: which it is does not matter to a store. */
export const GAME = 'dwarven-traders';

export const ANN = { id: 'ann', name: 'Ann' };

/** A match that has just begun. */
export const table = (): TableRow => ({
  ...newTable({ game: GAME, seats: [{ kind: 'you' }, { kind: 'open' }] }, ANN, runtime, { idleDays: 1 }),
  phase: 'playing',
});

export const move = (seq: number, code: number): EntryRow => ({
  seq,
  kind: 'move',
  seat: 0,
  code,
  time: seq,
  send: `s${code}`,
  data: null,
});

export const token = (hash: string, person: string): TokenRow => ({
  ...{ hash, id: `t ${hash}`, person, label: 'guest' },
  ...{ created: 1, used: 1 },
});

/** A store of its own for a test. */
export const newStore = async (): Promise<Store> => (await newStoreFactory())();
