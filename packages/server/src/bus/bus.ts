/** What hosts tell each other: that there is something new, never what it is. Whoever cares reads it from the store. */
export interface News {
  /** The log of a match has grown to this number. */
  readonly match: { readonly id: string; readonly seq: number };
  /** A table has changed in some other way. */
  readonly table: { readonly id: string };
  /** Somebody has said something. */
  readonly chat: { readonly id: string; readonly line: number };
  /** A guest has become part of an account: the seats are the account's now. */
  readonly adopted: { readonly guest: string };
  /** A token is void. */
  readonly signedOut: { readonly token: string };
}

export type Topic = keyof News;

/** Carries news between hosts that share a store. A host does not hear its own. */
export interface Bus {
  tell<T extends Topic>(topic: T, news: News[T]): void;
  hear<T extends Topic>(topic: T, listener: (news: News[T]) => void): void;
  close(): Promise<void>;
}
