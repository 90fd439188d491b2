/** One call of a store's method: its concept and name, and what it was called with. */
export type Request = readonly [name: string, args: readonly unknown[]];

/** What is done in one transaction. */
export interface Batch {
  readonly requests: readonly Request[];
  readonly writes: boolean;
}

export type Reply = { readonly result: unknown } | { readonly error: string };

/** What the thread sends: that it is ready, the replies to a batch, in order, or that it has closed. */
export type FromThread = 'ready' | 'closed' | readonly Reply[];
