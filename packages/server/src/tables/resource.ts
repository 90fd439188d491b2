import { commitmentTo } from '@souk/kernel';
import type { Table } from '@souk/protocol';
import { seatInfo } from '../matches/messages.js';
import type { TableRow } from '../store/rows.js';

/**
 * A table as every client may know it. The fields are named one by one: seed and nonce are not among them. A result tells
 * something of the deal, and waits until no other table plays it.
 */
export const tableResource = (table: TableRow): Table => ({
  id: table.id,
  code: table.code,
  phase: table.phase,
  settings: table.settings,
  seats: table.seats.map(seatInfo),
  host: table.host,
  commitment: commitmentTo(table),
  created: table.created,
  started: table.started,
  finished: table.finished,
  outcome: table.dealPending ? null : table.outcome,
  deal: table.deal,
  rematch: table.rematch,
});
