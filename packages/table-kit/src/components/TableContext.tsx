import type { GameTypes, Seat } from '@souk/kernel';
import { createContext, useContext } from 'react';
import type { Face, Sentence, Speaker } from '../face.js';
import type { Picking } from '../picks.js';
import type { Moment, Session } from '../session.js';

/** What every part of a table may ask. */
export interface TableState<T extends GameTypes = GameTypes> {
  readonly session: Session<T>;
  readonly face: Face<T>;
  readonly speaker: Speaker;
  readonly moment: Moment<T>;
  readonly picking: Picking<T['Move']>;
  /** The seat that decides at this screen now; undefined if none does. */
  readonly deciding: Seat | undefined;
  pick(spot: string): void;
  takeBack(): void;
  confirm(): void;
  /** What picking the spot would do, if that decides the move. */
  previewOf(spot: string): Sentence | undefined;
  /** The spots of the move that picking the spot would decide, if it would. */
  decidedWith(spot: string): readonly string[] | undefined;
  /** Shows something large: `undefined` closes it. */
  inspect(subject: string | undefined): void;
  readonly inspected: string | undefined;
  /** The spot that is pointed at. */
  pointAt(spot: string | undefined): void;
  readonly pointedAt: string | undefined;
  /** The spots of the move that a bot would make. */
  readonly hinted: readonly string[];
  /** Places that a line of the log speaks of. */
  readonly shownPlaces: readonly string[];
  showPlaces(places: readonly string[]): void;
}

const Context = createContext<TableState | undefined>(undefined);

export const TableProvider = Context.Provider;

export function useTable(): TableState {
  const table = useContext(Context);
  if (table === undefined) throw new Error('useTable is for parts of a table');
  return table;
}
