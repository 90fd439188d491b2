import { createContext, type ReactNode, useContext } from 'react';
import type { Contender } from '../ending.js';
import type { TableSlots } from '../table-slots.js';

/** How names at a table lead to whoever has them; undefined: they do not. */
export const NameContext = createContext<TableSlots['name']>(undefined);

interface SeatNameProps {
  /** A seat; a rival without one is nobody whom one could get to know. */
  readonly of: Contender;
  /** The name as it stands there. */
  readonly children: ReactNode;
}

/** The name of who sits in a seat, which leads to who that is. */
export function SeatName({ of, children }: SeatNameProps): ReactNode {
  const drawn = useContext(NameContext);
  return typeof of === 'number' ? (drawn?.(of, children) ?? children) : children;
}
