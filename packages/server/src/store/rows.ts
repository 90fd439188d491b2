import type { Chance, Outcome, Seat } from '@souk/kernel';
import type {
  Audience,
  Audiences,
  Avatar,
  Entry,
  Face,
  Level,
  PersonRef,
  Phase,
  Rating,
  Settings,
} from '@souk/protocol';
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
  readonly won: boolean;
}

/** How a finished match has ended for one of its people. */
export interface ResultRow {
  readonly person: string;
  readonly place: number;
  readonly won: boolean;
  readonly score: number;
  /** How far ahead of the best of the others; less than 0: behind. Null: there are no others. */
  readonly lead: number | null;
  /** How often the seat has decided; null: the match cannot be replayed any more. */
  readonly decisions: number | null;
  /** What it was played with, by the game's own names. */
  readonly used: readonly string[];
}

/** How a bot has done that sat in a match with people. */
export interface BotResult {
  readonly level: Level;
  readonly won: boolean;
}

/** All that a finished match counts for. */
export interface CountedMatch {
  readonly game: string;
  readonly seats: number;
  readonly time: number;
  /** Whether everyone may open it. */
  readonly isPublic: boolean;
  /** None: it says nothing about how strong people are. */
  readonly placings: readonly Placing[];
  readonly results: readonly ResultRow[];
  readonly bots: readonly BotResult[];
}

/** A rating after one more match; 0 seats: over matches of every number of players. */
export interface PointRow {
  readonly game: string;
  readonly seats: number;
  /** Which rated match it was, counted from 1. */
  readonly n: number;
  readonly time: number;
  readonly mu: number;
  readonly sigma: number;
  /** Null: the match is not known, the rating is older than its history. */
  readonly match: string | null;
}

/** What an account has chosen for its page. */
export interface ProfileRow extends Audiences {
  readonly avatar: Avatar | null;
}

/** A person whom another follows. */
export interface FollowedRow {
  readonly face: Face;
  readonly since: number;
  /** Whether they follow back. */
  readonly mutual: boolean;
  /** Who may see whether they are there; null: nothing was chosen. */
  readonly presence: Audience | null;
}

export type { Rating };
