import type { ReactNode } from 'react';

/** What a table also shows because others sit at it elsewhere. A table without it lacks nothing. */
export interface TableSlots {
  /** Says how the connection is. */
  readonly banner?: ReactNode;
  /** What the prompt bar says and asks besides the game's own question. */
  readonly notice?: ReactNode;
  readonly clock?: ReactNode;
  /** Who is there and what they say, beside the log. */
  readonly talk?: { readonly label: string; readonly unread: number; readonly node: ReactNode; onRead(): void };
  /** What is said of a rematch. */
  readonly ending?: ReactNode;
  /** Where the record is; null while there is none. Left out: with the matches of this browser. */
  readonly record?: string | null;
}
