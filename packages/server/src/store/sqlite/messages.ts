import type { Ailment } from '../health.js';
import { PROFILE_STATEMENTS } from '../statements/index.js';

/** One call of a store's method: its concept and name, and what it was called with. */
export type ThreadRequest = readonly [name: string, args: readonly unknown[]];

/** The methods that only read. A batch of them needs no place in the queue of writers. */
const READS = new Set([
  ...['find', 'ratings', 'account', 'holder', 'tokens', 'mutes', 'secret', 'recoveryCodes', 'isRetired'].map(
    (name) => `people.${name}`,
  ),
  ...['find', 'byCode', 'list', 'ofPerson', 'quick', 'ofDeal'].map((name) => `tables.${name}`),
  ...['open', 'changesSince', 'heads', 'due', 'uncounted'].map((name) => `matches.${name}`),
  ...['latest', 'ofPerson'].map((name) => `chat.${name}`),
  ...Object.keys(PROFILE_STATEMENTS).flatMap((name) => (name === 'setSettings' ? [] : [`profiles.${name}`])),
  ...['followed', 'followCount', 'followers', 'relation', 'asked', 'received', 'sent'].map((name) => `circle.${name}`),
]);

export const isRead = ([name]: ThreadRequest): boolean => READS.has(name);

/** What has become of a call. With an ailment, the disk or the file is why it was not done. */
export type ThreadReply =
  | { readonly result: unknown }
  | { readonly error: string; readonly ailment?: Ailment | undefined };

/** What the host sends: what is done in one transaction, or that it is over. */
export type ToThread = readonly ThreadRequest[] | 'close';

/** What the thread sends. It ends when it has closed the database. */
export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly error: string; readonly ailment: Ailment | undefined }
  /** The replies to a batch, in order. */
  | { readonly kind: 'replies'; readonly replies: readonly ThreadReply[] }
  | { readonly kind: 'health'; readonly ailment: Ailment | undefined };

/** What the checkpointer sends: how many pages the log has now, or why it could not be carried over. */
export type FromCheckpointer = { readonly pages: number } | { readonly ailment: Ailment };
