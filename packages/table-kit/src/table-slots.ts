import type { Seat } from '@souk/kernel';
import type { ReactNode } from 'react';

/** A second tab beside the log. */
interface TalkSlot {
  readonly label: string;
  readonly unread: number;
  readonly node: ReactNode;
  /** Whether it is what is seen first. */
  readonly isFirst?: boolean;
  onRead(): void;
}

/** What became of a link: it was copied; or a browser forbids that, and it is to be copied by hand. */
export type Shared = 'copied' | { readonly byHand: string };

/** Hands a match on. What it says is undefined where the system has taken care of it. */
export type Share = () => Promise<Shared | undefined>;

/** What a table also shows because others sit at it elsewhere, or shows instead because its match is over. A table without it lacks nothing. */
export interface TableSlots {
  /** Says how the connection is. */
  readonly banner?: ReactNode;
  /** What the prompt bar says and asks besides the game's own question. */
  readonly notice?: ReactNode;
  readonly clock?: ReactNode;
  /** What stands in place of the prompt bar where nothing is ever asked. */
  readonly bar?: ReactNode;
  /** What stands in place of the log. `onLook`: the reader wants to see the table. */
  readonly log?: (onLook: () => void) => ReactNode;
  /** Who is there and what they say, beside the log. */
  readonly talk?: TalkSlot;
  /** Whether what is beside the table is open at first where there is no room for it all the time. */
  readonly isSideOpen?: boolean;
  /** Who sits in a seat that is looked at, and the way to their page. */
  readonly who?: (seat: Seat) => ReactNode;
  /** A name in a scene or at the end as something to be pressed, which shows who it is; `name` is how it stands there. */
  readonly name?: (seat: Seat, name: ReactNode) => ReactNode;
  /** The portrait of who sits in a seat; `own` is what the game has for it. */
  readonly portrait?: (seat: Seat, own: ReactNode) => ReactNode;
  /** What is said of a rematch, and of what the match has changed. */
  readonly ending?: ReactNode;
  /** Seats whose people gave up: whatever became of the seat, they have not won. */
  readonly gaveUp?: readonly Seat[];
  /** How the chances changed, beside how the result came about: shown when the match is over. */
  readonly chances?: ReactNode;
  /** Opens the analysis in place; left out: it is with the record. */
  readonly onAnalyse?: (() => void) | undefined;
  /** Where the record is; null while there is none. Left out: with the matches of this browser. */
  readonly record?: string | null;
  /** Whether there will be one soon. */
  readonly isRecordComing?: boolean;
}
