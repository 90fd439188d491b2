import type { Chance, Outcome, Seat } from '@souk/kernel';
import type { Entry, Level, PersonRef, Phase, Rating, Settings } from '@souk/protocol';
import type { EntryLog } from './entry-log.js';

/** A person, as stored. */
export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly account: boolean;
  readonly since: number;
}

/** A token, as stored: never the token itself. */
export interface TokenRow {
  readonly hash: string;
  readonly id: string;
  readonly person: string;
  readonly label: string;
  readonly created: number;
  readonly used: number;
}

/** A seat of a table. What each combination means is said at `SeatInfo` of the protocol. */
export interface SeatRow {
  readonly person: PersonRef | null;
  readonly bot: Level | null;
  readonly resigned: boolean;
  readonly salt: string | null;
  /** Standing answers by id. Told to no other seat. */
  readonly standing: readonly string[];
}

/** A table and its match, all but the log. Holds the seed: never sent as it is. */
export interface TableRow {
  readonly id: string;
  readonly code: string;
  readonly phase: Phase;
  readonly settings: Settings;
  readonly rulesVersion: number;
  /** The generator that it is dealt from: that of the version that made the table. */
  readonly chance: Chance;
  readonly seats: readonly SeatRow[];
  readonly host: PersonRef;
  /** Whom the host has sent away: they may not sit down again. */
  readonly kicked: readonly string[];
  readonly seed: string;
  readonly nonce: string;
  readonly created: number;
  readonly started: number | null;
  readonly finished: number | null;
  readonly outcome: Outcome | null;
  readonly deal: string | null;
  /** Whether a table with the same deal still waits or plays, be it this one. Follows from the others: it is read, never written. */
  readonly dealPending: boolean;
  readonly rematch: string | null;
  /** Whether it starts by itself when it is full; such a public table is there for quick matches. */
  readonly autoStart: boolean;
  /** Rises with every change made by `tables.change`. */
  readonly version: number;
  /** When something happens unless a person acts before; null: never. */
  readonly deadline: number | null;
}

/** One entry of a match's log. Entries are never changed. */
export interface EntryRow {
  readonly seq: number;
  readonly kind: Entry['kind'];
  /** −1 if it is no seat's. */
  readonly seat: Seat;
  /** The move's number for `move`, how many moves are left for `undo` and `undo-asked`, 1 or 0 for `undo-answered`, the bot's level for `to-bot`. */
  readonly code: number;
  readonly time: number;
  /** What the client called the send that this came from. */
  readonly send: string | null;
  /** The rest of the entry, if it has one. */
  readonly data: EntryData | null;
}

export interface EntryData {
  readonly agreed?: readonly Seat[];
  readonly reason?: 'left' | 'time' | 'resigned';
}

/** How a match stood after one of its entries, as text. Holds the seed's chance and what is hidden: never sent, never logged. */
export interface SnapshotRow {
  readonly seq: number;
  readonly text: string;
}

/** A match with its whole log. The snapshot spares replaying, and can be done without. */
export interface StoredMatch {
  readonly table: TableRow;
  readonly log: EntryLog;
  readonly snapshot: SnapshotRow | null;
}

/** What an entry changes in the row of its match, written together with it. */
export interface RowChange {
  readonly phase: Phase;
  /** Undefined if it has not changed. */
  readonly deadline: number | null | undefined;
  readonly outcome: Outcome | null;
  readonly finished: number | null;
  /** The seat that has changed hands, if any. */
  readonly seat: (Pick<SeatRow, 'bot' | 'resigned'> & { readonly seat: Seat }) | null;
  /** Whether the result is still to be counted for ratings. */
  readonly rated: boolean;
}

export interface ChatRow {
  readonly line: number;
  readonly time: number;
  readonly from: PersonRef;
  readonly seat: Seat | null;
  readonly text: string;
}

/** The people of a rated match, by how they were placed. */
export interface Placing {
  readonly person: string;
  readonly rank: number;
}

export type { Rating };
