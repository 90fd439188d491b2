import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTableState } from './TableContext.js';

/** What stands at its place on a table, and on a phone inside the prompt, in reach of the thumb. */
export function Docked({ children }: { readonly children: ReactNode }) {
  const { dock } = useTableState();
  return dock === null ? children : createPortal(children, dock);
}
