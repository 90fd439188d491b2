import type { Seat } from '@souk/kernel';
import type { ClockState, Entry, ErrorCode, SeatInfo, UndoState } from '@souk/protocol';

/** Something that happened at the table besides moves, and that people want to know. */
export interface News {
  readonly time: number;
  readonly entry: Exclude<Entry, { readonly kind: 'move' | 'leave' }>;
}

/** What is known of a match beside what its table shows. */
export interface MatchStatus {
  readonly seats: readonly SeatInfo[];
  readonly toAct: readonly Seat[];
  readonly clock: ClockState | null;
  readonly undo: UndoState;
  readonly sending: boolean;
  /** Why the last that was sent has been refused, until something else is sent. */
  readonly refused: ErrorCode | undefined;
  /** What happened to the last request to take something back, until the next move. */
  readonly undone: 'refused' | 'done' | undefined;
  readonly news: readonly News[];
}

/** Whether all people have left their seats to bots without having given up: the host lets none of them play on among themselves. */
export const isDeserted = (seats: readonly SeatInfo[]): boolean =>
  seats.every(({ person, bot }) => person === null || bot !== null) &&
  seats.some(({ person, resigned }) => person !== null && !resigned);

/** What an entry says about the last request to take something back; undefined: nothing. */
export function undoneBy(entry: News['entry']): Pick<MatchStatus, 'undone'> | undefined {
  if (entry.kind === 'undo') return { undone: entry.agreed.length > 0 ? 'done' : undefined };
  if (entry.kind === 'undo-answered' && !entry.agree) return { undone: 'refused' };
  return entry.kind === 'undo-asked' ? { undone: undefined } : undefined;
}
