import type { Seat } from '@souk/kernel';
import { createContext, type ReactNode, useContext } from 'react';
import type { TableSlots } from '../table-slots.js';

/** Whose portraits are shown at a table; undefined: the game's own. */
export const PortraitContext = createContext<TableSlots['portrait']>(undefined);

interface SeatPortraitProps {
  readonly seat: Seat;
  /** What the game itself draws. */
  readonly children: ReactNode;
}

/** The face of who sits in a seat: the one that the person has chosen, else the game's. */
export const SeatPortrait = ({ seat, children }: SeatPortraitProps): ReactNode =>
  useContext(PortraitContext)?.(seat, children) ?? children;
