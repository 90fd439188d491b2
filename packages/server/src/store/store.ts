import type { Seat } from '@souk/kernel';
import type { Phase } from '@souk/protocol';
import type { StoreHealth } from './health.js';
import type {
  ChatRow,
  CountedMatch,
  EntryRow,
  PersonRow,
  Rating,
  RowChange,
  SnapshotRow,
  StoredMatch,
  TableRow,
  TokenRow,
} from './rows.js';
import type { CircleStore, ProfileStore } from './statements/index.js';

/**
 * Where everything is kept. What a promise has resolved for is on disk. There may be other writers: a
 * writer says what it has read, and is told if that is no longer so.
 */
export interface Store {
  readonly people: PeopleStore;
  readonly tables: TableStore;
  readonly matches: MatchStore;
  readonly chat: ChatStore;
  readonly profiles: ProfileStore;
  readonly circle: CircleStore;
  /** Whether it does what it is asked. */
  readonly health: StoreHealth;
  /** Rejects if the store cannot be read, or as far as is known not written, at the moment. */
  check(): Promise<void>;
  /** Does something while no other host that shares the store does something of that name. */
  withLock<R>(name: string, act: () => Promise<R>): Promise<R>;
  close(): Promise<void>;
}

export interface PeopleStore {
  /** A new person and their first token. */
  add(person: PersonRow, token: TokenRow): Promise<void>;
  find(id: string): Promise<PersonRow | undefined>;
  rename(id: string, name: string): Promise<void>;
  ratings(id: string): Promise<readonly Rating[]>;

  /** Makes an account of a guest, with the hashes of its recovery codes. False: the name is taken. */
  register(id: string, name: string, key: string, secret: string, codes: readonly string[]): Promise<boolean>;
  /** The account with this name, and the hash of its passphrase. */
  account(key: string): Promise<{ readonly person: PersonRow; readonly secret: string } | undefined>;
  /**
   * Hands everything of a guest to an account. At a table where the account has a seat, the seat of the guest keeps the
   * guest's name.
   */
  adopt(guest: string, account: PersonRow): Promise<void>;

  /** The hash of an account's passphrase. */
  secret(id: string): Promise<string | undefined>;
  /**
   * Another passphrase, in place of the one whose hash was `before`. All tokens but `kept` go, unless all are kept; says
   * which have gone. Undefined: `before` is no longer right, and nothing was done.
   */
  setSecret(id: string, before: string, after: string, kept: string | 'all'): Promise<readonly string[] | undefined>;
  /** The hashes of new recovery codes, in place of those before. */
  setRecoveryCodes(id: string, codes: readonly string[]): Promise<void>;
  recoveryCodes(id: string): Promise<number>;
  /** Uses a recovery code up for another passphrase. All tokens go; says which. Undefined: there is no such code. */
  recover(id: string, code: string, secret: string): Promise<readonly string[] | undefined>;
  /**
   * Deletes a person and everything that is theirs alone. In what is others' as well, matches and chats, a deleted person
   * remains. `name` is what the name is never given away again by; null: it is free. Says which tokens have gone.
   */
  remove(id: string, name: string | null): Promise<readonly string[]>;
  /** Whether a deleted account had this name, by what `remove` was told. */
  isRetired(name: string): Promise<boolean>;

  /** Who has this token. */
  holder(hash: string): Promise<{ readonly person: PersonRow; readonly token: TokenRow } | undefined>;
  /** Notes that a token was used. */
  touch(hash: string, now: number): Promise<void>;
  addToken(token: TokenRow): Promise<void>;
  tokens(person: string): Promise<readonly TokenRow[]>;
  /** False: the person has no such token. */
  dropToken(person: string, id: string): Promise<boolean>;

  mutes(person: string): Promise<readonly string[]>;
  setMute(person: string, other: string, muted: boolean): Promise<void>;
}

/** A page of a list: `after` is the `next` of the page before. */
export interface Page<T> {
  readonly rows: readonly T[];
  readonly next: string | null;
}

export interface TableStore {
  /** False: a code is taken by another table that is not over; then nothing is added. */
  add(tables: readonly TableRow[]): Promise<boolean>;
  find(id: string): Promise<TableRow | undefined>;
  byCode(code: string): Promise<TableRow | undefined>;
  /** Writes a table that was read at `table.version`; false: another writer has changed it since. Not for matches being played. */
  change(table: TableRow): Promise<boolean>;
  /** The result of this match does not count for ratings any more, unless it has counted already. */
  unrate(id: string): Promise<void>;
  /** Public tables of a phase, the latest first. */
  list(phase: Phase, game: string | undefined, after: string | undefined, limit: number): Promise<Page<TableRow>>;
  ofPerson(person: string, phase: Phase | undefined, after: string | undefined, limit: number): Promise<Page<TableRow>>;
  /** Open tables made by quick match, the oldest first. */
  quick(game: string, limit: number): Promise<readonly TableRow[]>;
  ofDeal(deal: string): Promise<readonly TableRow[]>;
}

/** How far a match has come. */
export interface MatchVersion {
  readonly id: string;
  /** The number of its last entry; 0 if there is none. */
  readonly seq: number;
  /** The version of its table. */
  readonly version: number;
  /** The number of the last line of its chat; 0 if there is none. */
  readonly line: number;
}

export interface MatchStore {
  open(id: string): Promise<StoredMatch | undefined>;
  /** Adds the entry with the next number. False: another one has that number already; then nothing is changed. */
  append(id: string, entry: EntryRow, advance: RowChange): Promise<boolean>;
  /** Keeps how the match stands, instead of how it stood before. */
  setSnapshot(id: string, snapshot: SnapshotRow): Promise<void>;
  /** The row of a match, and its entries after number `since`: of the same moment. */
  changesSince(
    id: string,
    since: number,
  ): Promise<{ readonly table: TableRow; readonly entries: readonly EntryRow[] } | undefined>;
  /** How far these matches have come; those that are not there are left out. */
  heads(ids: readonly string[]): Promise<readonly MatchVersion[]>;
  setStandingAnswers(id: string, seat: Seat, answers: readonly string[]): Promise<void>;
  setDeadline(id: string, deadline: number | null): Promise<void>;
  /** Matches whose deadline is not later than `until`, the earliest first. */
  due(until: number, limit: number): Promise<readonly { readonly id: string; readonly deadline: number }[]>;
  /** Lets a finished match count, for ratings and among results. Done twice, it counts once. */
  count(id: string, counted: CountedMatch): Promise<void>;
  /** Finished matches that have not counted yet, the host was stopped in between say, and whose deal is not played any more. */
  uncounted(limit: number): Promise<readonly string[]>;
}

export type { CircleStore, ProfileStore } from './statements/index.js';

export interface ChatStore {
  /** Adds a line and says which number it has. */
  add(match: string, line: Omit<ChatRow, 'line'>): Promise<number>;
  latest(match: string, limit: number): Promise<readonly ChatRow[]>;
  /** What a person has said, match by match. */
  ofPerson(person: string): Promise<readonly (ChatRow & { readonly match: string })[]>;
}
