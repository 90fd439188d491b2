/** One call of a store's method: its concept and name, and what it was called with. */
export type ThreadRequest = readonly [name: string, args: readonly unknown[]];

/** What is done in one transaction. */
export interface Batch {
  readonly requests: readonly ThreadRequest[];
  readonly writes: boolean;
}

export type ThreadReply = { readonly result: unknown } | { readonly error: string };

/** What the thread sends: that it is ready, or the replies to a batch, in order. It ends when it has closed the database. */
export type FromThread = 'ready' | readonly ThreadReply[];
