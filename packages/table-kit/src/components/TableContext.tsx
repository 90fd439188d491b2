import type { GameTypes, Seat } from '@souk/kernel';
import { createContext, type ReactNode, useContext } from 'react';
import type { Face, Progress, Sentence, Speaker } from '../face.js';
import type { Option } from '../options.js';
import type { Picking } from '../picks.js';
import type { Decision, Moment, Session, Sitter } from '../session.js';
import type { OrderingState } from '../useOrdering.js';
import type { PickActions } from '../usePicking.js';

// Three contexts, by how often they change: what reads one is drawn anew when that one changes, and not with every move of a pointer.

/** The match of a table and what can be done at it. It is the same for as long as the match is. */
export interface TableControls<T extends GameTypes = GameTypes> extends PickActions<T> {
  readonly session: Session<T>;
  readonly face: Face<T>;
  readonly speaker: Speaker;
  /** Shows something large: `undefined` closes it. */
  inspect(subject: string | undefined): void;
  /** Shows another thing in the place of what is shown large, if anything is: it does not open by itself. */
  inspectNext(subject: string): void;
  pointAt(spot: string | undefined): void;
  showPlaces(places: readonly string[]): void;
  /** Says something to those who listen. */
  announce(text: string): void;
}

/** How the match stands, and what is picked of the next move. */
export interface TableState<T extends GameTypes = GameTypes> {
  readonly moment: Moment<T>;
  /** Who sits where now: a bot may have taken a seat over. */
  readonly sitters: readonly Sitter[];
  readonly picking: Picking<T['Move']>;
  /** The seat that decides at this screen now; undefined if none does. */
  readonly deciding: Seat | undefined;
  readonly decision: Decision<T> | undefined;
  /** What can be chosen beside places, and the place whose menu is open. */
  readonly options: readonly Option[];
  readonly menu: string | undefined;
  /** What would certainly follow from the move that is chosen, and what the prompt says of the picks. */
  readonly foreseen: readonly T['Event'][];
  readonly progress: Progress | undefined;
  /** The row that is being put in order, where that is what is asked. */
  readonly ordering: OrderingState | undefined;
  /** Where a phone's table puts what is to be in reach of the thumb: inside the prompt, above its buttons. Null elsewhere. */
  readonly dock: HTMLElement | null;
  /** The picks in whose place a spot would come that does not go with them. */
  insteadOf(spot: string): readonly string[] | undefined;
  /** What picking the spot would do, if that decides the move. */
  previewOf(spot: string): Sentence | undefined;
  /** The spots of the move that picking the spot would decide, if it would. */
  decidedWith(spot: string): readonly string[] | undefined;
  /** The spots of the move that a bot would make. */
  readonly hinted: readonly string[];
  /** Places that a line of the log or a lesson speaks of. */
  readonly shownPlaces: readonly string[];
}

/** What pointer and focus are at. */
export interface Attention {
  /** The spot that is pointed at. */
  readonly pointedAt: string | undefined;
  /** What is shown large. */
  readonly inspected: string | undefined;
}

const ControlsContext = createContext<TableControls | undefined>(undefined);
const StateContext = createContext<TableState | undefined>(undefined);
const AttentionContext = createContext<Attention | undefined>(undefined);

interface TableProviderProps {
  readonly controls: TableControls;
  readonly state: TableState;
  readonly attention: Attention;
  readonly children: ReactNode;
}

export const TableProvider = ({ controls, state, attention, children }: TableProviderProps) => (
  <ControlsContext.Provider value={controls}>
    <StateContext.Provider value={state}>
      <AttentionContext.Provider value={attention}>{children}</AttentionContext.Provider>
    </StateContext.Provider>
  </ControlsContext.Provider>
);

function atTable<V>(value: V | undefined): V {
  if (value === undefined) throw new Error('this is for parts of a table');
  return value;
}

export const useTable = (): TableControls => atTable(useContext(ControlsContext));

export const useTableState = (): TableState => atTable(useContext(StateContext));

export const useAttention = (): Attention => atTable(useContext(AttentionContext));
